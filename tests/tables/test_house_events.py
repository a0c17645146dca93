"""The history tells of time that ran out and of bots that step in, live and after a reload."""

from collections.abc import Callable

import msgspec
import pytest

from accounts.models import User
from games.chance import Chance
from games.contract import Event
from tables.live.looking import missed
from tables.models import Move, Seat, Table
from tests.tablecraft import asked_seat, begun, fresh, play_once
from tests.tables.test_clocks import run_out

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("just_swept"),
]
Maker = Callable[[str], User]


@pytest.fixture
def deserted(person: Maker) -> tuple[Table, int]:
    """Return a table at which one seat has run out of time until a bot stepped in."""
    table = begun([person("ann"), person("bob")], clock={"kind": "move", "seconds": 30})
    absent, chance = asked_seat(table), Chance(b"absent")
    for _ in range(200):
        if asked_seat(table) == absent:
            run_out(table)
        else:
            play_once(table, chance)
        if table.seats.get(number=absent).absence:
            break
    return fresh(table), absent


def test_time_outs_and_then_a_stand_in_are_told_to_everybody(
    deserted: tuple[Table, int],
) -> None:
    table, absent = deserted
    assert table.seats.get(number=absent).absence == Seat.Absence.AWAY
    for viewer in (None, 0, 1):
        told = [
            (event["type"], event["seat"])
            for event in missed(table, viewer, 0)
            if event["type"].startswith("house_")
        ]
        assert told[-1] == ("house_stood_in", absent)
        assert set(told[:-1]) == {("house_timed_out", absent)}


def test_the_game_itself_knows_nothing_of_it(deserted: tuple[Table, int]) -> None:
    table, _ = deserted
    kept = Move.objects.filter(table=table).values_list("events", flat=True)
    events = [one for row in kept for one in msgspec.msgpack.decode(bytes(row), type=list[Event])]
    assert not [one for one in events if "house" in str(one.public)]
