"""What the medians say: kept, missed, or above the limit and allowed to be."""

from typing import NamedTuple

from bench.growth.ages import AGES, NAMES
from bench.growth.names import BY_THEMSELVES

LIMIT = 2.0

Taken = dict[str, tuple[float, float]]
"""The median seconds of each visit, at the small site and at the big one."""


class Row(NamedTuple):
    """What one thing costs here and there."""

    name: str
    here: float
    there: float
    visit: str
    """What is explained at the big site where the ratio is above the limit."""

    @property
    def ratio(self) -> float:
        """How many times as long it takes there."""
        return self.there / self.here

    @property
    def is_above(self) -> bool:
        """Whether the ratio is above the limit."""
        return self.ratio > LIMIT

    @property
    def is_missed(self) -> bool:
        """Whether somebody has to wait for what is above the limit."""
        return self.is_above and self.visit not in BY_THEMSELVES

    @property
    def verdict(self) -> str:
        """What to say of it in a word or a few."""
        if not self.is_above:
            return "kept"
        return "MISSED" if self.is_missed else f"allowed: {BY_THEMSELVES[self.visit]}"

    @property
    def line(self) -> str:
        """The line of the table."""
        cost = f"{_ms(self.here)}{_ms(self.there)}{self.ratio:8.2f}"
        return f"{self.name:36}{cost}  {self.verdict}"

    @property
    def heading(self) -> str:
        """What stands above its plans."""
        told = f"{self.name}: {self.ratio:.2f}, {self.verdict}"
        return told if self.is_missed else f"{told}; grows with what goes on, makes nobody wait"


def rows(taken: Taken) -> list[Row]:
    """Return a row for each visit, and for each move one that sets an old table beside a young."""
    found = [Row(name, *pair, name) for name, pair in taken.items()]
    for name in NAMES:
        young, old = (name.format(age=age) for age in AGES)
        if young in taken and old in taken:
            title = name.format(age=" and ".join(map(str, AGES)))
            found.append(Row(title, taken[young][1], taken[old][1], old))
    return found


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:9.1f} ms"
