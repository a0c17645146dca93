"""One may take another name now and then."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from accounts.services.guests import create_guest
from accounts.services.naming import PAUSE

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]


def take(client: Client, name: str) -> Any:
    return client.post("/settings/name/", {"name": name}, headers={"accept-language": "en"})


@pytest.fixture
def ann(person: Maker, client: Client) -> User:
    user = person("ann", language="en")
    client.force_login(user)
    return user


def again(user: User) -> User:
    return User.objects.get(pk=user.pk)


def test_a_new_name_is_taken_once_in_a_while(ann: User, client: Client) -> None:
    assert take(client, "Anna").status_code == 302
    assert again(ann).username == "Anna"
    refused = take(client, "Annabel")
    assert "can take another" in refused.content.decode()
    assert again(ann).username == "Anna"
    User.objects.update(renamed_at=timezone.now() - PAUSE - timedelta(minutes=1))
    take(client, "Annabel")
    assert again(ann).username == "Annabel"


@pytest.mark.parametrize("name", ["", "ВОВ", "bob", "ann", "Оператор"])
def test_what_is_no_name_or_anothers_changes_nothing(
    ann: User, person: Maker, client: Client, name: str
) -> None:
    person("bob")
    assert take(client, name).status_code == 200
    assert (again(ann).username, again(ann).renamed_at) == ("ann", None)


def test_a_guest_chooses_a_name_when_keeping_the_games(client: Client) -> None:
    client.force_login(create_guest(language="en"))
    assert take(client, "Anna")["Location"] == "/accounts/keep/"
