"""One random game of any engine, as a piece of work; and the cost of a copy and of a view."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from games.chance import Chance
from games.contract import AnyEngine, fill


def random_game(engine: AnyEngine, seats: int) -> Callable[[], int]:
    """Return the playing of one whole random game: ``legal`` and ``apply`` with its events."""
    pick = random.Random(1).random
    new_state = _new_states(engine, seats)

    def game() -> int:
        state = new_state()
        moves = 0
        while actors := engine.actors(state):
            (seat,) = actors
            legal = engine.legal(state, seat)
            engine.apply(state, seat, legal[int(pick() * len(legal))])
            moves += 1
        return moves

    return game


def any_random_game(engine: AnyEngine, seats: int) -> Callable[[], int]:
    """Return the same for games with several actors at once, forms, and moves that end them."""
    chance = Chance(b"forms")
    pick = random.Random(1).random
    new_state = _new_states(engine, seats)

    def game() -> int:
        state = new_state()
        moves = 0
        while actors := engine.actors(state):
            seat = min(actors)
            free = engine.free(state, seat)
            legal = [move for move in engine.legal(state, seat) if move not in free]
            engine.apply(state, seat, fill(legal[int(pick() * len(legal))], chance))
            moves += 1
        return moves

    return game


def _new_states(engine: AnyEngine, seats: int) -> Callable[[], Any]:
    counter = iter(range(1 << 30))

    def new_state() -> Any:
        chance = Chance(next(counter).to_bytes(4, "big"))
        return engine.new_game(seats=seats, options={}, chance=chance)[0]

    return new_state


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
