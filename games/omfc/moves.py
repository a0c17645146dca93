"""Moves as JSON, each made once: entries of a legal list are shared and only read."""

from functools import cache

from games.contract import Move
from games.omfc.board import BOARDS

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
