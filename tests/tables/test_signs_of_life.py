"""What tells a page that its socket lives, and that the site was updated under it."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client as PageClient

from accounts.models import User
from tables.live import presence
from tables.live.hub import hub
from tests.tablecraft import begun
from tests.tables.page_socket import Client, at

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("new_hub")]
Maker = Callable[[str], User]


@pytest.mark.usefixtures("plain_files")
async def test_the_first_frame_says_the_build_that_a_page_of_today_has(person: Maker) -> None:
    table = await sync_to_async(lambda: begun([person("ann"), person("bob")]))()
    page = await sync_to_async(PageClient().get)("/")
    (written,) = re.findall(r'data-build="([^"]+)"', page.content.decode())
    for address in (at(table), "/ws/lobby/"):
        async with Client(address) as socket:
            assert json.loads(await socket.text()) == {"type": "hello", "build": written}


async def test_a_beat_is_answered_without_asking_who_is_here(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def here(place: str) -> set[str]:
        asked.append(place)
        return set()

    monkeypatch.setattr("tables.live.presence.here", here)
    table = await sync_to_async(lambda: begun([person("ann"), person("bob")]))()
    for address in (at(table), "/ws/lobby/"):
        async with Client(address) as socket:
            await socket.listens()
            asked.clear()
            await socket.send({"beat": 7})
            pong = await socket.until("pong")
            assert set(pong) == {"type", "ping", "now"}
            assert pong["ping"] == 7
    assert asked == []


async def test_all_at_a_table_who_ask_together_are_told_by_one_question(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page asks a moment after each frame, and all at a table get it in the same moment."""
    people = [await sync_to_async(person)(name) for name in ("ann", "bob")]
    table = await sync_to_async(begun)(people)
    asked: list[str] = []
    find = presence.here

    def here(place: str) -> set[str]:
        asked.append(place)
        return find(place)

    monkeypatch.setattr("tables.live.presence.here", here)
    monkeypatch.setattr("tables.live.attendance.SEEN_SECONDS", 60.0)
    async with Client(at(table), people[0]) as ann, Client(at(table), people[1]) as bob:
        for client in (ann, bob):
            await client.listens()
        while not hub.attendance.is_shown:
            await asyncio.sleep(0.01)
        asked.clear()
        for _ in range(3):
            for client in (ann, bob):
                await client.send({"ping": 1})
                told = (await client.until("pong"))["here"]
                assert sorted(told) == sorted(one.pk for one in people)
        assert len(asked) == 1
    async with Client(at(table), people[0]) as ann:  # whoever comes or goes is seen all the same
        told = []
        while told != [people[0].pk]:
            await ann.send({"ping": 1})
            told = (await ann.until("pong"))["here"]
            await asyncio.sleep(0.1)  # more would be too fast for one socket
