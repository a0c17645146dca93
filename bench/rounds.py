"""Measuring contenders in turns, so that a busy machine slows all of them alike."""

import time
from collections.abc import Callable, Mapping

Work = Callable[[], int]
"""Does a piece of work and returns how many units it did."""


def rates(
    contenders: Mapping[str, Work], *, rounds: int = 60, slice_seconds: float = 0.05
) -> dict[str, float]:
    """Return each contender's units per second of CPU time: its best slice.

    Noise from elsewhere only ever slows a slice down, so the best one is the steadiest figure."""
    seen: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, work in contenders.items():
            seen[name].append(_rate(work, slice_seconds))
    return {name: max(values) for name, values in seen.items()}


def _rate(work: Work, seconds: float) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent
