"""The reception: read once for all who come together, and nothing for whoever may not look."""

import gc
import json
from collections.abc import Callable, Sequence
from weakref import ref

import pytest
from asgiref.sync import sync_to_async
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.chance import Chance
from tables.live import table_socket
from tables.live.arriving import Arrival, Coming, arrive
from tables.live.gathering import Gathering
from tables.live.looking import missed, taken
from tables.live.reception import Prospect, Reception, Visit
from tables.models import Table
from tables.services.chatting import say
from tests.tablecraft import begun, fresh, play_once
from tests.tables.page_socket import Client, at

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


@pytest.fixture
def people(person: Maker) -> list[User]:
    return [person("ann"), person("bob")]


def seen(reception: Reception, table: Table, user: User | None = None) -> Prospect:
    """Return what there is to see for somebody who comes alone."""
    (prospect,) = reception.look([Visit(table.uid, user.pk if user else None)])
    assert not isinstance(prospect, Exception)
    return prospect


def test_a_table_is_read_once_until_it_changes(people: list[User]) -> None:
    table, reception = begun(people, "uno"), Reception()
    first = seen(reception, table, people[0]).still
    with CaptureQueriesContext(connection) as asked:
        assert seen(reception, table, people[1]).still is first
    assert len(asked) == 1
    play_once(table, Chance(b"on"))
    assert seen(reception, table).still.table.version == fresh(table).version


def test_a_table_that_was_read_long_ago_is_read_anew(
    people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, reception = begun(people, "uno"), Reception()
    first = seen(reception, table).still
    monkeypatch.setattr("tables.live.reception.FRESH_SECONDS", -1.0)
    assert seen(reception, table).still is not first


def test_what_was_read_long_ago_is_forgotten(
    people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, reception = begun(people, "uno"), Reception()
    still = ref(seen(reception, table).still.table)
    reception.forget_old()
    assert still() is not None
    monkeypatch.setattr("tables.live.reception.FRESH_SECONDS", -1.0)
    gc.disable()  # it is gone by itself: a table and its seats do not hold on to each other
    try:
        reception.forget_old()
        assert still() is None
    finally:
        gc.enable()


def test_what_happens_after_a_table_was_read_is_not_told_with_it(people: list[User]) -> None:
    """The frame that follows tells it: with both it would be told twice."""
    table = begun(people, "uno")
    play_once(table, Chance(b"before"))
    still = taken(table.uid)
    before = missed(still.table, 0, 0)
    play_once(table, Chance(b"after"))
    assert missed(still.table, 0, 0) == before
    assert len(missed(fresh(table), 0, 0)) > len(before)


def test_talk_is_read_where_there_is_some(people: list[User]) -> None:
    table, reception = begun(people, "uno"), Reception()
    assert not seen(reception, table, people[0]).has_talk
    say(uid=table.uid, user=people[0], text="hello")
    assert seen(reception, table, people[0]).has_talk


async def test_whoever_may_not_look_is_told_nothing_of_what_happens_meanwhile(
    people: list[User], new_hub: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are heard for before they are judged: what comes in between goes to nobody."""
    del new_hub
    table: Table = await sync_to_async(begun)(people, "uno", access=Table.Access.PRIVATE)

    def slowly(coming: Sequence[Coming]) -> Sequence[Arrival | Exception]:
        play_once(table, Chance(b"meanwhile"))
        return arrive(coming)

    async with Client(at(table), people[0]) as player:
        await player.until("state")
        monkeypatch.setattr(table_socket, "arrivals", Gathering(slowly))
        async with Client(at(table)) as stranger:
            await player.until("state")  # the move is told
            assert json.loads(await stranger.text())["type"] == "hello"
            assert json.loads(await stranger.text())["code"] == "private"
            assert (await stranger.socket.receive_output(timeout=30))["code"] == 4403


async def test_what_happens_between_hearing_and_seeing_is_told_once(
    people: list[User], new_hub: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    del new_hub
    table: Table = await sync_to_async(begun)(people, "uno")
    before = (await sync_to_async(fresh)(table)).version

    def slowly(coming: Sequence[Coming]) -> Sequence[Arrival | Exception]:
        arrivals = arrive(coming)
        play_once(table, Chance(b"meanwhile"))
        return arrivals

    monkeypatch.setattr(table_socket, "arrivals", Gathering(slowly))
    async with Client(at(table), people[0]) as player:
        versions = [(await player.until("state"))["version"] for _ in range(2)]
        assert versions == [before, before + 1]
