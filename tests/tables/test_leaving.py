"""The leaver's contract."""

from collections.abc import Callable

import pytest

from accounts.models import Result, User
from games.chance import Chance
from games.contract import Outcome
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services import leaving, rematching
from tables.services.changing import changing
from tables.services.finishing import finish, has_left, outcome_of
from tests.tablecraft import begun, fresh, play_once

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


def test_before_the_first_move_anybody_cancels_without_cost(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    leaving.cancel_game(uid=table.uid, user=bob)
    assert fresh(table).status == Table.Status.CANCELLED
    assert not Result.objects.exists()


def test_after_the_first_move_nobody_cancels(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    play_once(table, Chance(b"first"))
    with pytest.raises(Refused) as refusal:
        leaving.cancel_game(uid=table.uid, user=ann)
    assert refusal.value.code == "too_late"


def test_with_two_seats_resigning_ends_the_game_at_once(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    play_once(table, Chance(b"resign"))
    leaving.resign(uid=table.uid, user=ann)
    ended = fresh(table)
    assert ended.outcome is not None
    assert (ended.status, ended.outcome["reason"]) == (Table.Status.FINISHED, "resigned")
    places = {one.user: one.place for one in Result.objects.all()}
    assert places == {ann: 2, bob: 1}


def test_with_more_a_bot_plays_on_and_the_leaver_is_last(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = begun(people)
    play_once(table, Chance(b"leave"))
    leaving.resign(uid=table.uid, user=people[0])
    seat = table.seats.get(user=people[0])
    assert (seat.absence, seat.bot_level) == (Seat.Absence.GONE, "normal")
    assert fresh(table).status == Table.Status.PLAYING
    with pytest.raises(Refused) as refusal:
        leaving.come_back(uid=table.uid, user=people[0])
    assert refusal.value.code == "gone"


def test_a_leaver_whose_bot_wins_is_last_on_the_page_and_in_the_books(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = begun(people)
    play_once(table, Chance(b"leave"))
    leaving.resign(uid=table.uid, user=people[0])
    won = Outcome(places=(1, 2, 3), scores=(0, 0, 0), winners=(0,), reason="out")
    with changing(table.uid) as change:
        finish(change, won)
    ended = fresh(table)
    assert ended.outcome is not None
    assert (ended.outcome["left"], ended.outcome["standing"]) == ([0], [3, 1, 2])
    assert outcome_of(ended) == won
    booked = {one.user: (one.place, one.won) for one in Result.objects.all()}
    assert booked == dict(zip(people, [(3, False), (1, False), (2, False)], strict=True))


def test_a_rematch_is_a_new_table_with_the_same_people_and_a_new_commitment(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    leaving.resign(uid=table.uid, user=ann)
    first = rematching.rematch(uid=table.uid, user=bob)
    assert first.commitment != table.commitment
    assert first.status == Table.Status.OPEN
    assert rematching.rematch(uid=table.uid, user=ann).pk == first.pk
    assert fresh(first).status == Table.Status.PLAYING
    assert {seat.number: seat.user for seat in first.seats.all()} == {0: ann, 1: bob}


def test_after_a_cancelled_rematch_there_is_another(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    leaving.resign(uid=table.uid, user=ann)
    first = [rematching.rematch(uid=table.uid, user=user) for user in (ann, bob)][1]
    leaving.cancel_game(uid=first.uid, user=ann)
    again = [rematching.rematch(uid=table.uid, user=user) for user in (bob, ann)]
    assert again[0] == again[1] != first
    assert fresh(again[0]).status == Table.Status.PLAYING
    assert fresh(table).rematch == again[0]


def test_whoever_has_dropped_out_goes_without_cost(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = begun(people)
    monkeypatch.setattr(type(table.engine), "out", lambda self, state: frozenset({0}))
    leaving.resign(uid=table.uid, user=people[0])
    leaving.resign(uid=table.uid, user=people[1])
    seats = {seat.number: has_left(seat) for seat in table.seats.all()}
    assert seats == {0: False, 1: True, 2: False}
