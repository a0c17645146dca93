"""What the books say of those who were not there at the end."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import BalanceLine, Match, Result, User
from games.contract import Outcome, Prize
from tables.models import Seat
from tables.services import leaving
from tables.services.changing import changing
from tables.services.finishing import finish
from tests.tablecraft import asked_seat, begun, state_of, user_at

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


def test_what_each_seat_played_is_booked_and_weighed(person: Maker) -> None:
    people = [person("ann"), person("bob")]
    table = begun(people, "omfc", options={"classes": "random"})
    classes = tuple(state_of(table).classes)
    leaving.resign(uid=table.uid, user=people[1])
    match = Match.objects.get()
    assert (tuple(match.parts), match.ruleset) == (classes, table.ruleset)
    assert not BalanceLine.objects.exists(), "a leaver is no measure of a class"


def test_a_class_that_is_not_chosen_yet_is_none(person: Maker) -> None:
    people = [person("ann"), person("bob")]
    table = begun(people, "omfc", options={"classes": "draft"})
    leaving.resign(uid=table.uid, user=people[1])
    assert Match.objects.get().parts == []


def test_whoever_was_out_of_the_game_may_be_away_at_its_end(person: Maker) -> None:
    table = begun([person(name) for name in ("ann", "bob", "cid")], "shipit")
    on_turn = asked_seat(table)
    shipped, plays = (seat for seat in range(3) if seat != on_turn)
    table.seats.exclude(number=on_turn).update(absence=Seat.Absence.AWAY)
    with changing(table.uid) as change:
        change.state.left.append(shipped)
        finish(change, Outcome(places=(1, 2, 3), scores=(0, 0, 0), winners=(0,), reason="last"))
    away = {one.seat: one.away for one in Result.objects.all()}
    assert away == {shipped: False, plays: True, on_turn: False}


def test_what_each_seat_was_is_booked_and_has_words(person: Maker) -> None:
    table = begun([person("ann"), person("bob")], "omfc", options={"classes": "random"})
    leaving.resign(uid=table.uid, user=user_at(table, 1))
    parts = set(Result.objects.values_list("part", flat=True))
    assert len(parts) == 2
    assert parts <= set(table.engine.info.parts)


def test_the_end_of_a_game_is_booked_by_few_statements(
    person: Maker, django_assert_max_num_queries: Any
) -> None:
    """While they last, no other game of as many seats can end."""
    people = [person(name) for name in ("ann", "bob", "cid", "dan")]
    outcome = Outcome(
        places=(1, 2, 3, 4),
        scores=(0, 0, 0, 0),
        winners=(0,),
        reason="out",
        prizes=tuple(Prize(1, 0, seat, 10) for seat in (1, 2, 3)),
    )
    for most in (30, 16):  # those who played before have their lines in all books
        table = begun(people)
        with changing(table.uid) as change, django_assert_max_num_queries(most):
            finish(change, outcome)
    assert Match.objects.count() == 2
