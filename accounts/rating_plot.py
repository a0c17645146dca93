"""The plot of ratings over time: where lines, rungs and dates stand; a template draws it.

All places are whole numbers in a box of ``WIDTH`` by ``HEIGHT``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 76, 20, 16, 48
MOST_MARKS = 60
"""Marks of one line: of games that stand closer together the last one speaks."""
MOST_RUNGS = 4
_STEPS = (10, 20, 50, 100, 200, 500)


class Moment(NamedTuple):
    """The number that people saw after a game."""

    at: datetime
    shown: int


class Dot(NamedTuple):
    """A moment, and where it stands."""

    x: int
    y: int
    at: datetime
    shown: int


class Rung(NamedTuple):
    """A line across the plot for a round number."""

    y: int
    shown: int


class Date(NamedTuple):
    """A date under the plot; the outer ones stand inside its edges."""

    x: int
    at: datetime
    anchor: str


@dataclass(frozen=True)
class Curve:
    """One rating on its way."""

    name: str
    marks: list[Dot]

    @property
    def points(self) -> str:
        """The line as SVG writes it."""
        return " ".join(f"{mark.x},{mark.y}" for mark in self.marks)

    @property
    def last(self) -> Dot:
        """Where it stands now."""
        return self.marks[-1]


@dataclass(frozen=True)
class Plot:
    """All there is to draw."""

    lines: list[Curve]
    rungs: list[Rung]
    dates: list[Date]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    bottom: int = HEIGHT - BOTTOM


def plot(histories: Mapping[str, Sequence[Moment]]) -> Plot | None:
    """Return the plot of named histories, each in the order of time; None of none."""
    moments = [moment for history in histories.values() for moment in history]
    if not moments:
        return None
    start, end = min(one.at for one in moments), max(one.at for one in moments)
    numbers = [one.shown for one in moments]
    scale = _scale(min(numbers), max(numbers))

    def x(at: datetime) -> int:
        part = (at - start) / (end - start) if end > start else 0.5
        return LEFT + round(part * (WIDTH - LEFT - RIGHT))

    def y(shown: int) -> int:
        part = (shown - scale[0]) / (scale[-1] - scale[0])
        return HEIGHT - BOTTOM - round(part * (HEIGHT - TOP - BOTTOM))

    lines = [
        Curve(name, [Dot(x(one.at), y(one.shown), *one) for one in thinned(history, start, end)])
        for name, history in histories.items()
        if history
    ]
    return Plot(lines, [Rung(y(shown), shown) for shown in scale], _dates(start, end))


def thinned(history: Sequence[Moment], start: datetime, end: datetime) -> list[Moment]:
    """Return the last moment of each of so many equal stretches of time."""
    if len(history) <= MOST_MARKS:
        return list(history)
    width = (end - start) / MOST_MARKS or timedelta.resolution
    latest = {min(MOST_MARKS - 1, int((one.at - start) / width)): one for one in history}
    return list(latest.values())


def _scale(low: int, high: int) -> list[int]:
    """Return the round numbers from below the lowest to above the highest."""
    step = next((one for one in _STEPS if (high - low) <= one * (MOST_RUNGS - 1)), 1000)
    bottom, top = low // step * step, -(-high // step) * step
    return list(range(bottom, max(top, bottom + step) + 1, step))


def _dates(start: datetime, end: datetime) -> list[Date]:
    halfway = Date((LEFT + WIDTH - RIGHT) // 2, start + (end - start) / 2, "middle")
    if start.date() == end.date():
        return [halfway]
    return [Date(LEFT, start, "start"), halfway, Date(WIDTH - RIGHT, end, "end")]
