"""What keeps somebody from any further table: too many of them, or a wait after leaving."""

from datetime import datetime

from django.db.models import Count, Exists, OuterRef, Q
from django.utils import timezone
from django.utils.translation import gettext_noop as _

from accounts.models import User
from accounts.services.fair_play import waits_until
from tables.models import Seat, Table
from tables.refusals import Refused

MOST_TABLES = 20
"""Open or running tables that one person may sit at or watch bots at."""


def check_not_too_many(user: User) -> None:
    """Refuse whoever sits at too many tables already, or has opened them to watch bots."""
    seated = Seat.objects.filter(user=user, ended_at__isnull=True)
    own = Seat.objects.filter(table=OuterRef("pk"), user=user)
    watched = Table.objects.filter(~Exists(own), host=user, ended_at__isnull=True)
    busy = seated.exclude(absence=Seat.Absence.GONE).count() + watched.count()
    if busy >= MOST_TABLES:
        raise Refused(
            "too_many_tables",
            _("You sit at {most} tables already: finish one first."),
            most=MOST_TABLES,
        )


def check_may_play_rated(user: User, rated: bool) -> None:
    """Refuse whoever has left several games lately; friendly tables are open to them."""
    until = waits_until(user, left_running=_left_running(user)) if rated else None
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
