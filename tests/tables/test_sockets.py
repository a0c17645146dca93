"""Sockets: frames in order, errors that harm nobody, and not one byte too much."""

import asyncio
import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client as PageClient
from django.utils import timezone

from accounts.models import User
from accounts.services.aversions import set_aversion
from games.chance import Chance
from tables.live import presence
from tables.live.publishing import publish, table_topic
from tables.models import Table
from tables.services import chatting, seating
from tables.wire.notes import Changed
from tables.work.tidying import tidy
from tests.tablecraft import (
    asked_seat,
    begun,
    fresh,
    open_for,
    play_once,
    some_move,
    user_at,
)
from tests.tables.page_socket import Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("new_hub"),
]
Maker = Callable[[str], User]


async def two_at_a_table(person: Maker) -> Table:
    return await sync_to_async(lambda: begun([person("ann"), person("bob")]))()


async def test_a_viewer_is_shown_the_table_and_hears_every_change(person: Maker) -> None:
    table = await two_at_a_table(person)
    ann = await sync_to_async(user_at)(table, 0)
    async with Client(at(table), ann) as mine, Client(at(table)) as watcher:
        shown, seen = await mine.until("state"), await watcher.until("state")
        assert (shown["seat"], seen["seat"]) == (0, None)
        assert "hand" in shown["view"]
        assert "hand" not in seen["view"]
        await sync_to_async(play_once)(table, Chance(b"heard"))
        for client in (mine, watcher):
            after = await client.until("state")
            assert after["version"] == shown["version"] + 1
            assert after["events"]


async def test_a_move_is_answered_and_a_repeat_gets_the_same_answer(person: Maker) -> None:
    table = await two_at_a_table(person)
    seat = await sync_to_async(asked_seat)(table)
    user = await sync_to_async(user_at)(table, seat)
    move = await sync_to_async(some_move)(table, seat, Chance(b"sent"))
    async with Client(at(table), user) as client:
        shown = await client.until("state")
        sent = {"move": move, "version": shown["version"], "id": "a1"}
        await client.send(sent)
        first = await client.until("accepted")
        await client.send(sent)
        assert await client.until("accepted") == first
        await client.send({"move": move, "version": shown["version"], "id": "a2"})
        assert (await client.until("refused"))["code"] == "stale"
        assert (await client.until("state"))["version"] == first["version"]


BAD_FRAMES = [
    " ",
    "{",
    "[]",
    "null",
    "7",
    '"text"',
    "{}",
    '{"move": 5}',
    '{"move": {}, "try": {}}',
    '{"fly": 1}',
    '{"chat": 7}',
    '{"move": {"type": "draw"}, "version": "1", "id": "x"}',
    '{"ping": 1' + "}" * 3,
    "x" * 20_000,
    "[" * 10_000,
    '{"chat": "' + "а" * 9_000 + '"}',
]


async def test_a_malformed_frame_gets_an_error_and_the_socket_lives(person: Maker) -> None:
    table = await two_at_a_table(person)
    ann = await sync_to_async(user_at)(table, 0)
    version = table.version
    async with Client(at(table), ann) as client:
        await client.until("chat")
        for frame in [*BAD_FRAMES, '{"chat": "\\u0000"}', '{"phrase": {"code": "\\ud800"}}']:
            await client.send(frame)
            told = json.loads(await client.text())
            assert told["type"] in ("error", "refused"), frame[:40]
            assert told["message"]
        await client.socket.send_to(bytes_data=b"\x00\x01")
        assert (await client.until("error"))["code"] == "not_text"
        await client.send({"ping": 1})
        assert (await client.until("pong"))["ping"] == 1
    assert (await sync_to_async(fresh)(table)).version == version


async def test_too_many_frames_are_refused_and_forgiven(person: Maker) -> None:
    table = await two_at_a_table(person)
    async with Client(at(table)) as client:
        await client.until("chat")
        for number in range(300):
            await client.send({"ping": number})
        codes = [json.loads(await client.text()).get("code") for _ in range(300)]
        assert codes.count("too_fast") >= 10
        await asyncio.sleep(0.3)
        await client.send({"ping": 99})
        assert (await client.until("pong"))["ping"] == 99


async def test_pages_of_other_sites_and_strangers_are_kept_out(person: Maker) -> None:
    table = await sync_to_async(lambda: open_for([person("ann")], access="private"))()
    async with Client(at(table), origin="http://evil.example") as client:
        assert not client.connected
    async with Client(at(table)) as client:
        assert (await client.until("error"))["code"] == "private"
    async with Client(at(table, f"?invite={table.invite}")) as client:
        assert (await client.until("state"))["table"]["uid"] == table.uid
    async with Client("/ws/table/nowhere/") as client:
        assert (await client.until("error"))["code"] == "no_table"


async def test_whoever_only_looks_cannot_play_or_speak(person: Maker) -> None:
    table = await two_at_a_table(person)
    async with Client(at(table)) as client:
        await client.until("chat")
        frames: list[dict[str, Any]] = [
            {"chat": "hi"},
            {"move": {"type": "draw"}, "id": "x"},
            {"try": {}},
        ]
        for frame in frames:
            await client.send(frame)
            told = json.loads(await client.text())
            assert told["code"] == "signed_out"


async def test_who_comes_back_is_told_what_was_missed(person: Maker) -> None:
    table = await two_at_a_table(person)
    ann = await sync_to_async(user_at)(table, 0)
    chance = Chance(b"missed")
    for _ in range(4):
        await sync_to_async(play_once)(table, chance)
    async with Client(at(table, f"?since={table.version}"), ann) as client:
        shown = await client.until("state")
        assert shown["since"] == table.version
        assert shown["events"]
        everything = json.dumps(shown["events"])
    async with Client(at(table, f"?since={shown['version']}"), ann) as client:
        assert (await client.until("state"))["events"] == []
    assert everything


async def test_a_gap_is_healed(person: Maker) -> None:
    table = await two_at_a_table(person)
    async with Client(at(table)) as client:
        shown = await client.until("state")
        await sync_to_async(Table.objects.filter(pk=table.pk).update)(version=shown["version"] + 3)
        lost = Changed(version=shown["version"] + 3, frames={"watch": b"{}"}, seats={})
        await sync_to_async(publish)(table_topic(table.uid), lost)
        assert (await client.until("state"))["version"] == shown["version"] + 3


async def test_what_redis_lost_is_repaired(person: Maker) -> None:
    table = await two_at_a_table(person)
    async with Client(at(table)) as client:
        shown = await client.until("state")
        await sync_to_async(Table.objects.filter(pk=table.pk).update)(version=shown["version"] + 1)
        assert (await client.until("state"))["version"] == shown["version"] + 1


async def test_a_blocked_players_chat_is_not_heard(person: Maker) -> None:
    table = await two_at_a_table(person)
    ann, bob = [await sync_to_async(user_at)(table, seat) for seat in (0, 1)]
    async with Client(at(table), ann) as client:
        await client.until("chat")
        await sync_to_async(chatting.say)(uid=table.uid, user=bob, text="one")
        assert (await client.until("chat"))["lines"][0]["text"] == "one"
        await sync_to_async(set_aversion)(owner=ann, other=bob, kind="block")
    async with Client(at(table), ann) as client:
        assert (await client.until("chat"))["lines"] == []


async def test_a_ban_closes_open_sockets(person: Maker) -> None:
    table = await two_at_a_table(person)
    ann = await sync_to_async(user_at)(table, 0)
    async with Client(at(table), ann) as client:
        await client.until("chat")
        ann.is_active = False
        await sync_to_async(ann.save)()
        assert (await client.until("closed"))["code"] == "banned"
        assert (await client.socket.receive_output(timeout=5))["type"] == "websocket.close"


async def test_whoever_looks_at_a_table_that_vanishes_is_told(person: Maker) -> None:
    table = await sync_to_async(lambda: open_for([person("ann")]))()
    ann = await sync_to_async(user_at)(table, 0)
    async with Client(at(table)) as client:
        await client.until("chat")
        await sync_to_async(seating.stand_up)(uid=table.uid, user=ann)
        long_ago = timezone.now() - timedelta(minutes=11)
        await sync_to_async(Table.objects.filter(pk=table.pk).update)(changed_at=long_ago)
        await sync_to_async(tidy)()
        assert (await client.until("closed"))["code"] == "no_table"
        closed = await client.socket.receive_output(timeout=5)
        assert (closed["type"], closed["code"]) == ("websocket.close", 4404)


async def test_signing_out_closes_the_sockets_of_that_session_only(person: Maker) -> None:
    table = await two_at_a_table(person)
    ann = await sync_to_async(user_at)(table, 0)
    async with Client(at(table), ann) as leaving, Client(at(table), ann) as staying:
        await leaving.until("chat")
        await staying.until("chat")
        page = PageClient()
        page.cookies["sessionid"] = leaving.session
        assert (await sync_to_async(page.post)("/accounts/logout/")).status_code == 302
        assert (await leaving.until("closed"))["code"] == "signed_out"
        await staying.send({"ping": 1})
        assert await staying.until("pong")


@pytest.mark.usefixtures("empty_redis")
async def test_who_closes_one_of_two_tabs_is_still_here(person: Maker) -> None:
    table = await two_at_a_table(person)
    ann = await User.objects.aget(username="ann")
    room, who = presence.room(table.uid), str(ann.pk)
    async with Client(at(table), ann) as staying:
        await staying.listens()
        async with Client(at(table), ann) as leaving:
            await leaving.listens()
            await until(lambda: presence.sockets() == 2)
        await until(lambda: presence.sockets() == 1)
        assert presence.is_here(room, who)
        assert presence.is_here(presence.SITE, who)
    await until(lambda: presence.sockets() == 0)
    assert not presence.is_here(room, who)
    assert not presence.is_here(presence.SITE, who)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait: a socket shows itself once it has been let in."""
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_the_lobby_tells_of_new_tables(person: Maker) -> None:
    async with Client("/ws/lobby/") as client:
        await client.listens()
        table = await sync_to_async(lambda: open_for([person("ann")]))()
        assert (await client.until("lobby"))["table"] == table.uid
