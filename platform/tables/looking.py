"""Reading a table for somebody: may they look, and what do they see?"""

from typing import Any

import msgspec
from django.utils.translation import gettext_noop as _

from games.contract import Event
from tables.frames import Viewer, frame, seen
from tables.invitations import is_invited
from tables.models import Move, Table
from tables.refusals import Refused

MOST_MISSED = 400
"""Moves whose events are told to somebody who comes back."""

_decode = msgspec.msgpack.Decoder(list[Event]).decode


def find(uid: str) -> Table:
    """Return a table, or refuse."""
    table = Table.objects.select_related("rematch", "host").filter(uid=uid).first()
    if table is None:
        raise Refused("no_table", _("There is no such table (any more)."), status=404)
    return table


def check_may_look(table: Table, user: Any, invite: str) -> None:
    """Refuse a look at a private table without its link, an invitation to it or a seat at it."""
    if table.access == Table.Access.PUBLIC or invite == table.invite or user.is_staff:
        return
    if user.is_authenticated and table.seats.filter(user=user).exists():
        return
    if is_invited(table, user):
        return
    raise Refused("private", _("This table is by invitation only."), status=403)


def viewer_of(table: Table, user: Any) -> Viewer:
    """Return the seat of a person, or None for whoever only watches."""
    if not user.is_authenticated:
        return None
    return table.seats.filter(user=user).values_list("number", flat=True).first()


def since_of(text: str) -> int | None:
    """Return the version that a client names, or None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def snapshot(uid: str, user: Any, since: int | None = None) -> tuple[int, Viewer, bytes]:
    """Return the version, the viewer and their frame, with the events missed since a version."""
    table = find(uid)
    viewer = viewer_of(table, user)
    state = None if table.state is None else table.engine.load(bytes(table.state))
    events = [] if since is None else missed(table, viewer, since)
    body = frame(
        table,
        list(table.seats.select_related("user")),
        state,
        viewer,
        events=events,
        since=table.version if since is None else since,
    )
    return table.version, viewer, body


def missed(table: Table, viewer: Viewer, since: int) -> list[dict[str, Any]]:
    """Return the events after a version, as this viewer may see them."""
    log = Move.objects.filter(table=table, number__gt=since).order_by("-number")
    latest = list(log.values_list("events", flat=True)[:MOST_MISSED])
    return [one for events in reversed(latest) for one in seen(_decode(bytes(events)), viewer)]
