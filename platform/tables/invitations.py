"""Reading invitations: who may come by one, and which a person has not answered yet."""

from typing import Any

from django.db.models import Prefetch

from accounts.models import User
from accounts.services.aversions import blocked_with
from games.registry import engine
from tables.frames import stamp
from tables.models import Invitation, Seat, Table

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


def invitation_json(invitation: Invitation) -> dict[str, Any]:
    """Return an invitation as it is sent: for readers of either language."""
    name = engine(invitation.table.game).info.name
    return {
        "table": invitation.table.uid,
        "game": {"slug": invitation.table.game, "ru": name.ru, "en": name.en},
        "by": invitation.by.to_json(),
        "at": stamp(invitation.at),
    }
