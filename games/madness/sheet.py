"""The table of Madness in words."""

from collections.abc import Mapping
from typing import Any, Final

from games.vocabulary import Sheet

_PLACES: Final = ("left", "middle", "right")


def sheet(view: Mapping[str, Any], viewer: int | None) -> Sheet:
    """Return the fields, the Boss and the piles, both seats, and the viewer's hand."""
    own = [] if viewer is None else [{"code": "hand", "cards": view["hand"]}]
    return Sheet(_table(view), [_seat(view, seat) for seat in (0, 1)], own)


def _table(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    lines = [
        line
        for place, field in zip(_PLACES, view["fields"], strict=True)
        for line in (_state(place, field), *_sides(place, field), *_forecast(place, field))
    ]
    lines.append({"code": "boss", **_pile(view["bosses"])})
    lines += _piles(view)
    if view["idle"]:
        lines.append({"code": "idle", "count": view["idle"]})
    return lines


def _piles(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Count the deck and show the discard's top; after the end both lie open."""
    if "revealed" not in view:
        return [{"code": "piles", "deck": view["deck"], "card": view["discard"]}]
    return [{"code": pile, "cards": view["revealed"][pile]} for pile in ("deck", "discard")]


def _state(place: str, field: Mapping[str, Any]) -> dict[str, Any]:
    """Say for whom the field closed, or whose attack it is."""
    closed, attack = field["closed"], field["attack"]
    if closed == "draw":
        return {"code": "drawn", "place": place, "card": field["centre"]}
    if closed is not None:
        return {"code": "won", "place": place, "winner": closed}
    if attack is None:
        return {"code": "empty", "place": place}
    return {"code": "repelled" if field["repelled"] else "attack", "place": place, "attack": attack}


def _forecast(place: str, field: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Say what comes of the field if nobody acts."""
    coming = field["forecast"]
    if coming is None:
        return []
    told = {"place": place, "seat": coming["seat"], "card": coming["beat"]}
    return [{"code": f"will_be_{coming['code']}", **told}]


def _sides(place: str, field: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [
        {"code": "side", "place": place, "seat": seat, **_pile(cards)}
        for seat, cards in enumerate(field["sides"])
        if cards
    ]


def _pile(cards: list[str]) -> dict[str, Any]:
    """Return a pile's top card and those under it, the upper first."""
    return {"card": cards[-1], "under": cards[-2::-1] or None}


def _seat(view: Mapping[str, Any], seat: int) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = [
        {"code": "points", "count": view["points"][seat]},
        {"code": "hand_size", "count": view["hands"][seat]},
    ]
    if seat in view["hungry"]:
        lines.append({"code": "hungry"})
    if "revealed" in view:
        lines.append({"code": "held", "cards": view["revealed"]["hands"][seat]})
    return lines
