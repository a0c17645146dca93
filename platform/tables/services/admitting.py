"""What keeps somebody from any further table: too many of them, or a wait after leaving."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.db import connection
from django.db.models import Count, Q
from django.utils import timezone
from django.utils.translation import gettext_noop as _

from accounts.models import Result, User
from accounts.services.fair_play import LATELY, waits_until
from tables.models import Seat, Table
from tables.refusals import Refused

MOST_TABLES = 20
"""Open or running tables that one person may sit at or watch bots at."""

_TABLES, _SEATS, _RESULTS = (model._meta.db_table for model in (Table, Seat, Result))
_TABLES_OF = f"""
SELECT (SELECT COUNT(*) FROM {_SEATS}
        WHERE user_id = %s AND ended_at IS NULL AND absence <> '{Seat.Absence.GONE}')
    + (SELECT COUNT(*) FROM {_TABLES} AS own WHERE host_id = %s AND ended_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM {_SEATS} WHERE table_id = own.id AND user_id = %s))
"""  # noqa: S608 - names of our own
_HAS_LEFT = f"""
SELECT EXISTS (SELECT 1 FROM {_SEATS}
        WHERE user_id = %s AND ended_at IS NULL AND absence = '{Seat.Absence.GONE}')
    OR EXISTS (SELECT 1 FROM {_RESULTS}
        WHERE user_id = %s AND at > %s AND ("left" OR away))
"""  # noqa: S608


def check_not_too_many(user: User) -> None:
    """Refuse whoever sits at too many tables already, or has opened them to watch bots."""
    if _asked(_TABLES_OF, [user.pk] * 3) >= MOST_TABLES:
        raise Refused(
            "too_many_tables",
            _("You sit at {most} tables already: finish one first."),
            most=MOST_TABLES,
        )


def check_may_play_rated(user: User, rated: bool) -> None:
    """Refuse whoever has left several games lately; friendly tables are open to them."""
    lately = connection.ops.adapt_datetimefield_value(timezone.now() - LATELY)
    if not rated or not _asked(_HAS_LEFT, [user.pk, user.pk, lately]):
        return  # as nearly everybody: they are not looked at more closely
    until = waits_until(user, left_running=_left_running(user))
    if until is not None:
        minutes = max(1, round((until - timezone.now()).total_seconds() / 60))
        raise Refused(
            "must_wait",
            _(
                "You have left several games lately: the next rated game in {minutes} min. "
                "Friendly tables are open to you."
            ),
            status=403,
            minutes=minutes,
        )


def _left_running(user: User) -> list[datetime]:
    """Return when somebody left games that will count and go on without them."""
    accounts = Count("table__seats", Q(table__seats__counts=True))
    left = Seat.objects.annotate(accounts=accounts).filter(
        user=user,
        ended_at__isnull=True,
        absence=Seat.Absence.GONE,
        free_to_go=False,
        table__rated=True,
        accounts__gte=2,
    )
    return [seat.left_at for seat in left if seat.left_at is not None]


def _asked(question: str, values: Sequence[Any]) -> int:
    """Return the one answer to a question that is asked of everybody who sits down."""
    with connection.cursor() as cursor:
        cursor.execute(question, values)
        return int(cursor.fetchone()[0])
