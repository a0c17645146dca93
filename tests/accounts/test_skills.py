"""Skill ratings as they are kept: pools, seasons, sides, leavers, bots, voids and idle days."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from accounts import strength
from accounts.models import Match, SkillEntry, SkillRating, User
from accounts.services import skills
from accounts.services.results import void_result
from accounts.strength import START, Strength
from tests.accounts.outcomes import BEGIN, finished

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]


def rating(user: User, size: str = "2", season: str = "") -> SkillRating:
    return SkillRating.objects.get(user=user, pool__size=size, season=season)


def test_pools_are_apart_by_the_number_of_seats(person: Maker) -> None:
    people = [person(f"p{number}") for number in range(5)]
    for seats in (2, 3, 4, 5):
        finished(people[:seats])
    sizes = SkillRating.objects.filter(user=people[0], season="").values_list("pool__size", "games")
    assert sorted(sizes) == [("2", 1), ("3-4", 2), ("5+", 1)]


def test_each_match_counts_for_all_time_and_for_its_season(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob], at=BEGIN)
    finished([ann, bob], at=BEGIN + timedelta(days=100))
    seasons = SkillRating.objects.filter(user=ann).values_list("season", "games")
    assert sorted(seasons) == [("", 2), ("2026Q4", 1), ("2027Q1", 1)]


def test_bots_are_left_out_and_people_are_compared_among_themselves(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob, "hard", "hard"], places=(3, 4, 1, 2))
    assert rating(ann, "3-4").mu > START.mu > rating(bob, "3-4").mu
    assert SkillEntry.objects.filter(rating__season="").count() == 2


def test_one_account_among_bots_is_not_rated(person: Maker) -> None:
    assert finished([person("ann"), "easy"]).unrated
    assert not SkillRating.objects.exists()


def test_a_side_wins_and_loses_together(person: Maker) -> None:
    people = [person(f"p{number}") for number in range(4)]
    finished(
        people,
        game="stayaway",
        places=(1, 2, 2, 1),
        sides={"thing": (0, 3), "humans": (1, 2)},
    )
    won, lost = rating(people[0], "3-4"), rating(people[1], "3-4")
    assert won.mu == rating(people[3], "3-4").mu > START.mu
    assert lost.mu == rating(people[2], "3-4").mu < START.mu


def test_accounts_of_one_side_only_are_not_rated(person: Maker) -> None:
    finished(
        [person("ann"), person("bob"), "easy", "easy"],
        game="stayaway",
        places=(1, 1, 2, 2),
        sides={"humans": (0, 1), "thing": (2, 3)},
    )
    assert not SkillRating.objects.exists()


def test_accounts_of_one_side_only_are_not_rated_even_if_one_of_them_leaves(
    person: Maker,
) -> None:
    finished(
        [person("ann"), person("bob"), "easy", "easy"],
        game="stayaway",
        places=(1, 1, 2, 2),
        sides={"humans": (0, 1), "thing": (2, 3)},
        left=[1],
    )
    assert not SkillRating.objects.exists()


def test_a_leaver_comes_last_whatever_the_bot_reached(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    match = finished([ann, bob, cid], places=(1, 2, 3), left=[0])
    assert match.results.get(user=ann).place == 3
    assert not match.results.get(user=ann).won
    assert rating(ann, "3-4").mu < rating(cid, "3-4").mu < rating(bob, "3-4").mu


def test_a_void_is_an_entry_that_takes_the_change_back(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    first = finished([ann, bob])
    before = rating(ann).mu
    second = finished([ann, bob])
    voided = void_result(table=second.table)
    assert voided is not None
    assert rating(ann).mu == pytest.approx(before)
    assert rating(ann).games == 1
    assert (first.number, second.number, voided.void_number) == (1, 2, 3)
    changes = SkillEntry.objects.filter(rating=rating(ann)).values_list("mu_change", flat=True)
    assert sum(changes) == pytest.approx(rating(ann).mu - START.mu)


def test_a_void_leaves_a_rating_as_the_rest_before_the_game_had_left_it(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    for _ in range(30):
        finished([ann, bob])
    known = rating(ann)
    later = known.played_at + timedelta(days=400)
    skills.age_all(later)
    rested = rating(ann)
    match = finished([ann, bob], at=later)
    assert rating(ann).shown > rested.shown
    assert not rating(ann).provisional
    void_result(table=match.table, at=later + timedelta(minutes=5))
    after = rating(ann)
    assert (after.shown, after.provisional) == (rested.shown, True)
    assert (after.games, after.played_at) == (30, known.played_at)
    assert after.mu == pytest.approx(known.mu)
    assert after.sigma == pytest.approx(known.sigma)


def test_voids_of_the_last_games_let_the_rest_count_from_the_last_that_stands(
    person: Maker,
) -> None:
    ann, bob = person("ann"), person("bob")
    stands = finished([ann, bob], at=BEGIN)
    before = rating(ann)
    tables = [finished([ann, bob], at=BEGIN + timedelta(days=day)).table for day in (2000, 3000)]
    for table in tables:
        void_result(table=table, at=BEGIN + timedelta(days=3001))
    assert rating(ann).played_at == stands.ended_at
    assert rating(ann).mu == pytest.approx(before.mu)
    skills.age_all(BEGIN + timedelta(days=3001))
    assert rating(ann).shown == strength.shown(Strength(before.mu, START.sigma))


def test_whoever_has_no_game_left_is_a_newcomer_again(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    tables = [finished([ann, bob], at=BEGIN + timedelta(days=day)).table for day in (0, 1700)]
    for table in reversed(tables):
        void_result(table=table, at=BEGIN + timedelta(days=1701))
    assert (rating(ann).mu, rating(ann).sigma, rating(ann).games) == (*START, 0)


def test_a_void_of_an_earlier_game_takes_no_rest_from_a_later_one(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    first = finished([ann, bob], at=BEGIN)
    last = finished([ann, bob], at=BEGIN + timedelta(days=100))
    void_result(table=first.table, at=BEGIN + timedelta(days=101))
    assert rating(ann).played_at == last.ended_at


def test_numbers_of_a_pool_never_repeat_or_leave_gaps(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    tables = [finished([ann, bob]).table for _ in range(5)]
    void_result(table=tables[1])
    finished([ann, bob], rated=False)
    taken = Match.objects.values_list("number", "void_number")
    numbers = [number for pair in taken for number in pair if number is not None]
    assert sorted(numbers) == list(range(1, 8))


def test_idle_days_lower_the_careful_number_and_make_it_provisional_again(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    for _ in range(14):
        finished([ann, bob], places=(1, 2))
    known = rating(ann)
    assert not known.provisional
    skills.age_all(known.played_at)
    assert rating(ann).shown == known.shown
    changed = skills.age_all(known.played_at + timedelta(days=900))
    assert changed
    later = rating(ann)
    assert later.shown < known.shown
    assert later.provisional
    assert (later.mu, later.sigma) == (known.mu, known.sigma)


def test_a_season_that_is_over_does_not_age(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob], at=BEGIN)
    kept = rating(ann, season="2026Q4").shown
    skills.age_all(BEGIN + timedelta(days=400))
    assert rating(ann, season="2026Q4").shown == kept
