"""A clock, and the queues of a house: whoever comes waits until a server is free."""

import heapq
from collections import deque
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


class Row:
    """A row that one at a time has locked; the others stand in line."""

    def __init__(self) -> None:
        self._line: deque[tuple[float, Deed]] = deque()
        self._since: float | None = None
        self._held = 0.0
        self.waits: list[float] = []

    def lock(self, moment: float, deed: Deed) -> None:
        """Do something as soon as the row is locked for it."""
        self._line.append((moment, deed))
        if self._since is None:
            self._hand_on(moment)

    def release(self, moment: float) -> None:
        """Let the next in line have the row."""
        self._held += moment - (moment if self._since is None else self._since)
        self._since = None
        if self._line:
            self._hand_on(moment)

    def _hand_on(self, moment: float) -> None:
        came, deed = self._line.popleft()
        self._since = moment
        self.waits.append(moment - came)
        deed(moment)

    def utilisation(self, seconds: float) -> float:
        """Return which part of the time it was locked."""
        held = self._held if self._since is None else self._held + seconds - self._since
        return held / seconds


def percentile(values: list[float], share: float) -> float:
    """Return the value that so many are not above; nothing of none."""
    if not values:
        return 0.0
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
