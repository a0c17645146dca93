"""Guests keep their games by registering later."""

from collections.abc import Callable
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.core.exceptions import ValidationError
from django.test import Client

from accounts.models import Result, User
from accounts.services.guests import create_guest, keep_guest
from games.chance import Chance
from tables.services import leaving
from tests.tablecraft import begun, fresh, play_once

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[[str], User]


def keep(client: Client, name: str, **more: str) -> Any:
    body = {"username": name, "password1": "Nine lives 9", "email": "", **more}
    return client.post("/accounts/keep/", body, headers={"accept-language": "en"})


def as_guest(client: Client) -> User:
    client.post("/accounts/guest/", headers={"accept-language": "en"})
    return User.objects.get(is_guest=True)


def test_a_guest_becomes_an_account_with_all_its_games_and_stays_signed_in(
    client: Client, person: Maker
) -> None:
    guest, bob = as_guest(client), person("bob")
    table = begun([guest, bob])
    play_once(table, Chance(b"guest"))
    leaving.resign(uid=table.uid, user=bob)
    answer = keep(client, "Ann", email="ann@example.org")
    assert answer["Location"] == "/mine/"
    page = client.get("/mine/")
    assert page.status_code == 200
    kept = User.objects.get(pk=guest.pk)
    assert (kept.username, kept.is_guest, page.context["user"]) == ("Ann", False, kept)
    assert kept.check_password("Nine lives 9")
    assert EmailAddress.objects.get().email == "ann@example.org"
    assert mail.outbox[0].to == ["ann@example.org"]
    won = Result.objects.get(user=kept)
    assert (won.won, won.counts, won.match.unrated) == (True, False, "alone")


def test_the_new_name_is_told_at_the_tables_where_the_guest_sits(
    client: Client, person: Maker
) -> None:
    guest = as_guest(client)
    table = begun([guest, person("bob")])
    before = fresh(table).version
    keep(client, "Ann")
    assert fresh(table).version == before + 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"username": "bob"}, "looks too much like"),
        ({"username": "Guest-2"}, "given by the site alone"),
        ({"password1": "short"}, "too short"),
        ({"email": "bob@example.org"}, "Another account has this e-mail address"),
    ],
)
def test_what_is_refused_leaves_the_guest_as_it_was(
    client: Client, person: Maker, given: dict[str, str], sentence: str
) -> None:
    person("bob")
    guest = as_guest(client)
    answer = keep(client, "Ann", **given)
    assert sentence in answer.content.decode()
    assert User.objects.filter(pk=guest.pk, is_guest=True, username=guest.username).exists()


def test_a_name_taken_in_the_same_moment_is_refused(person: Maker) -> None:
    person("bob")
    guest = create_guest(language="en")
    with pytest.raises(ValidationError):
        keep_guest(guest=guest, name="Bob", password="Nine lives 9")  # noqa: S106
    assert User.objects.get(pk=guest.pk).is_guest


def test_an_account_is_not_kept_twice(person: Maker) -> None:
    with pytest.raises(ValidationError):
        keep_guest(guest=person("ann"), name="Bob", password="Nine lives 9")  # noqa: S106


@pytest.mark.parametrize(
    "page",
    [
        "/accounts/signup/",
        "/accounts/password/set/",
        "/accounts/email/",
        "/accounts/2fa/",
        "/accounts/2fa/totp/activate/",
        "/settings/token/",
        "/settings/program/",
    ],
)
def test_pages_of_accounts_lead_a_guest_to_an_account_first(client: Client, page: str) -> None:
    as_guest(client)
    assert client.get(page)["Location"] == "/accounts/keep/"


def test_only_guests_have_something_to_keep(client: Client, person: Maker) -> None:
    assert client.get("/accounts/keep/")["Location"] == "/accounts/signup/"
    client.force_login(person("ann"))
    assert client.get("/accounts/keep/")["Location"] == "/settings/"
