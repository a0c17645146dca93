"""The sweep: whatever is overdue is made good, whoever forgot it."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from tables import clocks
from tables.models import SweepMark, Table, TurnNotice
from tables.services.changing import changing
from tables.services.playing import time_out
from tables.waking import send, send_bot

GRACE = timedelta(seconds=5)
"""A sweep later than this was not late but away: its absence is added to all deadlines."""
AT_ONCE = 500
CALLS_AT_ONCE = 50


def sweep() -> None:
    """Wake every table at which something is due."""
    _give_back_lost_time()
    overdue = Table.objects.filter(status=Table.Status.PLAYING, wake_at__lte=timezone.now())
    for uid in overdue.order_by("wake_at").values_list("uid", flat=True)[:AT_ONCE]:
        wake(uid)
    _send_notices()


def _send_notices() -> None:
    """Send a worker to call those whom a table has waited for long enough."""
    due = TurnNotice.objects.filter(due_at__lte=timezone.now()).order_by("due_at")
    ids = list(due.values_list("pk", flat=True)[:AT_ONCE])
    for start in range(0, len(ids), CALLS_AT_ONCE):
        send("tables.tasks.call", ids[start : start + CALLS_AT_ONCE], expires=5)


def wake(uid: str) -> None:
    """Do what is due at one table: time-outs here, bots by their own worker."""
    table = Table.objects.filter(uid=uid, status=Table.Status.PLAYING).first()
    if table is None:
        return
    now = timezone.now().timestamp()
    shown = clocks.read(table.clocks)
    for seat in table.seats.all():
        clock, asked = shown[seat.number], table.asked[seat.number]
        if seat.bot_level and clock.bot_at is not None and clock.bot_at <= now:
            send_bot(uid, seat.number, asked)
        elif seat.present and clock.deadline is not None and clock.deadline <= now:
            time_out(uid=uid, number=seat.number, asked=asked)


def _give_back_lost_time() -> None:
    """Postpone all deadlines by the time in which no sweep ran."""
    now = timezone.now()
    with transaction.atomic():
        mark, made = SweepMark.objects.select_for_update().get_or_create(
            pk=1, defaults={"ran_at": now}
        )
        away = now - mark.ran_at
        mark.ran_at = now
        mark.save()
    if not made and away > GRACE:
        for uid in Table.objects.filter(status=Table.Status.PLAYING).values_list("uid", flat=True):
            _postpone(uid, away)


def _postpone(uid: str, away: timedelta) -> None:
    with changing(uid) as change:
        if change.table.status != Table.Status.PLAYING:
            return
        clocks.postpone(change.clocks, away.total_seconds())
        if change.table.wake_at is not None:
            change.table.wake_at += away
        change.touch()
