"""How far a filling has come: a line every few seconds, for a terminal and for a log alike."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

EVERY = 2.0
"""Seconds between two lines."""


def told(name: str, total: int, steps: Iterable[T], per_step: int) -> Iterator[T]:
    """Yield the steps, and tell now and then how many rows they have made, and how quickly."""
    begun = last = time.monotonic()
    done = 0
    for step in steps:
        yield step
        done = min(total, done + per_step)
        now = time.monotonic()
        if now - last >= EVERY and done < total:
            last = now
            rate = done / (now - begun)
            left = (total - done) / rate
            say(f"  {name}: {done:,} of {total:,} ({rate:,.0f}/s, {left:.0f} s left)")
    spent = max(time.monotonic() - begun, 0.001)
    say(f"  {name}: {done:,} in {spent:.0f} s ({done / spent:,.0f}/s)")


def say(sentence: str) -> None:
    """Write a line where it disturbs no answer."""
    print(sentence, file=sys.stderr, flush=True)
