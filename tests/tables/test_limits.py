"""Limits: a person's over all doors, an address's for the nameless, and sockets that are open."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.db import connection
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from accounts.models import User
from games.chance import Chance
from tables import limits
from tables.live import crowding
from tables.live.lobby_socket import LobbySocket
from tables.measuring import LIMITED
from tables.models import Move, Table
from tables.refusals import Refused
from tables.services import playing
from tables.services.changing import changing
from tests.api_client import client_of
from tests.tablecraft import asked_seat, begun, fresh, some_move, user_at
from tests.tables.page_socket import Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis", "nobody_counted"),
]
Maker = Callable[[str], User]
ROOT = "/api/v1"
FLIGHT = {"type": "fly"}


@pytest.fixture
def nobody_counted() -> Iterator[None]:
    for counted in (limits.moves, limits.nameless):
        counted.clear()
    yield
    assert not crowding._open, "a socket that has gone is still counted"


@pytest.fixture
def limited(settings: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Set limits, of buckets that nothing fills again: for them no time passes."""
    monkeypatch.setattr("tables.buckets.time", SimpleNamespace(monotonic=lambda: 1000.0))

    def limit(**changes: int) -> None:
        settings.LIMITS = settings.LIMITS._replace(**changes)

    return limit


def refused_by(limit: str) -> float:
    return float(LIMITED.labels(limit)._value.get())


def sent(table: Table, user: User, move_id: str, move: Any = None) -> dict[str, Any]:
    return {
        "uid": table.uid,
        "user_id": user.pk,
        "move": FLIGHT if move is None else move,
        "version": table.version,
        "move_id": move_id,
    }


def post(user: User, table: Table, move_id: str, move: Any = None) -> Any:
    body = {"move": FLIGHT if move is None else move, "version": table.version, "id": move_id}
    return client_of(user).post(f"{ROOT}/tables/{table.uid}/moves/", body, format="json")


@pytest.mark.usefixtures("new_hub")
async def test_moves_by_socket_and_by_the_api_are_counted_together(
    person: Maker, limited: Callable[..., None]
) -> None:
    limited(moves_per_second=1, moves_at_once=4)
    table = await sync_to_async(lambda: begun([person("ann"), person("bob")]))()
    ann, bob = [await sync_to_async(user_at)(table, seat) for seat in (0, 1)]
    before = refused_by("moves")
    async with Client(at(table), ann) as first, Client(at(table), ann) as second:
        for client, move_id in ((first, "a"), (second, "b")):
            await client.send({"move": FLIGHT, "version": table.version, "id": move_id})
            assert (await client.until("refused"))["code"] not in ("too_fast", "error")
        for move_id in ("c", "d"):
            assert (await sync_to_async(post)(ann, table, move_id)).status_code == 422
        await first.send({"move": FLIGHT, "version": table.version, "id": "e"})
        told = await first.until("refused")
        assert (told["id"], told["code"]) == ("e", "too_fast")
        assert 0 < told["params"]["retry_after"] <= 1
        answer = await sync_to_async(post)(ann, table, "f")
        assert answer.status_code == 429
        assert answer["Content-Type"].startswith("application/problem+json")
        assert (answer.json()["code"], answer["Retry-After"]) == ("too_fast", "1")
    assert refused_by("moves") == before + 2
    assert (await sync_to_async(post)(bob, table, "g")).status_code == 422
    assert (await sync_to_async(fresh)(table)).version == table.version


def test_a_repeat_is_answered_however_many_come(
    person: Maker, limited: Callable[..., None]
) -> None:
    limited(moves_per_second=1, moves_at_once=2)
    table = begun([person("ann"), person("bob")])
    seat = asked_seat(table)
    user, move = user_at(table, seat), some_move(table, seat, Chance(b"again"))
    first = post(user, table, "same", move)
    assert first.status_code == 200
    assert [post(user, table, "same", move).json() for _ in range(9)] == [first.json()] * 9
    assert post(user, table, "same").json()["code"] == "id_reused"
    assert post(user, table, "new").status_code != 429, "the repeats have taken nothing"
    assert post(user, table, "more").status_code == 429
    assert post(user, table, "same", move).json() == first.json()
    assert Move.objects.filter(table=table, seat=seat).count() == 1


@pytest.mark.usefixtures("new_hub")
async def test_who_is_too_fast_is_heard_after_a_rest_and_not_at_all_when_gone(
    limited: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    limited(nameless_per_second=1, nameless_at_once=1)
    before = refused_by("nameless")
    async with Client("/ws/lobby/") as client:
        for _ in range(3):
            await client.send({"ping": 1})
        for kind in ("pong", "error", "error"):
            await client.until(kind)
    assert refused_by("nameless") == before + 2
    monkeypatch.setattr("tables.live.sockets.REST_SECONDS", 60.0)
    async with Client("/ws/lobby/") as client:
        for _ in range(50):
            await client.send({"ping": 1})
        await client.until("error")
    assert refused_by("nameless") == before + 3


@pytest.mark.usefixtures("new_hub")
async def test_a_repeat_by_socket_is_answered_however_many_come(person: Maker) -> None:
    table = await sync_to_async(lambda: begun([person("ann"), person("bob")]))()
    seat = await sync_to_async(asked_seat)(table)
    user = await sync_to_async(user_at)(table, seat)
    move = await sync_to_async(some_move)(table, seat, Chance(b"again"))
    async with Client(at(table), user) as client:
        await client.listens()
        for _ in range(150):
            await client.send({"move": move, "version": table.version, "id": "same"})
        answers = [await client.until("accepted") for _ in range(150)]
    assert {answer["version"] for answer in answers} == {table.version + 1}


def test_a_strangers_move_takes_no_lock(person: Maker) -> None:
    table, stranger = begun([person("ann"), person("bob")]), person("cid")
    with CaptureQueriesContext(connection) as asked, pytest.raises(Refused) as refusal:
        playing.play(**sent(table, stranger, "a"))
    assert refusal.value.code == "not_seated"
    assert _locks(asked) == []
    with CaptureQueriesContext(connection) as asked, pytest.raises(Refused):
        playing.play(**sent(table, user_at(table, 0), "a"))
    assert _locks(asked), "whoever sits there is judged under the lock"


def _locks(asked: CaptureQueriesContext) -> list[str]:
    said = [query["sql"].upper() for query in asked.captured_queries]
    return [one for one in said if one.startswith("BEGIN") or "FOR UPDATE" in one]


def test_strangers_and_repeats_do_not_wait_for_the_lock(person: Maker) -> None:
    table, stranger = begun([person("ann"), person("bob")]), person("cid")
    seat = asked_seat(table)
    user, move = user_at(table, seat), some_move(table, seat, Chance(b"first"))
    first = playing.play(**sent(table, user, "same", move))
    locked, released = Event(), Event()

    def hold() -> bool:
        try:
            with changing(table.uid):
                locked.set()
                return released.wait(60)
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as threads:
        held = threads.submit(hold)
        try:
            assert locked.wait(30)
            with pytest.raises(Refused):
                playing.play(**sent(table, stranger, "a"))
            assert playing.play(**sent(table, user, "same", move)) == first
            assert not held.done()
        finally:
            released.set()
        assert held.result()


def test_a_strangers_moves_are_counted_too(person: Maker, limited: Callable[..., None]) -> None:
    limited(moves_per_second=1, moves_at_once=2)
    table, stranger = begun([person("ann"), person("bob")]), person("cid")
    assert [post(stranger, table, one).status_code for one in "abc"] == [403, 403, 429]


def get(address: str, user: User | None = None) -> Any:
    client = APIClient() if user is None else client_of(user)
    return client.get(f"{ROOT}/games/", headers={"x-forwarded-for": address})


@pytest.mark.usefixtures("new_hub")
async def test_the_nameless_are_counted_by_their_address_over_both_doors(
    person: Maker, limited: Callable[..., None], settings: Any
) -> None:
    limited(nameless_per_second=1, nameless_at_once=4)
    settings.TRUSTED_PROXIES = 1
    ann, asked = await sync_to_async(person)("ann"), sync_to_async(get)
    assert [(await asked("2001:db8::1")).status_code for _ in range(2)] == [200, 200]
    async with Client("/ws/lobby/", forwarded="2001:db8::2") as client:
        for _ in range(3):
            await client.send({"ping": 1})
        told = [await client.until(kind) for kind in ("pong", "pong", "error")]
        assert told[-1]["code"] == "too_fast"
        assert told[-1]["params"]["retry_after"] > 0
    refused = await asked("2001:db8::3")
    assert (refused.status_code, refused["Retry-After"]) == (429, "1")
    assert (await asked("2001:db8:0:1::1")).status_code == 200, "another household"
    assert (await asked("2001:db8::1", ann)).status_code == 200, "somebody with a name"


async def refusal_and_code(client: Client) -> tuple[str, int]:
    told = await client.until("error")
    closed = await client.socket.receive_output(timeout=30)
    return told["code"], closed["code"]


@pytest.mark.usefixtures("new_hub")
async def test_one_person_has_so_many_sockets(person: Maker, limited: Callable[..., None]) -> None:
    limited(sockets_per_person=2)
    ann, bob = [await sync_to_async(person)(name) for name in ("ann", "bob")]
    before = refused_by("sockets_per_person")
    async with Client("/ws/lobby/", ann) as first:
        await first.listens()
        async with Client("/ws/lobby/", ann) as second, Client("/ws/lobby/?language=en", ann) as no:
            await second.listens()
            assert await refusal_and_code(no) == ("too_many_sockets", 4429)
            async with Client("/ws/lobby/", bob) as another, Client("/ws/lobby/") as nameless:
                await another.listens()
                await nameless.listens()
        async with Client("/ws/lobby/", ann) as again:
            await again.listens()
    assert refused_by("sockets_per_person") == before + 1


@pytest.mark.usefixtures("new_hub")
async def test_one_address_has_so_many_sockets(limited: Callable[..., None], settings: Any) -> None:
    limited(sockets_per_address=1)
    settings.TRUSTED_PROXIES = 1
    async with Client("/ws/lobby/", forwarded="203.0.113.5") as first:
        await first.listens()
        async with Client("/ws/lobby/", forwarded="203.0.113.5") as second:
            assert await refusal_and_code(second) == ("too_many_sockets", 4429)
        async with Client("/ws/lobby/", forwarded="203.0.113.6") as other:
            await other.listens()


@pytest.mark.usefixtures("new_hub")
async def test_who_is_sent_away_or_meets_a_fault_is_counted_no_more(
    person: Maker, limited: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    limited(sockets_per_person=1)
    ann = await sync_to_async(person)("ann")
    for _ in range(3):
        async with Client("/ws/table/nowhere/", ann) as client:
            assert await refusal_and_code(client) == ("no_table", 4404)
    with suppress(ZeroDivisionError), monkeypatch.context() as broken:
        broken.setattr(LobbySocket, "enter", fail)
        async with Client("/ws/lobby/", ann):
            pass
    async with Client("/ws/lobby/", ann) as client:
        await client.listens()


async def fail(self: LobbySocket) -> None:
    del self
    raise ZeroDivisionError


def test_what_redis_counts_says_when_there_is_room_again(person: Maker) -> None:
    table = begun([person("ann"), person("bob")])
    ann = client_of(user_at(table, 0))
    path = f"{ROOT}/tables/{table.uid}/chat/"
    answers = [ann.post(path, {"text": "spam"}, format="json") for _ in range(7)]
    assert answers[-1].status_code == 429
    assert 1 <= int(answers[-1]["Retry-After"]) <= 10
