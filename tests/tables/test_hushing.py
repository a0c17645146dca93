"""Words in moves of whom one does not wish to hear reach no socket and no answer of the API."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from asgiref.sync import sync_to_async
from django.test import Client as Browser

from accounts.models import User
from accounts.services.aversions import set_aversion
from tables.live.hushing import UNSAID, hushed
from tables.models import Table
from tests.tablecraft import asked_seat, begun, user_at
from tests.tables.page_socket import Client, at
from tests.tables.test_wording import PROMISE, offer

Maker = Callable[[str], User]


@pytest.mark.django_db(transaction=True)
@pytest.mark.database
@pytest.mark.usefixtures("new_hub")
@pytest.mark.parametrize("kind", ["mute", "block"])
async def test_words_of_whom_one_avoids_are_not_sent(person: Maker, kind: str) -> None:
    table, author, reader = await sync_to_async(avoided)(person, kind)
    async with Client(at(table), reader) as averse, Client(at(table)) as watcher:
        for client in (averse, watcher):
            await client.until("chat")
        await sync_to_async(offer)(table)
        told, seen = await averse.until("state"), await watcher.until("state")
    assert (told["view"]["offer"]["promise"], told["events"][-1]["promise"]) == (UNSAID, UNSAID)
    assert (told["view"]["offer"]["give"], told["events"][-1]["give"]) == (1, 1)
    assert PROMISE not in str(told)
    assert seen["view"]["offer"]["promise"] == PROMISE

    async with Client(f"{at(table)}?since=0&words=1", reader) as again:
        assert PROMISE not in str(await again.until("state"))
    assert PROMISE not in await sync_to_async(read_by_api)(table, reader)
    assert PROMISE in await sync_to_async(read_by_api)(table, author)


def avoided(person: Maker, kind: str) -> tuple[Table, User, User]:
    """Return a table, who is on turn at it, and somebody there who avoids them."""
    table = begun([person("ann"), person("bob")], "shipit")
    seat = asked_seat(table)
    author, reader = user_at(table, seat), user_at(table, 1 - seat)
    set_aversion(owner=reader, other=author, kind=kind)
    return table, author, reader


def read_by_api(table: Table, user: User) -> str:
    browser = Browser()
    browser.force_login(user)
    return browser.get(f"/api/v1/tables/{table.uid}/?since=0&words=1").content.decode()


def test_words_are_known_by_their_author_and_all_else_stays() -> None:
    event = {"type": "blow_over", "victim": 1, "card": "error", "answer": {"text": "не я"}}
    yielded = {"type": "yield", "component": "backend", "seat": 0, "text": "забирай"}
    taken = {"type": "blow_over", "victim": 1, "card": "0day", "answer": yielded}
    given = {**taken, "victim": 0, "answer": {**yielded, "seat": 1}}
    frame: dict[str, Any] = {
        "seat": 0,
        "events": [
            event,
            {"type": "play", "by": 0, "seat": 1, "text": "держись"},
            taken,
            given,
        ],
        "view": {"seat": 0, "offer": {"by": 1, "promise": "", "want": "всё"}},
        "table": {"text": "не отсюда"},
    }
    told = msgspec.json.decode(
        hushed(msgspec.json.encode(frame), texts={"text", "promise", "want"}, seats={1})
    )
    assert told["events"][0] == {**event, "answer": {"text": UNSAID}}
    assert told["view"]["offer"] == {"by": 1, "promise": "", "want": UNSAID}
    assert told["events"][2] == {**taken, "answer": {**yielded, "text": UNSAID}}
    assert told["events"][3] == given
    assert (told["events"][1], told["table"]) == (frame["events"][1], frame["table"])
