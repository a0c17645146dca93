"""However much was played: a person's own tables, and what is due, are found along an index."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import User
from config.metrics import standing
from games.chance import Chance
from tables.models import Seat, Table
from tables.pages import friends_here, history, lobby
from tables.services import admitting, voiding
from tables.work import sweeping
from tests.accounts.crowd import vacuum
from tests.house_clock import swept
from tests.plans import plans_of
from tests.tablecraft import begun, fresh, open_for, play_out

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]

WHOLE_TABLE = re.compile(r"SCAN tables_(table|seat)(?! USING)|Seq Scan on tables_(table|seat)")
GAMES = 400


@pytest.fixture
def veteran(person: Maker) -> User:
    """Return somebody with hundreds of finished games and one table that waits."""
    ann, bob = person("ann"), person("bob")
    now = timezone.now()
    Table.objects.bulk_create(
        Table(
            game="uno",
            ruleset=1,
            seat_count=2,
            status=Table.Status.FINISHED,
            host=ann,
            commitment="c",
            clock={"kind": "bank"},
            started_at=now,
            ended_at=now - timedelta(minutes=number),
        )
        for number in range(GAMES)
    )
    Seat.objects.bulk_create(
        Seat(table=table, number=number, user=user, ended_at=table.ended_at)
        for table in Table.objects.all()
        for number, user in enumerate((ann, bob))
    )
    open_for([ann], "uno")
    vacuum()
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    return ann


def check(work: Callable[[], object], about: str, index: str) -> None:
    found = plans_of(work, about)
    assert found
    assert not [plan for plan in found if WHOLE_TABLE.search(plan)]
    assert any(index in plan for plan in found), found


def test_whoever_has_played_for_years_finds_what_goes_on_along_an_index(veteran: User) -> None:
    check(lambda: lobby.my_tables(veteran), "tables_seat", "seats_in_play")
    check(lambda: friends_here.own_open_table(veteran), "tables_seat", "seats_in_play")
    check(lambda: friends_here.with_presence([veteran]), "tables_seat", "seats_in_play")
    check(lambda: admitting.check_not_too_many(veteran), "tables_seat", "seats_in_play")
    check(lambda: admitting.check_not_too_many(veteran), "tables_table", "live_tables")


def test_the_latest_finished_games_are_read_without_sorting_all(veteran: User) -> None:
    check(lambda: list(history.latest_games(veteran)), "tables_seat", "seats_played")
    (plan,) = plans_of(lambda: history._latest(veteran), "tables_seat", in_order=True)
    assert "TEMP B-TREE" not in plan
    assert "Sort" not in plan
    assert len(list(history.latest_games(veteran))) == 30


@pytest.mark.usefixtures("veteran")
def test_the_tables_that_are_not_over_are_counted_without_the_others() -> None:
    (here,) = plans_of(lobby._here, "tables_table")
    assert "live_tables" in here
    (figures,) = plans_of(lambda: list(standing._kept()), "tables_table")
    assert "live_tables" in figures


@pytest.mark.usefixtures("veteran")
def test_the_sweep_looks_at_what_is_due_alone() -> None:
    swept()
    clocks, bots = plans_of(sweeping.sweep, "tables_table")
    assert re.search(r"SEARCH tables_table USING INDEX to_wake|Index Scan using to_wake", clocks)
    assert re.search(r"SEARCH \w+ USING INDEX bots_to_move|Index Scan using bots_to_move", bots)


def test_a_table_that_ends_goes_from_what_is_played_to_what_was(person: Maker) -> None:
    people = [person("ann"), person("bob")]
    played, called_off = begun(people, "uno"), begun(people, "uno")
    assert len(lobby.my_tables(people[0])) == 2
    play_out(played, Chance(b"end"))
    voiding.void(uid=called_off.uid, operator=person("op"), reason="twice")
    assert lobby.my_tables(people[0]) == []
    found = [table.uid for table in history.latest_games(people[0])]
    assert found == [called_off.uid, played.uid]
    for table in (fresh(played), fresh(called_off)):
        assert {seat.ended_at for seat in table.seats.all()} == {table.ended_at}
