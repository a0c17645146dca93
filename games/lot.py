"""Seats by lot: who sat down first need not begin.

Players sit on *chairs*, numbered as they sat down; entropies stay in the order of the chairs. When
the game begins, a row of its own, forked from the game's chance, draws each chair's seat: the deal
is what it would have been without.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.chance import Chance
from games.options import Option


def seats_of_chairs(seed: bytes, seats: int, *, kept: bool) -> list[int]:
    """Return per chair its seat, drawn from the game's seed, or the chair's own number."""
    drawn = list(range(seats))
    if not kept:
        Chance(seed).fork("seats").shuffle(drawn)
    return drawn


def seated_options(
    declared: Mapping[str, Option], options: Mapping[str, Any], seat_of: Sequence[int]
) -> dict[str, Any]:
    """Return the options with seats in place of chairs: who deals was said of a person."""
    return {
        name: seat_of[value] if declared[name].type == "seat" and value is not None else value
        for name, value in options.items()
    }
