"""Where accounts are seen: a device by its cookie, a network by the address, guests never."""

from collections.abc import Callable

import pytest
from django.core.cache import cache
from django.test import Client

from accounts.models import Sighting, User
from tests.api_client import key_for

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_files")]
Maker = Callable[..., User]


@pytest.fixture(autouse=True)
def _nobody_was_seen() -> None:
    cache.clear()


def look(client: Client, user: User, address: str) -> None:
    client.force_login(user)
    client.get("/", REMOTE_ADDR=address)


def marks(user: User, kind: str) -> set[str]:
    return set(Sighting.objects.filter(user=user, kind=kind).values_list("mark", flat=True))


def test_two_accounts_in_one_browser_share_a_device(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    look(client, ann, "203.0.113.5")
    assert client.cookies["device"]["httponly"]
    look(client, bob, "198.51.100.7")
    assert marks(ann, "device") & marks(bob, "device")
    assert not marks(ann, "network") & marks(bob, "network")


def test_two_browsers_in_one_network_share_that_alone(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    look(Client(), ann, "203.0.113.5")
    look(Client(), bob, "203.0.113.6")
    assert not marks(ann, "device") & marks(bob, "device")
    assert marks(ann, "network") == marks(bob, "network") != set()


def test_one_is_seen_once_an_hour_and_not_at_every_click(person: Maker, client: Client) -> None:
    ann = person("ann")
    look(client, ann, "203.0.113.5")
    before = Sighting.objects.values_list("last_seen", flat=True)
    seen = list(before)
    client.get("/", REMOTE_ADDR="203.0.113.5")
    assert list(before.all()) == seen


def test_a_program_is_seen_by_its_network(person: Maker, client: Client) -> None:
    ann = person("ann")
    client.get(
        "/api/v1/tables/mine/",
        headers={"authorization": f"Token {key_for(ann)}"},
        REMOTE_ADDR="203.0.113.5",
    )
    assert marks(ann, "network")
    assert not marks(ann, "device")


def test_guests_and_visitors_are_not_remembered(person: Maker, client: Client) -> None:
    client.get("/", REMOTE_ADDR="203.0.113.5")
    look(client, person("guest", is_guest=True), "203.0.113.5")
    assert not Sighting.objects.exists()
    assert "device" not in client.cookies
