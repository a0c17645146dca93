"""Processor time and memory by part of a house, out of /proc (Linux)."""

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

Parts = Mapping[str, Iterable[int]]
"""The processes of each part, by its name."""

_TICKS = os.sysconf("SC_CLK_TCK")
_PROC = Path("/proc")


class Used(NamedTuple):
    """Seconds of a core, and MiB (pages that are shared are shared out)."""

    seconds: float
    mebibytes: float


class Meter:
    """What the parts of a house use from now on; parts may start processes meanwhile."""

    def __init__(self, parts: Callable[[], Parts]) -> None:
        self._parts = parts
        self._before = {pid: _seconds(pid) for pids in parts().values() for pid in pids}

    def read(self) -> dict[str, Used]:
        """Return it, by part; what a process used that has ended meanwhile is lost."""
        return {name: self._used(list(pids)) for name, pids in self._parts().items()}

    def _used(self, pids: list[int]) -> Used:
        spent = sum(_seconds(pid) - self._before.get(pid, 0.0) for pid in pids)
        return Used(max(0.0, spent), sum(_mebibytes(pid) for pid in pids))


def _seconds(pid: int) -> float:
    try:
        # The name, in brackets, may hold anything; the fields after it are numbers.
        fields = (_PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _mebibytes(pid: int) -> float:
    try:
        lines = (_PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def family(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    parents: dict[int, list[int]] = {}
    for place in _PROC.glob("[0-9]*"):
        try:
            fields = (place / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(place.name))
    found = [pid]
    for one in found:
        found += parents.get(one, [])
    return found


def seconds_of_machine() -> float:
    """Return the seconds of all cores that anybody has used so far."""
    fields = [int(one) for one in (_PROC / "stat").read_text().split("\n")[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / _TICKS  # less idle, and waiting for the disk
