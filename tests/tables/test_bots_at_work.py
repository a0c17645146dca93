"""Bots at live tables: they think from what their seat knows, and a lost task is made good."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import User
from games.bots import Bot, Position, bot
from games.bots.search import SearchingBot
from games.chance import Chance
from games.contract import Move as GameMove
from games.registry import engine
from tables import clocks, sweeping, thinking
from tables.models import ChatLine, Move, SweepMark, Table
from tables.publishing import server
from tables.services import leaving
from tests.tablecraft import begun, fresh, play_once, state_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, tuple[Any, ...]]]:
    """Return the tasks that would be sent to workers."""
    tasks: list[tuple[str, tuple[Any, ...]]] = []
    monkeypatch.setattr(
        "tables.waking.current_app.send_task",
        lambda name, arguments, **options: tasks.append((name, arguments)),
    )
    return tasks


def work(table: Table, most: int = 3000) -> Table:
    """Do what the sweep and the bots' worker do, until the game is over."""
    SweepMark.objects.update_or_create(pk=1, defaults={"ran_at": timezone.now()})
    for _ in range(most):
        now = fresh(table)
        if now.status != Table.Status.PLAYING:
            return now
        for number, clock in enumerate(clocks.read(now.clocks)):
            if clock.bot_at is not None:
                thinking.move_bots(table.uid, number, now.asked[number])
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
    position = thinking.position_of(fresh(table), 1, bot("uno", "normal"))
    state = state_of(table)
    assert position.view == table.engine.view(state, 1)
    assert position.legal == table.engine.legal(state, 1)
    assert all("hands" not in event for event in position.events)


def test_a_task_for_an_old_question_does_nothing(person: Maker) -> None:
    table = begun([person("ann")], bots=1)
    before = fresh(table).version
    thinking.move_bots(table.uid, 1, 10**6)
    thinking.move_bots("nowhere", 1, 1)
    thinking.move_bots(table.uid, 0, fresh(table).asked[0])
    assert fresh(table).version == before


def test_a_lost_task_is_sent_again_by_the_sweep(person: Maker, sent: Any) -> None:
    people = [person("ann"), person("bob"), person("cid")]
    table = begun(people)
    seat = min(table.engine.actors(state_of(table)))
    leaving.resign(uid=table.uid, user=people[seat])
    SweepMark.objects.update_or_create(pk=1, defaults={"ran_at": timezone.now()})
    Table.objects.filter(pk=table.pk).update(wake_at=timezone.now() - timedelta(seconds=1))
    now = fresh(table)
    shown = clocks.read(now.clocks)
    shown[seat].bot_at = timezone.now().timestamp() - 1
    Table.objects.filter(pk=table.pk).update(clocks=clocks.written(shown))
    task = ("tables.tasks.move_bot", (table.uid, seat, now.asked[seat]))
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
    thinking.move_bots(table.uid, 1, fresh(table).asked[1])
    assert fresh(table).version > before
    assert "KeyError" in caplog.text
    assert not any(f"'{card}'" in caplog.text for card in held)


@pytest.mark.parametrize("game", ["uno", "madness"])
def test_a_searching_bot_takes_the_same_time_whatever_it_has_to_choose_from(
    person: Maker, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    waited: list[float] = []
    monkeypatch.setattr("tables.thinking.time.sleep", waited.append)
    table = begun([person("ann")], game, bots=1, level="hard")
    chance = Chance(b"same time")
    while 1 not in table.engine.actors(state_of(table)):
        play_once(table, chance)
    monkeypatch.setattr(SearchingBot, "choose", lambda self, position: position.asked[0])
    thinking.move_bots(table.uid, 1, fresh(table).asked[1])
    assert waited
    assert 0.2 < waited[0] <= 0.3


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
