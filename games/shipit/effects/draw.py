"""Cards that bring cards: research, gc, hype, rfc, p2p and opensource (I12)."""

from typing import Final

from games.bans import Ban
from games.contract import Event, Move
from games.shipit import knowledge
from games.shipit.cards import CARDS, EVENTS, ORDER
from games.shipit.drawing import draw_card
from games.shipit.effects.effect import Effect
from games.shipit.hands import hand_over
from games.shipit.moves import Ways, play, rfc
from games.shipit.notes import note, note_for_all
from games.shipit.piles import has_cards, refill
from games.shipit.state import State
from games.words import gettext_noop as _

MOST_COLLECTED = 3

_NOTHING_TO_DRAW = Ban("nothing_to_draw", _("There is no card left to be drawn."), "I12")
_NOTHING_TO_COLLECT = Ban(
    "nothing_to_collect", _("There is nothing in the discard that can be taken."), "I12"
)
_COLLECTED = Ban("too_many_gc", _("At most three gc are played in a turn."), "I12")
_EMPTY_HANDS = Ban("empty_hands", _("Nobody else has a card in hand."), "I12")
_OPENED = Ban("opensource_again", _("OpenSource is played once in a turn."), "I12")

_NAMEABLE: Final = {
    extras: tuple(
        card.id
        for card in CARDS.values()
        if card.kin not in ("event", "architecture") and (extras or not card.extra)
    )
    for extras in (True, False)
}


def in_order(cards: list[str]) -> list[str]:
    """Return the kinds among these cards in the order of the rules page."""
    return sorted(set(cards), key=ORDER.__getitem__)


# --- research ------------------------------------------------------------------------------


def _research_ways(state: State, seat: int) -> Ways:
    del state, seat
    return (play("research"),)


def _research(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Show the seat the deck's contents, not its order, and let it take a card."""
    del move
    refill(state, events)
    contents = sorted(state.deck, key=ORDER.__getitem__)
    knowledge.searched(state, seat)
    note(state, seat, "deck", contents)
    events.append(Event({"type": "search", "seat": seat}, {seat: {"cards": contents}}))
    state.phase = "take"


def takeable(state: State) -> list[str]:
    """Return what research may take."""
    return in_order([card for card in state.deck if card not in EVENTS])


def take(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Take the card that was searched for, or none, and shuffle the deck."""
    card = move["card"]
    if card is not None:
        state.deck.remove(card)
        knowledge.found(state, seat, card)
        state.add_to_hand(seat, card)
        state.drew[seat] += (card,)
    knowledge.shuffled(state)
    state.chance.shuffle(state.deck)
    public = {"type": "found", "seat": seat, "took": card is not None}
    events.append(Event(public, {seat: {"card": card}}))


# --- gc, hype ------------------------------------------------------------------------------


def _gc_ways(state: State, seat: int) -> Ways:
    del seat
    if state.collected == MOST_COLLECTED:
        return _COLLECTED
    cards = in_order([card for card in state.discard if card not in EVENTS])
    return [play("gc", take=card) for card in cards] or _NOTHING_TO_COLLECT


def _gc(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Take a card from the discard, for all to see."""
    card = move["take"]
    state.collected += 1
    state.discard.remove(card)
    state.add_to_hand(seat, card)
    knowledge.gained_openly(state, seat, card)
    events.append(Event({"type": "collected", "seat": seat, "card": card}))


def _hype_ways(state: State, seat: int) -> Ways:
    del seat
    return (play("hype"),) if has_cards(state) else _NOTHING_TO_DRAW


def _hype(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Draw three, card by card (I3)."""
    del seat, move, events
    state.due = 3


# --- rfc, p2p ------------------------------------------------------------------------------


def _rfc_ways(state: State, seat: int) -> Ways:
    names = _NAMEABLE[state.rules.extras]
    return [rfc(other, names) for other in state.others_in(seat) if state.hands[other]] or (
        _EMPTY_HANDS
    )


def _rfc(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Ask a seat for a card by its name: whether it comes is seen by all."""
    card, other = move["take"], move["seat"]
    came = card in state.hands[other]
    if came:
        state.hands[other].remove(card)
        state.add_to_hand(seat, card)
        knowledge.lost_openly(state, other, card)
        knowledge.gained_openly(state, seat, card)
        note(state, seat, "got", (card,), other)
        note(state, other, "gave", (card,), seat)
    else:
        knowledge.lacked(state, other, card)
    note_for_all(state, "rfc", card, seat, other, came)
    events.append(
        Event({"type": "requested", "seat": seat, "from": other, "card": card, "came": came})
    )


def _p2p_ways(state: State, seat: int) -> Ways:
    held = [other for other in state.others_in(seat) if state.hands[other]]
    ways = [play("p2p", seat=other) for other in held]
    if state.rules.social:
        ways += [
            play("p2p", seat=other, bonus=second)
            for other in held
            for second in held
            if second != other or len(state.hands[other]) > 1
        ]
    return ways or _EMPTY_HANDS


def _p2p(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Take a card at random from another hand; the bonus is a second one (I16)."""
    for other in (move["seat"], *([move["bonus"]] if "bonus" in move else [])):
        card = state.chance.pick(state.hands[other])
        hand_over(state, other, seat, card)
        note(state, seat, "got", (card,), other)
        note(state, other, "gave", (card,), seat)
        public = {"type": "copied", "seat": seat, "from": other}
        events.append(Event(public, {seat: {"card": card}, other: {"card": card}}))


# --- opensource ----------------------------------------------------------------------------


def _opensource_ways(state: State, seat: int) -> Ways:
    del seat
    if state.opened:
        return _OPENED
    return (play("opensource"),) if has_cards(state) else _NOTHING_TO_DRAW


def _opensource(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Let the seat look at the deck's top."""
    del move
    state.opened = True
    refill(state, events)
    top = state.deck[-1]
    knowledge.top_seen(state, seat)
    note(state, seat, "top", (top,))
    events.append(Event({"type": "peek", "seat": seat}, {seat: {"card": top}}))
    state.phase = "keep"


def keep(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Take the deck's top for opensource, or leave it and keep opensource."""
    events.append(Event({"type": "keep", "seat": seat, "take": move["take"]}))
    if move["take"]:
        draw_card(state, seat, events)
    else:
        state.in_play.remove("opensource")
        state.add_to_hand(seat, "opensource")
        knowledge.gained_openly(state, seat, "opensource")


EFFECTS: Final = {
    "research": Effect(_research_ways, _research),
    "gc": Effect(_gc_ways, _gc),
    "hype": Effect(_hype_ways, _hype),
    "rfc": Effect(_rfc_ways, _rfc),
    "p2p": Effect(_p2p_ways, _p2p),
    "opensource": Effect(_opensource_ways, _opensource),
}
