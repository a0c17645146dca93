"""Operators: the group they are in, and the book in which every act of theirs stands."""

from typing import Any

from django.apps import AppConfig
from django.apps import apps as installed_apps
from django.contrib.auth.models import Group, Permission
from django.core.exceptions import ValidationError
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _

from accounts.models import Act, User

GROUP = "Operators"

LONGEST_REASON = 300

PERMISSIONS = (
    "view_user",
    "change_user",
    "view_title",
    "change_title",
    "view_match",
    "view_prizeentry",
    "view_skillentry",
    "view_suspicion",
    "view_token",
    "view_act",
)
"""What operators may on this floor: look, act on people (change_user), grant and take titles."""


def welcome_operators(sender: AppConfig, *codenames: str) -> None:
    """Make the group whenever an app was migrated, with what it may there."""

    def welcome(apps: Any = installed_apps, **kwargs: Any) -> None:
        del kwargs
        if "group" in apps.all_models["auth"]:  # else only a part of the house was migrated
            allow_operators(sender.label, *codenames)

    post_migrate.connect(welcome, sender=sender, weak=False)


def allow_operators(app: str, *codenames: str) -> None:
    """Let the group do this as well; nothing that it may already is taken from it."""
    group, _made = Group.objects.get_or_create(name=GROUP)
    given = Permission.objects.filter(content_type__app_label=app, codename__in=codenames)
    group.permissions.add(*given)


def checked_reason(reason: str) -> str:
    """Return why an act is done; an act without a reason is refused."""
    said = " ".join(reason.split())
    if not said:
        raise ValidationError(_("Say why: the reason is kept with the act."))
    if len(said) > LONGEST_REASON:
        raise ValidationError(
            _("A reason has at most %(most)s letters."), params={"most": LONGEST_REASON}
        )
    return said


def log_act(
    *,
    operator: User,
    kind: Act.Kind,
    reason: str,
    user: User | None = None,
    table: str = "",
    **details: Any,
) -> Act:
    """Write an act down for good: who did what to whom, and why."""
    return Act.objects.create(
        operator=operator,
        kind=kind,
        user=user,
        table=table,
        reason=checked_reason(reason),
        details=details,
    )
