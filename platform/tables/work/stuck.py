"""Stuck tables: something was due there long ago, or nothing ever will be.

Where one practises without a clock, the table waits for its person as long as they like.
"""

from datetime import UTC, datetime, timedelta

from django.db.models import Q, QuerySet
from django.utils import timezone

from tables.models import Table
from tables.services.arming import arm
from tables.services.changing import changing
from tables.work import house_time, sweeping

LATE = timedelta(seconds=30)
"""How long after its moment a table is called stuck; the sweep comes every second."""


def is_stuck(table: Table, now: datetime | None = None) -> bool:
    """Tell whether a running game has been forgotten."""
    late, clocks_late = _late(now)
    if table.status != Table.Status.PLAYING:
        return False
    if table.wake_at is None and table.bots_at is None:
        return bool(table.clock.get("kind") != "none")
    return (table.wake_at or clocks_late) < clocks_late or (table.bots_at or late) < late


def stuck_tables(now: datetime | None = None) -> QuerySet[Table]:
    """Return the running games that have been forgotten, the longest waiting first."""
    late, clocks_late = _late(now)
    never = Q(wake_at__isnull=True, bots_at__isnull=True) & ~Q(clock__kind="none")
    forgotten = never | Q(wake_at__lt=clocks_late) | Q(bots_at__lt=late)
    return Table.objects.filter(forgotten, status=Table.Status.PLAYING).order_by("wake_at", "pk")


def _late(now: datetime | None) -> tuple[datetime, datetime]:
    """Return the moments before which bots, and clocks, should have been woken."""
    real = now or timezone.now()
    shown = house_time.current().reading(real.timestamp())
    return real - LATE, datetime.fromtimestamp(shown, UTC) - LATE


def wakes_at(table: Table) -> datetime | None:
    """Return the real moment at which something is due at a table."""
    moments = [table.bots_at] if table.bots_at else []
    if table.wake_at:
        moments.append(table.wake_at + timedelta(seconds=house_time.current().lost))
    return min(moments, default=None)


def rouse(uid: str) -> None:
    """Set anew when a table is to wake, and do at once what is due."""
    with changing(uid) as change:
        if change.table.status == Table.Status.PLAYING:
            arm(change)
            change.save_quietly()
    sweeping.wake(uid)
