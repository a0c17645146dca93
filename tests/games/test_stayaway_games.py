"""Нечто: whole games at random, and the moves made for those who let their clocks run out."""

import pytest

from games.chance import Chance
from games.conformance import random_options
from games.contract import fill
from games.stayaway.state import State
from tests.games.stayaway_positions import ENGINE, panic, play, position


def asked_move(state: State, chance: Chance) -> tuple[int, dict[str, object]]:
    """Return some move that is not the announcement."""
    seat = chance.pick(sorted(ENGINE.actors(state)))
    moves = [move for move in ENGINE.legal(state, seat) if move["type"] != "announce"]
    return seat, fill(chance.pick(moves), chance)


@pytest.mark.parametrize("seats", range(4, 13))
def test_random_games_end_with_all_cards_at_every_moment(seats: int) -> None:
    for number in range(3):
        chance = Chance(bytes([seats, number]))
        options = random_options(ENGINE, seats, chance) if number else {}
        state, _ = ENGINE.new_game(seats=seats, options=options, chance=chance.fork("game"))
        stock = ENGINE.inventory(state)
        while state.result is None:
            seat, move = asked_move(state, chance)
            ENGINE.apply(state, seat, move)
            assert ENGINE.inventory(state) == stock
            assert len(state.discard) == len(state.discard_seen)
        assert state.rounds <= 40


def test_hands_have_four_cards_between_turns() -> None:
    chance = Chance(b"four cards")
    state, _ = ENGINE.new_game(seats=7, options={}, chance=chance.fork("game"))
    while state.result is None:
        if state.phase == "act":
            sizes = [len(state.hands[seat]) for seat in state.living()]
            assert sorted(sizes) == [4] * (len(sizes) - 1) + [5]
        seat, move = asked_move(state, chance)
        ENGINE.apply(state, seat, move)


def test_time_out_of_the_thing_announces_what_is_true() -> None:
    hands = ["thing axe", "infected", "infected", "infected"]
    state = position(hands, infected=[1, 2, 3])
    assert ENGINE.on_timeout(state, 0) == {"type": "announce"}
    state = position(hands, infected=[1, 2])
    assert ENGINE.on_timeout(state, 0)["type"] == "discard"


def test_time_out_accepts_and_is_silent() -> None:
    state = position(["flamethrower run", "thing no_barbecue", "comfortable", ""])
    burning = ENGINE.copy(state)
    play(burning, 0, "play", card="flamethrower", seat=1)
    assert ENGINE.on_timeout(burning, 1) == {"type": "accept"}
    play(state, 0, "play", card="run", seat=2)
    assert ENGINE.on_timeout(state, 2) == {"type": "accept"}
    confession = panic("confession", ["thing", "", "", ""])
    assert ENGINE.on_timeout(confession, 0) == {"type": "show", "what": "none"}


@pytest.mark.parametrize("number", range(6))
def test_time_out_gives_another_card_than_infected_if_it_may(number: int) -> None:
    state = position(["thing infected infected run axe", "", "", ""])
    state.chance = Chance(bytes([number]))
    play(state, 0, "discard", card="axe")
    assert ENGINE.on_timeout(state, 0) == {"type": "offer", "card": "run"}
    state = position(["thing infected infected infected axe", "", "", ""])
    play(state, 0, "discard", card="axe")
    assert ENGINE.on_timeout(state, 0) == {"type": "offer", "card": "infected"}


def test_time_out_never_uses_the_states_own_chance() -> None:
    state = panic("forgetful", ["thing axe door run", "", "", ""])
    used = state.chance.used
    move = ENGINE.on_timeout(state, 0)
    assert sorted(move["cards"]) == ["axe", "door", "run"]
    assert state.chance.used == used
