"""Trying moves in the same worlds, for games in which a tree would stay too thin.

Every world that is drawn is played on once for each move still in question, so that luck falls on
all of them alike, and moves are compared by the difference in the same worlds. Moves that fall
clearly behind are dropped. The first of them, the wisest idea, is left only for one that is ahead
of it by more than a part of the standard error.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.bots.protocol import Budget
from games.bots.thinking_time import ThinkingTime
from games.contract import Move

_ROUND: Final = 8
"""After so many worlds moves that fall behind are dropped."""


@dataclass(frozen=True, slots=True)
class Care:
    """How sure one must be; the defaults are for results of whole games, won or lost."""

    behind: float = 2.5
    """By so many standard errors a move must be behind the best to be dropped."""
    sure: float = 0.5
    """By so many standard errors a move must be ahead of the first to be made instead."""
    doubt: float = 1.0
    """The squared lead that one more world might have shown: keeps few worlds from sureness."""


class Trials:
    """Moves on trial, the wisest idea first, with what each came to in every world."""

    def __init__(
        self, moves: Sequence[Move], trial: Callable[[Any, Move], float], care: Care
    ) -> None:
        self.moves = moves
        self.trial = trial
        """Makes the move in a copy of the world, plays on, and tells what came of it."""
        self.care = care
        self.results: list[list[float]] = [[] for _ in moves]
        self.open = list(range(len(moves)))

    def run(self, world: Callable[[], Any], budget: Budget) -> Move:
        """Try the moves until the budget is spent or one is left; return the best."""
        clock = ThinkingTime(budget)
        while len(self.open) > 1 and clock.goes_on():
            self._try_all(world())
            clock.rounds += len(self.open)
            if len(self.results[self.open[0]]) % _ROUND == 0:
                self._drop()
        return self.moves[self._best()]

    def _try_all(self, world: Any) -> None:
        for number in self.open:
            self.results[number].append(self.trial(world, self.moves[number]))

    def _drop(self) -> None:
        leader = max(self.open, key=lambda number: sum(self.results[number]))
        self.open = [
            number
            for number in self.open
            if number == leader or self._lead(leader, number, self.care.behind) < 0
        ]

    def _best(self) -> int:
        """Return the first idea if it was not dropped, unless another is ahead of it."""
        if 0 not in self.open:
            return max(self.open, key=lambda number: sum(self.results[number]))
        leads = {number: self._lead(number, 0, self.care.sure) for number in self.open if number}
        best = max(leads, key=leads.__getitem__, default=0)
        return best if leads.get(best, 0.0) > 0 else 0

    def _lead(self, one: int, other: int, errors: float) -> float:
        """Return by how much one is surely ahead of the other, less so many standard errors."""
        pairs = zip(self.results[one], self.results[other], strict=True)
        differences = [mine - theirs for mine, theirs in pairs]
        worlds = len(differences)
        mean = sum(differences) / worlds
        squares = sum(lead * lead for lead in differences)
        spread = (self.care.doubt + squares) / worlds - mean * mean
        return mean - errors * math.sqrt(spread / worlds)
