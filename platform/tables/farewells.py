"""Closing sockets: of a session that signs out, and of an account that is banned."""

from hashlib import sha256
from typing import Any

from django.contrib.auth.signals import user_logged_out
from django.db.models.signals import post_save
from django.dispatch import receiver
from django.http import HttpRequest

from accounts.models import User
from tables.publishing import publish, user_topic

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
        publish(user_topic(instance.pk), {"goodbye": EVERYWHERE, "code": "banned"})
