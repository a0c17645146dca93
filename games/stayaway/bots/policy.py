"""What the search knows of the game: how all play on, and what a game is worth to its own side."""

from collections.abc import Sequence
from random import Random
from typing import Final

from games.bots.search import Policy
from games.contract import Move, Outcome
from games.stayaway.bots import fast
from games.stayaway.engine import StayAwayEngine
from games.stayaway.roles import humans_alive
from games.stayaway.state import State

OWN_WIN: Final = 0.2
"""How much of a win is the seat's own; the rest is its side's."""


class Arena(StayAwayEngine):
    """The engine, except that ended games are left to the policy to weigh, by sides."""

    def outcome(self, state: State) -> Outcome | None:
        """Return nothing: the side counts, not the seat alone."""
        del state
        return None


class StayAwayPolicy(Policy):
    """Only the own choice is searched: everything after it goes as in a playout."""

    exploration = 0.4
    depth = 160

    def __init__(self) -> None:
        super().__init__(Arena())
        self.dice = Random(0)  # noqa: S311 - not for deals
        self.human = True
        """Whether the searching seat is on the humans' side."""

    def candidates(self, state: State, seat: int) -> Sequence[Move]:
        """Return the one move that this seat would make in a playout."""
        return [fast.play(state, seat, self.dice)]

    def playout(self, state: State, seat: int, dice: Random) -> Move:
        """Return a move for the rest of the game."""
        return fast.play(state, seat, dice)

    def value(self, state: State) -> Sequence[float]:
        """Return per seat how likely the searching side wins, and its own share of a win."""
        if state.result is None:
            return [self._standing(state)] * state.seats
        winners = state.result.winners
        side = bool(winners) and (state.roles[winners[0]] == "human") == self.human
        share = (1 - OWN_WIN) * side
        return [share + OWN_WIN * (seat in winners) for seat in range(state.seats)]

    def _standing(self, state: State) -> float:
        """Few humans and a Thing that nobody caught are good for the Thing."""
        left = len(humans_alive(state)) / (state.seats - 1)
        won = 0.75 - 0.5 * left - 0.2 * fast.knows(state)
        return 1 - won if self.human else won
