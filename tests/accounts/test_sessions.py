"""Sessions of browsers: each says whose it is, and the old ones are swept away."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from asgiref.sync import sync_to_async
from django.contrib.auth import SESSION_KEY
from django.test import Client
from django.utils import timezone

from accounts.models import Session, User
from accounts.services import housekeeping
from accounts.services.sanctions import end_sessions
from accounts.session_store import SessionStore

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]


def signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def test_a_session_says_whose_it_is_until_they_sign_out(person: Maker) -> None:
    ann = person("ann")
    browser = signed_in(ann)
    assert [session.user for session in Session.objects.all()] == [ann]
    browser.post("/accounts/logout/")
    assert not Session.objects.filter(user=ann).exists()


async def test_a_session_saved_without_waiting_says_it_too(person: Maker) -> None:
    ann = await sync_to_async(person)("ann")
    store = SessionStore()
    await store.aset(SESSION_KEY, str(ann.pk))
    await store.acreate()
    assert (await Session.objects.aget()).user_id == ann.pk


def test_all_sessions_of_one_account_end_and_no_other_s(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    browsers = [signed_in(ann), signed_in(ann)]
    other = signed_in(bob)
    end_sessions(ann)
    assert [one.get("/settings/").status_code for one in browsers] == [302, 302]
    assert other.get("/settings/").status_code == 200


def test_sessions_whose_time_is_up_are_swept_away_daily(person: Maker) -> None:
    signed_in(person("ann"))
    signed_in(person("bob"))
    Session.objects.filter(user__username="ann").update(
        expire_date=timezone.now() - timedelta(minutes=1)
    )
    housekeeping.keep_books()
    assert [session.user.username for session in Session.objects.all() if session.user] == ["bob"]
