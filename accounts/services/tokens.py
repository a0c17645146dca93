"""Keys for programs: made, shown once, known by their hash, ended one by one or all together."""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.credentials import read_with_owners
from accounts.models import Token, User
from accounts.models.token import LONGEST_NAME

MOST = 20
"""Keys that an account may have."""

MOST_OF_A_NAME = 5
"""Keys of one name that are given for a password: a program that asks at each start has no end."""

TERMS = (30, 90, 365)
USUAL_TERM = 365
"""Days after which a key ends."""

_BEGINNING = "zst_"
"""Whoever finds a key somewhere, or looks for lost ones by a program, knows it by this."""

_HOUR = timedelta(hours=1)


class NewToken(NamedTuple):
    """A new key: the only moment at which it is known."""

    token: Token
    key: str


def digest_of(key: str) -> str:
    """Return what a key is known by."""
    return sha256(key.encode()).hexdigest()


@transaction.atomic
def make(*, user: User, name: str, days: int = USUAL_TERM) -> NewToken:
    """Return a new key; an account with too many has to end one first."""
    User.objects.select_for_update(no_key=True).get(pk=user.pk)
    if user.tokens.count() >= MOST:
        raise ValidationError(
            _("You have %(most)s keys already: end one that is not needed."),
            code="too_many_tokens",
            params={"most": MOST},
        )
    return _made(user, _checked_name(name), days)


@transaction.atomic
def make_for_password(*, user: User, name: str, days: int = USUAL_TERM) -> NewToken:
    """Return a new key; of those with the same name the longest unused make room for it."""
    User.objects.select_for_update(no_key=True).get(pk=user.pk)
    named = user.tokens.filter(name=_checked_name(name))
    by_use = sorted(named, key=lambda one: one.used_at or one.created_at, reverse=True)
    for one in by_use[MOST_OF_A_NAME - 1 :]:
        one.delete()
    return make(user=user, name=name, days=days)


def _made(user: User, name: str, days: int) -> NewToken:
    key = _BEGINNING + secrets.token_urlsafe(32)
    token = Token.objects.create(
        user=user,
        name=name,
        prefix=key[: Token._meta.get_field("prefix").max_length],
        digest=digest_of(key),
        expires_at=timezone.now() + timedelta(days=days),
    )
    return NewToken(token, key)


def _checked_name(name: str) -> str:
    said = " ".join(name.split())
    if not said or not said.isprintable() or len(said) > LONGEST_NAME:
        raise ValidationError(
            _("Say in 1 to %(most)s letters what the key is for."),
            code="bad_name",
            params={"most": LONGEST_NAME},
        )
    return said


def find(key: str) -> Token | None:
    """Return what is kept of a key that opens something, with its owner."""
    return find_all([key])[0]


def find_all(keys: Sequence[str]) -> list[Token | None]:
    """Return what is kept of each of these keys, if it opens something."""
    digests = [digest_of(key) for key in keys]
    known = read_with_owners(Token, "digest", digests)
    return [_opening(known.get(digest)) for digest in digests]


def _opening(known: Token | None) -> Token | None:
    return known if known and known.user.is_active and not known.is_over else None


def is_unnoted(token: Token) -> bool:
    """Tell whether it is to be kept that a key is used now."""
    return token.used_at is None or token.used_at < timezone.now() - _HOUR


def note_use(token: Token) -> None:
    """Keep when a key was last used, to the hour."""
    note_uses([token])


def note_uses(tokens: Sequence[Token]) -> list[None]:
    """Keep when these keys were last used; one that is noted right now by somebody else, is."""
    unnoted = [token.pk for token in tokens if is_unnoted(token)]
    if unnoted:
        with transaction.atomic():
            free = Token.objects.select_for_update(skip_locked=True, no_key=True)
            numbers = list(free.filter(pk__in=unnoted).values_list("pk", flat=True))
            Token.objects.filter(pk__in=numbers).update(used_at=timezone.now())
    return [None] * len(tokens)


def end_one(*, user: User, number: int) -> bool:
    """End one of somebody's own keys; tell whether there was such a one."""
    return bool(user.tokens.filter(pk=number).delete()[0])


def end_all(*, user: User) -> None:
    """Leave programs without a key."""
    user.tokens.all().delete()


def end_expired(now: datetime | None = None) -> None:
    """Forget the keys whose time is up."""
    Token.objects.filter(expires_at__lte=now or timezone.now()).delete()
