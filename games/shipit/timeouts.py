"""The move made for a seat whose clock ran out."""

from games.contract import Move
from games.shipit.blows import targets
from games.shipit.cards import CARDS
from games.shipit.listing import legal_moves
from games.shipit.moves import DECLINE, DRAW, END, KEEP, give_way
from games.shipit.state import State


def timeout_move(state: State, seat: int) -> Move:
    """Return draw or end, the last component that may be hit, no to offers, or the first choice."""
    match state.phase:
        case "turn":
            return END if state.full else DRAW
        case "answer":
            return _yield(state, seat)
        case "offer":
            return DECLINE
        case "keep":
            return KEEP[1]
        case _:
            return legal_moves(state, seat)[0]


def _yield(state: State, seat: int) -> Move:
    blow = state.blow
    chosen = blow is not None and CARDS[blow.card].fate == "chosen"
    return give_way(targets(state)[-1], state.next_in(seat) if chosen else None)
