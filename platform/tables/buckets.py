"""Buckets: so many at once, so many a second, for each key; counted in this process."""

import time
from collections import OrderedDict
from itertools import islice
from threading import Lock
from typing import NamedTuple

MOST_KEYS = 20_000
"""Of how many people or addresses a store knows: whoever did nothing for longest is forgotten."""


class Pace(NamedTuple):
    """How much a bucket holds, and how quickly it fills again."""

    per_second: float
    at_once: float


class Bucket:
    """What one person, address or socket has left."""

    __slots__ = ("at", "left")

    def __init__(self, pace: Pace) -> None:
        self.left = float(pace.at_once)
        self.at = time.monotonic()

    def take(self, pace: Pace) -> float:
        """Take one and return 0; or, if there is none, the seconds until there will be."""
        now = time.monotonic()
        self.left = min(pace.at_once, self.left + (now - self.at) * pace.per_second)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / pace.per_second
        self.left -= 1
        return 0.0


class Buckets:
    """A bucket for each key, for all threads; one that is full again need not be kept."""

    def __init__(self, most: int = MOST_KEYS) -> None:
        self._most = most
        self._kept: OrderedDict[str, Bucket] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, key: str, pace: Pace) -> float:
        """Take one from the key's bucket: 0, or the seconds to wait."""
        with self._lock:
            self._forget(pace)
            bucket = self._kept.pop(key, None) or Bucket(pace)
            self._kept[key] = bucket
            return bucket.take(pace)

    def clear(self) -> None:
        """Forget everybody."""
        with self._lock:
            self._kept.clear()

    def _forget(self, pace: Pace) -> None:
        """Forget the idlest, two a call at most: those that have filled up, and one too many."""
        full = time.monotonic() - pace.at_once / pace.per_second
        for key, idlest in tuple(islice(self._kept.items(), 2)):
            if idlest.at <= full or len(self._kept) >= self._most:
                del self._kept[key]
