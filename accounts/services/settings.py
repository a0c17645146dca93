"""What an account has chosen for itself."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.models import Title, User
from accounts.services import listing, titles
from accounts.signals import renamed

CHOSEN = (
    "language",
    "theme",
    "sounds",
    "confirm_moves",
    "time_zone",
    "quiet_from",
    "quiet_until",
    "mail_turns",
)
"""What everybody may set of their own account, at any time."""


def change_settings(*, user: User, chosen: Mapping[str, Any]) -> None:
    """Keep what was chosen; whatever is no setting is a mistake of the caller's."""
    for name, value in chosen.items():
        if name not in CHOSEN:
            raise ValueError(f"{name} is no setting")
        setattr(user, name, value)
    user.save(update_fields=list(chosen))


def settings_of(user: User) -> dict[str, Any]:
    """Return all settings of an account, by name."""
    return {name: getattr(user, name) for name in CHOSEN}


@transaction.atomic
def declare_program(*, user: User) -> None:
    """Mark an account as played by a program: it bears a title and is not rated any more.

    Nobody takes this back from their own account; only an operator does.
    """
    locked = User.objects.select_for_update(no_key=True).get(pk=user.pk)
    if not locked.is_program:
        locked.is_program = True
        locked.save(update_fields=["is_program"])
        Title.objects.create(user=locked, kind=Title.Kind.PROGRAM, code="bot", since=timezone.now())
        titles.show([locked.pk])
        listing.relist([locked.pk])
        transaction.on_commit(lambda: renamed.send(sender=User, user=locked), robust=True)
