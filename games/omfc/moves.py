"""Moves as JSON, each made once: entries of a legal list are shared and only read."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from games.contract import Move
from games.omfc.board import BOARDS, cells_of
from games.omfc.state import State

END: Move = {"type": "end"}
UNDO: Move = {"type": "undo"}


@cache
def on_cell(rings: int, kind: str, cell: int) -> Move:
    """Return a start, build, desert or capital."""
    return {"type": kind, "cell": BOARDS[rings].names[cell]}


@cache
def attack(rings: int, cell: int, victim: int, origin: int) -> Move:
    """Return an attack on a seat's house in the cell, from another cell."""
    names = BOARDS[rings].names
    return {"type": "attack", "cell": names[cell], "seat": victim, "from": names[origin]}


@cache
def sabotage(rings: int, cell: int, victim: int) -> Move:
    """Return sabotage against a seat's house in the cell."""
    return {"type": "sabotage", "cell": BOARDS[rings].names[cell], "seat": victim}


@cache
def river(rings: int, border: int) -> Move:
    """Return a river on the border."""
    return {"type": "river", "border": border_names(rings, border)}


@cache
def choose(slug: str) -> Move:
    """Return the choice of a class."""
    return {"type": "class", "class": slug}


def border_names(rings: int, border: int) -> list[str]:
    """Return a border as its two cells, lower ring first, then lower number."""
    board = BOARDS[rings]
    return [board.names[cell] for cell in board.borders[border]]


def tempting_moves(state: State, seat: int) -> list[Move]:
    """Return some of what the seat on turn may think of: its own cells and houses beside them."""
    if state.stage != "play" or seat != state.turn:
        return []
    own = state.homes[seat]
    builds = (on_cell(state.rings, "build", cell) for cell in cells_of(own))
    kinds = (builds, _thinkable_attacks(state, seat), _thinkable_sabotages(state, seat))
    return [move for kind in kinds for move in islice(kind, 6)]


def _thinkable_attacks(state: State, seat: int) -> Iterator[Move]:
    """Yield one attack on each house of another seat that borders on one of its own."""
    board, own = BOARDS[state.rings], state.homes[seat]
    for victim, homes in enumerate(state.homes):
        for cell in cells_of(homes & board.around(own)) if victim != seat else ():
            origin = cells_of(board.near[cell] & own)[0]
            yield attack(state.rings, cell, victim, origin)


def _thinkable_sabotages(state: State, seat: int) -> Iterator[Move]:
    for victim, homes in enumerate(state.homes):
        for cell in cells_of(homes & state.homes[seat]) if victim != seat else ():
            yield sabotage(state.rings, cell, victim)
