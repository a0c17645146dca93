"""Carrying out verified moves: each type of move, and what does it."""

from games.contract import Event, Move
from games.omfc.acting import act
from games.omfc.deed import Deed
from games.omfc.setup import advance, take_step
from games.omfc.state import State
from games.omfc.turns import begin_play, end_turn
from games.omfc.undoing import remember, undo


def carry_out(state: State, seat: int, deed: Deed, move: Move) -> list[Event]:
    """Make a verified move and run on to the next decision or the end."""
    state.last = {"seat": seat, "move": move}
    if deed.kind == "undo":
        undo(state)
        return [Event({"type": "undo", "seat": seat})]
    if deed.kind == "end":
        return end_turn(state)
    remember(state)
    if state.stage == "play":
        return act(state, deed)
    events = take_step(state, deed)
    if not advance(state, events):
        begin_play(state, events)
    return events
