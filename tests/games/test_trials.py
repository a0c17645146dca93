"""Trying moves in the same worlds, and the hard level of UNO that plays on in them."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from games.bots import Budget, bot, position_for
from games.bots.trials import Care, Trials
from games.chance import Chance
from games.contract import Move
from games.uno.bots.trials import candidates, played_on
from tests.games.uno_positions import ENGINE, position

MOVES: list[Move] = [{"type": "first"}, {"type": "second"}, {"type": "third"}]


class Tried:
    """Gives each move what it is worth, and remembers in which world it was tried."""

    def __init__(self, worths: Sequence[float]) -> None:
        self.worths = worths
        self.worlds: list[list[int]] = [[] for _ in worths]

    def __call__(self, world: int, move: Move) -> float:
        number = MOVES.index(move)
        self.worlds[number].append(world)
        return self.worths[number]


def run(trial: Tried, rounds: int, care: Care) -> Move:
    worlds = count()
    return Trials(MOVES, trial, care).run(lambda: next(worlds), Budget(iterations=rounds))


def test_moves_are_tried_in_the_same_worlds_until_they_fall_behind() -> None:
    trial = Tried([0.5, 0.5, 0.1])
    assert run(trial, 120, Care(behind=2.0, sure=0.0, doubt=0.5)) == MOVES[0]
    first, second, third = trial.worlds
    assert first == second == list(range(len(first)))
    assert third == list(range(8))
    assert len(first) == 8 + (120 - 3 * 8) // 2


def test_the_last_move_left_is_made_without_spending_the_budget() -> None:
    trial = Tried([0.0, 1.0, 0.0])
    assert run(trial, 10_000, Care(behind=2.0, sure=0.0, doubt=0.1)) == MOVES[1]
    assert len(trial.worlds[1]) == 8


@pytest.mark.parametrize(
    ("results", "best"), [([[1, 0, 1], [1, 1, 0]], 0), ([[0] * 8, [1] * 8], 1)]
)
def test_the_first_idea_stands_while_trials_do_not_tell_moves_apart(
    results: Any, best: int
) -> None:
    trials = Trials(MOVES[:2], lambda world, move: 0.0, Care())
    trials.results = results
    assert trials.run(lambda: None, Budget(iterations=0)) == MOVES[best]


@pytest.mark.parametrize("match_to", [0, 500])
def test_u12_going_out_is_what_a_trial_looks_for_in_a_match_too(match_to: int) -> None:
    """Who skips the other and goes out wins; who lays the number first is overtaken."""
    state = position(hands=["r-skip r7", "r1"], draws="g1 g2 g3 g4", match_to=match_to)
    skip, seven = candidates(state, 0)[::-1]
    assert (skip["card"], seven["card"]) == ("r-skip", "r7")
    assert played_on(state, 0, skip) == 1.0
    assert played_on(state, 0, seven) < 0.5
    assert len(state.hands[0]) == 2, "only a copy is played on"
    place = position_for(
        ENGINE, state, 0, events=[], chance=Chance(b"out"), budget=Budget(iterations=40)
    )
    assert bot("uno", "hard").choose(place) == skip
