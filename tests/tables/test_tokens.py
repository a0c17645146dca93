"""Tokens for programs: wrong passwords are counted, and two factors are not gone round."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from django.core.cache import cache
from rest_framework.test import APIClient

from accounts.models import User
from accounts.services import tokens

pytestmark = pytest.mark.django_db
Maker = Callable[..., User]


@pytest.fixture(autouse=True)
def _no_earlier_tries() -> None:
    cache.clear()


def ask(password: str, **more: Any) -> Any:
    body = {"username": "ann", "password": password, **more}
    return APIClient().post("/api/v1/token/", body, format="json")


def test_a_token_is_another_each_time_and_opens_the_same_door(person: Maker) -> None:
    person("ann")
    first, second = ask("secret").json(), ask("secret").json()
    assert first["token"] != second["token"]
    assert first["expires_at"] > time.time() + 364 * 24 * 3600
    for told in (first, second):
        headers = {"authorization": f"Token {told['token']}"}
        assert APIClient().get("/api/v1/friends/", headers=headers).status_code == 200


def test_a_program_that_asks_at_each_start_never_fills_the_house(person: Maker) -> None:
    ann = person("ann")
    keys = [ask("secret").json()["token"] for _ in range(8)]
    assert ann.tokens.count() == tokens.MOST_OF_A_NAME
    assert [tokens.find(key) is not None for key in keys] == [False] * 3 + [True] * 5
    assert ask("secret", name="another", days=30).status_code == 200
    assert ann.tokens.filter(name="another").count() == 1


def test_one_who_has_too_many_of_other_names_is_told_so(person: Maker) -> None:
    ann = person("ann")
    for number in range(tokens.MOST):
        tokens.make(user=ann, name=f"key {number}")
    answer = ask("secret")
    assert (answer.status_code, answer.json()["code"]) == (409, "too_many_tokens")


def test_a_token_without_an_end_is_not_given(person: Maker) -> None:
    person("ann")
    assert ask("secret", days=100_000).status_code == 400


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
