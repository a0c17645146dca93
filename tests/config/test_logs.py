"""The log: every line says what it is about, and none tells a secret."""

import json
import logging
import logging.config
import re
from collections.abc import Callable, Iterator
from io import StringIO
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from celery import shared_task
from django.contrib.auth import authenticate
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest
from django.test import Client, RequestFactory
from django.urls import resolve

import config.logs.tasks  # noqa: F401 - connects signals, as in a worker
from accounts.models import Act, User
from accounts.services.operators import log_act
from config import environment
from config.logs.configuration import configuration
from config.server.serving import Server
from games.bots import Bot, Position
from games.chance import Chance
from games.contract import Move as GameMove
from tables import clocks, measuring
from tables.log_context import about
from tables.models import Table
from tables.refusals import Refused
from tables.services import playing
from tables.work import sweeping, tasks, thinking
from tests.api_client import key_for
from tests.config.sockets import socket
from tests.house_clock import move_bot
from tests.tablecraft import asked_seat, begun, fresh, play_once, some_move, state_of, user_at

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("plain_files")]
Maker = Callable[[str], User]


class Book:
    """All that was written, as one text and line by line."""

    def __init__(self) -> None:
        self.stream = StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]

    def told(self, message: str) -> list[dict[str, Any]]:
        return [line for line in self.lines if line["message"] == message]


def opened(form: str, settings: Any) -> Iterator[Book]:
    """Write as the settings say, at the chattiest level there is, into a book."""
    book = Book()
    logging.config.dictConfig(configuration(form, "DEBUG"))
    handler: Any = logging.getLogger().handlers[0]
    handler.setStream(book.stream)
    yield book
    logging.config.dictConfig(settings.LOGGING)


@pytest.fixture
def book(settings: Any) -> Iterator[Book]:
    yield from opened("json", settings)


@pytest.fixture
def plain_book(settings: Any) -> Iterator[Book]:
    yield from opened("plain", settings)


class Failing(Bot):
    """A bot that fails over what it must not tell."""

    def choose(self, position: Position) -> GameMove | None:
        raise KeyError(position.view["hand"][0])


def be_refused(table: Table) -> None:
    """Send what is refused: by the rules, as too late, and under a used id."""
    now = fresh(table)
    seat = asked_seat(now)
    move = some_move(now, seat, Chance(b"refused"))
    for other in ({"move": {"kind": "cheat"}}, {"version": 0}, {"move_id": ""}):
        sent: dict[str, Any] = {"move": move, "version": now.version, "move_id": "again", **other}
        with pytest.raises(Refused):
            playing.play(uid=table.uid, user_id=user_at(table, seat).pk, **sent)


def play_with_bots(table: Table, chance: Chance) -> set[str]:
    """Play a game of people and bots to its end; return every card that was in a hand."""
    seen: set[str] = set()
    for turn in range(3000):
        now = fresh(table)
        if now.status != Table.Status.PLAYING:
            return seen
        for number in range(now.seat_count):
            seen.update(now.engine.view(state_of(now), number)["hand"])
        due = [n for n, one in enumerate(clocks.read(now.clocks)) if one.bot_at is not None]
        if due:
            move_bot(table, due[0])
            continue
        if turn < 20:
            be_refused(table)
        play_once(table, chance)
    raise AssertionError("the game does not end")


@shared_task
def failing_task(uid: str, card: str) -> None:  # noqa: ARG001 - as our tasks begin
    raise KeyError(card)


def test_a_whole_game_is_told_without_a_secret(
    person: Maker, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = person("ann")
    key = key_for(ann)
    client = Client(raise_request_exception=False)
    client.force_login(ann)
    table = begun([ann], "madness", bots=1)
    with monkeypatch.context() as patched:
        patched.setattr(thinking, "bot", lambda slug, level: Failing())
        while "the bot in seat 1" not in book.text:
            number = next(iter(table.engine.actors(state_of(table))))
            if number == 1:
                move_bot(table, 1)
            else:
                play_once(table, Chance(b"first"))
    held = play_with_bots(table, Chance(b"whole"))
    card = max(held)
    failing_task.apply(args=(table.uid, card))
    monkeypatch.setattr("tables.pages.views.lobbies.now_here", lambda: dict[str, int]()[card])
    assert client.get("/").status_code == 500
    assert authenticate(None, username="ann", password="not the secret") is None  # noqa: S106

    secrets = (
        *(bytes(table.server_seed).hex(), table.invite, key, client.session.session_key),
        *("ann", "example.org", "not the secret", "127.0.0.1", *table.entropy, *held),
    )
    for secret in filter(None, secrets):
        assert not re.search(rf"(?<![\w+-]){re.escape(secret)}(?![\w+-])", book.text), secret
    assert len(held) >= 10
    assert book.told("a game began") == [
        {**book.told("a game began")[0], "table": table.uid, "game": "madness", "bots": 1}
    ]
    ended = book.told("a game ended")[0]
    assert ended["reason"] == fresh(table).outcome["reason"]  # type: ignore[index]
    assert ended["seats"] == 2
    assert ended["seconds"] >= 0
    faults = [line for line in book.lines if line["level"] == "ERROR"]
    assert {line["logger"] for line in faults} == {
        "tables.faults",
        "celery.app.trace",
        "django.request",
    }
    assert all("KeyError" in f"{line['message']} {line.get('error', '')}" for line in faults)
    failed = next(line for line in faults if line["logger"] == "celery.app.trace")
    assert failed["table"] == table.uid
    assert failed["task"].endswith("failing_task")
    assert failed["request"]
    assert book.told("a sign-in failed")


def test_a_line_of_a_request_carries_its_name_and_its_user(
    person: Maker, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = person("ann")
    client = Client()
    client.force_login(ann)

    def told() -> dict[str, Any]:
        logging.getLogger("tables.pages.views").info("here")
        return {}

    monkeypatch.setattr("tables.pages.views.lobbies.now_here", told)
    answer = client.get("/")
    Client().get("/")
    known, unknown = book.told("here")
    assert (known["user"], known["request"]) == (ann.pk, answer["X-Request-Id"])
    assert known["request"] != unknown["request"]
    assert "user" not in unknown


def test_a_program_is_known_by_its_token(person: Maker, book: Book) -> None:
    ann = person("ann")
    client = Client(headers={"authorization": f"Token {key_for(ann)}"})
    body = {"game": "uno", "seats": 2}
    assert client.post("/api/v1/tables/", body, content_type="application/json").status_code == 201
    assert book.told("a table was opened")[0]["user"] == ann.pk


async def test_a_frame_that_fails_is_told_with_its_table_and_its_user(
    person: Maker, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await sync_to_async(person)("ann")
    bob = await sync_to_async(person)("bob")
    table = await sync_to_async(begun)([ann, bob])
    key = await sync_to_async(key_for)(ann)

    def fail(**asked: Any) -> None:
        raise KeyError(asked["move"]["card"])

    monkeypatch.setattr("tables.live.table_socket.preview", fail)
    async with socket(f"/ws/table/{table.uid}/", key) as opened:
        await opened.send_to(text_data='{"id": "x", "try": {"card": "8S"}}')
        while '"fault"' not in await opened.receive_from(timeout=10):
            pass
    (line,) = [line for line in book.lines if line["level"] == "ERROR"]
    assert (line["table"], line["user"]) == (table.uid, ann.pk)
    assert len(line["request"]) == 16
    assert "8S" not in book.text


def test_a_task_that_is_done_is_forgotten(person: Maker, book: Book) -> None:
    table = begun([person("ann"), person("bob")])
    tasks.wake.apply(args=(table.uid,))
    logging.getLogger("tables.work.tasks").info("afterwards")
    assert set(book.told("afterwards")[0]) == {"time", "level", "logger", "message"}


def test_a_slow_move_is_told(person: Maker, book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun([person("ann"), person("bob")])
    play_once(table, Chance(b"quick"))
    assert book.told("a slow move") == []
    monkeypatch.setattr(measuring, "move_made", lambda *_: 1.5)
    play_once(table, Chance(b"slow"))
    (line,) = book.told("a slow move")
    assert (line["table"], line["by"], line["seconds"]) == (table.uid, "person", 1.5)


def test_a_move_that_is_rolled_back_is_not_told(
    person: Maker, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(change: Any) -> None:
        raise ZeroDivisionError(change.table.uid)

    monkeypatch.setattr("tables.services.starting.arm", fail)
    with pytest.raises(ZeroDivisionError):
        begun([person("ann"), person("bob")])
    assert book.told("a game began") == []


def test_what_an_operator_does_is_told_without_the_reason(person: Maker, book: Book) -> None:
    chief, ann = person("chief"), person("ann")
    log_act(operator=chief, kind=Act.Kind.MUTE, reason="ann was rude", user=ann)
    (line,) = book.told("an operator acted")
    assert (line["act"], line["operator"], line["player"]) == ("mute", chief.pk, ann.pk)
    assert "rude" not in book.text


def asked(path: str) -> HttpRequest:
    request = RequestFactory().get(path)
    request.resolver_match = resolve(path)
    return request


def test_other_programs_lines_are_kept_from_telling_too(book: Book) -> None:
    cards = ["8S", "KH"]
    try:
        try:
            raise KeyError(cards[0])
        except KeyError:
            raise LookupError(cards[1])  # noqa: B904 - so that one comes of the other
    except LookupError as error:
        log = logging.getLogger("daphne.server")
        log.error("Exception inside application: %s", error, exc_info=error)
    logging.getLogger("asyncio").error("Task failed\nfuture: <Task exception=KeyError('8S')>")
    logging.getLogger("daphne.http_protocol").error(
        "Traceback (most recent call last):\n  File \"a.py\", line 1\nKeyError: '8S'"
    )
    path = "/accounts/password/reset/key/1-secret-token/"
    logging.getLogger("django.request").error(
        "%s: %s", "Internal Server Error", path, extra={"request": asked(path)}
    )
    assert not re.search("8S|KH|secret-token", book.text)
    first, second, third, fourth = book.lines
    assert first["message"] == "Exception inside application: LookupError"
    assert "LookupError" in first["error"]
    assert "KeyError" in first["error"]
    assert second["message"] == "Task failed"
    assert 'File "a.py"' in third["message"]
    assert fourth["message"] == "Internal Server Error: account_reset_password_from_key"


def test_others_are_heard_from_warnings_on(book: Book) -> None:
    logging.getLogger("django.db.backends").debug("SELECT a secret")
    logging.getLogger("celery.worker").info("a task with its arguments")
    logging.getLogger("kombu").warning("something is wrong")
    assert [line["message"] for line in book.lines] == ["something is wrong"]


def test_a_plain_line_is_for_people(plain_book: Book) -> None:
    with about(table="k3x", user=7):
        logging.getLogger("tables.chronicle").info("a game began")
        try:
            raise KeyError("8S")
        except KeyError:
            logging.getLogger("tables").exception("something broke")
    logging.getLogger("tables").warning("nobody knows where")
    lines = plain_book.text.splitlines()
    assert lines[0] == "INFO tables.chronicle: a game began [table=k3x user=7]"
    assert lines[1] == "ERROR tables: something broke [table=k3x user=7]"
    assert lines[2].startswith('  File "')
    assert lines[-2:] == ["KeyError", "WARNING tables: nobody knows where"]


def test_the_form_and_the_level_come_from_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LOG_FORMAT", "LOG_LEVEL", "PRODUCTION", "FAST_HASHES"):
        monkeypatch.delenv(name, raising=False)
    assert (environment.read().log_format, environment.read().log_level) == ("plain", "INFO")
    monkeypatch.setenv("LOG_LEVEL", "warning")
    monkeypatch.setenv("PRODUCTION", "1")
    monkeypatch.setenv("SECRET_KEY", "some key")
    monkeypatch.setenv("ALLOWED_HOSTS", "localhost")
    assert (environment.read().log_format, environment.read().log_level) == ("json", "WARNING")
    monkeypatch.setenv("LOG_FORMAT", "plain")
    assert environment.read().log_format == "plain"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("LOG_LEVEL", "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, CRITICAL"),
        ("LOG_FORMAT", "LOG_FORMAT must be one of plain, json"),
    ],
)
def test_a_bad_form_or_level_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.setenv(name, "loud")
    with pytest.raises(ImproperlyConfigured, match=said):
        environment.read()


def test_the_access_log_of_the_web_stays_off() -> None:
    served = Server(lambda: None, endpoints=["tcp:0"])
    assert (served.action_logger, served.verbosity) == (None, 0)


def test_a_sweep_has_nothing_to_say_when_nothing_is_due(person: Maker, book: Book) -> None:
    begun([person("ann"), person("bob")])
    book.stream.truncate(0)
    sweeping.sweep()
    assert book.lines == []
