"""Tidying up: tables at which nobody waits any more, and practice that nobody goes on with."""

from collections import defaultdict
from contextlib import suppress
from datetime import timedelta

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.utils import timezone

from tables.live import presence
from tables.live.publishing import LOBBY, publish, table_topic
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.changing import changing
from tables.services.finishing import cancel
from tables.services.seating import empty
from tables.wire.notes import Gone, Listed

AFTER = timedelta(minutes=10)
PRACTICE_KEPT = timedelta(days=7)
"""How long a game against bots waits for whoever began it: without a clock nothing ends it."""


def tidy() -> None:
    """Let go of those who have not come back for ten minutes, and take away empty tables."""
    waiting = Table.objects.filter(status=Table.Status.OPEN)
    _note_deserted(waiting)
    limit = timezone.now() - AFTER
    for uid in waiting.filter(deserted_at__lt=limit).values_list("uid", flat=True):
        _free_seats(uid)
    people = Seat.objects.filter(table=OuterRef("pk"), user__isnull=False)
    left = waiting.filter(~Exists(people), changed_at__lt=limit)
    for uid in left.values_list("uid", flat=True):
        _take_away(uid)
    idle = Table.objects.filter(
        status=Table.Status.PLAYING, practice=True, changed_at__lt=timezone.now() - PRACTICE_KEPT
    )
    for uid in idle.values_list("uid", flat=True):
        _call_off(uid)


def _call_off(uid: str) -> None:
    with suppress(Refused), changing(uid) as change:
        change.require(Table.Status.PLAYING)
        cancel(change)


def _note_deserted(waiting: QuerySet[Table]) -> None:
    """Note since when a live public table has had nobody of its people on the site.

    A private table waits for those who have its link, a slow one for anybody, and both for days.
    """
    live = waiting.filter(access=Table.Access.PUBLIC).exclude(clock__kind="days")
    seated = Seat.objects.filter(table__in=live, user__isnull=False)
    people: dict[int, set[str]] = defaultdict(set)
    for table_id, user_id in seated.values_list("table_id", "user_id"):
        people[table_id].add(str(user_id))
    away = presence.away(set().union(*people.values()))
    deserted = [table_id for table_id, sitters in people.items() if sitters <= away]
    waiting.filter(pk__in=deserted, deserted_at__isnull=True).update(deserted_at=timezone.now())
    waiting.exclude(pk__in=deserted).exclude(deserted_at__isnull=True).update(deserted_at=None)


def _free_seats(uid: str) -> None:
    """Let people who are away stand up; whoever comes back sits down again if they like."""
    with suppress(Refused), changing(uid) as change:
        change.require(Table.Status.OPEN)
        change.table.deserted_at = None
        for seat in [seat for seat in change.seats if seat.user_id]:
            empty(change, seat)


def _take_away(uid: str) -> None:
    """Delete a table, and tell those who look at it."""
    with suppress(Refused), changing(uid) as change:
        if not any(seat.user_id for seat in change.seats):
            change.table.delete()
            transaction.on_commit(lambda: _tell_of_the_end(uid), robust=True)


def _tell_of_the_end(uid: str) -> None:
    publish(table_topic(uid), Gone())
    publish(LOBBY, Listed(table=uid))
