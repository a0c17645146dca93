"""The reception: what many come to see in the same moments is read once.

After a restart all players of a web process come back together. A table is read for the first of
them, and for the others only whether it is still at that revision.
"""

import json
from collections import OrderedDict
from collections.abc import Collection, Sequence
from threading import Lock
from time import monotonic
from typing import NamedTuple

from django.db import connection

from accounts.models import Aversion
from tables.live.looking import Still, all_taken
from tables.models import ChatLine, Table
from tables.refusals import no_table
from tables.work.house_time import Glimpse

MOST_TABLES = 1024
FRESH_SECONDS = 10.0
"""For so long a table is not read anew: names and titles may change without it."""

_TABLES, _LINES, _AVERSIONS = (model._meta.db_table for model in (Table, ChatLine, Aversion))
_ASKED = {
    "postgresql": "json_to_recordset(%s::json)",
    "sqlite": """(
        SELECT json_extract(value, '$.uid') AS uid, json_extract(value, '$.user_id') AS user_id
            FROM json_each(%s)
    )""",
}
_NAMED = {"postgresql": "asked (uid text, user_id bigint)", "sqlite": "asked"}
_QUESTION = """
SELECT asked.uid, asked.user_id, held.revision,
    EXISTS (SELECT 1 FROM {lines} AS line WHERE line.table_id = held.id),
    EXISTS (SELECT 1 FROM {aversions} AS shunned WHERE shunned.owner_id = asked.user_id)
    FROM {asked} AS {named} JOIN {tables} AS held ON held.uid = asked.uid
"""


class Visit(NamedTuple):
    """Who comes to which table; nobody is somebody without an account."""

    uid: str
    user_id: int | None


class _Kept(NamedTuple):
    still: Still
    read_at: float

    @property
    def is_fresh(self) -> bool:
        """Whether it was read a moment ago."""
        return monotonic() - self.read_at < FRESH_SECONDS

    def is_like(self, revision: int) -> bool:
        """Tell whether the table still looks so at a revision."""
        return self.is_fresh and self.still.table.revision == revision


class Prospect(NamedTuple):
    """What there is to see for somebody, and what else is to be read for them."""

    still: Still
    has_talk: bool
    """Whether anything was said at the table."""
    has_shunned: bool
    """Whether there is anybody whom the visitor does not wish to hear."""


class _Told(NamedTuple):
    """What the database tells of a visit."""

    revision: int
    has_talk: bool
    has_shunned: bool


class Reception:
    """What a web process has read for those who came last."""

    def __init__(self) -> None:
        self.clock = Glimpse()
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._lock = Lock()

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
        self.clock = Glimpse()

    def forget_old(self) -> None:
        """Forget what is shown to nobody any more: whatever is kept, Python looks through."""
        with self._lock:
            while self._kept and not next(iter(self._kept.values())).is_fresh:
                self._kept.popitem(last=False)

    def look(self, visits: Sequence[Visit]) -> list[Prospect | Exception]:
        """Return tables as they are now for those who come; of one that is not there, tell that."""
        told = _told(visits)
        stills = self._stills({visit.uid: one.revision for visit, one in told.items()})
        return [self._prospect(told.get(visit), stills.get(visit.uid)) for visit in visits]

    def _prospect(
        self, told: _Told | None, still: Still | Exception | None
    ) -> Prospect | Exception:
        if told is None or still is None:
            return no_table()
        if isinstance(still, Exception):
            return still
        return Prospect(still, told.has_talk, told.has_shunned)

    def _stills(self, revisions: dict[str, int]) -> dict[str, Still | Exception]:
        """Return tables at these revisions, or later ones: those that are kept are not read."""
        with self._lock:
            kept = {
                uid: self._kept[uid].still
                for uid, revision in revisions.items()
                if uid in self._kept and self._kept[uid].is_like(revision)
            }
        return kept | self._read(revisions.keys() - kept.keys())

    def _read(self, uids: Collection[str]) -> dict[str, Still | Exception]:
        read = all_taken(uids) if uids else {}
        with self._lock:
            for uid, still in read.items():
                if not isinstance(still, Exception):
                    self._kept[uid] = _Kept(still, monotonic())
                    self._kept.move_to_end(uid)
            while len(self._kept) > MOST_TABLES:
                self._kept.popitem(last=False)
        return read


def _told(visits: Sequence[Visit]) -> dict[Visit, _Told]:
    vendor = connection.vendor
    question = _QUESTION.format(
        lines=_LINES,
        aversions=_AVERSIONS,
        tables=_TABLES,
        asked=_ASKED[vendor],
        named=_NAMED[vendor],
    )
    with connection.cursor() as cursor:
        cursor.execute(question, [json.dumps([visit._asdict() for visit in set(visits)])])
        rows = cursor.fetchall()
    return {
        Visit(uid, user_id): _Told(revision, bool(has_talk), bool(has_shunned))
        for uid, user_id, revision, has_talk, has_shunned in rows
    }


reception = Reception()
