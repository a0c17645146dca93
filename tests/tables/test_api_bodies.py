"""Bodies that cannot be read, and addresses that lead nowhere, get a problem too."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.test import override_settings
from django.urls import path
from rest_framework.test import APIClient
from rest_framework.views import APIView

from accounts.models import User
from config.urls import handler404, handler500
from tables.api.parsing import MOST_BYTES, MOST_DEEP
from tables.models import Table
from tests.api_client import client_of
from tests.tablecraft import begun

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]
ROOT = "/api/v1"
OPENING = {"game": "uno", "seats": 2}


def send(client: APIClient, path: str, body: str | bytes) -> Any:
    return client.post(f"{ROOT}{path}", body, content_type="application/json")


def assert_problem(answer: Any, status: int, code: str) -> None:
    assert answer.status_code == status
    assert answer["Content-Type"].startswith("application/problem+json")
    assert answer.json()["code"] == code
    assert answer.json()["detail"]


def nested(times: int) -> str:
    return '{"a":' * times + "1" + "}" * times


@pytest.mark.parametrize(
    "body",
    [
        "{",
        "[" * 60_000,
        nested(900),
        nested(MOST_DEEP + 1),
        b'{"game": "\xff"}',
        '{"game": "uno", "seats": NaN}',
        json.dumps(OPENING | {"options": {"\ud800": 1}}),
        json.dumps(OPENING | {"clock": {"kind": "\ud800"}}),
        json.dumps(OPENING | {"clock": {"kind": "\udc00"}}),
    ],
    ids=lambda body: str(body)[:30],
)
def test_a_body_that_cannot_be_read_is_a_problem(person: Maker, body: str | bytes) -> None:
    assert_problem(send(client_of(person("ann")), "/tables/", body), 400, "parse_error")
    assert not Table.objects.exists()


@pytest.mark.parametrize("times", [20, 900, 3000])
def test_a_move_that_is_nested_is_refused_and_changes_nothing(person: Maker, times: int) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")])
    body = f'{{"move": {nested(times)}, "version": {table.version}, "id": "deep"}}'
    answer = send(client_of(ann), f"/tables/{table.uid}/moves/", body)
    assert answer.status_code in (400, 409, 422)
    assert answer["Content-Type"].startswith("application/problem+json")
    assert Table.objects.get(pk=table.pk).version == table.version


@pytest.mark.parametrize("size", [MOST_BYTES, 3_000_000])
def test_a_body_that_is_too_long_is_said_to_be(person: Maker, size: int) -> None:
    body = json.dumps(OPENING | {"options": {"x": "x" * size}})
    assert_problem(send(client_of(person("ann")), "/tables/", body), 413, "too_long")


def test_a_record_that_is_too_long_is_said_to_be(settings: Any) -> None:
    settings.LIMITS = settings.LIMITS._replace(record_bytes=1000)
    assert_problem(send(APIClient(), "/verify/", "x" * 1001), 413, "too_long")


def test_a_form_that_fails_says_so_in_a_sentence(person: Maker) -> None:
    answer = send(client_of(person("ann")), "/tables/", "{}")
    assert_problem(answer, 400, "invalid")
    assert set(answer.json()["errors"]) == {"game", "seats"}


@pytest.mark.parametrize("way", ["/api/v1/nowhere/", "/api/", "/api/v1/people/1/aversion/more/"])
def test_an_address_of_the_api_that_leads_nowhere_is_a_problem(way: str) -> None:
    assert_problem(APIClient().get(way), 404, "not_found")


@pytest.mark.usefixtures("plain_files")
def test_a_page_that_leads_nowhere_is_a_page() -> None:
    answer = APIClient().get("/nowhere/at/all/")
    assert answer.status_code == 404
    assert answer["Content-Type"].startswith("text/html")


class Failing(APIView):
    """A view with a fault of our own."""

    def get(self, request: Any) -> Any:
        """Fail."""
        del request
        raise ZeroDivisionError


urlpatterns = [path("api/v1/failing/", Failing.as_view()), path("failing/", Failing.as_view())]
__all__ = ["handler404", "handler500", "urlpatterns"]


@override_settings(ROOT_URLCONF=__name__)
def test_a_fault_of_our_own_is_a_problem_for_programs_and_a_page_for_people() -> None:
    client = APIClient(raise_request_exception=False)
    assert_problem(client.get("/api/v1/failing/"), 500, "fault")
    page = client.get("/failing/")
    assert page.status_code == 500
    assert page["Content-Type"].startswith("text/html")


@pytest.mark.parametrize("query", ["game=%00", "status=%00", "status=over"])
def test_a_query_that_names_nothing_is_a_problem(query: str) -> None:
    assert_problem(APIClient().get(f"{ROOT}/tables/?{query}"), 400, "invalid")
