"""Coming back to a seat that a bot plays meanwhile: nothing is held against whoever does."""

from collections.abc import Callable

import pytest
from django.utils import timezone

from accounts.models import User
from tables import clocks
from tables.clocks import STRIKES
from tables.models import Move, Seat, Table
from tables.services import leaving
from tables.work import sweeping
from tests.house_clock import swept
from tests.tablecraft import asked_seat, begun, fresh, user_at

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]
SECONDS = 30


@pytest.fixture
def table(person: Maker) -> Table:
    """Return a table that asks somebody who is away, and whose clock has run out."""
    made = begun([person("ann"), person("bob")], clock={"kind": "move", "seconds": SECONDS})
    made.seats.filter(number=asked_seat(made)).update(absence=Seat.Absence.AWAY)
    run_out(made, strikes=STRIKES, struck=True)
    return made


def run_out(table: Table, **more: int) -> None:
    """Let the clock of the seat that is asked have run out a moment ago."""
    shown = clocks.read(fresh(table).clocks)
    clock = shown[asked_seat(table)]
    clock.deadline = timezone.now().timestamp() - 0.1
    for name, value in more.items():
        setattr(clock, name, value)
    Table.objects.filter(pk=table.pk).update(clocks=clocks.written(shown))
    swept()


def test_who_comes_back_has_the_whole_time_for_the_question_before_them(table: Table) -> None:
    number, now = asked_seat(table), timezone.now().timestamp()
    leaving.come_back(uid=table.uid, user=user_at(table, number))
    deadline = clocks.read(fresh(table).clocks)[number].deadline
    assert deadline is not None
    assert deadline >= now + SECONDS
    sweeping.wake(table.uid)
    assert not Move.objects.filter(table=table, by=Move.By.CLOCK).exists()


def test_a_time_out_after_coming_back_is_the_first_again(table: Table) -> None:
    number = asked_seat(table)
    leaving.come_back(uid=table.uid, user=user_at(table, number))
    run_out(table)
    sweeping.wake(table.uid)
    assert Move.objects.get(table=table, by=Move.By.CLOCK).seat == number
    assert table.seats.get(number=number).present
