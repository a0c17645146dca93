"""Madness: the bots know the game, on every level."""

from typing import Any

import pytest

from games.bot_game import BotGame
from games.bots import LEVELS, Budget, Position, bot, position_for
from games.bots.protocol import Bot
from games.chance import Chance
from games.contract import Engine, Move
from games.madness.bots.normal import plan
from games.madness.bots.outlook import Outlook
from games.madness.bots.policy import MadnessPolicy
from games.madness.engine import ENGINES
from games.madness.state import State

ENGINE: Engine[State] = ENGINES[0]


def position(state: State, *, iterations: int = 200) -> Position:
    (seat,) = ENGINE.actors(state)
    budget = Budget(iterations=iterations)
    return position_for(ENGINE, state, seat, events=[], chance=Chance(b"bot"), budget=budget)


def dealt(hand: str, other: str, boss: str, **fields: Any) -> State:
    """Return seat 0 on turn with these cards; what is not named lies in the deck."""
    state, _ = ENGINE.new_game(seats=2, options={}, chance=Chance(b"table"))
    cards = sorted(ENGINE.inventory(state))
    hands = [hand.split(), other.split()]
    used = {*hands[0], *hands[1], boss}
    state.hands, state.bosses = hands, [boss]
    state.deck = [card for card in cards if card not in used]
    state.turn = 0
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def after(state: State, *moves: tuple[int, Move]) -> State:
    for seat, move in moves:
        ENGINE.apply(state, seat, move)
    return state


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_m8_takes_the_boss_that_wins_the_game(level: str) -> None:
    state = dealt("2C KD 9H", "3C 4C 5C", "QS", lead=4)
    assert bot("madness", level).choose(position(state)) == {"type": "boss", "card": "KD"}


def test_m3_answers_an_attack_with_the_cheapest_stronger_card() -> None:
    state = dealt("7H 9D KS", "8C 3C 4C", "X1")
    after(
        state,
        (0, {"type": "pass"}),
        (0, {"type": "pull"}),
        (1, {"type": "attack", "card": "8C", "field": 1}),
        (1, {"type": "pull"}),
    )
    move = bot("madness", "normal").choose(position(state))
    assert move == {"type": "attack", "card": "9D", "field": 1}


def test_m4_never_lets_itself_go_hungry() -> None:
    state = dealt("2C", "3C 4C 5C", "X1")
    after(state, (0, {"type": "attack", "card": "2C", "field": 0}))
    for level in ("normal", "hard"):
        assert bot("madness", level).choose(position(state)) == {"type": "pull"}


@pytest.mark.parametrize(("lead", "kind"), [(4, "coyote"), (3, "decline")])
def test_m7_spends_the_last_card_on_the_coyote_only_to_win(lead: int, kind: str) -> None:
    outlook = Outlook(0, "coyote", ["KD"], [], "2C", lead, 3, 10, "9H")
    assert plan(outlook)["type"] == kind


def test_the_search_looks_at_few_moves_and_only_legal_ones() -> None:
    chance = Chance(b"candidates")
    policy = MadnessPolicy(ENGINE)
    state, _ = ENGINE.new_game(seats=2, options={}, chance=chance)
    while actors := ENGINE.actors(state):
        (seat,) = actors
        legal = ENGINE.legal(state, seat)
        candidates = list(policy.candidates(state, seat))
        assert candidates
        assert all(move in legal for move in candidates)
        assert len(candidates) <= 12
        ENGINE.apply(state, seat, chance.pick(legal))


def test_what_a_position_is_worth_is_shared_by_both_seats() -> None:
    policy = MadnessPolicy(ENGINE)
    ahead = dealt("KC QC JC", "2C 3C 4C", "5D", lead=3)
    first, second = policy.value(ahead)
    assert first + second == pytest.approx(1)
    assert first > 0.75


@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_are_played_to_their_end(level: str) -> None:
    for number in range(3):
        bots: list[Bot] = [bot("madness", level), bot("madness", "easy")]
        match = BotGame(ENGINE, bots, {}, bytes([number]), Budget(iterations=10))
        assert match.play().reason in ("lead", "starvation", "endurance", "idle")
