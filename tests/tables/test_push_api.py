"""The API of calls: browsers are taken up and forgotten, and bad bodies change nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client
from rest_framework.test import APIClient

from accounts import vapid
from accounts.endpoints import key_of
from accounts.models import PushSubscription, User
from accounts.services import pushes
from tests import sent_tasks
from tests.api_client import client_of
from tests.push_service import Browser, PushService, decoded

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[..., User]
ADDRESS = "/api/v1/push/"


def browser(number: int = 0) -> Browser:
    return Browser(f"https://push.example.org/{number}")


def post(client: APIClient, body: Any) -> Any:
    return client.post(ADDRESS, body, format="json")


def test_a_browser_is_taken_up_once_and_forgotten(person: Maker) -> None:
    ann = person("ann")
    client, mine = client_of(ann), browser()
    for _ in range(2):
        assert post(client, mine.to_json()).status_code == 201
    told = client.get(ADDRESS).json()
    assert told["browsers"] == [key_of(mine.endpoint)]
    assert told["key"] == vapid.public_key()
    assert decoded(told["key"])[0] == 4
    assert len(decoded(told["key"])) == 65
    assert mine.endpoint not in str(told)
    body = {"endpoint": mine.endpoint}
    assert client.delete(ADDRESS, body, format="json").status_code == 200
    assert not ann.pushes.exists()


def test_a_browser_in_which_another_signs_in_is_theirs(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    mine = browser()
    post(client_of(ann), mine.to_json())
    post(client_of(bob), mine.to_json())
    assert [one.user for one in PushSubscription.objects.all()] == [bob]
    client_of(ann).delete(ADDRESS, {"endpoint": mine.endpoint}, format="json")
    assert bob.pushes.count() == 1


def test_all_browsers_are_forgotten_but_not_those_of_others(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    for number, user in enumerate((ann, ann, bob)):
        post(client_of(user), browser(number).to_json())
    assert client_of(ann).delete(ADDRESS, {}, format="json").status_code == 200
    assert [one.user for one in PushSubscription.objects.all()] == [bob]


def test_an_account_has_so_many_browsers_at_most(person: Maker) -> None:
    client = client_of(person("ann"))
    for number in range(pushes.MOST):
        assert post(client, browser(number).to_json()).status_code == 201
    refused = post(client, browser(99).to_json())
    assert refused.status_code == 409
    assert refused["Content-Type"] == "application/problem+json"
    assert refused.json()["code"] == "too_many"
    assert str(pushes.MOST) in refused.json()["detail"]
    assert post(client, browser(0).to_json()).status_code == 201


def changed(**changes: Any) -> dict[str, Any]:
    """Return a good body with something wrong in it."""
    body = browser().to_json()
    keys = {**body["keys"], **changes.pop("keys", {})}
    return {**body, "keys": keys, **changes}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "invalid"),
        ([], 400, "invalid"),
        ("text", 400, "invalid"),
        ({"endpoint": "https://push.example.org/"}, 400, "invalid"),
        (changed(endpoint=None), 400, "invalid"),
        (changed(endpoint="https://push.example.org/" + "a" * 1000), 400, "invalid"),
        (changed(endpoint=["https://push.example.org/"]), 400, "invalid"),
        (changed(endpoint="http://push.example.org/"), 422, "bad_endpoint"),
        (changed(endpoint="https://10.0.0.1/"), 422, "bad_endpoint"),
        (changed(endpoint="https://redis/"), 422, "bad_endpoint"),
        (changed(endpoint="javascript:alert(1)"), 422, "bad_endpoint"),
        (changed(keys={"p256dh": "BAAA"}), 422, "bad_keys"),
        (changed(keys={"p256dh": "A" * 87}), 422, "bad_keys"),
        (changed(keys={"p256dh": "B" + "A" * 86}), 422, "bad_keys"),
        (changed(keys={"p256dh": "ы" * 87}), 422, "bad_keys"),
        (changed(keys={"p256dh": "A" * 121}), 400, "invalid"),
        (changed(keys={"auth": "AAAA"}), 422, "bad_keys"),
        (changed(keys={"auth": "="}), 422, "bad_keys"),
        (changed(keys={"auth": None}), 400, "invalid"),
    ],
)
def test_a_bad_body_is_a_problem_and_changes_nothing(
    person: Maker, body: Any, status: int, code: str
) -> None:
    refused = post(client_of(person("ann")), body)
    assert refused.status_code == status
    assert refused["Content-Type"] == "application/problem+json"
    assert refused.json()["code"] == code
    assert not PushSubscription.objects.exists()


def test_in_production_our_own_machine_is_refused(person: Maker, settings: Any) -> None:
    client = client_of(person("ann"))
    body = changed(endpoint="http://127.0.0.1:9000/a")
    assert post(client, body).status_code == 201
    settings.PRODUCTION, settings.SECURE_SSL_REDIRECT = True, False
    assert post(client, body).json()["code"] == "bad_endpoint"


def test_whoever_has_not_signed_in_is_refused() -> None:
    client = APIClient()
    assert post(client, browser().to_json()).status_code == 401
    assert client.get(ADDRESS).status_code == 401
    assert client.delete(ADDRESS, {}, format="json").status_code == 401
    assert client.post(f"{ADDRESS}trial/").status_code == 401


def test_a_page_of_another_site_cannot_subscribe_a_visitor(person: Maker) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(person("ann"))
    body = browser().to_json()
    assert client.post(ADDRESS, body, content_type="application/json").status_code == 403


def test_too_many_requests_are_refused(person: Maker) -> None:
    client = client_of(person("ann"))
    statuses = [post(client, browser().to_json()).status_code for _ in range(21)]
    assert statuses == [201] * 20 + [429]


def test_a_call_can_be_tried_out(person: Maker, service: PushService) -> None:
    client = client_of(person("ann", language="en"))
    mine = service.browser()
    post(client, mine.to_json())
    assert client.post(f"{ADDRESS}trial/").status_code == 200
    sent_tasks.call_people()
    (received,) = service.received
    assert mine.read(received)["title"] == "Calls reach you here"
    assert [client.post(f"{ADDRESS}trial/").status_code for _ in range(5)] == [200] * 4 + [429]
