"""Looking back together: one leads over the table's socket, the others follow."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from games.chance import Chance
from tables.models import Table
from tests.tablecraft import begun, play_once
from tests.tables.page_socket import Client, at
from tests.tables.recorded_tables import played

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("new_hub", "empty_redis"),
]
Maker = Callable[..., User]


def finished(people: list[User]) -> Table:
    return played(people, "madness", Chance(b"together"))[0]


async def led(*followers: Client) -> list[dict[str, Any]]:
    return [await one.until("lead") for one in followers]


async def seen(client: Client, user: User, *, here: bool = True) -> None:
    """Wait until somebody is shown to be in the room, or to have left it."""
    while True:
        await client.send({"ping": 1})
        if (user.pk in (await client.until("pong"))["here"]) == here:
            return
        await asyncio.sleep(0.02)


async def test_one_leads_and_all_who_look_follow(person: Maker) -> None:
    ann, bob = await sync_to_async(person)("ann"), await sync_to_async(person)("bob")
    table = await sync_to_async(finished)([ann, bob])
    async with Client(at(table), ann) as leader, Client(at(table)) as watcher:
        for one in (leader, watcher):
            await one.listens()
        await seen(leader, ann)
        await leader.send({"lead": 9, "eyes": "all", "playing": True, "speed": 2})
        for told in await led(leader, watcher):
            assert (told["by"]["name"], told["version"], told["eyes"]) == ("ann", 9, "all")
            assert (told["playing"], told["speed"]) == (True, 2)
        async with Client(at(table), bob) as late:
            (told,) = await led(late)
            assert (told["by"]["name"], told["version"]) == ("ann", 9)
            await late.send({"lead": 3, "id": "mine"})
            assert (await late.until("refused"))["code"] == "led"
            await late.send({"hand": bob.pk, "id": "steal"})
            assert (await late.until("refused"))["code"] == "not_leading"
            await seen(late, bob)
            await leader.send({"hand": bob.pk})
            for told in await led(leader, watcher, late):
                assert (told["by"]["name"], told["version"]) == ("bob", 9)
            await late.send({"lead": 10, "eyes": "1"})
            for told in await led(leader, watcher, late):
                assert (told["by"]["name"], told["version"], told["eyes"]) == ("bob", 10, "1")
            await late.send({"chat": "look at this!"})
            assert (await watcher.until("chat"))["lines"][0]["text"] == "look at this!"
        await seen(leader, bob, here=False)
        await leader.send({"lead": 4})
        for told in await led(leader, watcher):
            assert (told["by"]["name"], told["eyes"]) == ("ann", "0")
        await leader.send({"hand": 0})
        for told in await led(leader, watcher):
            assert told["by"] is None


async def test_what_cannot_be_led_is_refused(person: Maker) -> None:
    ann, bob = await sync_to_async(person)("ann"), await sync_to_async(person)("bob")
    table = await sync_to_async(finished)([ann, bob])
    async with Client(at(table), ann) as socket:
        await seen(socket, ann)
        for sent, code in (
            ({"lead": 9, "eyes": "7"}, "no_eyes"),
            ({"lead": -1}, "no_move"),
            ({"lead": 9_999}, "no_move"),
            ({"lead": 9, "speed": 1000}, "bad_speed"),
            ({"hand": bob.pk}, "not_leading"),
        ):
            await socket.send(sent | {"id": "x"})
            assert (await socket.until("refused"))["code"] == code
        await socket.send({"lead": 9})
        await led(socket)
        await socket.send({"hand": bob.pk, "id": "x"})
        assert (await socket.until("refused"))["code"] == "not_here"
    async with Client(at(table)) as stranger:
        await stranger.send({"lead": 9, "id": "x"})
        assert (await stranger.until("refused"))["code"] == "signed_out"


async def test_nobody_leads_through_a_game_that_goes_on(person: Maker) -> None:
    ann, bob = await sync_to_async(person)("ann"), await sync_to_async(person)("bob")
    table = await sync_to_async(begun)([ann, bob])
    await sync_to_async(play_once)(table, Chance(b"on"))
    async with Client(at(table), ann) as player:
        await player.send({"lead": 4, "eyes": "0", "id": "x"})
        assert (await player.until("refused"))["code"] == "replay_later"
