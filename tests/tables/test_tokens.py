"""Tokens for programs: wrong passwords are counted, and two factors are not gone round."""

from collections.abc import Callable
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from django.core.cache import cache
from rest_framework.test import APIClient

from accounts.models import User

pytestmark = pytest.mark.django_db
Maker = Callable[..., User]


@pytest.fixture(autouse=True)
def _no_earlier_tries() -> None:
    cache.clear()


def ask(password: str) -> Any:
    body = {"username": "ann", "password": password}
    return APIClient().post("/api/v1/token/", body, format="json")


def test_a_token_is_made_once(person: Maker) -> None:
    person("ann")
    first, second = ask("secret").json(), ask("secret").json()
    assert first == second
    assert first["token"]


def test_a_wrong_password_gets_no_token(person: Maker) -> None:
    person("ann")
    answer = ask("guess")
    assert answer.status_code == 400
    assert answer.json()["code"] == "wrong_password"


def test_a_banned_account_gets_no_token(person: Maker) -> None:
    person("ann", is_active=False)
    assert ask("secret").json()["code"] == "wrong_password"


def test_tries_are_counted_and_then_even_the_right_password_is_refused(person: Maker) -> None:
    person("ann")
    codes = [ask(f"guess {number}").json()["code"] for number in range(12)]
    assert codes[:5] == ["wrong_password"] * 5
    assert codes[-1] == "too_many_tries"
    assert ask("secret").status_code == 429


def test_an_account_with_two_factors_gets_none_for_its_password_alone(person: Maker) -> None:
    ann = person("ann")
    Authenticator.objects.create(user=ann, type=Authenticator.Type.TOTP, data={"secret": "x"})
    answer = ask("secret")
    assert answer.status_code == 403
    assert answer.json()["code"] == "two_factors"
