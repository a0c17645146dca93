"""Farewells: sockets of who signs out or is banned close, and their seats do not wait for them."""

from contextlib import suppress
from hashlib import sha256
from typing import Any

from django.contrib.auth.signals import user_logged_out
from django.db import transaction
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver
from django.http import HttpRequest

from accounts.models import Token, User
from accounts.services.sanctions import banned
from tables.live.publishing import publish, user_topic
from tables.refusals import Refused
from tables.services.seating import stand_up
from tables.services.taking_over import give_away, seats_held
from tables.wire.notes import Farewell

EVERYWHERE = ""


def session_mark(session_key: str | None) -> str:
    """Return what a session is told apart by, without telling its key."""
    return sha256(f"socket {session_key}".encode()).hexdigest()[:16]


def token_mark(token: Token) -> str:
    """Return what a program's token is told apart by, without telling even its hash."""
    return sha256(f"socket of token {token.digest}".encode()).hexdigest()[:16]


def is_welcome(user: User, mark: str) -> bool:
    """Tell whether a socket's account and its way in are still what they were when it came."""
    if not User.objects.filter(pk=user.pk, is_active=True).exists():
        return False
    sessions = user.sessions.values_list("session_key", flat=True)
    tokens = [token for token in user.tokens.all() if not token.is_over]
    return mark in {*map(session_mark, sessions), *map(token_mark, tokens)}


@receiver(user_logged_out)
def say_goodbye(user: User | None, request: HttpRequest, **kwargs: Any) -> None:
    """Close the sockets of the session that ends; a guest, whose last it is, sits nowhere more."""
    del kwargs
    if user is not None:
        mark = session_mark(request.session.session_key)
        publish(user_topic(user.pk), Farewell(mark=mark, code="signed_out"))
        if user.is_guest:
            _stand_up_everywhere(user)


def _stand_up_everywhere(user: User) -> None:
    for uid, _number in seats_held(user):
        with suppress(Refused):  # the game has begun
            stand_up(uid=uid, user=user)


@receiver(post_delete, sender=Token)
def turn_away(instance: Token, **kwargs: Any) -> None:
    """Close the sockets that came by a token which opens nothing any more."""
    del kwargs
    owner, farewell = instance.user_id, Farewell(mark=token_mark(instance), code="signed_out")
    transaction.on_commit(lambda: publish(user_topic(owner), farewell), robust=True)


@receiver(post_save, sender=User)
def see_out(instance: User, **kwargs: Any) -> None:
    """Close all sockets of an account that may not sign in any more."""
    del kwargs
    if not instance.is_active:
        farewell = Farewell(mark=EVERYWHERE, code="banned")
        transaction.on_commit(lambda: publish(user_topic(instance.pk), farewell), robust=True)


@receiver(banned)
def give_seats_away(user: User, operator: User, reason: str, **kwargs: Any) -> None:
    """Let bots play on for an account that is banned, at every table where it sits."""
    del kwargs
    for uid, number in seats_held(user):
        with suppress(Refused):  # the game may have ended meanwhile
            give_away(uid=uid, number=number, operator=operator, reason=reason)
