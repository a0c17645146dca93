"""Not a byte tells others of marks, guesses and asides: with them and without, all is alike."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client as Browser
from prometheus_client import generate_latest

from accounts.models import User
from tables.live.hub import hub
from tables.live.publishing import server
from tables.models import Table
from tables.services import chatting, noting
from tests.api_client import client_of
from tests.tables.burning import ANN, BOB, CID, EVE, NAMES, burn_bob, burning
from tests.tables.page_socket import Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis", "new_hub", "plain_files"),
]
Maker = Callable[..., User]


@pytest.fixture
def people(person: Maker) -> list[User]:
    return [person(name) for name in (*NAMES, "zoe", "yan")]


def jot(table: Table, people: list[User]) -> None:
    """Note, guess and speak aside: all that others must not learn of."""
    zoe = people[5]
    noting.mark(uid=table.uid, user=people[CID], seat=ANN, code="suspect")
    noting.mark(uid=table.uid, user=people[BOB], seat=CID, code="thing")
    noting.guess(uid=table.uid, user=zoe, seat=CID, code="thing")
    for number in (BOB, EVE):
        chatting.say_aside(uid=table.uid, user=people[number], text="it is cid")


async def by_socket(table: Table, user: User | None) -> list[str]:
    """Return every byte that a socket sends to somebody who comes and asks for all there is."""
    got: list[str] = []
    async with Client(at(table, "?since=0&language=en&words=1"), user) as client:
        await until_all_are_shown(is_anybody_here=True)
        await client.send({"beat": 1})
        while not got or '"pong"' not in got[-1]:
            got.append(await client.text())
        for asked in ({"chat": "x", "aside": True}, {"ping": 2}, {"guess": "nobody", "on": 0}):
            await client.send({**asked, "id": "q"})
            got.append(await client.text())
    return [plain(one) for one in got]


async def until_all_are_shown(*, is_anybody_here: bool) -> None:
    """Wait until all who came or went are counted: it is gathered for a moment."""
    attendance = hub.attendance
    while attendance.is_anybody_here != is_anybody_here or not attendance.is_shown:
        await asyncio.sleep(0.01)


def plain(told: str) -> str:
    """Return it but for the time of day."""
    return re.sub(r'"(now|at|deadline)":[\d.e+]+', "", told)


def by_http(table: Table, user: User | None) -> list[str]:
    """Return what the pages and the API answer."""
    browser = Browser(headers={"accept-language": "en"})
    api = Browser() if user is None else client_of(user)
    if user is not None:
        browser.force_login(user)
    root = f"/api/v1/tables/{table.uid}/"
    got = [
        api.get(root + path) for path in ("?words=1&since=0", "chat/", "chat/?aside=1", "notebook/")
    ]
    got += [api.get("/api/v1/tables/"), api.get("/api/v1/now/"), browser.get("/")]
    got += [browser.get(f"/table/{table.uid}/"), browser.get("/people/bob/")]
    return [plain(unsigned(one.content.decode())) for one in got]


def unsigned(page: str) -> str:
    return re.sub(r'(nonce|csrfmiddlewaretoken|csrf|value)="[^"]*"', "", page)


async def test_nobody_else_sees_a_byte_of_it(people: list[User]) -> None:
    table = await sync_to_async(lambda: burn_bob(burning(people[:5])))()
    others: list[User | None] = [None, people[ANN], people[3], people[6]]
    without = [await seen(table, user) for user in others]
    await sync_to_async(jot)(table, people)
    for user, before in zip(others, without, strict=True):
        assert await seen(table, user) == before
    assert "it is cid" in str(await seen(table, people[EVE]))
    assert "suspect" in str(await seen(table, people[CID]))


async def seen(table: Table, user: User | None) -> list[str]:
    """Return all that somebody is sent, whoever was here before."""
    server().flushdb()
    told = await by_socket(table, user)
    await until_all_are_shown(is_anybody_here=False)
    return [*told, *await sync_to_async(by_http)(table, user)]


async def test_a_socket_that_stays_hears_nothing_of_it(people: list[User]) -> None:
    table = await sync_to_async(lambda: burn_bob(burning(people[:5])))()
    async with Client(at(table), people[ANN]) as ann, Client(at(table)) as nameless:
        for client in (ann, nameless):
            await client.until("chat")
        await sync_to_async(jot)(table, people)
        await sync_to_async(chatting.say)(uid=table.uid, user=people[ANN], text="quiet here")
        for client in (ann, nameless):
            frame = json.loads(await client.text())
            assert frame["lines"][0]["text"] == "quiet here"


def test_ids_of_the_chat_have_no_gap_where_somebody_spoke_aside(people: list[User]) -> None:
    table = burn_bob(burning(people[:5]))
    first = chatting.say(uid=table.uid, user=people[ANN], text="one")
    jot(table, people)
    assert chatting.say(uid=table.uid, user=people[ANN], text="two").pk == first.pk + 1


def test_neither_log_nor_table_nor_metric_tells(
    people: list[User], caplog: pytest.LogCaptureFixture
) -> None:
    table = burn_bob(burning(people[:5]))
    rows = Table.objects.filter(pk=table.pk).values()
    address, ann = f"/api/v1/tables/{table.uid}/", client_of(people[ANN])
    ann.get(address)
    before, figures = rows.get(), dict(counted())
    caplog.clear()
    jot(table, people)
    assert difference(figures) == {}
    ann.put(f"{address}notebook/", {"seat": CID, "mark": "thing"}, format="json")
    looked = 'zastolye_http_answers_total{status="2xx",view="api-table"}'
    assert difference(figures) == {looked: 1.0}
    assert rows.get() == before
    assert [record.getMessage() for record in caplog.records] == []


def counted() -> Iterator[tuple[str, str]]:
    """Yield every figure that counts something, seconds apart."""
    for line in generate_latest().decode().splitlines():
        name, _, value = line.rpartition(" ")
        if name.startswith("zastolye") and "seconds" not in name and "_created" not in name:
            yield name, value


def difference(before: dict[str, Any]) -> dict[str, float]:
    return {
        name: float(value) - float(before.get(name, 0))
        for name, value in counted()
        if value != before.get(name)
    }
