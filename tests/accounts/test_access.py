"""Resetting a password or a second factor: what opens afterwards, and what does not."""

from collections.abc import Callable
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import TOTP
from django.core import mail
from django.test import Client

from accounts.models import Act, User
from accounts.services import tokens
from accounts.services.results import void_result
from tests.accounts.outcomes import finished
from tests.desk import Desk, done_with_care

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]


@pytest.fixture
def desk(person: Maker) -> Desk:
    return Desk(person("operator"))


def signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    assert client.get("/settings/").status_code == 200
    return client


def try_to_sign_in(name: str, *, rightly: bool = True) -> Any:
    given = {"login": name, "password": "secret" if rightly else "wrong"}
    return Client().post("/accounts/login/", given, headers={"accept-language": "en"})


def test_a_reset_password_opens_nothing_and_a_letter_leads_to_a_new_one(
    person: Maker, desk: Desk
) -> None:
    ann = person("ann")
    EmailAddress.objects.create(user=ann, email="ann@example.org", verified=True, primary=True)
    tokens.make(user=ann, name="bot", days=30)
    browser = signed_in(ann)
    done_with_care(desk, ann, "password", Act.Kind.PASSWORD)
    assert browser.get("/settings/").status_code == 302
    assert try_to_sign_in("ann").status_code == 200
    assert not ann.tokens.exists()
    (letter,) = mail.outbox
    assert letter.to == ["ann@example.org"]
    assert "/accounts/password/reset/key/" in letter.body


def test_without_a_confirmed_address_the_password_is_not_reset(person: Maker, desk: Desk) -> None:
    ann = person("ann")
    EmailAddress.objects.create(user=ann, email="ann@example.org", verified=False, primary=True)
    assert desk.ask(ann, "password").status_code == 302
    assert User.objects.get(pk=ann.pk).has_usable_password()


def test_a_second_factor_is_switched_off(person: Maker, desk: Desk) -> None:
    ann = person("ann")
    assert desk.ask(ann, "factor").status_code == 302
    TOTP.activate(ann, "JBSWY3DPEHPK3PXP")
    browser = signed_in(ann)
    done_with_care(desk, ann, "factor", Act.Kind.FACTOR)
    assert not Authenticator.objects.filter(user=ann).exists()
    assert browser.get("/settings/").status_code == 302


def test_nobody_edits_addresses_by_hand(person: Maker) -> None:
    chief = Desk(person("chief", is_superuser=True))
    assert chief.get("/admin/account/emailaddress/").status_code == 404


def test_a_players_page_shows_ratings_points_and_voids(person: Maker, desk: Desk) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob], prizes=[(0, 1, 34)])
    gone = finished([ann, bob], prizes=[(0, 1, 91)])
    void_result(table=gone.table)
    page = desk.page(ann)
    assert "Voided games" in page
    assert "<td>34</td>" in page
    assert "<td>91</td>" in page
    assert ann.skills.filter(season="").get().games == 1


def test_a_banned_player_is_told_until_when(person: Maker, desk: Desk) -> None:
    ann = person("ann")
    desk.do(ann, "ban", until="week", reason="rude")
    told = try_to_sign_in("ann")
    ends = User.objects.get(pk=ann.pk).banned_until
    assert ends is not None
    assert told.status_code == 403
    assert "until" in told.content.decode()
    assert str(ends.year) in told.content.decode()
    assert try_to_sign_in("ann", rightly=False).status_code == 200
    desk.do(ann, "ban", until="good", reason="very rude")
    assert "for good" in try_to_sign_in("ann").content.decode()
