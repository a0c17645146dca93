"""Farewells: sockets of who signs out or is banned close, and the banned one's seats go to bots."""

from contextlib import suppress
from hashlib import sha256
from typing import Any

from django.contrib.auth.signals import user_logged_out
from django.db import transaction
from django.db.models.signals import post_save
from django.dispatch import receiver
from django.http import HttpRequest

from accounts.models import User
from accounts.services.sanctions import banned
from tables.publishing import publish, user_topic
from tables.refusals import Refused
from tables.services.taking_over import seats_held, take_over

EVERYWHERE = ""


def session_mark(session_key: str | None) -> str:
    """Return what a session is told apart by, without telling its key."""
    return sha256(f"socket {session_key}".encode()).hexdigest()[:16]


@receiver(user_logged_out)
def say_goodbye(user: User | None, request: HttpRequest, **kwargs: Any) -> None:
    """Close the sockets of the session that ends."""
    del kwargs
    if user is not None:
        mark = session_mark(request.session.session_key)
        publish(user_topic(user.pk), {"goodbye": mark, "code": "signed_out"})


@receiver(post_save, sender=User)
def see_out(instance: User, **kwargs: Any) -> None:
    """Close all sockets of an account that may not sign in any more."""
    del kwargs
    if not instance.is_active:
        farewell = {"goodbye": EVERYWHERE, "code": "banned"}
        transaction.on_commit(lambda: publish(user_topic(instance.pk), farewell), robust=True)


@receiver(banned)
def give_seats_away(user: User, operator: User, reason: str, **kwargs: Any) -> None:
    """Let bots play on for an account that is banned, at every table where it sits."""
    del kwargs
    for uid, number in seats_held(user):
        with suppress(Refused):  # the game may have ended meanwhile
            take_over(uid=uid, number=number, operator=operator, reason=reason)
