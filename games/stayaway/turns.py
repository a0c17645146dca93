"""The end of a turn: quarantines wear off, rounds are counted, the marker passes (S3, S10, S18)."""

from games.contract import Event
from games.stayaway.endings import MOST_ROUNDS, end_by_rounds
from games.stayaway.piles import put_aside_away, put_away
from games.stayaway.places import pass_marker
from games.stayaway.state import State


def end_turn(state: State, events: list[Event]) -> None:
    """End the turn; the next one is drawn for when the move has run its course."""
    if state.result is not None:
        return
    put_aside_away(state)
    state.exchange = None
    _wear_quarantine(state, events)
    state.round_left -= 1
    if state.round_left == 0:
        state.rounds += 1
        state.round_left = len(state.living())
        if state.rounds == MOST_ROUNDS:
            end_by_rounds(state, events)
            return
    state.turn = pass_marker(state)
    state.phase = "draw"


def _wear_quarantine(state: State, events: list[Event]) -> None:
    seat = state.turn
    if state.quarantine[seat]:
        state.quarantine[seat] -= 1
        if not state.quarantine[seat]:
            put_away(state, "quarantine", state.everybody())
            events.append(Event({"type": "quarantine_over", "seat": seat}))
