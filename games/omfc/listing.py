"""Whom the table waits for, what a seat may do, and what it may be tempted to."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from games.contract import Move
from games.omfc import moves, setup
from games.omfc.board import BOARDS, cells_of
from games.omfc.openings import capitals, openings
from games.omfc.options import MAX_SEATS
from games.omfc.state import State
from games.omfc.verification import can_undo

_ALONE: Final = tuple(frozenset((seat,)) for seat in range(max(MAX_SEATS.values())))
_NONE: Final[frozenset[int]] = frozenset()


def actors_of(state: State) -> frozenset[int]:
    """Return the seat on turn."""
    return _NONE if state.stage == "over" else _ALONE[state.turn]


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return what the seat on turn can pay for, a capital to name, ``end``, ``undo``."""
    if seat != state.turn or state.stage == "over":
        return []
    if state.stage == "play":
        points = state.points[seat]
        found = [move for price, move in openings(state) if price <= points]
        found += capitals(state)
        found.append(moves.END)
    else:
        found = setup.choices(state)
    if can_undo(state):
        found.append(moves.UNDO)
    return found


def free_moves(state: State, seat: int) -> list[Move]:
    """Return ``undo``, after an own act of this turn (O3)."""
    return [moves.UNDO] if seat == state.turn and can_undo(state) else []


def tempting_moves(state: State, seat: int) -> list[Move]:
    """Return some of what the seat on turn may think of: its own cells and houses beside them."""
    if state.stage != "play" or seat != state.turn:
        return []
    own = state.homes[seat]
    builds = (moves.on_cell(state.rings, "build", cell) for cell in cells_of(own))
    kinds = (builds, _thinkable_attacks(state, seat), _thinkable_sabotages(state, seat))
    return [move for kind in kinds for move in islice(kind, 6)]


def _thinkable_attacks(state: State, seat: int) -> Iterator[Move]:
    """Yield one attack on each house of another seat that borders on one of its own."""
    board, own = BOARDS[state.rings], state.homes[seat]
    for victim, homes in enumerate(state.homes):
        for cell in cells_of(homes & board.around(own)) if victim != seat else ():
            origin = cells_of(board.near[cell] & own)[0]
            yield moves.attack(state.rings, cell, victim, origin)


def _thinkable_sabotages(state: State, seat: int) -> Iterator[Move]:
    for victim, homes in enumerate(state.homes):
        for cell in cells_of(homes & state.homes[seat]) if victim != seat else ():
            yield moves.sabotage(state.rings, cell, victim)
