"""Who comes with a browser's session: it and its account, read in one go.

Django reads the one and then the other. After a restart all pages come back at once.
"""

from typing import NamedTuple

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from accounts.credentials import read_with_owner
from accounts.models import Session, User
from accounts.session_store import SessionStore


class Found(NamedTuple):
    """A session, and who is signed in there."""

    session: SessionStore
    user: User | None


def find(key: str) -> Found:
    """Return the session of a key; an empty one if there is none, or its time is up."""
    if not (key.isascii() and key.isalnum()):  # no key of ours, and no text for every database
        return Found(SessionStore(), None)
    row = read_with_owner(Session, "session_key", key)
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
