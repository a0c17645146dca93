"""Intervals for win rates: right, and true to their confidence."""

import random
from collections.abc import Callable

import pytest

from games.intervals import anytime, wilson

Interval = Callable[[float, int], tuple[float, float]]


def test_wilson_known_values() -> None:
    low, high = wilson(60, 100)
    assert low == pytest.approx(0.5020, abs=1e-4)
    assert high == pytest.approx(0.6906, abs=1e-4)


@pytest.mark.parametrize("interval", [wilson, anytime])
@pytest.mark.parametrize(("wins", "games"), [(0, 0), (0, 10), (10, 10), (3.5, 10), (500, 1000)])
def test_interval_holds_the_rate_and_stays_within_bounds(
    interval: Interval, wins: float, games: int
) -> None:
    low, high = interval(wins, games)
    assert 0 <= low <= (wins / games if games else 0.5) <= high <= 1


def test_interval_for_watching_is_wider() -> None:
    narrow, wide = wilson(60, 100), anytime(60, 100)
    assert wide[0] < narrow[0]
    assert narrow[1] < wide[1]


def test_watching_a_fair_coin_seldom_ends_in_a_false_alarm() -> None:
    """A fixed-size interval looked at after every game would be wrong far more often than 5%."""
    dice = random.Random(1)
    alarms = {wilson: 0, anytime: 0}
    for _ in range(200):
        flips = [dice.random() < 0.5 for _ in range(300)]
        for interval in alarms:
            wins = 0
            for games, won in enumerate(flips, 1):
                wins += won
                low, high = interval(wins, games)
                if games >= 10 and not low <= 0.5 <= high:
                    alarms[interval] += 1
                    break
    assert alarms[anytime] <= 10
    assert alarms[wilson] > 30


def test_a_clear_difference_is_seen() -> None:
    assert anytime(70, 100)[0] > 0.5
