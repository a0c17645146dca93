"""The arithmetic of the balance book: what a part is worth, by how often it came out ahead."""

from collections.abc import Mapping
from math import log
from typing import NamedTuple

from accounts.models import BalanceLine

_UNKNOWN = 20
"""Points that every part has won and lost before its first game: few games say little."""
_STEEP = 6.0
"""Strength by which somebody wins e times as often as they lose: √2 β of the ratings' model."""


class Count(NamedTuple):
    """What one match adds to a part."""

    points: int
    possible: int


def edge(line: BalanceLine) -> float:
    """Return what a part adds to the strength of whoever plays it; an even one adds nothing."""
    won, lost = line.points, line.possible - line.points
    return _STEEP * log((won + _UNKNOWN) / (lost + _UNKNOWN))


def counted(places: Mapping[int, int]) -> dict[int, Count]:
    """Return per seat what it won against the others, and what there was to win."""
    return {
        seat: Count(
            sum((mine < other) + (mine <= other) for at, other in places.items() if at != seat),
            2 * (len(places) - 1),
        )
        for seat, mine in places.items()
    }
