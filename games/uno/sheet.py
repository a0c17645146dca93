"""The table of UNO in words."""

from collections.abc import Mapping
from typing import Any

from games.vocabulary import Sheet


def sheet(view: Mapping[str, Any], viewer: int | None) -> Sheet:
    """Return what lies on the table, what each seat has and what the viewer holds."""
    table = [
        {"code": "top", "card": view["top"], "color": view["color"]},
        {"code": "direction", "direction": _direction(view["direction"])},
        {"code": "piles", "deck": view["deck"], "discard": view["discard"]},
    ]
    if view["sum"]:
        table.append({"code": "sum", "count": view["sum"]})
    seats = [_seat(view, seat) for seat in range(len(view["hands"]))]
    return Sheet(table, seats, [] if viewer is None else _own(view))


def _direction(step: int) -> str:
    return "clockwise" if step == 1 else "counterclockwise"


def _seat(view: Mapping[str, Any], seat: int) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = [{"code": "hand_size", "count": view["hands"][seat]}]
    if any(view["scores"]):
        lines.append({"code": "score", "count": view["scores"][seat]})
    if view["dealer"] == seat:
        lines.append({"code": "dealer"})
    if view["call_due"] == seat:
        lines.append({"code": "call_due"})
    return lines


def _own(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = [{"code": "hand", "cards": view["hand"]}]
    if view["drew"]:
        lines.append({"code": "drew", "cards": view["drew"]})
    return lines + [{"code": "note", **note} for note in view["notes"]]
