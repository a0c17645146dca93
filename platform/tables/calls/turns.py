"""Turns that have begun at live tables, until it is seen whether somebody must be called.

Most are over within a second or two; only of those that last is it asked whether their player
looks.
"""

import time
from threading import Lock
from typing import NamedTuple

from tables.calls.noticing import note_live_turns
from tables.models import Seat, Table
from tables.services.changing import Change

LASTING = 2.0
"""Seconds after which a turn is looked at."""


class _Turn(NamedTuple):
    table: Table
    seat: Seat
    asked: int
    begun: float

    def is_over(self) -> bool:
        """Tell whether the question was answered, as far as the table in hand tells."""
        return bool(self.table.asked[self.seat.number] != self.asked)


class Turns:
    """Those of one web process; if it dies, nobody is called for the last two seconds' turns."""

    def __init__(self) -> None:
        self._begun: dict[tuple[str, int], _Turn] = {}
        self._lock = Lock()

    def note(self, change: Change) -> None:
        """Note the turns that begin with a change."""
        table, now = change.table, time.monotonic()
        begin = {
            (table.uid, seat.number): _Turn(table, seat, table.asked[seat.number], now)
            for seat in change.seats_that_begin()
        }
        with self._lock:
            self._begun.update(begin)

    def look(self) -> None:
        """Note for calling whoever lets a table wait and does not look at it."""
        least = time.monotonic() - LASTING
        with self._lock:
            ripe = {key: turn for key, turn in self._begun.items() if turn.begun <= least}
            for key in ripe:
                del self._begun[key]
        for turn in ripe.values():
            if not turn.is_over():
                note_live_turns(turn.table, [turn.seat])


turns = Turns()
