"""The changes of one topic, put in order: what comes early waits a moment for what is missing."""

import asyncio
from collections.abc import Callable

from tables.wire.notes import Changed, Note

GAP_SECONDS = 0.2


class Stream:
    """One topic's notes on their way to those who listen.

    Each is handed on once. A gap that does not close in time is let be: a listener who lacks what
    was in it sees so by the versions, and reads the table anew.
    """

    def __init__(self, hand_on: Callable[[Note], None]) -> None:
        self.version = 0
        self.early: dict[int, Changed] = {}
        self._hand_on = hand_on
        self._timer: asyncio.TimerHandle | None = None

    def take(self, note: Note) -> None:
        """Hand on what is next, or late, or has no version; keep what is early."""
        if not isinstance(note, Changed):
            self._hand_on(note)
        elif self.version and note.version > self.version + 1:
            self.early[note.version] = note
            self._watch()
        else:
            self._pass(note)

    def _pass(self, note: Changed) -> None:
        self.version = max(self.version, note.version)
        self._hand_on(note)
        following = self.early.pop(self.version + 1, None)
        if following is not None:
            self._pass(following)
        elif not self.early:
            self.close()

    def _watch(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GAP_SECONDS, self._let_be)

    def _let_be(self) -> None:
        self._timer = None
        while self.early:
            self._pass(self.early.pop(min(self.early)))

    def close(self) -> None:
        """Wait for no gap any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
