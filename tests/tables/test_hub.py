"""The hub: no socket's trouble is another's, and whatever breaks is begun again and made up for.

The repair is off: what comes at all comes by the hub itself.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from autobahn.exception import Disconnected
from channels.testing import WebsocketCommunicator
from django.db import OperationalError
from prometheus_client import REGISTRY

from accounts.models import User
from config.asgi import application
from games.chance import Chance
from tables.live import keeping, table_socket, webs
from tables.live.arriving import Coming, arrive
from tables.live.departures import Leaving
from tables.live.ear import Ear
from tables.live.gathering import Gathering
from tables.live.hub import hub
from tables.live.publishing import server, table_topic
from tables.models import Table
from tables.services import chatting
from tables.wire.notes import Note
from tests.tablecraft import begun, open_for, play_once, user_at
from tests.tables.page_socket import HOST, Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("unrepaired", "new_hub"),
]
Maker = Callable[[str], User]


@pytest.fixture
def unrepaired(settings: Any) -> None:
    settings.HUB_REPAIR = 0


@pytest.fixture
async def table(person: Maker) -> Table:
    return await sync_to_async(lambda: begun([person("ann"), person("bob")]))()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def play(table: Table, times: int = 1) -> None:
    for number in range(times):
        await sync_to_async(play_once)(table, Chance(f"hub {number}".encode()))


GREETING = 4
"""Messages until the table was shown: accept, hello, state, chat."""


@asynccontextmanager
async def visitor(table: Table, trouble: Any) -> AsyncIterator[asyncio.Task[None]]:
    """Open a socket that meets trouble with every frame after those it is greeted by."""
    sent: list[Any] = []
    told: asyncio.Queue[Any] = asyncio.Queue()
    told.put_nowait({"type": "websocket.connect"})

    async def send(message: Any) -> None:
        sent.append(message)
        if len(sent) > GREETING:
            await trouble()

    scope: Any = {
        "type": "websocket",
        "path": at(table),
        "query_string": b"",
        "headers": [HOST, (b"origin", b"http://localhost")],
    }
    task = asyncio.create_task(application(scope, told.get, send))
    await until(lambda: len(sent) == GREETING)
    yield task
    told.put_nowait({"type": "websocket.disconnect", "code": 1006})
    await asyncio.wait_for(task, 20)


async def gone() -> None:
    raise Disconnected("Attempt to send on a closed protocol")


async def stuck() -> None:
    await asyncio.Event().wait()


async def fault() -> None:
    raise ValueError("of our own making")


@pytest.mark.parametrize("trouble", [gone, stuck, fault])
async def test_one_sockets_trouble_is_no_others(table: Table, trouble: Any) -> None:
    async with visitor(table, trouble), Client(at(table)) as client:
        shown = await client.until("state")
        for number in range(3):
            await play(table)
            assert (await client.until("state"))["version"] == shown["version"] + number + 1


class Failing:
    """A listener that can take nothing."""

    who = "nobody"
    missed = 0

    def take(self, _topic: str, _note: Note) -> None:
        raise RuntimeError("of our own making")

    def miss(self, _topic: str) -> None:
        self.missed += 1

    def lacks(self, _version: int) -> bool:
        return False

    def send_away(self, _why: Exception) -> None:
        pass


async def test_what_one_listener_cannot_take_all_others_are_told(table: Table) -> None:
    topic, failing = table_topic(table.uid), [Failing() for _ in range(5)]
    async with Client(at(table)) as client:
        shown = await client.until("state")
        for one in failing:
            await hub.join(one, topic)
        for number in range(2):
            await play(table)
            assert (await client.until("state"))["version"] == shown["version"] + number + 1
    assert [one.missed for one in failing] == [2] * 5


async def test_nobody_comes_in_while_a_process_leaves(table: Table) -> None:
    """Whoever is half way in would open the desk anew, and wait there for an answer for ever."""
    async with Client(at(table)) as client:
        await client.until("state")
        await hub.send_all_elsewhere()
        assert (await client.socket.receive_output(timeout=20))["code"] == 4503
    with pytest.raises(Leaving):
        await hub.join(Failing(), table_topic(table.uid))
    await hub.stop()
    with pytest.raises(Leaving):
        await hub.join(Failing(), table_topic(table.uid))
    assert not hub._tasks


async def test_an_answer_to_who_has_gone_is_no_error(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    async with visitor(table, gone):
        topic = table_topic(table.uid)
        assert len(hub.listeners[topic]) == 1
        await play(table)
        await until(lambda: topic not in hub.listeners)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


async def cut() -> None:
    """Cut the hub's connection to Redis, and wait until it has lost it."""
    for client in server().client_list():
        if client["name"] == f"hub-{hub.ear.name}":
            server().client_kill_filter(_id=client["id"])
    await until(lambda: hub.ear._line is None)


async def test_what_was_said_while_redis_was_away_is_made_up_for(table: Table) -> None:
    ann = await sync_to_async(user_at)(table, 0)
    async with Client(at(table), ann) as client, Client("/ws/lobby/") as lobby:
        shown = await client.until("state")
        await client.until("chat")
        await lobby.listens()
        await cut()
        await play(table, 2)
        await sync_to_async(chatting.say)(uid=table.uid, user=ann, text="unheard")
        caught_up = await client.until("state")
        while caught_up["version"] < shown["version"] + 2:
            caught_up = await client.until("state")
        assert caught_up["since"] == shown["version"]
        assert caught_up["events"]
        assert (await client.until("chat"))["lines"][-1]["text"] == "unheard"
        assert (await lobby.until("lobby"))["table"] is None


async def test_a_ban_that_nobody_heard_of_closes_the_socket_all_the_same(table: Table) -> None:
    ann = await sync_to_async(user_at)(table, 0)
    async with Client(at(table), ann) as client:
        await client.until("chat")
        await cut()
        await User.objects.filter(pk=ann.pk).aupdate(is_active=False)
        assert (await client.until("closed"))["code"] == "signed_out"
        assert (await client.socket.receive_output(timeout=20))["code"] == 4401


async def test_a_hub_hears_itself_and_shows_it() -> None:
    heard = [hub.hears]
    hub.start()
    assert [*heard, hub.hears] == [True, False], "one that has not begun needs no ear"
    await until(lambda: hub.hears)
    await until(lambda: hub.ear.name in webs.signs())
    await hub.stop()
    assert webs.signs()[hub.ear.name] == webs.LEFT


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
async def test_a_topic_that_is_forgotten_and_wanted_again_at_once_is_heard(turns: int) -> None:
    """A page that closes one socket and opens the next leaves its topics and comes to them."""
    told: list[str] = []
    ear = Ear(lambda topic, data: told.append(data.decode()), lambda topic: None, lambda: None)
    tasks = [asyncio.create_task(work()) for work in (ear.listen, ear.subscribe, ear.beat)]
    await until(lambda: ear.hears)
    ear.want("topic")
    await ear.confirmed("topic")
    ear.forget("topic")
    for _ in range(turns):
        await asyncio.sleep(0)  # Redis may be asked meanwhile, and has not answered yet
    ear.want("topic")
    async with asyncio.timeout(5):
        await ear.confirmed("topic")
    await sync_to_async(server().publish)("topic", "said")
    await until(lambda: told == ["said"])
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def test_a_beat_that_is_ready_first_waits_until_it_can_be_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Said before anybody listens, it would be missed, and the ear be called deaf for it."""
    monkeypatch.setattr("tables.live.ear.DEAF_SECONDS", 120.0)
    ear = Ear(lambda topic, data: None, lambda topic: None, lambda: None)
    beating = asyncio.create_task(ear.beat())
    for _ in range(20):  # time enough to say something
        await sync_to_async(server().ping)()
    listening = asyncio.create_task(ear.listen())
    await until(lambda: ear.hears)
    for task in (beating, listening):
        task.cancel()
    await asyncio.wait([beating, listening])


async def test_a_task_that_fails_is_begun_again_and_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keeping, "PAUSE", 0.0)
    tries = 0

    async def work() -> None:
        nonlocal tries
        tries += 1
        raise ValueError("of our own making")

    kept = asyncio.create_task(keeping.keep("listen", work))
    before = restarts()
    await until(lambda: tries >= 5)
    kept.cancel()
    assert restarts() - before >= 4
    assert [line.message.splitlines()[0] for line in caplog.records] == ["listen: ValueError"]


def restarts() -> float:
    return REGISTRY.get_sample_value("zastolye_hub_restarts_total", {"task": "listen"}) or 0.0


async def test_a_frame_that_overtakes_the_snapshot_takes_nothing_from_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The snapshot is read, then two changes are told, and only then is it there to be sent."""
    read, let_go = Event(), Event()

    def slow(coming: Sequence[Coming]) -> Any:
        found = arrive(coming)
        read.set()
        let_go.wait(20)
        return found

    await play(table, 2)
    monkeypatch.setattr(table_socket, "arrivals", Gathering(slow))
    async with Client(at(table, "?since=1")) as client:
        await until(read.is_set)
        await play(table, 2)
        stream = hub.streams[table_topic(table.uid)]
        newest = (await Table.objects.aget(pk=table.pk)).version
        await until(lambda: stream.version == newest)
        let_go.set()
        chain = [await client.until("state") for _ in range(3)]
    assert chain[0]["since"] == 1
    assert chain[0]["events"]
    links = [(frame["since"], frame["version"]) for frame in chain]
    assert links[1:] == [(newest - 2, newest - 1), (newest - 1, newest)]


@pytest.mark.parametrize("error", [OperationalError("away"), ValueError("fault")])
async def test_who_could_not_be_let_in_is_told_and_leaves_nothing_behind(
    table: Table, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise error

    monkeypatch.setattr(table_socket, "arrivals", Gathering(fail))
    async with Client(at(table)) as client:
        away = isinstance(error, OperationalError)
        assert (await client.until("error"))["code"] == ("away" if away else "fault")
        closed = await client.socket.receive_output(timeout=20)
        assert closed["code"] == (4503 if away else 4500)
        assert hub.listeners == {}


async def test_who_leaves_half_way_in_is_forgotten_at_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = asyncio.Event()

    async def for_ever(*_: Any) -> None:
        waits.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(table_socket.TableSocket, "_show_snapshot", for_ever)
    headers = [HOST, (b"origin", b"http://localhost")]
    socket = WebsocketCommunicator(application, at(table), headers=headers)
    await socket.connect(timeout=20)
    await waits.wait()
    assert hub.listeners
    await socket.disconnect(timeout=20)
    assert hub.listeners == {}


async def test_a_page_that_knows_no_more_is_shown_the_lobby_anew(person: Maker) -> None:
    async with Client("/ws/lobby/") as client:
        await client.listens()
        await cut()
        assert json.loads(await client.text()) == {"type": "lobby", "table": None}
        opened = await sync_to_async(lambda: open_for([person("ann")]))()
        assert (await client.until("lobby"))["table"] == opened.uid
