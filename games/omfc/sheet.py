"""The table of One More Free Cell in words."""

from collections.abc import Mapping
from typing import Any, Final

from games.omfc.board import BOARDS
from games.omfc.cell_names import CELL_NAMES, LETTERS
from games.omfc.measures import CAPACITY
from games.vocabulary import Sheet

_FREE: Final = {0: "full", 1: "one_free", 2: "two_free"}
_LANDS: Final = ("desert", "forest")


def sheet(view: Mapping[str, Any], viewer: int | None) -> Sheet:
    """Return the board, what each seat has, and what the viewer may think about in its turn."""
    seats = [_seat(view, seat) for seat in range(len(view["seats"]))]
    return Sheet(_table(view), seats, [] if viewer is None else _own(view, viewer))


def _table(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [*_progress(view), *_board(view), *_legend(view["rings"])]


def _progress(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Say how far the game has come, or how it ended."""
    lines: list[dict[str, Any]] = []
    if view["round"]:
        lines.append({"code": "round", "round": view["round"], "max_rounds": view["max_rounds"]})
    if view["result"]:
        return lines + [{"code": "category", **one} for one in view["result"]["categories"]]
    if view["round"]:
        lines.append({"code": "order", "order": view["order"]})
    if view["idle"]:
        lines.append({"code": "idle", "count": str(view["idle"]), "acted": view["acted"]})
    return lines + ([_last(view["last"])] if view["last"] else [])


def _last(last: Mapping[str, Any]) -> dict[str, Any]:
    move = last["move"]
    cells = [move["cell"]] if "cell" in move else move.get("border")
    return {
        "code": "last",
        "seat": last["seat"],
        "did": move["type"],
        "victim": move.get("seat"),
        "cell": move.get("cell"),
        "cells": cells,
        "class": move.get("class"),
    }


def _board(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Tell every cell with something in it, the land of the others, and the rivers."""
    empty = {name: cell for name, cell in view["cells"].items() if not _things(cell)}
    lines = [_cell(view, name, cell) for name, cell in view["cells"].items() if name not in empty]
    houses = bool(lines)
    for land in _LANDS:
        cells = [name for name, cell in empty.items() if land in cell["marks"]]
        if cells:
            lines.append({"code": land, "cells": cells})
    if len(view["cells"]) - len(empty) < BOARDS[view["rings"]].size:
        lines.append({"code": "empty" if houses else "empty_board"})
    if view["rivers"]:
        borders = ["–".join(CELL_NAMES[cell] for cell in border) for border in view["rivers"]]
        lines.append({"code": "rivers", "borders": borders})
    return lines


def _cell(view: Mapping[str, Any], name: str, cell: Mapping[str, Any]) -> dict[str, Any]:
    """Tell a cell's houses by their owners, its ruins, and what else is to be known of it."""
    things, rings = _things(cell), view["rings"]
    room = CAPACITY[rings][BOARDS[rings].index[name]] - len(things)
    marks = [_FREE[room]]
    if any(name in cells for cells in view["forts"]):
        marks.append("fortified")
    marks += cell["marks"]
    if cell["drowned"] and "sunk" not in marks:
        marks.append("drowned")
    return {"code": "cell", "cell": name, "things": things, "marks": marks}


def _things(cell: Mapping[str, Any]) -> list[int | str]:
    houses = [seat for seat, count in enumerate(cell["houses"]) for _ in range(count)]
    return [*houses, *("ruin" for _ in cell["ruins"])]


def _legend(rings: int) -> list[dict[str, Any]]:
    middle = rings - 1
    incomes = [f"{LETTERS[ring]} — {1 << ring}" for ring in range(rings)]
    return [
        {"code": "incomes", "rings": incomes},
        {"code": "letters", "right": f"{middle}:0", "left": f"{middle}:1"},
    ]


def _seat(view: Mapping[str, Any], seat: int) -> list[dict[str, Any]]:
    has = view["seats"][seat]
    lines: list[dict[str, Any]] = [{"code": "class", "class": has["class"]}] if has["class"] else []
    if view["round"]:
        houses = sum(cell["houses"][seat] for cell in view["cells"].values())
        lines += [
            {"code": "points", "points": has["points"]},
            {"code": "income", "income": has["income"]},
            {"code": "houses", "count": str(houses)},
        ]
        lines += _of_class(view, has["class"])
    ended = view["result"]
    for one in ended["categories"] if ended else view["forecast"]:
        told = {"rounds": one["rounds"], "points": one["sums"][seat]}
        code = "sum" if ended else "would_win" if seat in one["best"] else "would_have"
        lines.append({"code": code, **told})
    return lines


def _of_class(view: Mapping[str, Any], slug: str) -> list[dict[str, Any]]:
    """Tell what only this class has to remember (O9)."""
    lines: list[dict[str, Any]] = []
    if slug == "orcs" and view["spoils"]:
        lines.append({"code": "spoils", "points": view["spoils"]})
    if slug == "humans" and not view["capital_named"]:
        lines.append({"code": "capital_due"})
    elif slug == "humans" and not any("capital" in c["marks"] for c in view["cells"].values()):
        lines.append({"code": "capital_gone"})
    if slug == "elves" and view["free_houses"]:
        lines.append({"code": "gifts", "cells": view["free_houses"]})
    if slug == "elves" and view["free_houses_next"]:
        lines.append({"code": "gifts_next", "cells": view["free_houses_next"]})
    return lines


def _own(view: Mapping[str, Any], viewer: int) -> list[dict[str, Any]]:
    """Tell a seat that is asked its neighbourhood, where it may build, what it may take back."""
    if str(viewer) not in view["asks"]:
        return []
    lines = _neighbourhood(view, viewer)
    if view["reach"]:
        lines.append({"code": "reach", "cells": view["reach"]})
    if view["built"] and view["seats"][viewer]["class"] == "krakens":
        lines.append({"code": "built", "cells": view["built"]})
    if view["undo"]["acts"]:
        lines.append({"code": "undo", **view["undo"]})
    return lines


def _neighbourhood(view: Mapping[str, Any], viewer: int) -> list[dict[str, Any]]:
    board = BOARDS[view["rings"]]
    homes = [name for name, cell in view["cells"].items() if cell["houses"][viewer]]
    return [
        {
            "code": "near",
            "cell": name,
            "cells": [board.names[cell] for cell in board.neighbours[board.index[name]]],
        }
        for name in homes
    ]
