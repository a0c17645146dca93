"""Who is here by this process's sockets: shown to Redis for all of them together.

Five thousand spectators are a few commands a second, not five hundred threads.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from tables.live import presence
from tables.live.threads import read

ALIVE_SECONDS = 20.0
"""How often it is shown that somebody is still here."""
GATHERED_SECONDS = 0.05
"""For so long whoever comes or goes waits for others to be shown with."""
SEEN_SECONDS = 1.0
"""For so long who is at a place is not asked again: all at a table ask in the same moments."""
MOST_SEEN = 4096
"""Places of which it is known at most."""


class Visitor(Protocol):
    """Somebody here by a socket."""

    who: str
    own_name: str

    def places(self) -> Iterable[str]:
        """Return where they are seen."""

    def is_over(self) -> bool:
        """Tell whether their time is up."""

    def see_out(self) -> None:
        """Ask them to go."""


class _Mark(NamedTuple):
    place: str
    who: str
    socket: str


class _Seen(NamedTuple):
    """Who is at a place, as it was asked a moment ago."""

    asked_at: float
    answer: asyncio.Task[set[str]]


class Attendance:
    """All who are here by one process."""

    def __init__(self) -> None:
        self._due: dict[Visitor, float] = {}
        self._gone: list[_Mark] = []
        self._news = asyncio.Event()
        self._seen: dict[str, _Seen] = {}
        self.is_shown = True
        """Whether all who came or went are shown."""

    @property
    def is_anybody_here(self) -> bool:
        """Whether a socket is open that was let in."""
        return bool(self._due)

    async def here(self, place: str) -> set[str]:
        """Return who is at a place, by whichever process."""
        seen, now = self._seen.get(place), time.monotonic()
        if seen is None or seen.asked_at < now - SEEN_SECONDS:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            seen = _Seen(now, asyncio.create_task(read(presence.here, place)))
            self._seen[place] = seen
        return await asyncio.shield(seen.answer)

    def enter(self, visitor: Visitor) -> None:
        """Note that somebody has come."""
        self._due[visitor] = 0.0
        self._tell()

    def leave(self, visitor: Visitor) -> None:
        """Note that they have gone."""
        if self._due.pop(visitor, None) is not None:
            self._gone += _marks(visitor)
            self._tell()

    def _tell(self) -> None:
        self.is_shown = False
        self._news.set()

    async def keep(self) -> None:
        """Show who comes and goes, and now and then who stays, for ever."""
        while True:
            await self._until_news()
            await self._show()

    async def _until_news(self) -> None:
        soonest = min(self._due.values(), default=time.monotonic() + ALIVE_SECONDS)
        try:
            await asyncio.wait_for(
                self._news.wait(), min(1.0, max(0.0, soonest - time.monotonic()))
            )
        except TimeoutError:
            return
        await asyncio.sleep(GATHERED_SECONDS)
        self._news.clear()

    async def _show(self) -> None:
        now = time.monotonic()
        due = [visitor for visitor, moment in self._due.items() if moment <= now]
        for visitor in due:
            self._due[visitor] = now + ALIVE_SECONDS
            if visitor.is_over():
                visitor.see_out()
        here = [mark for visitor in due for mark in _marks(visitor)]
        gone, self._gone = self._gone, []
        if here or gone:
            await asyncio.to_thread(presence.show_all, _by_place(here), _by_place(gone))
            for mark in (*here, *gone):
                self._seen.pop(mark.place, None)
        self.is_shown = not self._news.is_set()


def _marks(visitor: Visitor) -> list[_Mark]:
    return [_Mark(place, visitor.who, visitor.own_name) for place in visitor.places()]


def _by_place(marks: Iterable[_Mark]) -> dict[str, list[tuple[str, str]]]:
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for place, who, socket in marks:
        found[place].append((who, socket))
    return found
