"""What the end of a game says it brought: as it was booked, and why it was no more."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.booked import Booked
from accounts.gains import gains_of
from accounts.models import User
from tests.accounts.outcomes import booked

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]


def gain(game: Booked, seat: int = 0) -> Any:
    return next(one for one in gains_of(game) if one["seat"] == seat)


def test_prize_points_and_skill_go_from_what_they_were_to_what_they_are(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    first = gain(booked([ann, bob], prizes=[(0, 1, 30)]))
    assert (first["prize"], first["points"]) == (30, {"before": 0, "after": 30})
    assert first["skill"] is not None
    assert first["skill"]["before"] == 1000 < first["skill"]["after"]
    then = gain(booked([ann, bob], prizes=[(0, 1, 12)]))
    assert then["points"] == {"before": 30, "after": 42}
    assert then["skill"] is not None
    assert then["skill"]["before"] == first["skill"]["after"]
    assert then["unrated"] == ""


def test_a_guests_hand_was_won_and_is_not_booked(person: Maker) -> None:
    ann, bob, guest = person("ann"), person("bob"), person("guest", is_guest=True)
    game = booked([ann, bob, guest], prizes=[(0, 1, 5), (0, 2, 45)])
    assert (gain(game)["prize"], gain(game)["unrated"]) == (5, "")
    assert (gain(game, 2)["prize"], gain(game, 2)["skill"]) == (0, None)


@pytest.mark.parametrize(
    ("others", "rated", "why"),
    [(["bob"], False, "friendly"), (["easy"], True, "alone"), (["easy"], False, "friendly")],
)
def test_why_it_does_not_count(person: Maker, others: list[str], rated: bool, why: str) -> None:
    people = [person("ann"), *(person(one) if one == "bob" else one for one in others)]
    told = gain(booked(people, rated=rated, prizes=[(0, 1, 5)]))
    assert (told["unrated"], told["prize"], told["points"], told["skill"]) == (why, 0, None, None)


@pytest.mark.parametrize(("kind", "why"), [("is_guest", "guest"), ("is_program", "program")])
def test_whoever_never_counts_is_told_so(person: Maker, kind: str, why: str) -> None:
    people = [person("eve", **{kind: True}), person("bob"), person("cid")]
    game = booked(people)
    assert [one["unrated"] for one in gains_of(game)] == [why, "", ""]


def test_accounts_of_one_side_have_nobody_to_be_compared_with(person: Maker) -> None:
    people: list[User | str] = [person("ann"), person("bob"), "easy", "easy"]
    game = booked(
        people, game="stayaway", places=(1, 1, 3, 3), sides={"people": (0, 1), "thing": (2, 3)}
    )
    assert [one["unrated"] for one in gains_of(game)] == ["one_side", "one_side"]


def test_i15_titles_won_and_lost_are_told(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    first = booked([ann, bob], game="shipit", titles={"june": 1})
    assert [one["code"] for one in gain(first, 1)["titles_won"]] == ["june"]
    then = booked([ann, bob], game="shipit", titles={"june": 0})
    assert [one["code"] for one in gain(then, 1)["titles_lost"]] == ["june"]
    assert [one["code"] for one in gain(then, 0)["titles_won"]] == ["june"]
