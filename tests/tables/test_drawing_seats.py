"""Seats by lot: drawn when the game begins; whatever was a person's goes along."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from games.record import to_json
from games.verify import VERIFIED, judge
from tables.live.looking import snapshot
from tables.models import ChatLine, Table
from tables.pages.proofs import record_of, recorder_of
from tables.services import chatting, leaving, rematching, seating
from tables.wire.table import fairness
from tests.tablecraft import fresh, open_for

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


def order_of(table: Table) -> list[int]:
    """Return the order that the lot would give a table that waits."""
    table.entropy = [bytes(seat.entropy).hex() for seat in table.seats.all()]
    return recorder_of(table).seat_of_chair


def waiting(people: list[User], **more: Any) -> Table:
    """Return a table before its start, with a seed that gives another order than the chairs'."""
    table = open_for(people, more.pop("game", "shipit"), seats_kept=False, **more)
    for number in range(100):
        Table.objects.filter(pk=table.pk).update(server_seed=bytes([number]) * 32)
        order = order_of(fresh(table))
        if order != sorted(order):
            return fresh(table)
    raise AssertionError("no other order")


def begin(table: Table, people: list[User]) -> Table:
    for user in people:
        seating.set_ready(uid=table.uid, user=user, ready=True)
    return fresh(table)


def test_everybody_goes_to_the_seat_the_lot_gave_their_chair(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = waiting(people)
    order = order_of(table)
    table = begin(fresh(table), people)
    assert table.seat_of_chair == order
    for chair, user in enumerate(people):
        assert table.seats.get(user=user).number == order[chair]
        assert snapshot(table.uid, user)[1] == order[chair]


def test_lines_said_before_follow_the_person(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = waiting(people)
    for user in people:
        chatting.say(uid=table.uid, user=user, text=f"I am {user.username}")
    table = begin(table, people)
    lines = ChatLine.objects.filter(table=table, user__isnull=False)
    assert len(lines) == 3
    for line in lines:
        assert line.seat == table.seats.get(user=line.user).number


def test_phrases_said_before_go_on_naming_the_same_person(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = waiting(people, game="stayaway", bots=1)
    chatting.say(uid=table.uid, user=people[0], phrase={"code": "trust", "seat": 2})
    chatting.say(uid=table.uid, user=people[0], phrase={"code": "hello"})
    table = begin(table, people)
    named, greeting = ChatLine.objects.filter(table=table)
    assert named.phrase == {"code": "trust", "seat": table.seats.get(user=people[2]).number}
    assert greeting.phrase == {"code": "hello"}


def test_the_proof_says_which_chair_has_which_seat(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = waiting(people)
    assert fairness(table).seat_of_chair is None
    table = begin(table, people)
    assert fairness(table).seat_of_chair == table.seat_of_chair


def test_games_from_before_there_was_a_lot_kept_their_seats(person: Maker) -> None:
    people = [person("ann"), person("bob")]
    table = begin(open_for(people), people)
    Table.objects.filter(pk=table.pk).update(seat_of_chair=[])
    assert fairness(fresh(table)).seat_of_chair == [0, 1]


def test_the_dealer_follows_the_person_and_the_record_verifies(person: Maker) -> None:
    people = [person("ann"), person("bob")]
    table = begin(waiting(people, options={"dealer": 1}), people)
    state = recorder_of(table).state
    assert state.rules.dealer == table.seats.get(user=people[1]).number
    leaving.resign(uid=table.uid, user=people[1])
    assert judge(to_json(record_of(fresh(table)))).code == VERIFIED


def test_a_rematch_draws_anew(person: Maker) -> None:
    people = [person("ann"), person("bob")]
    table = begin(waiting(people), people)
    leaving.resign(uid=table.uid, user=people[1])
    assert rematching.rematch(uid=table.uid, user=people[0]).seats_kept is False


def test_kept_seats_are_those_taken(person: Maker) -> None:
    people = [person("ann"), person("bob")]
    table = begin(open_for(people, seats_kept=True), people)
    assert table.seat_of_chair == [0, 1]
    assert [seat.user for seat in table.seats.all()] == people
