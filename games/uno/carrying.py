"""Carrying out verified moves: naming, calling, drawing, laying, and what cards do."""

from collections.abc import Callable
from typing import Any

from games.contract import Event, Move
from games.uno.cards import (
    COLOUR_NUMBERS,
    DRAW_TWO,
    EVERY_KIND,
    FITS,
    IDS,
    NUMBERS,
    RANK,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
)
from games.uno.endings import end_deal
from games.uno.knowledge import card_left, drawn_card_left, hands_moved
from games.uno.piles import take, take_until
from games.uno.state import NO_CARD, NOBODY, State
from games.uno.turns import pass_after_draw, pass_on

CALL_PENALTY = 2


def carry_out(state: State, seat: int, kind: str, move: Move) -> list[Event]:
    """Make a verified move and run on to the next decision or the end."""
    events: list[Event] = []
    _MOVES[kind](state, seat, move, events)
    return events


def _call(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Call UNO after the card (U6)."""
    del move
    state.call_due = NOBODY
    events.append(Event({"type": "uno", "seat": seat}))


def _name_colour(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Name the colour of an opened wild (U2)."""
    state.colour = COLOUR_NUMBERS[move["color"]]
    events.append(Event({"type": "color", "seat": seat, "color": move["color"]}))


def _draw(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Take the sum that is due, or draw because nothing can be played (U4, U12)."""
    del move
    if state.call_due != NOBODY:
        _punish_silence(state, seat, events)
    state.drew[seat] = []
    if state.sum_due:
        taken = take(state, seat, state.sum_due, "sum", events)
        state.sum_due = 0
    else:
        taken = _draw_to_play(state, seat, events)
    if state.call_due == seat and len(state.hands[seat]) != 1:
        state.call_due = NOBODY
    if state.drawn == NO_CARD:
        state.jump_open = False
        pass_after_draw(state, seat, taken, events)


def _play(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Lay a card, carry out its effect, and pass the turn on (U3, U6, U8, U12)."""
    card = NUMBERS[move["card"]]
    called = "uno" in move
    if state.call_due != NOBODY:
        _punish_silence(state, seat, events)
        state.call_due = NOBODY
    hand = state.hands[seat]
    hand.remove(card)
    if state.drawn != NO_CARD and seat == state.turn:
        drawn_card_left(state, seat, card)
    else:
        card_left(state, seat, card)
    state.discard.append(card)
    state.colour = card // 13 if card < WILD else COLOUR_NUMBERS[move["color"]]
    state.drawn = NO_CARD
    state.jump_open = card < WILD
    if state.drew[seat]:
        state.drew[seat] = []
    if seat != state.turn:
        events.append(Event({"type": "jump_in", "seat": seat}))
    said: dict[str, Any] = {"type": "play", "seat": seat, "card": IDS[card]}
    if card >= WILD:
        said["color"] = move["color"]
    if called:
        said["uno"] = True
    events.append(Event(said))
    if hand:
        effect = _EFFECTS[card]
        steps = effect(state, seat, card, move.get("swap"), events) if effect else 1
        if not called and len(state.hands[seat]) == 1:
            state.call_due = seat
        pass_on(state, seat, steps, events)
    else:
        _last_card(state, seat, card, events)
        end_deal(state, seat, "out", events)


def _punish_silence(state: State, mover: int, events: list[Event]) -> None:
    """Give two cards to a seat that had not called when another one moves (U6)."""
    silent = state.call_due
    if silent != mover:
        state.call_due = NOBODY
        take(state, silent, CALL_PENALTY, "penalty", events)


def _draw_to_play(state: State, seat: int, events: list[Event]) -> int:
    """Draw one card, or until one fits (U12); a card that fits waits to be played (U4)."""
    top, colour = state.discard[-1], state.colour
    fits = FITS[colour][top]
    state.limits[seat] = [limit | fits for limit in state.limits[seat]]
    if state.rules.draw_to_match:
        taken = take_until(state, seat, fits, "turn", events)
    else:
        taken = take(state, seat, 1, "turn", events, fits)
    if taken:
        card = state.hands[seat][-1]
        if fits >> card & 1:
            state.limits[seat][-1] = EVERY_KIND ^ fits
            state.drawn = card
    return taken


def _last_card(state: State, seat: int, card: int, events: list[Event]) -> None:
    """Carry out what a last card makes the next seat draw (U8), a whole chain at once (U12)."""
    due = state.sum_due + (2 if RANK[card] == DRAW_TWO else 4 if card == WILD_FOUR else 0)
    if due:
        state.sum_due = 0
        take(state, state.next_seat(seat), due, "effect", events)


# --- effects: each returns how many steps the turn goes on ---------------------------------


def _skip(state: State, seat: int, card: int, swap: int | None, events: list[Event]) -> int:
    del card, swap
    events.append(Event({"type": "skip", "seat": state.next_seat(seat)}))
    return 2


def _reverse(state: State, seat: int, card: int, swap: int | None, events: list[Event]) -> int:
    if len(state.hands) == 2 and state.rules.reverse_as_skip:
        return _skip(state, seat, card, swap, events)
    state.direction = -state.direction
    events.append(Event({"type": "reverse", "direction": state.direction}))
    return 1


def _draw_cards(state: State, seat: int, card: int, swap: int | None, events: list[Event]) -> int:
    count = 4 if card == WILD_FOUR else 2
    if state.rules.stacking:
        state.sum_due += count
        return 1
    take(state, state.next_seat(seat), count, "effect", events)
    return _skip(state, seat, card, swap, events)


def _seven(state: State, seat: int, card: int, swap: int | None, events: list[Event]) -> int:
    del card
    if swap is not None:
        holders = list(range(len(state.hands)))
        holders[seat], holders[swap] = swap, seat
        hands_moved(state, holders)
        events.append(Event({"type": "swap", "seat": seat, "with": swap}))
    return 1


def _zero(state: State, seat: int, card: int, swap: int | None, events: list[Event]) -> int:
    del seat, card, swap
    if state.rules.seven_zero:
        hands_moved(state, [state.next_seat(old) for old in range(len(state.hands))])
        events.append(Event({"type": "hands_passed", "direction": state.direction}))
    return 1


_Effect = Callable[[State, int, int, int | None, list[Event]], int]
_BY_RANK: dict[int, _Effect] = {
    0: _zero,
    7: _seven,
    DRAW_TWO: _draw_cards,
    REVERSE: _reverse,
    SKIP: _skip,
}
_EFFECTS: tuple[_Effect | None, ...] = (
    *(_BY_RANK.get(card % 13) for card in range(WILD)),
    None,
    _draw_cards,
)

_MOVES: dict[str, Callable[[State, int, Move, list[Event]], None]] = {
    "play": _play,
    "draw": _draw,
    "color": _name_colour,
    "uno": _call,
}
