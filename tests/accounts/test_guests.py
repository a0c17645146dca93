"""Guests keep their games by registering later."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.core.exceptions import ValidationError
from django.test import Client
from django.utils import timezone

from accounts.models import PushSubscription, Result, Session, User
from accounts.services import guests, housekeeping
from accounts.services.aversions import set_aversion
from accounts.services.guests import create_guest, keep_guest
from games.chance import Chance
from tables.models import ChatLine, Table
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
    return User.objects.filter(is_guest=True).latest("pk")


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


def test_a_name_for_a_guest_is_found_however_many_are_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guests, "_DIGITS", "2")
    names = [create_guest(language="en").username for _ in range(3)]
    assert names == ["Guest-22222", "Guest-222222", "Guest-2222222"]


def test_more_guests_than_any_household_has_are_not_let_in_from_one_address(
    settings: Any, client: Client
) -> None:
    settings.ACCOUNT_RATE_LIMITS = {"guest": "3/10m/ip"}
    settings.TRUSTED_PROXIES = 1

    def come(address: str) -> int:
        client.logout()
        headers = {"x-forwarded-for": address}
        return int(client.post("/accounts/guest/", headers=headers).status_code)

    assert [come("6.6.6.6") for _ in range(4)] == [302, 302, 302, 429]
    assert come("9.9.9.9") == 302
    assert User.objects.count() == 4


def test_a_guest_who_left_nothing_behind_is_forgotten_after_a_month(
    client: Client, person: Maker
) -> None:
    idle, playing, hosting, heard, muted = (create_guest(language="en") for _ in range(5))
    begun([playing, person("bob")])
    table = begun([person("ann"), person("cid")])
    Table.objects.filter(pk=table.pk).update(host=hosting)
    ChatLine.objects.create(table=table, user=heard, text="hello")
    set_aversion(owner=person("dan"), other=muted, kind="mute")
    PushSubscription.objects.create(user=idle, endpoint="https://push.example.org/1")
    here = as_guest(client)
    now = timezone.now()
    housekeeping.keep_books(now + timedelta(days=29))
    assert User.objects.filter(is_guest=True).count() == 6
    Session.objects.update(expire_date=now + timedelta(days=90))
    housekeeping.keep_books(now + timedelta(days=31))
    stay = {playing.pk, hosting.pk, heard.pk, muted.pk, here.pk}
    assert set(User.objects.filter(is_guest=True).values_list("pk", flat=True)) == stay
    housekeeping.keep_books(now + timedelta(days=91))
    assert set(User.objects.filter(is_guest=True).values_list("pk", flat=True)) == stay - {here.pk}
    assert User.objects.filter(is_guest=False).count() == 4


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
