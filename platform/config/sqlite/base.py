"""SQLite whose writers wait for each other in the process, before they wait at the file.

SQLite has one writer at a time. Whoever finds it taken asks again after pauses that grow to a tenth
of a second, and may be overtaken each time: a batch of moves that takes a millisecond would wait
twenty for a request that takes five. Within a process we let threads wait for the very moment at
which the one before is done, and moves before all others: these stand in a queue, of which only the
first can be in a move's way. Other processes still meet at the file.
"""

from threading import Lock, current_thread
from typing import Any

from django.db.backends.sqlite3 import base
from django.db.utils import OperationalError

FIRST = "moves"
"""How the names of those threads begin that go before others (``tables.live.threads``)."""


class _Turns:
    """Whose turn it is to write to a database."""

    def __init__(self) -> None:
        self.queue, self.file = Lock(), Lock()

    def take(self, timeout: float) -> list[Lock]:
        """Wait for one's turn, and return what is held until it is over."""
        goes_first = current_thread().name.startswith(FIRST)
        held: list[Lock] = []
        for lock in (self.file,) if goes_first else (self.queue, self.file):
            if not lock.acquire(timeout=timeout):
                give_back(held)
                raise OperationalError("database is locked")
            held.append(lock)
        return held


def give_back(held: list[Lock]) -> None:
    """Let the next have their turn."""
    while held:
        held.pop().release()


_turns: dict[str, _Turns] = {}
"""By database."""


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection that takes its turn for each transaction."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._held: list[Lock] = []
        """From the beginning of a transaction to its end."""

    def _start_transaction_under_autocommit(self) -> None:
        turns = _turns.setdefault(str(self.settings_dict["NAME"]), _Turns())
        self._held = turns.take(self.settings_dict["OPTIONS"].get("timeout", 5))
        try:
            super()._start_transaction_under_autocommit()  # type: ignore[misc]
        except BaseException:
            give_back(self._held)
            raise

    def _commit(self) -> None:
        super()._commit()  # type: ignore[misc]
        give_back(self._held)

    def _rollback(self) -> None:
        try:
            super()._rollback()  # type: ignore[misc]
        finally:
            give_back(self._held)

    def _close(self) -> None:
        try:
            super()._close()  # type: ignore[misc]
        finally:
            give_back(self._held)
