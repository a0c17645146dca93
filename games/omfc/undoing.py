"""Taking back: this turn's earlier positions are kept in the state (O3)."""

from games.omfc.state import State, restore, snapshot
from games.omfc.verification import MAX_UNDONE


def remember(state: State) -> None:
    """Keep the position before an act, as many as may still be taken back this turn."""
    left = MAX_UNDONE - state.undone
    if left > 0:
        state.past = [*state.past, snapshot(state)][-left:]


def undo(state: State) -> None:
    """Go back to the position before this turn's last act."""
    restore(state, state.past[-1])
    state.past = state.past[:-1]
    state.undone += 1
