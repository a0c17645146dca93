"""What each observer learns, kept as the game goes: sights of hands and deck, and dated notes.

A sight never claims too much. A card that leaves a hand unseen may be any of those known to lie
there, so the observer knows one less of them; a card that is seen to leave is simply taken away.
A card laid for an exchange counts as still held until the exchange is done.
"""

from typing import Any, Final

from games.stayaway.cards import INFECTED, PANICS, THING
from games.stayaway.facts import Clause, Sight
from games.stayaway.state import State

MOST_NOTES: Final = 100
_NOTHING: Final = Sight()


def note(state: State, observer: int, **what: Any) -> None:
    """Write a dated note; observer ``state.seats`` is the public."""
    notes = state.notes[observer]
    notes.append({"turn": state.turns, **what})
    if len(notes) > MOST_NOTES:
        del notes[0]


def left(state: State, holder: int, card: str, seers: int) -> None:
    """A card leaves a hand or the deck; only the seers know which."""
    sights, width = state.sights, len(state.hands) + 1
    for observer, sight in enumerate(sights[holder::width]):
        if sight is not None:
            seen = seers >> observer & 1
            sights[observer * width + holder] = _less(sight, card) if seen else _blurred(sight)


def gained(state: State, holder: int, card: str, seers: int) -> None:
    """A card comes to a hand; the seers know which."""
    sights, width = state.sights, len(state.hands) + 1
    others = seers & ~(1 << holder)
    while others:
        observer = others.bit_length() - 1
        others ^= 1 << observer
        place = observer * width + holder
        sight = sights[place] or _NOTHING
        sights[place] = Sight((*sight.sure, card), sight.maybe, sight.lost)


def _less(sight: Sight, card: str) -> Sight | None:
    if card in sight.sure:
        return _tidy(without(sight.sure, card), sight.maybe, sight.lost)
    if card in sight.maybe:
        return _tidy(sight.sure, without(sight.maybe, card), sight.lost)
    return sight


def _blurred(sight: Sight) -> Sight | None:
    if not sight.sure:
        return _tidy((), sight.maybe, sight.lost + 1)
    return _tidy((), sight.sure + sight.maybe, sight.lost + 1)


def _tidy(sure: tuple[str, ...], maybe: tuple[str, ...], lost: int) -> Sight | None:
    if lost >= len(maybe):
        return Sight(sure) if sure else None
    return Sight(sure, maybe, lost)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards less one copy."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def saw_card(state: State, holder: int, card: str, seers: int) -> None:
    """The seers are shown one card of a hand."""
    sights, width = state.sights, state.seats + 1
    for observer in range(width):
        if not seers >> observer & 1 or observer == holder:
            continue
        if card == THING:
            state.known_thing[observer] = holder
        sight = sights[observer * width + holder] or Sight()
        if card in sight.sure:
            continue
        maybe = without(sight.maybe, card) if card in sight.maybe else sight.maybe
        sights[observer * width + holder] = _tidy((*sight.sure, card), maybe, sight.lost)


def saw_hand(state: State, holder: int, seers: int) -> None:
    """The seers are shown a whole hand: with it, that its holder is the Thing or is not."""
    hand = tuple(state.hands[holder])
    width, stamp = state.seats + 1, state.tick()
    for observer in range(width):
        if not seers >> observer & 1 or observer == holder:
            continue
        state.sights[observer * width + holder] = Sight(hand)
        if THING in hand:
            state.known_thing[observer] = holder
        else:
            state.not_thing[observer] |= 1 << holder
            if INFECTED not in hand:
                state.cleared[observer * state.seats + holder] = stamp


def saw_infected_laid(
    state: State, giver: int, target: int, stamp: int, received: bool, seers: int
) -> None:
    """The seers see ``infected`` laid for a target: only the Thing, or one for the Thing, may."""
    if seers >> target & 1 and state.roles[target] != "thing":
        state.known_thing[target] = giver
    state.clauses.append(Clause(seers, giver, target, stamp, received))


def deck_renewed(state: State) -> None:
    """The discard becomes the deck: what an observer knew of it is known to be in there."""
    width = state.seats + 1
    events = [
        (card, seen)
        for card, seen in zip(state.discard, state.discard_seen, strict=True)
        if card not in PANICS
    ]
    for observer in range(width):
        known = tuple([card for card, seen in events if seen >> observer & 1])
        state.sights[observer * width + state.seats] = Sight((), known) if known else None


def hand_discarded(state: State, seat: int) -> list[int]:
    """Forget a hand that is discarded as a whole; return who knows each of its cards."""
    width = state.seats + 1
    masks = [1 << seat] * len(state.hands[seat])
    for observer in range(width):
        sight = state.sights[observer * width + seat]
        sure = list(sight.sure) if sight else []
        for number, card in enumerate(state.hands[seat]):
            if card in sure:
                sure.remove(card)
                masks[number] |= 1 << observer
        state.sights[observer * width + seat] = None
    return masks
