"""Whoever could not have moved because a part of the house was away is not timed out."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import pytest
from django.db import connection

from accounts.models import User
from games.chance import Chance
from tables import clocks
from tables.clocks import Clock
from tables.live import webs
from tables.live.publishing import server
from tables.models import HouseTime, Move, Table
from tables.models.table import new_uid
from tables.pages.lobby import my_tables
from tables.work import house_time, sweeping
from tests.house_clock import show, swept
from tests.tablecraft import asked_seat, begun, fresh, play_once, user_at

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]
SECONDS = 5


@pytest.fixture
def table(person: Maker) -> Table:
    server().delete(webs.KEY)
    return begun([person("ann"), person("bob")], clock={"kind": "move", "seconds": SECONDS})


def copies(table: Table, count: int) -> list[str]:
    """Return tables at which the same is asked, each with a moment less time.

    The house was swept when the first was asked: however long it takes to lay them all.
    """
    uids, start = [], time.time()
    for number in range(count):
        seats = list(table.seats.all())
        copy = Table.objects.get(pk=table.pk)
        copy.pk, copy.uid = None, new_uid()
        copy.save()
        for seat in seats:
            seat.pk, seat.table = None, copy
            seat.save()
        began(copy, time.time() - start + number * SECONDS / count)
        uids.append(copy.uid)
    swept(ago=time.time() - start)
    return uids


def began(table: Table, ago: float) -> None:
    """Let everybody who is asked have been asked so many seconds ago."""
    shown = clocks.read(table.clocks)
    asked = [clock for clock in shown if clock.since is not None]
    for clock in asked:
        clock.since = time.time() - ago
        clock.deadline = clock.since + SECONDS
    wake_at = min(clock.deadline or 0.0 for clock in asked)
    Table.objects.filter(pk=table.pk).update(
        clocks=clocks.written(shown), wake_at=datetime.fromtimestamp(wake_at, UTC)
    )


def pass_by(seconds: float) -> None:
    """Let so many seconds have passed since all that is known of the house and its clocks."""
    house = HouseTime.objects.get(pk=1)
    house.ran_at = datetime.fromtimestamp(house.ran_at.timestamp() - seconds, UTC)
    house.sure -= seconds
    house.webs = {name: [sign, heard - seconds] for name, (sign, heard) in house.webs.items()}
    house.save()
    for table in Table.objects.filter(status=Table.Status.PLAYING):
        shown = clocks.read(table.clocks)
        for clock in shown:
            if clock.deadline is not None and clock.since is not None:
                clock.since, clock.deadline = clock.since - seconds, clock.deadline - seconds
        table.clocks = clocks.written(shown)
        table.wake_at = table.wake_at and datetime.fromtimestamp(
            table.wake_at.timestamp() - seconds, UTC
        )
        table.save()


def timed_out() -> int:
    return Move.objects.filter(by=Move.By.CLOCK).count()


def seconds_until_timed_out(*there: str) -> float:
    """Sweep second by second until a clock has run out, these webs being there."""
    for second in range(1, 60):
        pass_by(1)
        for web in there:
            show(web)
        sweeping.sweep()
        if timed_out():
            return second
    raise AssertionError("no clock runs out")


def asked_clock(table: Table) -> Clock:
    return clocks.read(fresh(table).clocks)[asked_seat(table)]


def at_once(calls: list[Callable[[], None]]) -> None:
    def run(call: Callable[[], None]) -> None:
        try:
            call()
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(run, calls))


def test_nobody_is_timed_out_by_an_outage_whoever_looks_first(table: Table) -> None:
    uids = copies(table, 100)
    pass_by(20)
    wakes: list[Callable[[], None]] = [lambda uid=uid: sweeping.wake(uid) for uid in uids]  # type: ignore[misc]
    at_once([*wakes[:50], sweeping.sweep, *wakes, sweeping.sweep, *wakes[50:]])
    sweeping.sweep()
    assert timed_out() == 0
    left = [
        (clock.deadline or 0.0) - house_time.now()
        for uid in uids
        for clock in clocks.read(Table.objects.get(uid=uid).clocks)
        if clock.deadline
    ]
    assert min(left) > 0


def test_a_sweep_killed_after_its_commit_loses_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def die(*_given: Any) -> None:
        raise Killed

    began(fresh(table), 4)
    swept()
    pass_by(20)
    with monkeypatch.context() as patched:
        patched.setattr(sweeping, "_wake_overdue", die)
        with pytest.raises(Killed):
            sweeping.sweep()
    sweeping.wake(table.uid)
    sweeping.sweep()
    sweeping.sweep()
    assert timed_out() == 0
    assert HouseTime.objects.get(pk=1).lost > 20


def test_after_an_outage_a_clock_runs_on_and_out(table: Table) -> None:
    began(fresh(table), 4)
    swept()
    pass_by(20)
    sweeping.sweep()
    sweeping.sweep()
    left = (asked_clock(table).deadline or 0.0) - house_time.now()
    assert 1 < left < 1 + max(house_time.RETURN) + 1
    assert seconds_until_timed_out() > left - 1


def test_a_clock_that_starts_just_after_an_outage_has_its_whole_time(table: Table) -> None:
    swept()
    pass_by(20)
    sweeping.sweep()
    sweeping.sweep()
    play_once(table, Chance(b"just after"))
    left = (asked_clock(table).deadline or 0.0) - HouseTime.objects.get(pk=1).sure
    assert left >= SECONDS
    sweeping.sweep()
    sweeping.wake(table.uid)
    assert timed_out() == 0


def test_whose_web_is_away_is_not_timed_out(table: Table) -> None:
    swept()
    show("web")
    sweeping.sweep()
    for _second in range(12):
        pass_by(1.5)
        sweeping.sweep()
        sweeping.wake(table.uid)
    assert timed_out() == 0


@pytest.mark.usefixtures("table")
def test_whoever_sat_at_one_of_two_webs_is_given_the_time_to_move_over() -> None:
    swept()
    show("one")
    show("two")
    sweeping.sweep()
    for _second in range(8):
        pass_by(1.2)
        show("one")
        sweeping.sweep()
    assert timed_out() == 0
    assert seconds_until_timed_out("one") > SECONDS
    assert set(webs.signs()) == {"one"}


@pytest.mark.usefixtures("table")
def test_ones_own_lost_connection_gives_nothing_back() -> None:
    swept()
    assert SECONDS - 1 < seconds_until_timed_out("web") < SECONDS + 3
    assert HouseTime.objects.get(pk=1).lost == 0


def test_no_bank_pays_for_an_outage(person: Maker) -> None:
    table = begun(
        [person("ann"), person("bob")], clock={"kind": "bank", "seconds": 60, "increment": 0}
    )
    swept()
    pass_by(300)
    clock = asked_clock(table)
    clock.stop(table_agreement(table), house_time.now())
    assert clock.bank > 55
    sweeping.sweep()
    clock = asked_clock(table)
    clock.stop(table_agreement(table), house_time.now())
    assert clock.bank > 55


def table_agreement(table: Table) -> clocks.Agreement:
    return clocks.Agreement(**table.clock)


def test_a_game_of_days_is_given_back_the_days_between_a_backup_and_its_restore(
    person: Maker,
) -> None:
    table = begun([person("ann"), person("bob")], clock={"kind": "days", "days": 1})
    swept(webs={"of the old house": [time.time(), time.time()]})
    pass_by(10 * clocks.DAY)
    sweeping.sweep()
    show("web")
    sweeping.sweep()
    sweeping.sweep()
    assert timed_out() == 0
    assert set(HouseTime.objects.get(pk=1).webs) == {"web"}
    seat = asked_seat(table)
    (row,) = my_tables(user_at(table, seat))
    assert row["deadline"] - time.time() == pytest.approx(clocks.DAY, abs=60)
