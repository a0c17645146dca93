"""The doors of sockets: by which token one comes, in which language one is sent away."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator
from django.utils import timezone

from accounts.models import Token, User
from accounts.services import sanctions, tokens
from accounts.services.housekeeping import end_what_is_over
from config.asgi import application
from games.chance import Chance
from tables.live.commands import MOST_BYTES
from tables.models import Table
from tests.api_client import key_for
from tests.tablecraft import asked_seat, begun, open_for, play_once, user_at
from tests.tables.page_socket import HOST, Client

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("new_hub"),
]
Maker = Callable[[str], User]
TABLE_AND_LOBBY = pytest.mark.parametrize("room", ["table", "lobby"])


class Program(Client):
    """A program's socket."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address)
        self.token = token

    async def __aenter__(self) -> "Program":
        headers = [HOST, (b"authorization", f"Token {self.token}".encode())]
        self.socket = WebsocketCommunicator(application, self.address, headers=headers)
        self.connected, self.code = await self.socket.connect(timeout=30)
        return self

    async def closed(self) -> int:
        """Return the code the server closes with, whatever it says before."""
        while True:
            said = await self.socket.receive_output(timeout=30)
            if said["type"] == "websocket.close":
                return int(said["code"])


def address(room: str, table: Table) -> str:
    return f"/ws/table/{table.uid}/" if room == "table" else "/ws/lobby/"


def ended(user: User) -> None:
    first = user.tokens.order_by("pk")[0]
    tokens.end_one(user=user, number=first.pk)


def all_ended(user: User) -> None:
    tokens.end_all(user=user)


def run_out(user: User) -> None:
    first = user.tokens.order_by("pk")[0]
    user.tokens.filter(pk=first.pk).update(expires_at=timezone.now())
    end_what_is_over()


def ended_by_an_operator(user: User) -> None:
    operator = User.objects.create_superuser("chief")
    token = user.tokens.order_by("pk")[0]
    sanctions.revoke_token(token=token, operator=operator, reason="lost")


@TABLE_AND_LOBBY
@pytest.mark.parametrize("end", [ended, all_ended, run_out, ended_by_an_operator])
async def test_a_token_that_is_ended_closes_the_sockets_that_came_by_it(
    person: Maker, room: str, end: Callable[[User], None]
) -> None:
    ann = await sync_to_async(person)("ann")
    table = await sync_to_async(open_for)([ann])
    key = await sync_to_async(key_for)(ann)
    async with (
        Client(address(room, table), ann) as page,
        Program(address(room, table), key) as program,
    ):
        await page.listens()
        await program.listens()
        await sync_to_async(end)(ann)
        assert (await program.until("closed"))["code"] == "signed_out"
        assert await program.closed() == 4401
        await page.listens()


async def test_one_token_s_end_leaves_the_others_open(person: Maker) -> None:
    ann = await sync_to_async(person)("ann")
    keys = [await sync_to_async(key_for)(ann) for _ in range(2)]
    async with Program("/ws/lobby/", keys[0]) as one, Program("/ws/lobby/", keys[1]) as other:
        await one.listens()
        await other.listens()
        await sync_to_async(ended)(ann)
        assert await one.closed() == 4401
        await other.listens()


@TABLE_AND_LOBBY
async def test_a_socket_does_not_outlive_its_token_by_more_than_a_sign_of_life(
    person: Maker, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.live.attendance.ALIVE_SECONDS", 0.05)
    ann = await sync_to_async(person)("ann")
    table = await sync_to_async(open_for)([ann])
    key = await sync_to_async(key_for)(ann)
    async with Program(address(room, table), key) as program:
        await program.listens()
        monkeypatch.setattr(Token, "is_over", True)
        assert (await program.until("closed"))["code"] == "signed_out"
        assert await program.closed() == 4401


async def test_a_token_whose_time_is_up_is_refused(person: Maker) -> None:
    ann = await sync_to_async(person)("ann")
    key = await sync_to_async(key_for)(ann)
    await ann.tokens.aupdate(expires_at=timezone.now())
    async with Program("/ws/lobby/", key) as program:
        assert (await program.until("error"))["code"] == "bad_token"


@TABLE_AND_LOBBY
async def test_a_wrong_token_is_refused_and_not_taken_for_a_spectator(
    person: Maker, room: str
) -> None:
    table = await sync_to_async(lambda: open_for([person("ann")]))()
    async with Program(address(room, table), "0" * 40) as program:
        assert (await program.until("error"))["code"] == "bad_token"
        assert await program.closed() == 4401


async def test_a_banned_accounts_token_is_refused(person: Maker) -> None:
    ann = await sync_to_async(person)("ann")
    key = await sync_to_async(key_for)(ann)
    await User.objects.filter(pk=ann.pk).aupdate(is_active=False)
    async with Program("/ws/lobby/", key) as program:
        assert (await program.until("error"))["code"] == "bad_token"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "There is no such table (any more)."), ("ru", "Такого стола нет (или уже нет).")],
)
async def test_who_is_sent_away_is_told_why_in_their_language(language: str, sentence: str) -> None:
    async with Client(f"/ws/table/nowhere/?language={language}") as client:
        assert (await client.until("error"))["message"] == sentence


@pytest.mark.parametrize(("language", "beginning"), [("en", "A frame has"), ("ru", "В кадре")])
async def test_the_lobbys_errors_are_in_the_language_asked_for(
    language: str, beginning: str
) -> None:
    async with Client(f"/ws/lobby/?language={language}") as client:
        await client.send("x" * (MOST_BYTES + 1))
        assert (await client.until("error"))["message"].startswith(beginning)


async def test_the_lobby_says_that_it_takes_no_moves_and_no_chat() -> None:
    frames: list[dict[str, Any]] = [{"chat": "hi"}, {"move": {}, "id": "a"}, {"try": {}}]
    async with Client("/ws/lobby/") as client:
        await client.listens()
        for frame in frames:
            await client.send(frame)
            assert (await client.until("error"))["code"] == "bad_frame"
        await client.listens()


async def test_a_frame_is_measured_in_bytes() -> None:
    async with Client("/ws/lobby/") as client:
        await client.listens()
        await client.send(json.dumps({"chat": "а" * (MOST_BYTES // 2)}, ensure_ascii=False))
        assert (await client.until("error"))["code"] == "too_long"


async def test_a_table_that_is_looked_at_does_not_call_for_itself(person: Maker) -> None:
    table, other = await sync_to_async(
        lambda: (begun([person("ann"), person("bob")]), begun([person("ann2"), person("bob2")]))
    )()
    seat = await sync_to_async(asked_seat)(table)
    waiting = await sync_to_async(user_at)(table, 1 - seat)
    async with (
        Client(address("table", table), waiting) as here,
        Client(address("table", other), waiting) as elsewhere,
    ):
        await here.until("chat")
        await elsewhere.until("chat")
        for step in range(3):
            await sync_to_async(play_once)(table, Chance(f"turn {step}".encode()))
        assert (await elsewhere.until("turn"))["table"] == table.uid
        await here.send({"ping": 1})
        kinds = []
        while "pong" not in kinds:
            kinds.append(json.loads(await here.text())["type"])
        assert "turn" not in kinds
