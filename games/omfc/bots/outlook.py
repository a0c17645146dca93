"""What a bot goes by: a view read back into a state, since nothing is hidden (Knows)."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.chance import Chance
from games.omfc.board import BOARDS, mask_of
from games.omfc.measures import CAPACITY
from games.omfc.state import NOBODY, NOWHERE, OrderedState, State, new_state

View = Mapping[str, Any]


def state_of(view: View, ruleset: int = 1) -> State:
    """Return the state behind a view, but for its chance and what could be taken back."""
    rings, seats = view["rings"], view["seats"]
    state = new_state(
        seats=len(seats),
        rings=rings,
        max_rounds=view["max_rounds"],
        cells=BOARDS[rings].size,
        chance=Chance(b""),
        ruleset=ruleset,
    )
    state.classes = tuple(seat["class"] for seat in seats)
    state.points = [seat["points"] for seat in seats]
    bare = {"houses": [0] * len(seats), "ruins": [], "drowned": False, "marks": []}
    cells = [view["cells"].get(name, bare) for name in BOARDS[rings].names]
    _read_cells(state, cells)
    _read_marks(state, cells)
    _read_course(state, view)
    _read_powers(state, view)
    return state


def _read_cells(state: State, cells: list[View]) -> None:
    """Read the houses and ruins, and what follows from them."""
    columns = [cell["houses"] for cell in cells]
    capacity = CAPACITY[state.rings]
    state.houses = [list(row) for row in zip(*columns, strict=True)]
    state.ruins = [tuple(NOBODY if m is None else m for m in cell["ruins"]) for cell in cells]
    state.things = [sum(c) + len(r) for c, r in zip(columns, state.ruins, strict=True)]
    state.homes = [_at_least(row, 1) for row in state.houses]
    state.walls = [_at_least(row, 2) for row in state.houses]
    state.full = mask_of(tuple(c for c, held in enumerate(state.things) if held >= capacity[c]))


def _read_marks(state: State, cells: list[View]) -> None:
    marked = {"desert": 0, "forest": 0, "sunk": 0, "capital": 0}
    for number, cell in enumerate(cells):
        state.drowned |= cell["drowned"] << number
        for mark in cell["marks"]:
            marked[mark] |= 1 << number
    state.deserts, state.forests, state.sunk = marked["desert"], marked["forest"], marked["sunk"]
    state.capital = marked["capital"].bit_length() - 1 if marked["capital"] else NOWHERE


def _read_course(state: State, view: View) -> None:
    """Read how far the game is, and what this turn has seen."""
    state.stage = view["stage"]
    state.turn = view["turn"]
    state.round = view["round"]
    state.busy = view["acted"]
    state.idle = view["idle"]
    state.reason = view["result"]["reason"] if view["result"] else ""
    if isinstance(state, OrderedState) and state.round:
        state.order = tuple(view["order"])
    state.reach = _mask(state, view["reach"])
    state.built = _mask(state, view["built"])


def _read_powers(state: State, view: View) -> None:
    """Read what the classes have laid, named and won (O9)."""
    board = BOARDS[state.rings]
    borders = [(board.index[a], board.index[b]) for a, b in view["rivers"]]
    state.rivers = tuple(board.border_index[border] for border in borders)
    state.capital_named = view["capital_named"]
    state.spoils = view["spoils"]
    state.gifts = _mask(state, view["free_houses"])
    state.shots = _mask(state, view["free_houses_next"])


def _mask(state: State, names: Iterable[str]) -> int:
    index = BOARDS[state.rings].index
    return mask_of(tuple(index[name] for name in names))


def _at_least(row: list[int], least: int) -> int:
    """Return the cells where a seat has at least so many houses."""
    mask = 0
    for cell, houses in enumerate(row):
        if houses >= least:
            mask |= 1 << cell
    return mask
