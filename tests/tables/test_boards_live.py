"""Leaderboards stay up to date: whoever looks hears of each rated game that ends or is voided."""

from collections.abc import Callable

import pytest
from asgiref.sync import sync_to_async

from accounts import boards, standings
from accounts.models import User
from games.chance import Chance
from tables.models import Table
from tables.services import leaving, voiding
from tests.tablecraft import begun, play_once
from tests.tables.page_socket import Client

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("new_hub"),
]
Maker = Callable[..., User]


def play_until_bob_resigns(person: Maker, game: str = "madness", *, rated: bool = True) -> Table:
    ann, bob = (person(f"{name}-{game}") for name in ("ann", "bob"))
    table = begun([ann, bob], game, rated=rated)
    play_once(table, Chance(b"one move"))
    leaving.resign(uid=table.uid, user=bob)
    return table


def standing(game: str) -> list[str]:
    return [row.user.username for row in standings.page_of(boards.find(game, kind="2")).rows]


async def test_a_reader_hears_of_a_rated_game_once_its_result_is_booked(person: Maker) -> None:
    async with Client("/ws/lobby/") as reader:
        await reader.listens()
        await sync_to_async(play_until_bob_resigns)(person)
        assert (await reader.until("leaderboards"))["game"] == "madness"
        assert await sync_to_async(standing)("madness") == ["ann-madness", "bob-madness"]


async def test_a_void_is_told_as_well(person: Maker) -> None:
    table = await sync_to_async(play_until_bob_resigns)(person)
    operator = await sync_to_async(person)("operator", is_staff=True, is_superuser=True)
    async with Client("/ws/lobby/") as reader:
        await reader.listens()
        await sync_to_async(voiding.void)(uid=table.uid, operator=operator, reason="a trial")
        assert (await reader.until("leaderboards"))["game"] == "madness"
        assert await sync_to_async(standing)("madness") == []


async def test_a_friendly_game_changes_no_board_and_is_not_told(person: Maker) -> None:
    async with Client("/ws/lobby/") as reader:
        await reader.listens()
        await sync_to_async(play_until_bob_resigns)(person, "uno", rated=False)
        await sync_to_async(play_until_bob_resigns)(person, "madness")
        assert (await reader.until("leaderboards"))["game"] == "madness"


async def test_the_lobby_hears_of_the_table_by_a_frame_of_its_own(person: Maker) -> None:
    async with Client("/ws/lobby/") as reader:
        await reader.listens()
        table = await sync_to_async(play_until_bob_resigns)(person)
        assert (await reader.until("lobby"))["table"] == table.uid
