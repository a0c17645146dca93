"""The move made for a seat whose clock ran out."""

from typing import Final

from games.contract import Move
from games.madness.moves import DECLINE, PASS, PULL
from games.madness.state import State

_MOVES: Final[dict[str, Move]] = {"main": PASS, "tut": PULL, "coyote": DECLINE}


def timeout_move(state: State, seat: int) -> Move:
    """Return pass, pull or decline, whichever is asked for."""
    del seat
    return _MOVES[state.phase]
