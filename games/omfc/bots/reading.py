"""A view read back into a state: nothing is hidden, so a view is the whole table (Knows)."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.chance import Chance
from games.omfc.board import BOARDS, mask_of
from games.omfc.measures import CAPACITY
from games.omfc.state import NOBODY, NOWHERE, State

_SEATLESS = Chance(b"")
"""The rules draw nothing by chance once a game is under way."""


def state_of(view: Mapping[str, Any]) -> State:
    """Return the state behind a view, but for what could be taken back this turn."""
    rings, seats, cells = view["rings"], view["seats"], list(view["cells"].values())
    board = BOARDS[rings]
    columns = [cell["houses"] for cell in cells]
    houses = [list(row) for row in zip(*columns, strict=True)]
    ruins = [tuple(NOBODY if m is None else m for m in cell["ruins"]) for cell in cells]
    things = [sum(column) + len(makers) for column, makers in zip(columns, ruins, strict=True)]
    marked = {"desert": 0, "forest": 0, "sunk": 0, "capital": 0}
    drowned = 0
    for number, cell in enumerate(cells):
        drowned |= cell["drowned"] << number
        for mark in cell["marks"]:
            marked[mark] |= 1 << number

    def mask(names: Iterable[str]) -> int:
        return mask_of(tuple(board.index[name] for name in names))

    return State(
        rings=rings,
        max_rounds=view["max_rounds"],
        classes=tuple(seat["class"] for seat in seats),
        points=[seat["points"] for seat in seats],
        houses=houses,
        ruins=ruins,
        things=things,
        homes=[_having(row, 1) for row in houses],
        walls=[_having(row, 2) for row in houses],
        full=mask_of(
            tuple(c for c, held in enumerate(things) if held >= CAPACITY[rings][c]),
        ),
        stage=view["stage"],
        turn=view["turn"],
        round=view["round"],
        deserts=marked["desert"],
        forests=marked["forest"],
        rivers=tuple(
            sorted(board.border_index[board.index[a], board.index[b]] for a, b in view["rivers"])
        ),
        drowned=drowned,
        sunk=marked["sunk"],
        capital=marked["capital"].bit_length() - 1 if marked["capital"] else NOWHERE,
        capital_named=view["capital_named"],
        spoils=view["spoils"],
        shots=mask(view["free_houses_next"]),
        gifts=mask(view["free_houses"]),
        reach=mask(view["reach"]),
        built=mask(view["built"]),
        busy=view["acted"],
        idle=view["idle"],
        reason=(view["result"] or {}).get("reason", ""),
        chance=_SEATLESS,
    )


def _having(row: list[int], least: int) -> int:
    """Return the cells where a seat has at least so many houses."""
    mask = 0
    for cell, houses in enumerate(row):
        if houses >= least:
            mask |= 1 << cell
    return mask
