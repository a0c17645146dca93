"""Statistics of a player: people and bots apart, by seats and by part; what is a win, and whose."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from accounts.models import Result, User
from accounts.services.results import void_result
from accounts.tallying import GameTally, Tally, TallyOfKind, tallies_of
from tests.accounts.outcomes import finished

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]


def tally(who: User, game: str = "uno") -> GameTally:
    return next(one for one in tallies_of(who) if one.game == game)


def told(client: Client, name: str) -> str:
    answer: Any = client.get(f"/people/{name}/", headers={"accept-language": "en"})
    return str(answer.content.decode())


def test_games_with_people_and_with_bots_alone_are_counted_apart(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob])
    finished([bob, ann, "easy"])
    for _ in range(3):
        finished([ann, "easy"])
    found = tally(ann)
    assert (found.people, found.bots) == (Tally(2, 1), Tally(3, 3))
    assert found.by_seats == [
        TallyOfKind("2 seats", Tally(4, 4), "seats=2"),
        TallyOfKind("3 seats", Tally(1, 0), "seats=3"),
    ]
    assert found.by_seats[0].tally.percent == 100


def test_a_game_that_a_stand_in_played_is_no_win_of_the_absent(
    person: Maker, client: Client
) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob], away=[0])
    assert tally(ann).people == Tally(1, 0)
    page = told(client, "ann")
    assert "Place 1 of 2, reached by a bot" in page
    assert "Victory" not in page


def test_where_nobody_won_the_shared_first_place_is_not_told_as_one(
    person: Maker, client: Client
) -> None:
    ann, bob = person("ann"), person("bob")
    match = finished([ann, bob], places=(1, 1))
    match.outcome["winners"] = []
    match.save()
    Result.objects.update(won=False)
    assert "Nobody won" in told(client, "ann")
    assert "Place 1" not in told(client, "ann")


def test_voided_games_are_none(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    void_result(table=finished([ann, bob]).table)
    assert tallies_of(ann) == []


def test_what_one_was_in_a_game_is_told_by_its_name(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    for part in ("orcs", "elves", "orcs"):
        finished([ann, bob], game="omfc", played_as=[part, ""])
    assert tally(ann, "omfc").by_part == [
        TallyOfKind("Elves", Tally(1, 1), "part=elves"),
        TallyOfKind("Orcs", Tally(2, 2), "part=orcs"),
    ]
    assert "Orcs" in told(client, "ann")


def test_titles_of_voided_games_are_gone_from_the_past(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    match = finished([ann, bob], game="shipit", titles={"june": 0})
    void_result(table=match.table)
    assert "Titles of the past" not in told(client, "ann")
