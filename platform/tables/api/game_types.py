"""The wire in the API's schema: frames and rows, and the games' own types, game by game."""

from typing import Any

from games.registry import engines
from games.wire.schema import components
from games.wire.shapes import shape_of, shapes_of
from tables.wire.house import HouseEvent
from tables.wire.shapes import frames, rows

_PLACES = {
    ("MoveBody", "move"): "Move",
    ("Trial", "move"): "Move",
    ("RefusedMove", "move"): "Move",
    ("State", "view"): "View",
    ("State", "events"): "Event",
    ("State", "legal"): "Entry",
    ("State", "free"): "Entry",
    ("PublicTable", "board"): "Board",
}
"""Where the API speaks in the types of whichever game is played."""
_HOUSE = HouseEvent.__name__
"""Told among the events of every game."""


def add_game_types(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add the wire's types and every game's; the latter are referred to where they are spoken.

    ``anyOf``, for games share words: a plain ``draw`` is a move of more than one.
    """
    schemas = result["components"]["schemas"]
    schemas |= components({**rows(), **frames(), _HOUSE: shape_of(HouseEvent)})
    slugs = []
    for engine in engines():
        if engine.wire is not None:
            slugs.append(engine.info.slug)
            schemas |= components(shapes_of(engine.wire), prefix(engine.info.slug))
    for (owner, field), part in _PLACES.items():
        holder, spoken = schemas[owner]["properties"], _any(slugs, part)
        several = holder[field].get("type") == "array"
        if part == "Event":
            spoken["anyOf"].append({"$ref": f"#/components/schemas/{_HOUSE}"})
        if holder[field].get("nullable"):
            spoken["nullable"] = True
        holder[field] = {"type": "array", "items": spoken} if several else spoken
    schemas["Foreseen"] = _any(slugs, "Preview")
    return result


def prefix(slug: str) -> str:
    """Return what the names of a game's types begin with."""
    return slug.capitalize()


def _any(slugs: list[str], part: str) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/components/schemas/{prefix(slug)}{part}"} for slug in slugs]}
