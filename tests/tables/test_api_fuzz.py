"""Whatever is sent to an address of the API, the answer is a 4xx problem at worst."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from drf_spectacular.generators import SchemaGenerator
from rest_framework.test import APIClient

from accounts.models import User
from tables.live.publishing import server
from tables.models import Table
from tests.api_client import client_of
from tests.tablecraft import begun

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]

VALUES: list[Any] = [
    *(None, True, -1, 2**31, 2**63, 10**30, 0.5, 1e308, "", " ", "x" * 5000),
    *("\0", "a\0b", "\ud800", "﷽" * 40, [], [[]], {}, {"\0": "\0"}, {"code": [1], "kind": {}}),
    {"type": ["play"], "kind": "days", "days": 10**30, "seconds": 2**63, "code": "thanks"},
]
BODIES = [
    *(b"", b" ", b"null", b"[]", b"7", b'"x"', b"{", b"{}", b'{"seats": NaN}', b'{"line": 1e999}'),
    *(b'{"version": ' + b"9" * 5000 + b"}", b'{"a":' * 900 + b"1" + b"}" * 900, b"[" * 60_000),
    *(b'{"name": "\xff"}', b"\xef\xbb\xbf{}", '{"a": 1}'.encode("utf-16"), b"\0" * 100),
]
TYPES = [
    *("", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "a/b/c"),
    *("multipart/form-data; boundary=x", "application/json; charset=nonsense", ";", "\xff"),
]
PLACES = {
    "user_id": ["1", "0", "9" * 30],
    "name": ["ann", "%00", "x" * 300, "%ED%A0%80"],
    "game": ["uno", "x" * 300],
}


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    generator: Any = SchemaGenerator
    return dict(generator().get_schema(public=True))


@pytest.fixture(scope="module")
def operations(schema: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """Every address that changes something: method, address, and the fields of its body."""
    known = schema["components"]["schemas"]
    return [
        (method, path, _fields(one, known))
        for path, methods in schema["paths"].items()
        for method, one in methods.items()
        if method in ("post", "put", "delete")
    ]


def _fields(operation: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    return dict(known.get(name, {}).get("properties", {}))


@pytest.fixture
def table(person: Maker) -> Table:
    return begun([person("ann"), person("bob")])


def addresses(path: str, table: Table) -> Iterator[str]:
    path = path.replace("{uid}", table.uid)
    name = path.partition("{")[2].partition("}")[0]
    for value in PLACES[name] if name else [""]:
        yield path.replace(f"{{{name}}}", value)


def askers() -> list[APIClient]:
    """Return a stranger, and an account with one new key: a body may have ended the one before."""
    ann = User.objects.get(username="ann")
    ann.tokens.all().delete()
    return [APIClient(), client_of(ann)]


def assert_a_problem_at_worst(answer: Any, sent: object) -> None:
    assert answer.status_code < 500, sent
    if answer.status_code >= 400:
        assert answer["Content-Type"].startswith("application/problem+json"), sent
        assert answer.json()["code"], sent


def ask(client: APIClient, method: str, address: str, body: Any, kind: str) -> None:
    server().flushdb()  # what was counted before must not hide what is asked now
    client.raise_request_exception = False
    answer = client.generic(method.upper(), address, body, content_type=kind)
    assert_a_problem_at_worst(answer, (method, address, body[:100], kind))


def test_all_addresses_and_their_fields_are_known(operations: list[Any]) -> None:
    fields = {path: set(fields) for _, path, fields in operations}
    assert fields["/api/v1/tables/{uid}/moves/"] == {"move", "version", "id"}
    assert len(operations) >= 25


@pytest.mark.database
@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value)[:20])
def test_a_field_may_hold_anything(operations: list[Any], table: Table, value: Any) -> None:
    for method, path, fields in operations:
        for field in fields:
            body = json.dumps({**_plain(fields), field: value}).encode()
            for client in askers():
                for address in addresses(path, table):
                    ask(client, method, address, body, "application/json")


def _plain(fields: dict[str, Any]) -> dict[str, Any]:
    plain = {"integer": 1, "boolean": True, "object": {}, "string": "uno"}
    return {name: plain.get(told.get("type"), {}) for name, told in fields.items()}


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body)[:20])
def test_a_body_may_be_anything(operations: list[Any], table: Table, body: bytes) -> None:
    for method, path, _fields in operations:
        for client in askers():
            for address in addresses(path, table):
                ask(client, method, address, body, "application/json")


@pytest.mark.parametrize("kind", TYPES)
def test_a_body_may_be_of_any_kind(operations: list[Any], table: Table, kind: str) -> None:
    for method, path, _fields in operations:
        for body in (b"", b"{}", b"--x\r\n\r\n"):
            for address in addresses(path, table):
                ask(askers()[1], method, address, body, kind)


def test_a_record_that_is_empty_is_a_problem() -> None:
    answer = APIClient().generic("POST", "/api/v1/verify/", "", content_type="application/json")
    assert_a_problem_at_worst(answer, "nothing")
    assert (answer.status_code, answer.json()["code"]) == (400, "parse_error")


@pytest.mark.database
@pytest.mark.parametrize("query", ["%00", "%ED%A0%80", "9" * 4000, "-1", "%F0%9F%8E%B2", "[]"])
def test_a_query_may_be_anything(schema: dict[str, Any], table: Table, query: str) -> None:
    names = ("invite", "since", "page", "game", "status", "board", "season")
    asked = "&".join(f"{name}={query}" for name in names)
    for path in (path for path, methods in schema["paths"].items() if "get" in methods):
        for address in addresses(path.replace("{slug}/words/{language}/", ""), table):
            for client in askers():
                ask(client, "get", f"{address}?{asked}", b"", "")
