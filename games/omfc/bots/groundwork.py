"""Choices that are made once: the set-up's (O1, O9), and the humans' capital."""

from collections.abc import Sequence
from typing import Any

from games.contract import Move
from games.omfc.board import BOARDS, cells_of, waters
from games.omfc.casting import cast_of
from games.omfc.cells import water_of
from games.omfc.forests import shelters
from games.omfc.measures import PLAIN
from games.omfc.openings import capitals
from games.omfc.state import State

RANKING = ("coyotes", "humans", "elves", "krakens", "orcs", "miners", "skeletons")
"""Classes by how often they win (``bench/studies/omfc_classes.py``)."""
_CAPITAL_ROUND = 8
"""From this round on a capital is named wherever it gives most."""


def set_up(state: State, choices: Sequence[Move]) -> list[Move]:
    """Return the best of the choices of this stage; several if they are equally good."""
    worths: list[Any]
    match state.stage:
        case "class":
            worths = [-RANKING.index(move["class"]) for move in choices]
        case "desert":
            worths = [_income(state, move["cell"]) for move in choices]
        case "river":
            worths = [_river_worth(state, move) for move in choices]
        case _:
            worths = [_start_worth(state, move["cell"]) for move in choices]
    best = max(worths)
    return [move for move, worth in zip(choices, worths, strict=True) if worth == best]


def capital(state: State) -> Move | None:
    """Return the capital to name now: a walled cell nobody else lives in, late on any cell."""
    offered = capitals(state)
    if not offered:
        return None
    seat, index = state.turn, BOARDS[state.rings].index
    others = 0
    for other, homes in enumerate(state.homes):
        others |= homes if other != seat else 0
    safe = state.walls[seat] & ~others & ~BOARDS[state.rings].outer
    best = max(offered, key=lambda move: _capital_worth(state, index[move["cell"]]))
    return best if safe >> index[best["cell"]] & 1 or state.round >= _CAPITAL_ROUND else None


def _capital_worth(state: State, cell: int) -> int:
    return PLAIN[state.rings][cell] * state.houses[state.turn][cell]


def _income(state: State, name: str) -> int:
    return PLAIN[state.rings][BOARDS[state.rings].index[name]]


def _river_worth(state: State, move: Move) -> float:
    """Return the worth of the best water to land on once this border is river."""
    board = BOARDS[state.rings]
    a, b = (board.index[name] for name in move["border"])
    joined = waters(state.rings, tuple(sorted((*state.rivers, board.border_index[a, b]))))
    landing = cells_of(board.outer & ~state.deserts)
    return max(_water_worth(state, joined[cell]) for cell in landing)


def _start_worth(state: State, name: str) -> tuple[float, int, int]:
    """Prefer a large water, good ground, and a cell with two neighbours further in."""
    cell = BOARDS[state.rings].index[name]
    folk = cast_of(state.classes).folks[state.turn]
    water = _water_worth(state, water_of(state, cell)) if folk.lands_first else 0
    forest = 2 * shelters(state, state.turn, cell)
    ground = folk.power_yield(state, state.turn, cell, 2) + forest - (state.deserts >> cell & 1)
    return water, ground, len(BOARDS[state.rings].neighbours[cell])


def _water_worth(state: State, water: int) -> float:
    """Return the income of a water's cells; a desert in it is only good to pass through (O9)."""
    plain = PLAIN[state.rings]
    return sum(plain[cell] / (1 + (state.deserts >> cell & 1)) for cell in cells_of(water))
