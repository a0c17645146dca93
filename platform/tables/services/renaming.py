"""Tables at which somebody sits show the name that somebody goes by now."""

from collections.abc import Iterable
from typing import Any

from django.dispatch import receiver

from accounts.models import User
from accounts.signals import renamed
from tables.models import Seat
from tables.services.changing import changing


@receiver(renamed)
def show_new_name(user: User, **kwargs: Any) -> None:
    """Tell a player's tables that are not over yet."""
    del kwargs
    held = Seat.objects.filter(user=user, ended_at__isnull=True).order_by("table_id")
    tell_anew(held.values_list("table__uid", flat=True))


def tell_anew(uids: Iterable[str]) -> None:
    """Send the frames of these tables once more, as their players are called now."""
    for uid in uids:
        with changing(uid) as change:
            change.touch()
