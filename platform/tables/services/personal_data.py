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
from tables.models import (
    Aside,
    ChatLine,
    Guess,
    Invitation,
    Mark,
    Move,
    PlayerReport,
    Report,
    Seat,
    Table,
    TurnNotice,
)
from tables.refusals import Refused
from tables.services.changing import changing
from tables.services.leaving import resign
from tables.services.renaming import tell_anew
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
    Aside.objects.filter(user=user).update(text="")
    Mark.objects.filter(user=user).delete()
    Guess.objects.filter(user=user).delete()
    delete_with_log(Report.objects.filter(Q(line__user=user) | Q(aside__user=user)))
    Report.objects.filter(reporter=user).update(reason="")
    delete_with_log(PlayerReport.objects.filter(Q(about=user) | Q(reporter=user)))
    Invitation.objects.filter(Q(user=user) | Q(by=user)).delete()
    TurnNotice.objects.filter(user=user).delete()
    transaction.on_commit(lambda: tell_anew(left), robust=True)


def _leave_tables(user: User) -> list[str]:
    """Stand up before the game, resign within it; return which tables are to be told."""
    seats = (
        Seat.objects.filter(user=user, ended_at__isnull=True)
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
        **_spoken(user),
        "words_in_moves": [
            {"table__uid": uid, "words": words, "at": at} for uid, _, at, words in _words(user)
        ],
        "invitations": list(
            Invitation.objects.filter(Q(user=user) | Q(by=user)).values(
                "table__uid", "user__username", "by__username", "at", "declined_at"
            )
        ),
    }


def _spoken(user: User) -> dict[str, Any]:
    """Return what somebody said, noted and complained of."""
    told: dict[str, Any] = {}
    for name, lines in (("chat", ChatLine.objects), ("asides", Aside.objects)):
        said = lines.filter(user=user).order_by("pk")
        told[name] = list(said.values("table__uid", "text", "phrase", "at"))
    for name, notes in (("marks", Mark.objects), ("guesses", Guess.objects)):
        noted = notes.filter(user=user).order_by("pk")
        told[name] = list(noted.values("table__uid", "seat", "code"))
    reports = Report.objects.filter(reporter=user).order_by("pk")
    columns = ("line__table__uid", "aside__table__uid", "reason", "at")
    of_players = PlayerReport.objects.filter(reporter=user).order_by("pk")
    return told | {
        "reports": list(reports.values(*columns)),
        "reports_of_players": list(of_players.values("about__username", "words", "at")),
    }
