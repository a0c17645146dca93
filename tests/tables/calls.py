"""Whoever is to be called: where, and that their time has come."""

from datetime import timedelta

from allauth.account.models import EmailAddress
from django.utils import timezone

from accounts.models import PushSubscription, User
from accounts.services import pushes
from tables.models import TurnNotice
from tables.work import sweeping
from tests import sent_tasks
from tests.push_service import Browser

SLOW = {"kind": "days", "days": 2}


def agree(user: User, browser: Browser) -> PushSubscription:
    """Let somebody be called in a browser."""
    told = browser.to_json()
    return pushes.subscribe(user=user, endpoint=told["endpoint"], **told["keys"])


def grace_is_over() -> None:
    """Let every notice have become due, sweep, and let the workers work."""
    TurnNotice.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    sweep()


def sweep() -> None:
    sent_tasks.take()
    sweeping.sweep()
    sent_tasks.call_people()


def confirm(*people: User) -> None:
    """Let people have confirmed their addresses."""
    for user in people:
        EmailAddress.objects.create(user=user, email=user.email, primary=True, verified=True)
