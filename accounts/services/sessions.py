"""Who comes with a browser's session: it and its account, read in one go, of many at once.

Django reads the one and then the other. After a restart all pages come back at once.
"""

from collections.abc import Sequence
from typing import NamedTuple

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from accounts.credentials import read_with_owners
from accounts.models import Session, User
from accounts.session_store import SessionStore


class Found(NamedTuple):
    """A session, and who is signed in there."""

    session: SessionStore
    user: User | None


def find(key: str) -> Found:
    """Return the session of a key; an empty one if there is none, or its time is up."""
    return find_all([key])[0]


def find_all(keys: Sequence[str]) -> list[Found]:
    """Return the session of each of these keys."""
    ours = [key for key in keys if key.isascii() and key.isalnum()]
    """The others are no keys of ours, and no text for every database."""
    known = read_with_owners(Session, "session_key", ours)
    return [_found(known.get(key)) for key in keys]


def _found(row: Session | None) -> Found:
    if row is None or row.expire_date <= timezone.now():
        return Found(SessionStore(), None)
    session = SessionStore.of(row)
    return Found(session, row.user if row.user and _is_signed_in(row.user, session) else None)


def _is_signed_in(user: User, session: SessionStore) -> bool:
    """Tell whether the session is this account's still: a new password ends all before it."""
    is_theirs = session.get(SESSION_KEY) == str(user.pk)
    is_known = session.get(BACKEND_SESSION_KEY) in settings.AUTHENTICATION_BACKENDS
    seal = session.get(HASH_SESSION_KEY, "")
    is_sealed = constant_time_compare(seal, user.get_session_auth_hash())
    return is_theirs and is_known and is_sealed and user.is_active
