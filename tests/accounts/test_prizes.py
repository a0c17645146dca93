"""Prize points (U10): what counts, and what a void takes back."""

from collections.abc import Callable

import pytest
from django.db.models import Sum

from accounts.models import PrizeEntry, PrizeRating, User
from accounts.services.results import void_result
from tests.accounts.outcomes import finished

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]


def points(user: User, season: str = "") -> int:
    rating = PrizeRating.objects.filter(user=user, game="uno", season=season).first()
    return rating.points if rating else 0


def test_u10_hands_of_accounts_count_into_the_winners_rating(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    finished([ann, bob, cid], prizes=[(0, 1, 30), (0, 2, 12)])
    assert points(ann) == 42
    assert points(bob) == points(cid) == 0


def test_u10_a_bots_hand_does_not_count(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob, "easy"], prizes=[(0, 1, 30), (0, 2, 12)])
    assert points(ann) == 30


def test_u10_a_table_with_one_account_is_not_rated(person: Maker) -> None:
    ann = person("ann")
    match = finished([ann, "easy"], prizes=[(0, 1, 30)])
    assert match.unrated == "alone"
    assert points(ann) == 0


@pytest.mark.parametrize("kind", ["is_guest", "is_program"])
def test_guests_and_programs_neither_gain_nor_give(person: Maker, kind: str) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid", **{kind: True})
    finished([ann, bob, cid], prizes=[(0, 1, 5), (0, 2, 50)])
    finished([ann, bob, cid], places=(2, 3, 1), prizes=[(2, 0, 5), (2, 1, 50)])
    assert points(ann) == 5
    assert points(cid) == 0


def test_a_friendly_table_brings_no_points(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    assert finished([ann, bob], prizes=[(0, 1, 30)], rated=False).unrated == "friendly"
    assert points(ann) == 0


def test_u10_a_seat_that_a_stand_in_plays_still_belongs_to_its_account(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    finished([ann, bob], prizes=[(0, 1, 30)], away=[0])
    finished([ann, bob], prizes=[(0, 1, 7)], away=[1])
    assert points(ann) == 37


def test_whoever_left_for_good_wins_nothing_but_their_hand_counts(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    finished([ann, bob, cid], prizes=[(0, 1, 30), (0, 2, 9)], left=[0])
    finished([ann, bob, cid], places=(3, 1, 2), prizes=[(1, 0, 8), (1, 2, 9)], left=[0])
    assert points(ann) == 0
    assert points(bob) == 17


def test_u10_a_voided_game_is_taken_back_by_a_counter_entry(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    first = finished([ann, bob], prizes=[(0, 1, 30)])
    finished([ann, bob], prizes=[(0, 1, 4)])
    void_result(table=first.table)
    void_result(table=first.table)
    assert points(ann) == points(ann, "2026Q4") == 4
    entries = PrizeEntry.objects.filter(user=ann)
    assert sorted(entries.values_list("points", flat=True)) == [-30, 4, 30]
    assert entries.aggregate(sum=Sum("points"))["sum"] == points(ann)
