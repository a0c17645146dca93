"""When an account is deleted or takes its data along: what tables keep of it.

Seats and moves stay, for they are other people's games too; words of the person's own go.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.db.models import CharField, F, Q
from django.db.models.functions import Cast
from django.dispatch import receiver

from accounts.models import Act, User
from accounts.services.deletion import delete_with_log, tomb
from accounts.services.operators import LONGEST_REASON
from accounts.signals import departing, exporting
from tables.models import ChatLine, Invitation, Move, Report, Seat, Table, TurnNotice
from tables.refusals import Refused
from tables.renaming import tell_anew
from tables.services.changing import changing
from tables.services.leaving import resign
from tables.services.seating import stand_up
from tables.services.silencing import unsay, words_of


@receiver(departing)
def see_off(user: User, **kwargs: Any) -> None:
    """Let somebody leave all tables, and forget what they have said and been told."""
    del kwargs
    left = _leave_tables(user)
    _pass_on(user)
    _unsay_all(user)
    _unname(user)
    ChatLine.objects.filter(user=user).update(text="")
    delete_with_log(Report.objects.filter(line__user=user))
    Report.objects.filter(reporter=user).update(reason="")
    Invitation.objects.filter(Q(user=user) | Q(by=user)).delete()
    TurnNotice.objects.filter(user=user).delete()
    transaction.on_commit(lambda: tell_anew(left), robust=True)


def _leave_tables(user: User) -> list[str]:
    """Stand up before the game, resign within it; return which tables are to be told."""
    seats = (
        Seat.objects.filter(user=user, table__status__in=(Table.Status.OPEN, Table.Status.PLAYING))
        .select_related("table")
        .order_by("table_id")
    )
    for seat in seats:
        leave = stand_up if seat.table.status == Table.Status.OPEN else resign
        with suppress(Refused):  # over meanwhile, or left before
            leave(uid=seat.table.uid, user=user)
    return [seat.table.uid for seat in seats]


def _pass_on(user: User) -> None:
    """Give open tables to whoever sat down first; without anybody they are tidied away."""
    hosted = Table.objects.filter(host=user, status=Table.Status.OPEN).order_by("pk")
    for uid in hosted.values_list("uid", flat=True):
        with changing(uid) as change:
            heirs = [seat for seat in change.seats if seat.user_id]
            heir = min(heirs, key=lambda seat: seat.joined_at, default=None)
            change.table.host_id = heir.user_id if heir else None
            change.touch()


def _unsay_all(user: User) -> None:
    """Take the words out of those of the person's games that have any."""
    for uid, number in sorted({(uid, seat) for uid, seat, _, _ in _words(user)}):
        unsay(uid=uid, number=number)


def _words(user: User) -> Iterator[tuple[str, int, datetime, dict[str, str]]]:
    """Yield what the person has written into moves: table, seat, when, and the texts."""
    moves = Move.objects.filter(
        by=Move.By.PERSON, table__seats__user=user, seat=F("table__seats__number")
    )
    columns = ("table__uid", "table__game", "seat", "at", "body")
    for uid, game, seat, at, body in moves.values_list(*columns).iterator(1000):
        if words := words_of(game, body):
            yield uid, seat, at, words


def _unname(user: User) -> None:
    """Take the name out of what operators wrote about the person's tables."""
    name = re.compile(rf"(?<!\w){re.escape(user.username)}(?!\w)", re.IGNORECASE)
    seats = Seat.objects.filter(user=user)
    for act in Act.objects.filter(table__in=seats.values("table__uid")):
        act.reason = name.sub(tomb(user), act.reason)[:LONGEST_REASON]
        act.save(update_fields=["reason"])
    tables = seats.annotate(key=Cast("table_id", CharField())).values("key")
    kind = ContentType.objects.get_for_model(Table)
    for entry in LogEntry.objects.filter(content_type=kind, object_id__in=tables):
        entry.change_message = name.sub(tomb(user), entry.change_message)
        entry.save(update_fields=["change_message"])


@receiver(exporting)
def tell_all(user: User, **kwargs: Any) -> dict[str, Any]:
    """Return what tables keep of somebody."""
    del kwargs
    lines = ChatLine.objects.filter(user=user).order_by("pk")
    seats = Seat.objects.filter(user=user).order_by("pk")
    return {
        "seats": list(
            seats.values(
                *("table__uid", "table__game", "table__status", "number", "absence"),
                *("joined_at", "left_at"),
            )
        ),
        "opened_tables": list(
            user.hosted_tables.order_by("pk").values("uid", "game", "created_at")
        ),
        "chat": list(lines.values("table__uid", "text", "phrase", "at")),
        "words_in_moves": [
            {"table__uid": uid, "words": words, "at": at} for uid, _, at, words in _words(user)
        ],
        "reports": list(
            Report.objects.filter(reporter=user).values("line__table__uid", "reason", "at")
        ),
        "invitations": list(
            Invitation.objects.filter(Q(user=user) | Q(by=user)).values(
                "table__uid", "user__username", "by__username", "at", "declined_at"
            )
        ),
    }
