"""Calling people: a due notice becomes a push to each browser and, in slow games, a letter.

Only one thread of a worker calls at a time: a slow push service must not hold up the clocks, which
the other threads keep. A notice is taken by deleting it, so that no two workers send the same.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any

import msgspec
from allauth.account.models import EmailAddress
from django.db import transaction
from django.utils import timezone

from accounts.models import PushSubscription, User
from accounts.push_message import Parcel, PushMessage
from tables import clocks
from tables.calls import letters, summons
from tables.calls.noticing import put_off
from tables.clocks import Clock
from tables.live import presence
from tables.models import Table, TurnNotice
from tables.work import house_time, names
from tables.work.waking import send

log = logging.getLogger(__name__)

RETRIES = (15, 60)
"""Seconds after which a failed push is tried again."""
_BUSY = 3

_line = Lock()


def call(ids: Sequence[int]) -> None:
    """Call those whose notices are due; what is left lying is sent again by the next sweep."""
    with _the_line() as is_free:
        if is_free:
            due = [notice for notice in claim(ids) if is_waited_for(notice)]
            waited_for = [notice for notice in due if not put_off(notice)]
            _push([parcel for notice in waited_for for parcel in _parcels(notice)])
            letters.send_all([letter for notice in waited_for for letter in _letters(notice)])


def push(ids: Sequence[int], message: dict[str, Any], tries: int = 0) -> None:
    """Push a message to these browsers, if their owners may still be called."""
    with _the_line() as is_free:
        if not is_free:
            send(names.PUSH, ids, message, tries, countdown=_BUSY)
            return
        browsers = PushSubscription.objects.filter(pk__in=ids).select_related("user")
        told = msgspec.convert(message, PushMessage)
        _push([Parcel(one, told) for one in browsers if may_be_called(one.user)], tries)


@contextmanager
def _the_line() -> Iterator[bool]:
    is_free = _line.acquire(blocking=False)
    try:
        yield is_free
    finally:
        if is_free:
            _line.release()


def claim(ids: Sequence[int]) -> list[TurnNotice]:
    """Take the notices that are due, each of them for one worker only."""
    with transaction.atomic():
        due = TurnNotice.objects.filter(pk__in=ids, due_at__lte=timezone.now())
        mine = list(
            due.select_for_update(skip_locked=True, of=("self",)).select_related("table", "user")
        )
        TurnNotice.objects.filter(pk__in=[notice.pk for notice in mine]).delete()
    return mine


def is_waited_for(notice: TurnNotice) -> bool:
    """Tell whether the table still waits for this person, who does not look at it now."""
    table, user = notice.table, notice.user
    if table.status != Table.Status.PLAYING or not may_be_called(user):
        return False
    seat = table.seats.filter(number=notice.seat, user=user).first()
    if seat is None or not seat.present or _clock(notice).since is None:
        return False
    if table.moves.filter(seat=notice.seat, number__gt=notice.asked).exists():
        return False
    return not presence.is_here(presence.room(table.uid), str(user.pk))


def may_be_called(user: User) -> bool:
    """Tell whether this account is one that may be called: open, and a person's."""
    return user.is_active and user.deleted_at is None and not user.is_program


def _parcels(notice: TurnNotice) -> list[Parcel]:
    deadline = _clock(notice).deadline
    message = summons.your_turn(
        notice.table,
        notice.user,
        seconds_left=(deadline or 0.0) - house_time.now(),
        slow=_is_slow(notice),
    )
    return [Parcel(browser, message) for browser in notice.user.pushes.all()]


def _letters(notice: TurnNotice) -> list[letters.Letter]:
    wanted = _is_slow(notice) and notice.user.mail_turns and _has_confirmed(notice.user)
    return [letters.your_turn(notice.table, notice.user)] if wanted else []


def _has_confirmed(user: User) -> bool:
    """Tell whether the account's address is really its owner's: nobody else gets letters."""
    own = EmailAddress.objects.filter(user=user, verified=True, email__iexact=user.email)
    return bool(user.email) and own.exists()


def _is_slow(notice: TurnNotice) -> bool:
    return bool(notice.table.clock["kind"] == "days")


def _clock(notice: TurnNotice) -> Clock:
    return clocks.read(notice.table.clocks)[notice.seat]


def _push(parcels: Sequence[Parcel], tries: int = 0) -> None:
    """Post, forget the browsers that are gone, and try again later where it failed."""
    if not parcels:
        return
    from accounts.web_push import Fate, post_all  # noqa: PLC0415 - costs a process half a second

    for (browser, message), (fate, why) in zip(parcels, post_all(parcels), strict=True):
        if fate is Fate.GONE:
            browser.delete()
        elif fate is Fate.FAILED:
            log.warning("a push failed, try %d of %d: %s", tries + 1, len(RETRIES) + 1, why)
            if tries < len(RETRIES):
                told = msgspec.to_builtins(message)
                send(names.PUSH, [browser.pk], told, tries + 1, countdown=RETRIES[tries])
