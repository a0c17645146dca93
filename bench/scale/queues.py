"""A clock, and the queues of a house: whoever comes waits until a server is free."""

import heapq
from collections.abc import Callable
from itertools import count

Deed = Callable[[float], None]


class Clock:
    """Does what is due, in the order of time."""

    def __init__(self) -> None:
        self._due: list[tuple[float, int, Deed]] = []
        self._numbers = count()

    def at(self, moment: float, deed: Deed) -> None:
        """Do something at a moment, in seconds."""
        heapq.heappush(self._due, (moment, next(self._numbers), deed))

    def run(self, until: float) -> None:
        """Let time pass."""
        while self._due and self._due[0][0] <= until:
            moment, _number, deed = heapq.heappop(self._due)
            deed(moment)


class Part:
    """A part of the house with some servers, one queue, and a note of how long each waited."""

    def __init__(self, servers: int = 1) -> None:
        self._free = [0.0] * servers
        self.busy = 0.0
        self.waits: list[float] = []

    def serve(self, moment: float, milliseconds: float) -> float:
        """Take a job that comes now; return when it is done. Jobs come in the order of time."""
        begins = max(moment, self._free[0])
        done = begins + milliseconds / 1000
        heapq.heapreplace(self._free, done)
        self.busy += milliseconds / 1000
        self.waits.append(begins - moment)
        return done

    def utilisation(self, seconds: float) -> float:
        """Return which part of the time its servers were at work."""
        return self.busy / seconds / len(self._free)


def percentile(values: list[float], share: float) -> float:
    """Return the value that so many are not above; nothing of none."""
    if not values:
        return 0.0
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
