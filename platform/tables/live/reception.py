"""The reception: what many come to see in the same moments is read once.

After a restart all players of a web process come back together. A table is read for the first of
them, and for the others only whether it is still at that revision.
"""

from collections import OrderedDict
from threading import Lock
from time import monotonic
from typing import NamedTuple

from django.db import connection

from accounts.models import Aversion
from tables.live.looking import Still, taken
from tables.models import ChatLine, Table
from tables.work.house_time import Glimpse

MOST_TABLES = 1024
FRESH_SECONDS = 10.0
"""For so long a table is not read anew: names and titles may change without it."""

_TABLES, _LINES, _AVERSIONS = (model._meta.db_table for model in (Table, ChatLine, Aversion))
_QUESTION = f"""
SELECT held.revision,
    EXISTS (SELECT 1 FROM {_LINES} AS line WHERE line.table_id = held.id),
    EXISTS (SELECT 1 FROM {_AVERSIONS} AS shunned WHERE shunned.owner_id = %s)
    FROM {_TABLES} AS held WHERE held.uid = %s
"""  # noqa: S608 - names of our own


class _Kept(NamedTuple):
    still: Still
    read_at: float

    def is_like(self, revision: int) -> bool:
        """Tell whether the table still looks so at a revision."""
        is_fresh = monotonic() - self.read_at < FRESH_SECONDS
        return is_fresh and self.still.table.revision == revision


class Prospect(NamedTuple):
    """What there is to see for somebody, and what else is to be read for them."""

    still: Still
    has_talk: bool
    """Whether anything was said at the table."""
    has_shunned: bool
    """Whether there is anybody whom the visitor does not wish to hear."""


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

    def look(self, uid: str, user_id: int | None) -> Prospect:
        """Return a table as it is now, or refuse if there is none."""
        with connection.cursor() as cursor:
            cursor.execute(_QUESTION, [user_id, uid])
            revision, has_talk, has_shunned = cursor.fetchone() or (-1, False, False)
        with self._lock:
            kept = self._kept.get(uid)
        if kept is None or not kept.is_like(revision):
            kept = _Kept(taken(uid), monotonic())
            self._keep(uid, kept)
        return Prospect(kept.still, bool(has_talk), bool(has_shunned))

    def _keep(self, uid: str, kept: _Kept) -> None:
        with self._lock:
            self._kept[uid] = kept
            self._kept.move_to_end(uid)
            if len(self._kept) > MOST_TABLES:
                self._kept.popitem(last=False)


reception = Reception()
