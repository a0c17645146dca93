"""Friends: which of them are here now, and where one may join or watch them."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db.models import Count

from accounts.models import User
from tables.live import presence
from tables.models import Seat, Table


class Friend(NamedTuple):
    """A friend, whether they are somewhere on the site, and the table where one may find them."""

    user: User
    here: bool
    table: Table | None = None
    has_room: bool = False
    """One may sit down beside them."""


def with_presence(people: Iterable[User]) -> list[Friend]:
    """Return these people, those who are here first."""
    those = list(people)
    here = presence.on_site(str(user.pk) for user in those)
    found = _public_tables(those)
    friends = [_friend(user, str(user.pk) in here, found.get(user.pk)) for user in those]
    return sorted(friends, key=lambda friend: not friend.here)


def _friend(user: User, here: bool, table: Table | None) -> Friend:
    return Friend(user, here, table, table is not None and table.status == Table.Status.OPEN)


def _public_tables(people: list[User]) -> dict[int, Table]:
    """Return a table of each that anybody may see: one with a free seat before one under way."""
    seats = (
        Seat.objects.filter(
            user__in=people,
            ended_at__isnull=True,
            table__access=Table.Access.PUBLIC,
            table__practice=False,
        )
        .exclude(absence=Seat.Absence.GONE)
        .select_related("table")
        .annotate(taken=Count("table__seats"))
    )
    found: dict[int, Table] = {}
    for seat in seats.order_by("pk"):
        is_full = seat.table.status == Table.Status.OPEN and seat.taken >= seat.table.seat_count
        if seat.user_id is None or is_full:
            continue
        if seat.table.status == Table.Status.OPEN or seat.user_id not in found:
            found[seat.user_id] = seat.table
    return found


def own_open_table(user: User) -> Table | None:
    """Return the latest table at which somebody sits that still has a free seat."""
    seats = Seat.objects.filter(user=user, ended_at__isnull=True).select_related("table")
    tables = (seat.table for seat in seats.order_by("-table_id"))
    waiting = (one for one in tables if one.status == Table.Status.OPEN and not one.practice)
    return next((one for one in waiting if one.seats.count() < one.seat_count), None)
