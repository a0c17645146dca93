"""What tells a page that its socket lives, and that the site was updated under it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client as PageClient

from accounts.models import User
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
