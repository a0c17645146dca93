"""Stuck tables: something was due there long ago, or nothing ever will be."""

from datetime import datetime, timedelta

from django.db.models import Q, QuerySet
from django.utils import timezone

from tables import sweeping
from tables.models import Table
from tables.services.arming import arm
from tables.services.changing import changing

LATE = timedelta(seconds=30)
"""How long after its moment a table is called stuck; the sweep comes every second."""


def is_stuck(table: Table, now: datetime | None = None) -> bool:
    """Tell whether a running game has been forgotten."""
    late = (now or timezone.now()) - LATE
    return table.status == Table.Status.PLAYING and (table.wake_at is None or table.wake_at < late)


def stuck_tables(now: datetime | None = None) -> QuerySet[Table]:
    """Return the running games that have been forgotten, the longest waiting first."""
    late = (now or timezone.now()) - LATE
    forgotten = Q(wake_at__isnull=True) | Q(wake_at__lt=late)
    return Table.objects.filter(forgotten, status=Table.Status.PLAYING).order_by("wake_at", "pk")


def rouse(uid: str) -> None:
    """Set anew when a table is to wake, and do at once what is due."""
    with changing(uid) as change:
        if change.table.status == Table.Status.PLAYING:
            arm(change)
            change.save_quietly()
    sweeping.wake(uid)
