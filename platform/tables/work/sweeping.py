"""The sweep: whatever is overdue is made good, whoever forgot it."""

import time
from datetime import UTC, datetime
from threading import Lock

from django.utils import timezone

from tables import clocks, faults
from tables.models import HouseTime, Table, TurnNotice
from tables.services.playing import time_out
from tables.work import house_time, names
from tables.work.entering import enter_if_due
from tables.work.waking import is_watched, send, send_lost_thinker, send_player

AT_ONCE = 500
CALLS_AT_ONCE = 50

_broom = Lock()


def sweep() -> None:
    """Settle the house's time, and only then wake every table at which something is due.

    While one sweep of this process is still at the tables, the next one leaves them to it.
    """
    house = house_time.account()
    if _broom.acquire(blocking=False):
        try:
            _wake_overdue(house)
        finally:
            _broom.release()
    _send_notices()


def _wake_overdue(house: HouseTime) -> None:
    for uid in _overdue(house):
        try:
            wake(uid)
        except Exception as error:
            faults.note(f"the sweep at table {uid}", error)  # the others are not to wait for it


def _overdue(house: HouseTime) -> list[str]:
    """Return where something is due: clocks and bots apart, each along an index of its own."""
    running = Table.objects.filter(status=Table.Status.PLAYING)
    sure = datetime.fromtimestamp(house.sure, UTC)
    clocks_out = running.filter(wake_at__lte=sure).order_by("wake_at")
    bots_due = running.filter(bots_at__lte=timezone.now()).order_by("bots_at")
    found = (*clocks_out.values_list("uid")[:AT_ONCE], *bots_due.values_list("uid")[:AT_ONCE])
    return list(dict.fromkeys(uid for (uid,) in found))


def _send_notices() -> None:
    """Send a worker to call those whom a table has waited for long enough."""
    due = TurnNotice.objects.filter(due_at__lte=timezone.now()).order_by("due_at")
    ids = list(due.values_list("pk", flat=True)[:AT_ONCE])
    for start in range(0, len(ids), CALLS_AT_ONCE):
        send(names.CALL, ids[start : start + CALLS_AT_ONCE], expires=5)


def wake(uid: str) -> None:
    """Do what is due at one table: time-outs, and bots' moves as far as they are chosen."""
    table = Table.objects.filter(uid=uid, status=Table.Status.PLAYING).first()
    if table is None:
        return
    shown, sure, now = clocks.read(table.clocks), house_time.current().sure, time.time()
    seats = list(table.seats.all())
    for seat in seats:
        clock, asked = shown[seat.number], table.asked[seat.number]
        if seat.bot_level and clock.bot_at is not None and clock.bot_at <= now:
            _move_bot(uid, seat.number, asked, is_watched(seats))
        elif seat.present and clock.deadline is not None and clock.deadline <= sure:
            time_out(uid=uid, number=seat.number, asked=asked)


def _move_bot(uid: str, number: int, asked: int, watched: bool) -> None:
    if not watched:
        send_player(uid)
    elif not enter_if_due(uid, number, asked):
        send_lost_thinker(uid, number, asked)
