"""The arithmetic of skill ratings: teams, ageing, and the number that people see."""

from datetime import UTC, datetime, timedelta

import pytest

from accounts import strength
from accounts.strength import START, Finish, Strength, Team

DAY = datetime(2026, 11, 1, tzinfo=UTC)


def standing(seat: int, place: int, left: bool = False) -> Finish:
    return Finish(seat, place, left)


def test_without_sides_everybody_plays_for_themselves() -> None:
    found = strength.teams([standing(0, 2), standing(1, 1), standing(2, 2)], {})
    assert found == [Team(1, (1,)), Team(2, (0,)), Team(2, (2,))]


def test_a_side_is_a_team_but_for_those_of_it_who_came_out_otherwise() -> None:
    sides = {"thing": (0, 3, 4), "humans": (1, 2)}
    places = [standing(0, 1), standing(3, 1), standing(4, 2), standing(1, 2), standing(2, 2)]
    assert set(strength.teams(places, sides)) == {
        Team(1, (0, 3)),
        Team(2, (4,)),
        Team(2, (1, 2)),
    }


def test_a_leaver_stands_alone_behind_all_others_whatever_the_bot_reached() -> None:
    sides = {"thing": (0,), "humans": (1, 2)}
    places = [standing(0, 2), standing(1, 1), standing(2, 1, left=True)]
    assert strength.teams(places, sides) == [Team(1, (1,)), Team(2, (0,)), Team(3, (2,))]


def test_those_of_one_side_are_no_teams_even_if_some_left() -> None:
    sides = {"thing": (0,), "humans": (1, 2, 3)}
    assert strength.teams([standing(1, 1), standing(2, 1, left=True)], sides) == []
    assert len(strength.teams([standing(0, 2), standing(2, 1, left=True)], sides)) == 2


def test_two_leavers_share_the_last_rank() -> None:
    places = [standing(0, 1), standing(1, 3, left=True), standing(2, 3, left=True)]
    assert [team.rank for team in strength.teams(places, {})] == [1, 4, 4]


def test_the_winner_rises_the_loser_falls_and_both_are_known_better() -> None:
    after = strength.after_match([Team(1, (5,)), Team(2, (7,))], {5: START, 7: START})
    assert after[5].mu > START.mu > after[7].mu
    assert after[5].sigma < START.sigma
    assert after[7].sigma < START.sigma


def test_a_shared_place_between_equals_changes_no_mean() -> None:
    after = strength.after_match([Team(1, (0,)), Team(1, (1,))], {0: START, 1: START})
    assert after[0].mu == pytest.approx(after[1].mu)


def test_beating_the_stronger_brings_more() -> None:
    strong = Strength(35.0, 3.0)
    upset = strength.after_match([Team(1, (0,)), Team(2, (1,))], {0: START, 1: strong})
    plain = strength.after_match([Team(1, (0,)), Team(2, (1,))], {0: START, 1: START})
    assert upset[0].mu > plain[0].mu


def test_idle_days_widen_the_guess_slowly_and_never_beyond_a_newcomers() -> None:
    known = Strength(30.0, 3.0)
    assert strength.aged(known, DAY, DAY) == known
    assert strength.aged(known, DAY, DAY + timedelta(days=30)).sigma == pytest.approx(
        3.19, abs=0.01
    )
    assert strength.aged(known, DAY, DAY + timedelta(days=100_000)).sigma == START.sigma
    assert strength.aged(known, DAY + timedelta(days=3), DAY) == known


def test_idle_days_can_be_taken_back() -> None:
    known, later = Strength(30.0, 3.0), DAY + timedelta(days=400)
    assert strength.unaged(strength.aged(known, DAY, later), DAY, later).sigma == pytest.approx(3.0)
    much_later = DAY + timedelta(days=5000)
    lost = strength.unaged(strength.aged(known, DAY, much_later), DAY, much_later)
    assert strength.aged(lost, DAY, much_later).sigma == START.sigma


def test_a_newcomer_is_shown_a_thousand() -> None:
    assert strength.shown(START) == 1000


def test_a_number_is_provisional_for_ten_games_and_after_a_year_of_rest() -> None:
    assert strength.is_provisional(9, DAY, DAY)
    assert not strength.is_provisional(10, DAY, DAY + timedelta(days=365))
    assert strength.is_provisional(10, DAY, DAY + timedelta(days=366))
