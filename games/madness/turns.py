"""The start of a turn: fields close, the round is resolved, hunger is checked (M4)."""

from games.contract import Event
from games.madness.endings import award, endure, starve
from games.madness.rounds import all_closed, close_field, end_won_round
from games.madness.state import State


def begin_turn(state: State, seat: int, events: list[Event]) -> None:
    """Start a seat's turn and run on to the next decision or the end."""
    state.turn = seat
    if not state.deck:
        state.idle += 1
    events.append(Event({"type": "turn", "seat": seat}))
    last = _close_won_fields(state, seat, events)
    if state.result is not None:
        return
    if last is not None and all_closed(state):
        _resolve_round(state, last, events)
    else:
        _open_turn(state, events)


def end_round_at_start(state: State, winner: int, events: list[Event]) -> None:
    """Finish a won round, then go on with the turn where it stopped (M7, M9)."""
    end_won_round(state, winner, events)
    if state.result is None and not endure(state, events):
        _open_turn(state, events)


def _close_won_fields(state: State, seat: int, events: list[Event]) -> int | None:
    """Close what this seat won, left to right, a point each; return the last field closed (M4)."""
    last = None
    for index, field in enumerate(state.fields):
        if field.is_won_by(seat):
            close_field(state, index, seat, events)
            award(state, seat, "field", events)
            last = index
            if state.result is not None:
                break
    return last


def _resolve_round(state: State, last: int, events: list[Event]) -> None:
    """Offer the Coyote's Chance to a seat that has cards, else finish the round (M7)."""
    if not state.hands[1 - state.turn]:
        end_round_at_start(state, state.turn, events)
        return
    state.phase = "coyote"
    state.contested = last
    other, card = 1 - state.turn, state.card_to_beat()
    events.append(Event({"type": "chance", "seat": other, "field": last, "card": card}))


def _open_turn(state: State, events: list[Event]) -> None:
    if not starve(state, events):
        state.phase = "main"
