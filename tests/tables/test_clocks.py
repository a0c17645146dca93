"""Clocks: each seat's own; time-outs and stand-ins."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import User
from games.chance import Chance
from tables import clocks
from tables.clocks import Agreement, Clock
from tables.models import Move, Seat, Table
from tables.services import leaving
from tables.work import sweeping
from tests.house_clock import swept
from tests.tablecraft import asked_seat, begun, fresh, play_once, user_at

Maker = Callable[[str], User]
database = [pytest.mark.django_db(transaction=True), pytest.mark.database]


def test_a_move_starts_and_stops_only_the_clocks_of_those_whose_question_changed() -> None:
    agreement = Agreement(kind="bank", seconds=100, increment=5)
    shown = clocks.fresh(agreement, 3)
    clocks.turn_over(shown, agreement, frozenset(), frozenset({0, 1}), None, 1000.0)
    assert [clock.deadline for clock in shown] == [1100.0, 1100.0, None]
    clocks.turn_over(shown, agreement, frozenset({0, 1}), frozenset({1, 2}), 0, 1010.0)
    assert shown[0].deadline is None
    assert shown[0].bank == 95.0
    assert shown[1].deadline == 1100.0
    assert shown[2].deadline == 1110.0


def test_a_seat_that_stays_asked_by_its_own_move_starts_anew() -> None:
    agreement = Agreement(seconds=30)
    shown = [Clock(), Clock()]
    clocks.turn_over(shown, agreement, frozenset(), frozenset({0}), None, 0.0)
    clocks.turn_over(shown, agreement, frozenset({0}), frozenset({0}), 0, 20.0)
    assert shown[0].deadline == 50.0


def test_an_empty_bank_still_leaves_a_moment_for_each_question() -> None:
    agreement = Agreement(kind="bank", seconds=30)
    clock = Clock(bank=30.0)
    clock.start(agreement, 0.0)
    clock.stop(agreement, 100.0)
    assert clock.bank == 0.0
    clock.start(agreement, 100.0)
    assert clock.deadline == 100.0 + clocks.LEAST
    clock.stop(agreement, 104.0)
    assert clock.bank == 0.0


def test_time_outs_without_a_move_of_others_between_are_one_turn() -> None:
    clock = Clock()
    assert not clock.strike()
    assert not clock.strike()
    clock.struck = False
    assert clock.strike()


def run_out(table: Table) -> None:
    """Let every running clock have run out a moment ago, and sweep."""
    now = fresh(table)
    shown = clocks.read(now.clocks)
    for clock in shown:
        if clock.deadline is not None:
            clock.deadline = timezone.now().timestamp() - 0.1
    Table.objects.filter(pk=table.pk).update(
        clocks=clocks.written(shown), wake_at=timezone.now() - timedelta(seconds=0.1)
    )
    sweeping.sweep()


@pytest.mark.django_db(transaction=True)
@pytest.mark.database
class TestAtTheTable:
    """The same on a real table."""

    @pytest.fixture
    def table(self, person: Maker) -> Table:
        swept()
        return begun([person("ann"), person("bob")], clock={"kind": "move", "seconds": 30})

    def test_a_clock_that_has_not_run_out_moves_nobody(self, table: Table) -> None:
        sweeping.sweep()
        sweeping.wake(table.uid)
        assert fresh(table).version == table.version

    def test_a_clock_that_runs_out_moves_for_its_seat(self, table: Table) -> None:
        seat = asked_seat(table)
        run_out(table)
        made = Move.objects.filter(table=table, by=Move.By.CLOCK)
        assert [move.seat for move in made] == [seat]

    def test_after_two_turns_without_its_owner_a_bot_plays_the_seat(self, table: Table) -> None:
        absent = asked_seat(table)
        chance = Chance(b"absent")
        for _ in range(200):
            if asked_seat(table) == absent:
                run_out(table)
            else:
                play_once(table, chance)
            seat = table.seats.get(number=absent)
            if seat.absence or fresh(table).status != Table.Status.PLAYING:
                break
        assert table.seats.get(number=absent).absence == Seat.Absence.AWAY
        leaving.come_back(uid=table.uid, user=user_at(table, absent))
        assert table.seats.get(number=absent).present

    def test_who_comes_back_with_an_empty_bank_can_move(self, person: Maker) -> None:
        swept()
        people = [person("ann"), person("bob")]
        table = begun(people, clock={"kind": "bank", "seconds": 30, "increment": 0})
        seat = asked_seat(table)
        shown = clocks.read(fresh(table).clocks)
        for clock in shown:
            clock.bank = 0.0
        Table.objects.filter(pk=table.pk).update(clocks=clocks.written(shown))
        table.seats.filter(number=seat).update(absence=Seat.Absence.AWAY)
        leaving.come_back(uid=table.uid, user=user_at(table, seat))
        sweeping.sweep()
        sweeping.wake(table.uid)
        assert not Move.objects.filter(table=table, by=Move.By.CLOCK).exists()
        play_once(table, Chance(b"back"))
