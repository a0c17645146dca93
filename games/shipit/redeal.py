"""Drawing anew what a viewer cannot know, in agreement with all that it was shown."""

from collections import Counter
from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.dealing import deal_within
from games.shipit.cards import EVENT_KINDS, EVENTS, IDS, NOTHING_BUT, ORDER
from games.shipit.state import Mind, Note, State

_KINDS: Final = len(IDS)
_NOT_IN_DECK: Final = ((1 << _KINDS) - 1) << _KINDS
"""Cards of numbers from here on are copies that the viewer knows to be in some hand."""
_CERTAIN: Final = frozenset(NOTHING_BUT.values())
_OTHER_SIDE: Final = {"gave": "got", "got": "gave"}


def redealt(state: State, viewer: int | None, chance: Chance) -> State:
    """Return a copy with hands, deck, architectures and the chance drawn anew."""
    twin = state.clone()
    twin.chance = Chance(chance.fork("redeal").seed)
    if state.result is not None:
        return twin
    _deal_cards(twin, viewer, chance)
    _deal_architectures(twin, viewer, chance)
    for seat in range(len(twin.hands)):
        if seat != viewer:
            _let_know(twin, seat, viewer, chance)
    _tidy(twin.minds[-1 if viewer is None else viewer])
    if viewer is not None:
        last = len(twin.hands)
        twin.minds[last] = _fresh_mind(twin, last)
    return twin


# --- cards ---------------------------------------------------------------------------------


def _deal_cards(twin: State, viewer: int | None, chance: Chance) -> None:
    """Deal the cards unseen by the viewer to all places that it cannot look into."""
    mind = twin.minds[-1 if viewer is None else viewer]
    others = [seat for seat in range(len(twin.hands)) if seat != viewer]
    looked = len(twin.looked) if viewer != twin.turn else 0
    pool = _unseen(twin, mind, others, looked)
    chance.shuffle(pool)
    limits = _deck_limits(len(twin.deck), mind) + [mind.looked | _NOT_IN_DECK] * looked
    for seat in others:
        limits += [_twice(limit | EVENT_KINDS) for limit in mind.limits[seat]]
    dealt = [IDS[number % _KINDS] for number in deal_within(limits, pool)]
    twin.deck = _mixed(dealt[: len(twin.deck)], mind, chance)
    rest = iter(dealt[len(twin.deck) :])
    if looked:
        twin.looked = [next(rest) for _ in range(looked)]
    for seat in others:
        cards = [next(rest) for _ in twin.hands[seat]]
        twin.hands[seat] = sorted(cards, key=ORDER.__getitem__)


def _unseen(twin: State, mind: Mind, others: list[int], looked: int) -> list[int]:
    """Return the numbers of all unseen cards, in an order that tells nothing."""
    counts = Counter(twin.deck)
    counts.update(twin.looked if looked else ())
    for seat in others:
        counts.update(twin.hands[seat])
    pool: list[int] = []
    for card, number in ORDER.items():
        total = counts[card]
        within = total if mind.caps is None else min(total, mind.caps.get(card, 0))
        pool += [number] * within + [number + _KINDS] * (total - within)
    return pool


def _deck_limits(size: int, mind: Mind) -> list[int]:
    unknown = [_NOT_IN_DECK] * (size - len(mind.tops))
    return unknown + [top | _NOT_IN_DECK for top in mind.tops]


def _twice(limit: int) -> int:
    return limit | limit << _KINDS


def _mixed(deck: list[str], mind: Mind, chance: Chance) -> list[str]:
    """Shuffle the part of the deck that was never seen: dealing within limits favours places."""
    unknown = len(deck) - len(mind.tops)
    below = deck[:unknown]
    chance.shuffle(below)
    return below + deck[unknown:]


def _deal_architectures(twin: State, viewer: int | None, chance: Chance) -> None:
    """Deal the hidden architectures anew; a seat that did not win with a set had another one."""
    hidden = [seat for seat in twin.seats_in() if seat != viewer]
    names = [twin.architectures[seat] for seat in hidden] + twin.unused
    pool = sorted(ORDER[name] for name in names)
    chance.shuffle(pool)
    limits = [twin.excluded[seat] for seat in hidden] + [0] * len(twin.unused)
    dealt = [IDS[number] for number in deal_within(limits, pool)]
    for seat, name in zip(hidden, dealt, strict=False):
        twin.architectures[seat] = name
    twin.unused = dealt[len(hidden) :]


def _tidy(mind: Mind) -> None:
    """Let the viewer's caps stand in the order of the rules page, not in that of the true deck."""
    if mind.caps is not None:
        mind.caps = {card: mind.caps[card] for card in ORDER if card in mind.caps}


# --- what the others know ------------------------------------------------------------------


def _let_know(twin: State, seat: int, viewer: int | None, chance: Chance) -> None:
    """Let another seat know what it now holds and is looking at, and what the viewer also knows."""
    twin.minds[seat] = _fresh_mind(twin, seat)
    hand = twin.hands[seat][:]
    chance.shuffle(hand)
    twin.laid[seat] = hand[: len(twin.laid[seat])]
    cards = iter(hand + [card for card in twin.discard + twin.deck if card not in EVENTS])
    drew = (card if card in EVENTS else next(cards, card) for card in twin.drew[seat])
    twin.drew[seat] = tuple(drew)
    shared = [] if viewer is None else _traded(twin, seat, viewer)
    if seat == twin.turn and twin.phase in ("take", "keep", "order"):
        shared.append(_retold(twin, twin.notes[seat][-1]))
    twin.notes[seat] = tuple(shared)


def _traded(twin: State, seat: int, viewer: int) -> list[Note]:
    """Return what a seat noted of its trades with the viewer, as far as the viewer's notes tell.

    Its own list may be shorter: what else stands there has pushed older notes out, unseen.
    """
    return [
        replace(note, kind=_OTHER_SIDE[note.kind], seat=viewer)
        for note in twin.notes[viewer]
        if note.seat == seat
    ]


def _fresh_mind(twin: State, viewer: int) -> Mind:
    """Return a mind that is sure of no more than the deck's top, as far as it had seen it."""
    limits = [() if seat == viewer else (0,) * len(hand) for seat, hand in enumerate(twin.hands)]
    tops = twin.minds[viewer].tops
    seen = zip(reversed(tops), reversed(twin.deck), strict=False)
    known = [NOTHING_BUT[card] if top in _CERTAIN else 0 for top, card in seen]
    return Mind(limits, tops=tuple(reversed(known)))


def _retold(twin: State, note: Note) -> Note:
    """Return what the seat on turn was shown, as it would be with the cards dealt now."""
    match note.kind:
        case "deck":
            cards = sorted(twin.deck, key=ORDER.__getitem__)
        case "top":
            cards = [twin.deck[-1]]
        case _:
            gone = len(note.cards) - len(twin.looked)
            cards = [*twin.looked, *(twin.deck[1 - gone :] if gone > 1 else [])]
            cards += [twin.discard[-1]] if gone else []
    return Note(note.kind, note.round, note.turn, tuple(cards))
