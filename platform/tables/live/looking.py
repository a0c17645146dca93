"""Reading a table for somebody: may they look, and what do they see?"""

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from django.db.models import Q
from django.utils.translation import gettext_noop as _

from accounts.services.aversions import unheard_by
from games.contract import Event
from tables import clocks
from tables.invitations import is_invited
from tables.live.frames import frame, is_owned, seen, shown_clocks
from tables.live.house_events import events_before
from tables.live.hushing import hushed
from tables.models import Move, Seat, Table
from tables.refusals import Refused, no_table
from tables.services.rebuilding import state_of
from tables.wire.frames import Viewer, encode
from tables.wire.table import public_table
from tables.work import house_time

MOST_MISSED = 400
"""Moves whose events are told to somebody who comes back."""
MOST_MISSED_WATCHING = 50
"""Versions of a running game that a spectator can have missed: its past is its players' own."""

_decode = msgspec.msgpack.Decoder(list[Event]).decode


def find(uid: str, *columns: str) -> Table:
    """Return a table, or only some columns of it, or refuse."""
    try:
        return Table.objects.only(*columns).get(uid=uid)
    except Table.DoesNotExist as error:
        raise no_table() from error


def check_may_look(table: Table, user: Any, invite: str) -> None:
    """Refuse a look at a private table without its link, an invitation to it or a seat at it."""
    if table.access == Table.Access.PUBLIC or invite == table.invite or user.is_staff:
        return
    if user.is_authenticated and table.seats.filter(user=user).exists():
        return
    if is_invited(table, user):
        return
    raise Refused("private", _("This table is by invitation only."), status=403)


def lookable(uids: Iterable[str], user: Any) -> set[str]:
    """Return which of these tables this person may look at without a link or an invitation."""
    tables = Table.objects.filter(uid__in=list(uids))
    if not user.is_staff:
        seated = Q(seats__user=user) if user.is_authenticated else Q()
        tables = tables.filter(Q(access=Table.Access.PUBLIC) | seated)
    return set(tables.values_list("uid", flat=True))


def viewer_of(table: Table, user: Any) -> Viewer:
    """Return the seat of a person, or None for whoever only watches, or has left for good."""
    if not user.is_authenticated:
        return None
    seat = table.seats.filter(user=user).first()
    return seat.number if seat is not None and is_owned(table, seat) else None


def since_of(text: str) -> int | None:
    """Return the version that a client names, or None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


class Snapshot(NamedTuple):
    """A table as somebody sees it now."""

    version: int
    viewer: Viewer
    body: bytes
    """The whole frame, encoded."""
    is_out: bool
    """Whether the viewer's part in the game is over."""
    is_over: bool


def snapshot(uid: str, user: Any, since: int | None = None, *, in_words: bool = False) -> Snapshot:
    """Return the viewer's whole frame, with what they missed."""
    still = taken(uid)
    is_heard = not (still.table.engine.info.free_texts and user.is_authenticated)
    unheard = set() if is_heard else unheard_by(user)
    return shown(still, user, house_time.now(), since, in_words=in_words, unheard=unheard)


@dataclass(frozen=True, slots=True)
class Still:
    """A table as it was read, for looking only: several may look at once."""

    table: Table
    seats: list[Seat]
    state: Any
    public: bytes
    """The table's public part, encoded."""


def taken(uid: str) -> Still:
    """Read a table, or refuse if there is none."""
    still = all_taken([uid])[uid]
    if isinstance(still, Exception):
        raise still
    return still


def all_taken(uids: Collection[str]) -> dict[str, Still | Exception]:
    """Read tables in one go; of one that is not there or cannot be read, tell why."""
    tables = {table.pk: table for table in Table.objects.filter(uid__in=uids)}
    seats: dict[int, list[Seat]] = defaultdict(list)  # in their tables both would stay (pauses.py)
    for seat in Seat.objects.filter(table__in=tables).select_related("user"):
        seats[seat.table_id].append(seat)
    found = {table.uid: _still(table, seats[table.pk]) for table in tables.values()}
    return {uid: found[uid] if uid in found else no_table() for uid in uids}


def _still(table: Table, seats: list[Seat]) -> Still | Exception:
    try:
        return Still(table, seats, state_of(table), encode(public_table(table, seats)))
    except Exception as error:  # that of one is no reason not to show the others
        return error


def shown(
    still: Still, user: Any, now: float, since: int | None, *, in_words: bool, unheard: set[int]
) -> Snapshot:
    """Return what somebody sees of it, without the words of whom they do not wish to hear."""
    table, seats, state = still.table, still.seats, still.state
    viewer = _viewer_among(seats, table, user)
    body = frame(
        table,
        state,
        viewer,
        clocks=shown_clocks(clocks.read(table.clocks), now),
        since=table.version if since is None else since,
        events=[] if since is None else missed(table, viewer, since),
        public=still.public,
        in_words=in_words,
    )
    silent = {one.number for one in seats if one.user_id in unheard}
    heard = hushed(body, texts=table.engine.info.free_texts, seats=silent)
    is_out = state is not None and viewer in table.engine.out(state)
    return Snapshot(table.version, viewer, heard, is_out, table.over)


def _viewer_among(seats: list[Seat], table: Table, user: Any) -> Viewer:
    mine = (one for one in seats if user.is_authenticated and one.user_id == user.pk)
    return next((one.number for one in mine if is_owned(table, one)), None)


def missed(table: Table, viewer: Viewer, since: int) -> list[dict[str, Any]]:
    """Return the events after a version, as this viewer may see them.

    Those of moves made since the table was read are told by the frames that follow.
    """
    if since >= table.version:  # nearly everybody who comes back after a restart
        return []
    if viewer is None and not table.over:
        since = max(since, table.version - MOST_MISSED_WATCHING)
    log = Move.objects.filter(table=table, number__gt=since, number__lte=table.version)
    latest = log.order_by("-number").values_list("by", "move_id", "seat", "events")[:MOST_MISSED]
    told = [
        event
        for by, move_id, seat, events in reversed(latest)
        for event in (*events_before(by, move_id, seat), *_decode(bytes(events)))
    ]
    return seen(told, viewer)
