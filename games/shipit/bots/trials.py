"""Trying moves in the same worlds: the hard level's search.

Every world that is drawn is played on to its end once for each move still in question, so that luck
falls on all of them alike, and moves are compared by the difference in the same worlds. Moves that
fall clearly behind are dropped. The first of them, the wisest idea, is left only for one that is
ahead of it by more than a part of the standard error.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from games.bots.protocol import Budget
from games.bots.search import rewards
from games.bots.thinking_time import ThinkingTime
from games.contract import Move
from games.shipit.bots.ideas import ideas
from games.shipit.bots.phrases import with_sigh
from games.shipit.bots.scales import FITTED, SENSIBLE, Scale
from games.shipit.bots.sight import sight_of_world
from games.shipit.bots.worlds import twin_of
from games.shipit.engine import ShipItEngine
from games.shipit.state import State

_ENGINE: Final = ShipItEngine()
_ROUND: Final = 8
"""After so many worlds moves that fall behind are dropped."""
_BEHIND: Final = 2.5
"""By so many standard errors a move must be behind the best to be dropped."""
_SURE: Final = 0.5
"""By so many standard errors a move must be ahead of the first to be made instead."""
_LONG_TURN: Final = 50
"""After so many cards in one turn the game is played on by what time-outs do."""


class Trials:
    """Moves on trial, the wisest idea first, with what each came to in every world."""

    def __init__(self, seat: int, moves: Sequence[Move]) -> None:
        self.seat = seat
        self.moves = moves
        self.results: list[list[float]] = [[] for _ in moves]
        self.open = list(range(len(moves)))

    def run(self, world: Callable[[], State], budget: Budget) -> Move:
        """Try the moves until the budget is spent or one is left; return the best."""
        clock = ThinkingTime(budget)
        while len(self.open) > 1 and clock.goes_on():
            self._try_all(world())
            clock.rounds += len(self.open)
            if len(self.results[self.open[0]]) % _ROUND == 0:
                self._drop()
        return self.moves[self._best()]

    def _try_all(self, world: State) -> None:
        for number in self.open:
            twin = twin_of(world)
            _ENGINE.apply(twin, self.seat, self.moves[number])
            self.results[number].append(played_on(twin, self.seat))

    def _drop(self) -> None:
        leader = max(self.open, key=lambda number: sum(self.results[number]))
        self.open = [
            number
            for number in self.open
            if number == leader or self._lead(leader, number, _BEHIND) < 0
        ]

    def _best(self) -> int:
        """Return the first idea if it was not dropped, unless another is ahead of it."""
        if 0 not in self.open:
            return max(self.open, key=lambda number: sum(self.results[number]))
        leads = {number: self._lead(number, 0, _SURE) for number in self.open if number}
        best = max(leads, key=leads.__getitem__, default=0)
        return best if leads.get(best, 0.0) > 0 else 0

    def _lead(self, one: int, other: int, errors: float) -> float:
        """Return by how much one is surely ahead of the other, less so many standard errors."""
        pairs = zip(self.results[one], self.results[other], strict=True)
        differences = [mine - theirs for mine, theirs in pairs]
        worlds = len(differences)
        mean = sum(differences) / worlds
        spread = (1.0 + sum(lead * lead for lead in differences)) / worlds - mean * mean
        return mean - errors * math.sqrt(spread / worlds)


def played_on(world: State, seat: int) -> float:
    """Follow the wisest ideas until the next seat ships; return what this is worth to a seat."""
    gone = len(world.left)
    while world.result is None and len(world.left) == gone:
        actor = min(_ENGINE.actors(world))
        scale = FITTED if actor == seat else SENSIBLE
        _ENGINE.apply(world, actor, _wisest(world, actor, scale))
    if world.result is None or len(world.left) > gone:
        return float(seat == world.left[gone])
    return rewards(world.result)[seat]


def _wisest(world: State, seat: int, scale: Scale) -> Move:
    """Return the first idea, or the end of a turn that goes round in a circle of cards (I17)."""
    if world.plays >= _LONG_TURN:
        return _ENGINE.on_timeout(world, seat)
    sight = sight_of_world(world, seat)
    sight.scale = scale
    move = next(ideas(sight))
    return with_sigh(move) if sight.social else move
