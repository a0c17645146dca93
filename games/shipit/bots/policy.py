"""What the search knows of the game: what to try, how to play on, what a game promises."""

import random
from collections.abc import Sequence

from games.bots.search import Policy
from games.contract import Move
from games.shipit.bots.ideas import ideas
from games.shipit.bots.phrases import with_sigh
from games.shipit.bots.promise import promises
from games.shipit.bots.sight import sight_of_world
from games.shipit.moves import DRAW, END
from games.shipit.state import State

_WIDTH = 8
"""So many of the first ideas are searched, and stopping."""


class ShipItPolicy(Policy):
    """Searches the first ideas; plays on by the wisest, about as far as the rival's turn."""

    exploration = 0.6
    depth = 12

    def candidates(self, state: State, seat: int) -> Sequence[Move]:
        """Return the first ideas and stopping, each once."""
        sight = sight_of_world(state, seat)
        found: list[Move] = []
        for move in ideas(sight):
            if move not in found and (len(found) < _WIDTH or move in (DRAW, END)):
                found.append(move)
        return [with_sigh(move) for move in found] if sight.social else found

    def playout(self, state: State, seat: int, dice: random.Random) -> Move:
        """Follow the wisest idea: the worlds differ enough by themselves."""
        del dice
        sight = sight_of_world(state, seat)
        move = next(ideas(sight))
        return with_sigh(move) if sight.social else move

    def value(self, state: State) -> Sequence[float]:
        """Share out the win by what the game promises."""
        return promises(state)
