"""Who comes with a browser's session, read in one go: as Django itself would know them."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.utils import timezone

from accounts.models import Session, User
from accounts.services import sessions
from accounts.session_store import SessionStore

pytestmark = [pytest.mark.django_db, pytest.mark.database]


@pytest.fixture
def ann(person: Callable[[str], User]) -> User:
    return person("ann")


def session_of(user: User, **other: Any) -> SessionStore:
    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.update({"invites": {"table": "code"}, **other})
    session.save()
    return session


def test_it_is_read_with_its_account_by_one_statement(
    ann: User, django_assert_num_queries: Any
) -> None:
    key = str(session_of(ann).session_key)
    with django_assert_num_queries(1):
        found = sessions.find(key)
        assert found.user == ann
        assert found.session.session_key == key
        assert found.session.get("invites") == {"table": "code"}


def test_nobody_is_known_by_a_key_that_opens_nothing(ann: User) -> None:
    for key in ("", "x", "never given to anybody", "\x00", "я" * 200):
        found = sessions.find(key)
        assert (found.user, found.session.session_key) == (None, None)
    over = session_of(ann)
    Session.objects.filter(pk=over.session_key).update(
        expire_date=timezone.now() - timedelta(seconds=1)
    )
    assert sessions.find(str(over.session_key)).user is None


@pytest.mark.parametrize(
    "other",
    [
        {HASH_SESSION_KEY: "another"},
        {HASH_SESSION_KEY: ""},
        {BACKEND_SESSION_KEY: "django.contrib.auth.backends.ModelBackend"},
        {SESSION_KEY: "1000000"},
    ],
)
def test_a_session_that_is_not_the_accounts_own_is_nobodys(
    ann: User, other: dict[str, str]
) -> None:
    session = session_of(ann)
    session.update(other)
    row = Session.objects.get(pk=session.session_key)
    row.session_data = session.encode(dict(session.items()))
    row.save()
    assert sessions.find(str(session.session_key)).user is None


def test_a_new_password_and_a_ban_end_it(ann: User) -> None:
    first = str(session_of(ann).session_key)
    ann.set_password("another one")
    ann.save()
    assert sessions.find(first).user is None
    second = str(session_of(ann).session_key)
    User.objects.filter(pk=ann.pk).update(is_active=False)
    assert sessions.find(second).user is None
