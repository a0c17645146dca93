"""Who is to be called, and when: at once if they are invited, or if the table waits too long."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

import msgspec
from django.dispatch import receiver
from django.utils import timezone

from accounts.models import PushSubscription, User
from accounts.push_message import PushMessage
from accounts.quiet_hours import end_of_quiet
from accounts.services.aversions import unheard_by
from tables.calls import summons
from tables.live import presence
from tables.models import Invitation, Seat, Table, TurnNotice
from tables.signals import invited
from tables.work import names
from tables.work.waking import send

LIVE_GRACE = timedelta(seconds=20)
"""Whoever reconnects or comes by themselves within this time is not called."""
SLOW_GRACE = timedelta(seconds=5)


def note_slow_turns(table: Table, seats: Iterable[Seat]) -> None:
    """Note everybody whose turn has come: in a slow game nobody is expected to sit and wait."""
    _note(table, seats, SLOW_GRACE)


def note_live_turns(table: Table, seats: Iterable[Seat]) -> None:
    """Note those who do not look at the table and have a browser that can be called."""
    room = presence.room(table.uid)
    away = [
        seat for seat in seats if _is_person(seat) and not presence.is_here(room, str(seat.user_id))
    ]
    if away:
        browsers = PushSubscription.objects.filter(user__in=[seat.user for seat in away])
        reachable = set(browsers.values_list("user_id", flat=True))
        _note(table, [seat for seat in away if seat.user_id in reachable], LIVE_GRACE)


def _note(table: Table, seats: Iterable[Seat], grace: timedelta) -> None:
    """Write one notice for each person; it takes the place of an older one of this table."""
    due = timezone.now() + grace
    notices = [
        TurnNotice(
            table=table,
            user=seat.user,
            seat=seat.number,
            asked=table.asked[seat.number],
            due_at=quiet_end(seat.user, due) or due,
        )
        for seat in seats
        if seat.user is not None and _is_person(seat)
    ]
    if notices:
        TurnNotice.objects.bulk_create(
            notices,
            update_conflicts=True,
            unique_fields=["table", "user"],
            update_fields=["seat", "asked", "due_at"],
        )


def put_off(notice: TurnNotice) -> bool:
    """Keep a notice that was taken in quiet hours until they are over; tell whether it is quiet."""
    end = quiet_end(notice.user, timezone.now())
    if end is not None:
        notice.pk, notice.due_at = None, end
        TurnNotice.objects.bulk_create([notice], ignore_conflicts=True)
    return end is not None


def _is_person(seat: Seat) -> bool:
    return seat.user is not None and not seat.user.is_program


def quiet_end(user: User, moment: datetime) -> datetime | None:
    """Return when this person may be called again, if the moment lies in their quiet hours."""
    return end_of_quiet(
        moment, zone=user.time_zone, quiet_from=user.quiet_from, quiet_until=user.quiet_until
    )


@receiver(invited)
def call_invited(invitation: Invitation, **kwargs: Any) -> None:
    """Call somebody who is invited by name, but not in quiet hours, nor for one they mute."""
    del kwargs
    user = invitation.user
    is_quiet = quiet_end(user, timezone.now()) is not None
    if not is_quiet and invitation.by_id not in unheard_by(user):
        push_to(user, summons.invitation(invitation))


def push_to(user: User, message: PushMessage) -> None:
    """Send a worker to push a message to all browsers of an account."""
    ids = list(user.pushes.values_list("pk", flat=True))
    if ids:
        send(names.PUSH, ids, msgspec.to_builtins(message), expires=message.ttl)
