"""The house page: what runs, what waits, and what is stuck; it never hangs."""

import socket
import time
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.admin.models import LogEntry
from django.utils import timezone
from redis import Redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from accounts.models import User
from config import vitals
from config.heartbeat import heartbeat
from games.chance import Chance
from tables.live import publishing
from tables.models import Table
from tables.work.stuck import stuck_tables
from tests.desk import Desk
from tests.house_clock import swept
from tests.tablecraft import asked_seat, begun, fresh, open_for, play_once

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]
HOUSE = "/admin/house/"


@pytest.fixture
def desk(person: Maker) -> Desk:
    return Desk(person("operator"))


def forgotten(table: Table, seconds: int) -> Table:
    """Let a table's moment pass without anybody noticing."""
    late = timezone.now() - timedelta(seconds=seconds)
    Table.objects.filter(pk=table.pk).update(wake_at=late)
    return fresh(table)


def test_a_stuck_table_is_shown_and_woken(person: Maker, desk: Desk) -> None:
    ann, bob = person("ann"), person("bob")
    well, late, lost = begun([ann, bob]), begun([ann, bob]), begun([ann, bob])
    forgotten(late, 31)
    forgotten(well, 5)
    Table.objects.filter(pk=lost.pk).update(wake_at=None)
    assert {table.uid for table in stuck_tables()} == {late.uid, lost.uid}
    page = desk.text(HOUSE)
    assert "Stuck tables: 2" in page
    assert late.uid in page
    assert lost.uid in page
    assert well.uid not in page
    assert 'alt="False"' in desk.text("/admin/tables/table/", q=late.uid)
    answer = desk.client.post(f"{HOUSE}wake/", follow=True)
    assert "2 tables were woken" in answer.content.decode()
    assert not stuck_tables().exists()
    assert LogEntry.objects.filter(change_message="woken").count() == 2


def test_a_clock_that_ran_out_unnoticed_is_settled_by_waking(person: Maker, desk: Desk) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    clocks = table.clocks
    for clock in clocks:
        if clock["deadline"] is not None:
            clock["deadline"] -= 100
    Table.objects.filter(pk=table.pk).update(clocks=clocks)
    forgotten(table, 40)
    swept()
    desk.client.post(f"{HOUSE}wake/")
    assert fresh(table).moved


def test_a_bot_that_was_forgotten_is_sent_anew(person: Maker, desk: Desk) -> None:
    table = begun([person("ann")], bots=1)
    table = until_a_bot_is_asked(table)
    clocks = [{**clock, "bot_at": None} for clock in table.clocks]
    Table.objects.filter(pk=table.pk).update(clocks=clocks, wake_at=None, bots_at=None)
    desk.client.post(f"{HOUSE}wake/")
    assert fresh(table).bots_at is not None
    assert fresh(table).clocks[1]["bot_at"] is not None


def until_a_bot_is_asked(table: Table) -> Table:
    while asked_seat(fresh(table)) == 0:
        play_once(table, Chance(b"bot"))
    return fresh(table)


def test_queues_beats_and_the_sweep_are_told(person: Maker, desk: Desk) -> None:
    server = publishing.server()
    server.delete("clocks", "bots")
    assert "never" in desk.text(HOUSE)
    server.rpush("bots", "one", "two", "three")
    heartbeat("beat")
    swept(400)
    open_for([person("ann")])
    page = desk.text(HOUSE)
    told = {
        queue.name: (queue.length, queue.beat_age is not None) for queue in vitals.queues() or []
    }
    server.delete("bots")
    assert told == {"clocks": (0, False), "bots": (3, False), "beat": (None, True)}
    assert "400 s ago" in page
    assert "none answers" in page
    assert "Tables that wait for players: 1" in page


def test_the_page_answers_when_redis_does_not(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    deaf = socket.create_server(("127.0.0.1", 0))
    port, once = deaf.getsockname()[1], Retry(NoBackoff(), 0)
    monkeypatch.setattr(vitals, "server", lambda: Redis(port=port, socket_timeout=0.2, retry=once))
    begun_at = time.monotonic()
    page = desk.text(HOUSE)
    assert time.monotonic() - begun_at < 3
    assert "does not answer" in page
    assert "none answers" in page
    deaf.close()


def test_the_page_answers_when_asking_the_workers_hangs(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vitals, "_ask_workers", lambda: time.sleep(60))
    monkeypatch.setattr(vitals, "PATIENCE", 0.2)
    begun_at = time.monotonic()
    assert "none answers" in desk.text(HOUSE)
    assert time.monotonic() - begun_at < 3


def test_the_page_is_for_those_who_may_see_tables(person: Maker) -> None:
    nothing = Desk(person("nothing"), group=False)
    looks = Desk(person("looks"), "tables.view_table", group=False)
    assert nothing.get(HOUSE).status_code == 403
    assert looks.get(HOUSE).status_code == 200
    forgotten(begun([person("ann"), person("bob")]), 60)
    assert "Wake them" not in looks.text(HOUSE)
    assert looks.client.post(f"{HOUSE}wake/").status_code == 403
    assert stuck_tables().count() == 1
