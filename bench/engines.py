"""One random game of any engine, as a piece of work; and the cost of a copy and of a view."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from games.chance import Chance
from games.contract import AnyEngine, fill, is_form


def random_game(engine: AnyEngine, seats: int) -> Callable[[], int]:
    """Return the playing of one whole random game: ``legal`` and ``apply`` with its events."""
    pick = random.Random(1).random
    has_forms = _has_forms(engine, seats)
    counter = iter(range(1 << 30))

    def game() -> int:
        number = next(counter)
        chance = Chance(number.to_bytes(4, "big"))
        state, _ = engine.new_game(seats=seats, options={}, chance=chance)
        moves = 0
        while actors := engine.actors(state):
            seat = next(iter(actors))
            legal = engine.legal(state, seat)
            move = legal[int(pick() * len(legal))]
            engine.apply(state, seat, fill(move, chance) if has_forms else move)
            moves += 1
        return moves

    return game


def mid_game_states(engine: AnyEngine, seats: int, games: int = 20) -> list[Any]:
    """Return states from the middle of random games."""
    states = []
    chance = Chance(b"middle")
    for number in range(games):
        state, _ = engine.new_game(seats=seats, options={}, chance=Chance(bytes([number])))
        for _ in range(20):
            if not engine.actors(state):
                break
            seat = min(engine.actors(state))
            engine.apply(state, seat, fill(chance.pick(engine.legal(state, seat)), chance))
        states.append(state)
    return states


def copying(engine: AnyEngine, states: list[Any]) -> Callable[[], int]:
    """Return the copying of each state once."""

    def work() -> int:
        for state in states:
            engine.copy(state)
        return len(states)

    return work


def viewing(engine: AnyEngine, states: list[Any]) -> Callable[[], int]:
    """Return the encoding of each state's view for one seat."""
    encode = msgspec.json.Encoder().encode

    def work() -> int:
        for state in states:
            encode(engine.view(state, 0))
        return len(states)

    return work


def _has_forms(engine: AnyEngine, seats: int) -> bool:
    return any(
        is_form(move)
        for state in mid_game_states(engine, seats)
        for seat in engine.actors(state)
        for move in engine.legal(state, seat)
    )
