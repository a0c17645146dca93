"""The move made for a seat whose clock ran out."""

from games.contract import Move
from games.omfc import moves, setup
from games.omfc.state import State


def timeout_move(state: State, seat: int) -> Move:
    """Return ``end``; in the set-up the first choice."""
    del seat
    return moves.END if state.stage == "play" else setup.choices(state)[0]
