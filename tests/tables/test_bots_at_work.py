"""Bots at live tables: they think from what their seat knows, and a lost task is made good."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import User
from games.bots import Bot, Budget, Position, bot
from games.chance import Chance
from games.contract import Move as GameMove
from games.registry import engine
from games.uno.bots.hard import HardBot
from tables import clocks
from tables.live.publishing import server
from tables.models import ChatLine, Move, Table
from tables.services import leaving
from tables.work import choices, names, sweeping, thinking
from tables.work.choices import Choice
from tests.house_clock import come_due, move_bot, swept
from tests.tablecraft import begun, fresh, play_once, state_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, tuple[Any, ...]]]:
    """Return the tasks that would be sent to workers."""
    tasks: list[tuple[str, tuple[Any, ...]]] = []
    monkeypatch.setattr(
        "tables.work.waking.current_app.send_task",
        lambda name, arguments, **options: tasks.append((name, arguments)),
    )
    return tasks


def work(table: Table, most: int = 3000) -> Table:
    """Do what the sweep and the bots' worker do, until the game is over."""
    for _ in range(most):
        now = fresh(table)
        if now.status != Table.Status.PLAYING:
            return now
        for number, clock in enumerate(clocks.read(now.clocks)):
            if clock.bot_at is not None:
                move_bot(table, number)
                break
    raise AssertionError("the bots do not come to an end")


def test_a_table_that_only_bots_play_on_comes_to_its_end(person: Maker, sent: Any) -> None:
    del sent
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = begun(people)
    for user in people:
        leaving.resign(uid=table.uid, user=user)
    assert work(table).status == Table.Status.FINISHED
    assert not Move.objects.filter(table=table, by=Move.By.PERSON).exists()


def test_a_bots_position_holds_nothing_but_its_seats_knowledge(person: Maker) -> None:
    table = begun([person("ann")], bots=1, level="normal")
    position = thinking.position_of(fresh(table), 1, bot("uno", "normal"), Budget())
    state = state_of(table)
    assert position.view == table.engine.view(state, 1)
    assert position.legal == table.engine.legal(state, 1)
    assert all("hands" not in event for event in position.events)


def test_a_task_for_an_old_question_does_nothing(person: Maker) -> None:
    table = begun([person("ann")], bots=1)
    before = fresh(table).version
    come_due(table, 1)
    thinking.think(table.uid, 1, 10**6)
    thinking.think("nowhere", 1, 1)
    thinking.think(table.uid, 0, fresh(table).asked[0])
    assert fresh(table).version == before


def test_a_lost_task_is_sent_again_by_the_sweep(person: Maker, sent: Any) -> None:
    people = [person("ann"), person("bob"), person("cid")]
    table = begun(people)
    seat = min(table.engine.actors(state_of(table)))
    leaving.resign(uid=table.uid, user=people[seat])
    swept()
    task = (names.THINK, (table.uid, seat, come_due(table, seat)))
    server().flushdb()
    sent.clear()
    sweeping.sweep()
    sweeping.sweep()
    assert sent.count(task) == 1
    server().flushdb()
    sweeping.sweep()
    assert sent.count(task) == 2


def test_a_bots_pause_is_never_under_the_engines(
    person: Maker, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.BOT_PAUSE = 0.5
    monkeypatch.setattr(type(engine("uno")), "pause", lambda self, state: 30.0)
    table = begun([person("ann"), person("bob")], bots=1)
    for number in range(20):
        if 2 in table.engine.actors(state_of(table)):
            break
        play_once(table, Chance(str(number).encode()))
    due = clocks.read(fresh(table).clocks)[2].bot_at
    assert due is not None
    assert due - timezone.now().timestamp() > 25


class Failing(Bot):
    """A bot that fails over what it must not tell."""

    def choose(self, position: Position) -> GameMove | None:
        raise KeyError(position.view["hand"][0])


def test_a_bot_that_fails_does_not_stop_the_game_and_its_fault_tells_no_secret(
    person: Maker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "bot", lambda slug, level: Failing())
    table = begun([person("ann")], bots=1)
    chance = Chance(b"failing")
    while 1 not in table.engine.actors(state_of(table)):
        play_once(table, chance)
    before = fresh(table).version
    held = set(table.engine.view(state_of(table), 1)["hand"])
    move_bot(table, 1)
    assert fresh(table).version > before
    assert "KeyError" in caplog.text
    assert not any(f"'{card}'" in caplog.text for card in held)


@pytest.fixture
def asked_bot(person: Maker) -> Callable[[str], Table]:
    """Return a maker of tables at which a person waits for a searching bot in seat 1."""

    def make(game: str) -> Table:
        table = begun([person("ann")], game, bots=1, level="hard")
        chance = Chance(b"same time")
        while 1 not in table.engine.actors(state_of(table)):
            play_once(table, chance)
        return fresh(table)

    return make


@pytest.mark.parametrize("game", ["uno", "madness"])
def test_a_searching_bots_move_shows_when_it_is_due_however_short_the_search(
    asked_bot: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch, settings: Any, game: str
) -> None:
    settings.BOT_PAUSE = 100.0
    table = asked_bot(game)
    due = clocks.read(table.clocks)[1].bot_at
    assert due is not None
    assert due - time.time() > 69
    monkeypatch.setattr(HardBot, "choose", lambda self, position: position.asked[0])
    thinking.think(table.uid, 1, table.asked[1])
    sweeping.wake(table.uid)
    assert fresh(table).version == table.version
    come_due(table, 1)
    sweeping.wake(table.uid)
    assert Move.objects.filter(table=table, by=Move.By.BOT, number__gt=table.version).count() == 1


def test_bots_that_keep_others_waiting_think_shorter(
    asked_bot: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []

    def choose(_bot: HardBot, position: Position) -> GameMove:
        given.append(position.budget.seconds)
        return position.asked[0]

    monkeypatch.setattr(HardBot, "choose", choose)
    table = asked_bot("uno")
    for waiting in (0, 2, 100):
        server().flushdb()
        for _ in range(waiting):
            server().rpush("bots", "another")
        thinking.think(table.uid, 1, table.asked[1])
    server().flushdb()
    assert given == pytest.approx([0.3, 0.1, 0.05])


def test_the_pause_of_a_bot_that_searches_has_room_for_its_search(
    asked_bot: Callable[[str], Table], settings: Any
) -> None:
    settings.BOT_PAUSE = 0.0
    table = asked_bot("uno")
    made = Move.objects.get(table=table, number=table.version).at.timestamp()
    assert (clocks.read(table.clocks)[1].bot_at or 0.0) - made == pytest.approx(0.3, abs=0.1)


def test_a_bot_thinks_as_soon_as_it_is_asked(
    asked_bot: Callable[[str], Table], sent: list[tuple[str, tuple[Any, ...]]]
) -> None:
    table = asked_bot("uno")
    tasks = [task for task, arguments in sent if arguments[0] == table.uid]
    assert (names.THINK, (table.uid, 1, table.asked[1])) in sent
    assert names.WAKE in tasks
    assert names.PLAY_OUT not in tasks


def test_a_choice_is_entered_once_and_never_for_another_question(
    asked_bot: Callable[[str], Table],
) -> None:
    table = asked_bot("uno")
    asked = table.asked[1]
    choices.keep(table.uid, 1, asked - 1, Choice({"type": "stale"}), time.time())
    thinking.think(table.uid, 1, asked)
    come_due(table, 1)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _n: _wake_and_part(table.uid), range(8)))
    assert Move.objects.filter(table=table, by=Move.By.BOT, move_id=f"bot-{asked}").count() == 1
    assert choices.take(table.uid, 1, asked) is None


def _wake_and_part(uid: str) -> None:
    try:
        sweeping.wake(uid)
    finally:
        connection.close()


def test_a_game_of_bots_alone_gives_way_to_people_and_has_one_worker_at_a_time(
    person: Maker, sent: list[tuple[str, tuple[Any, ...]]]
) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    # A match, since a single deal may be over within one stretch.
    table = begun(people, options={"match_to": 500})
    sent.clear()
    for user in people:
        leaving.resign(uid=table.uid, user=user)
    played = [arguments for task, arguments in sent if task == names.PLAY_OUT]
    assert len(played) == 1
    before = fresh(table).version
    server().rpush("bots", "a bot of people")
    thinking.play_out(*played[0])
    server().delete("bots")
    assert fresh(table).version == before
    thinking.play_out(table.uid, "another")
    assert fresh(table).version == before
    sent.clear()
    thinking.play_out(*played[0])
    assert fresh(table).version > before
    assert (names.PLAY_OUT, played[0]) in sent


def test_what_bots_say_is_heard_at_the_table(person: Maker, sent: Any) -> None:
    del sent
    people = [person(name) for name in ("ann", "bob", "cid", "dan")]
    table = begun(people, "stayaway")
    for user in people:
        leaving.resign(uid=table.uid, user=user)
    work(table)
    for line in ChatLine.objects.filter(table=table):
        assert line.phrase
        assert line.seat is not None
