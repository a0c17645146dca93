"""The peer: UNO of RLCard, a toolkit for learning card games, from its own package."""

import random
from collections.abc import Callable

import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game


def whole_run() -> Callable[[], int]:
    """Return one game by ``env.run`` with its random agents."""
    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        env.run(is_training=False)
        return len(env.action_recorder)

    return work


def bare_step() -> Callable[[], int]:
    """Return one game by ``UnoGame.step`` alone, with moves from the state it returns."""
    game = Game()
    pick = random.Random(1).random

    def work() -> int:
        state, _ = game.init_game()
        moves = 0
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(pick() * len(legal))])
            moves += 1
        return moves

    return work
