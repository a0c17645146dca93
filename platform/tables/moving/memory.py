"""Running games as this process last knew them, so that a move need not read its table.

Nothing relies on a memory's being right: the clerk commits a move only if the table is still at the
revision that is remembered here. News of other processes keep memories warm.
"""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Lock
from typing import Any

from tables import clocks
from tables.clocks import Clock
from tables.models import Seat, Table
from tables.services.rebuilding import state_of
from tables.wire.notes import Kept

MOST_TABLES = 4096
"""Whichever was not played at for longest is forgotten."""


@dataclass(slots=True)
class Remembered:
    """A table in a running game, who sits there, and the game itself."""

    table: Table
    seats: list[Seat]
    state: Any
    clocks: list[Clock]

    def learn(self, news: Kept) -> None:
        """Take over what another process's move has changed."""
        table = self.table
        table.revision, table.version, table.state = news.revision, news.version, news.state
        table.asked, table.questions, table.clocks = news.asked, news.questions, news.clocks
        table.wake_at, table.bots_at = _moment(news.wake_at), _moment(news.bots_at)
        self.state, self.clocks = state_of(table), clocks.read(news.clocks)


class Memory:
    """What is remembered, by table."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._kept: OrderedDict[str, Remembered] = OrderedDict()
        self._news: dict[str, Kept] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def recall(self, uid: str) -> Remembered | None:
        """Return a table as it is remembered, or read it; None if no game is played there."""
        with self._lock:
            known, news = self._kept.get(uid), self._news.pop(uid, None)
        if known is not None and news is not None and news.revision > known.table.revision:
            known.learn(news)
        if known is None and (known := _read(uid)) is not None:
            self.keep(known)
        return known

    def keep(self, known: Remembered) -> None:
        """Remember a table from now on."""
        with self._lock:
            self._kept[known.table.uid] = known
            self._kept.move_to_end(known.table.uid)
            if len(self._kept) > self._most:
                idlest, _ = self._kept.popitem(last=False)
                self._news.pop(idlest, None)

    def is_stranger(self, uid: str, user_id: int) -> bool:
        """Tell whether this person is known not to play there: who does is settled at the start."""
        known = self._kept.get(uid)
        return known is not None and all(seat.user_id != user_id for seat in known.seats)

    def hear(self, uid: str, news: Kept | None) -> None:
        """Hear of a change that another process made; None: it is to be read anew.

        Each tells all that a move changes, so the last is enough, if none before it went unheard.
        """
        with self._lock:
            known = self._kept.get(uid)
            if known is None:
                return
            last = self._news[uid].revision if uid in self._news else known.table.revision
            if news is not None and news.revision == last + 1:
                self._news[uid] = news
            elif news is None or news.revision > last:
                del self._kept[uid]
                self._news.pop(uid, None)

    def clear(self) -> None:
        """Remember nothing any more."""
        with self._lock:
            self._kept.clear()
            self._news.clear()

    def forget(self, uid: str) -> None:
        """Remember a table no more."""
        self.hear(uid, None)


def _read(uid: str) -> Remembered | None:
    table = Table.objects.filter(uid=uid, status=Table.Status.PLAYING).first()
    if table is None or table.state is None:
        return None
    seats = list(table.seats.select_related("user"))
    return Remembered(table, seats, state_of(table), clocks.read(table.clocks))


def _moment(seconds: float | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC)
