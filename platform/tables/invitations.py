"""Reading invitations: who may come by one, and which a person has not answered yet."""

from typing import Any, TypeVar

from django.db.models import Prefetch

from accounts.models import User
from accounts.services.aversions import blocked_with
from games.registry import engine
from tables.models import Invitation, Seat, Table
from tables.wire import frames
from tables.wire.frames import GameNamed
from tables.wire.table import stamp

I = TypeVar("I", bound=frames.Invitation)  # noqa: E741 - of an invitation

SHOWN = 20


def is_invited(table: Table, user: Any) -> bool:
    """Tell whether this person was asked to the table by name and has not declined."""
    if not user.is_authenticated:
        return False
    return table.invitations.filter(user=user, declined_at__isnull=True).exists()


def open_invitations(user: User) -> list[Invitation]:
    """Return the invitations to tables that still wait, the latest first; none of the shunned."""
    waiting = Invitation.objects.filter(
        user=user, declined_at__isnull=True, table__status=Table.Status.OPEN
    )
    return list(
        waiting.exclude(table__seats__user=user)
        .exclude(by_id__in=blocked_with(user))
        .select_related("table", "by")
        .prefetch_related(Prefetch("table__seats", Seat.objects.select_related("user")))
        .order_by("-pk")[:SHOWN]
    )


def invitation_of(invitation: Invitation, kind: type[I]) -> I:
    """Return an invitation as it is sent: for readers of either language."""
    name = engine(invitation.table.game).info.name
    return kind(
        table=invitation.table.uid,
        game=GameNamed(slug=invitation.table.game, ru=name.ru, en=name.en),
        by=invitation.by.told(),
        at=stamp(invitation.at),
    )
