"""What came of it: a line for each kind of fault, and what the database says."""

import time
from collections import defaultdict
from dataclasses import dataclass, field
from statistics import median
from typing import Any

LIMIT = 5.0
"""Seconds within which every table goes on once a part is back."""


@dataclass
class Blow:
    """One fault: when it began, how long the part was away, and how long each table took after."""

    name: str
    begun: float
    away: float
    delays: list[float | None]
    ended: float = field(default=0.0)

    @property
    def worst(self) -> float:
        """The longest that a table took."""
        return max((99.0 if one is None else one for one in self.delays), default=0.0)

    def __str__(self) -> str:
        return f"{self.name}: away {self.away:.1f} s, the last table on after {self.worst:.1f} s"

    def saw(self, moment: float) -> bool:
        """Whether a moment fell into this fault, or just after it."""
        return self.begun <= moment <= self.ended + LIMIT


def say(line: str) -> None:
    """Print a line of progress."""
    print(f"{time.strftime('%H:%M:%S')} {line}", flush=True)


def print_all(blows: list[Blow], found: dict[str, Any]) -> None:
    """Print the figures."""
    kinds = defaultdict(list)
    for blow in blows:
        kinds[blow.name].append(blow)
    print("\n| fault | times | away, s | tables | median, s | worst, s | over 5 s | time-outs |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for name, suffered in kinds.items():
        print(_line(name, suffered, found["timeouts"]))
    print(_line("all", blows, found["timeouts"]))
    print()
    for name in ("tables", "over", "moves", "accepted"):
        print(f"{name}: {found[name]}")
    for name, what in _FAULTY.items():
        print(f"{what}: {found[name]}")
    print(f"time-outs of people who answered all they could: {len(found['timeouts'])}")
    print(f"ratings agree with the results: {'yes' if found['ratings'] else 'NO'}")


_FAULTY = {
    "missing": "tables that are not there any more",
    "misplaced": "accepted moves that are not in the log exactly once",
    "astray": "tables whose log does not lead to their state",
    "unverified": "records that do not verify",
}


def _line(name: str, blows: list[Blow], timeouts: list[dict[str, Any]]) -> str:
    delays = [99.0 if one is None else one for blow in blows for one in blow.delays] or [0.0]
    struck = [one for one in timeouts if any(blow.saw(one["at"]) for blow in blows)]
    cells = (
        name,
        len(blows),
        f"{max((blow.away for blow in blows), default=0.0):.1f}",
        len(delays),
        f"{median(delays):.1f}",
        f"{max(delays):.1f}",
        sum(one > LIMIT for one in delays),
        len(struck),
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def is_kept(blows: list[Blow], found: dict[str, Any]) -> bool:
    """Whether everything was as it must be."""
    faulty = any(found[name] for name in _FAULTY) or found["timeouts"]
    return bool(not faulty and found["ratings"] and all(blow.worst <= LIMIT for blow in blows))
