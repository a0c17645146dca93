"""The hard level of Ship IT! that plays on in worlds: what its trials tell apart."""

import pytest

from games.bots import Budget, bot, position_for
from games.bots.trials import Care, Trials
from games.chance import Chance
from games.contract import Move
from games.shipit.bots.hard import options
from games.shipit.bots.ideas import ideas
from games.shipit.bots.scales import FITTED, SENSIBLE
from games.shipit.bots.trials import likelihood, played_on, tried, twin_of
from games.shipit.bots.worth import worth
from games.shipit.moves import DRAW, END
from tests.games.shipit_bots import BUDGET, chosen, seen_by
from tests.games.shipit_positions import ENGINE, do, position


def test_normal_always_follows_its_wisest_idea() -> None:
    for number in range(40):
        chance = Chance(b"wise %d" % number)
        state, _ = ENGINE.new_game(seats=2, options={}, chance=chance)
        seat = min(ENGINE.actors(state))
        wisest = next(ideas(seen_by(state, seat)))
        place = position_for(
            ENGINE, state, seat, events=[], chance=chance, budget=BUDGET, with_worlds=False
        )
        move = bot("shipit", "normal").choose(place)
        assert move is not None
        assert move == wisest or (wisest in (DRAW, END) and move["type"] == "offer")


def test_hard_finds_by_trial_what_wins() -> None:
    tables = ("backend database", "backend frontend")
    state = position("error database", "database", tables=tables, deck="ci ci ci ci", full=True)
    state.architectures, state.deploys = ["analytics", "application"], 0
    moves: list[Move] = [END, {"type": "play", "card": "error", "seat": 1}]
    trials = Trials(moves, lambda world, move: tried(world, 0, move), Care())
    best = trials.run(lambda: twin_of(state), Budget(iterations=64))
    assert best == {"type": "play", "card": "error", "seat": 1}


def test_i17_a_turn_that_goes_round_in_a_circle_is_broken_off_in_a_trial() -> None:
    state = position("hype error", "database", tables=("", "backend frontend"), full=True)
    state.architectures = ["analytics", "application"]
    state.plays = 99
    assert played_on(twin_of(state), 0) == 0.0


def test_i12_research_does_not_take_another_research() -> None:
    state = position("research", "ci", deck="research friday")
    do(state, 0, "play", card="research")
    assert chosen("normal", state) == {"type": "take", "card": None}
    assert chosen("hard", state) == {"type": "take", "card": None}


def test_a_game_is_played_on_until_the_next_seat_ships() -> None:
    state = position("database", "ci", "ci", tables=("backend database",))
    assert played_on(twin_of(state), 0) == 1.0
    assert played_on(twin_of(state), 1) == 0.0
    assert not state.left


def test_a_world_is_less_likely_for_every_part_that_its_rivals_set_does_not_need() -> None:
    state = position("ci", "ci", tables=("", "backend backend cloud firewall"))
    state.architectures[1] = "microservices"
    assert likelihood(state, 0) == 1.0
    state.architectures[1] = "microfrontends"
    assert likelihood(state, 0) == pytest.approx(0.3**2)
    assert likelihood(state, 1) == 1.0


def test_i12_hard_tries_other_cards_to_dig_for() -> None:
    state = position("gc ci", "", tables=("backend database", ""), discard="sudo database hype")
    takes = [move["take"] for move in options(seen_by(state, 0)) if move.get("card") == "gc"]
    assert takes[0] == "database"
    assert set(takes) == {"database", "hype", "sudo"}


def test_the_scales_of_worth_are_whole_and_hard_wants_security_more() -> None:
    assert FITTED.plain.keys() == SENSIBLE.plain.keys()
    outlook = seen_by(position("ci", "ci"), 0)
    assert worth(outlook, "database", []) > worth(outlook, "security", [])
    outlook.scale = FITTED
    assert worth(outlook, "database", []) < worth(outlook, "security", [])
