"""What an action is worth for its price: the knowledge that all levels share.

Income is weighed by the rounds it will still be paid and the eight more that O8 counts on average.
While points are short what counts is the gain per point paid; whatever gains less than it costs is
left alone.
"""

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from games.contract import Move
from games.omfc.board import BOARDS
from games.omfc.bots.harm import foothold_gain, harm, shares
from games.omfc.casting import cast_of
from games.omfc.cells import lived_in, surroundings
from games.omfc.fortifying import ruined_by_fortifying
from games.omfc.incomes import house_income, houses_income
from games.omfc.measures import PLAIN, POINT
from games.omfc.openings import Opening, openings, openings_in
from games.omfc.state import State

_COUNTED = 8
"""Rounds of income added at the end, on average over the three categories (O8)."""
_AHEAD = 10
"""Boards are built up after some twelve rounds; looking further ahead means little."""
_INWARD = 0.1
"""A house one ring further in leads to dearer cells, and everybody wants them."""
_WALL = 0.3
"""The second house in a cell makes the first one safe as well (O5)."""
_WALL_OF_TWO = 0.15
"""Between two it is worth less than being quicker."""
_THREAT = 0.1
"""The more so where another seat could move in."""
_WAIT = 0.75
"""What is bought a round later is worth that much less."""
_PLACE = {
    rings: tuple(1 + _INWARD * ring for ring in board.ring) for rings, board in BOARDS.items()
}


class Weighed(NamedTuple):
    """An action that can be paid for, with its gain per quarter paid."""

    worth: float
    price: int
    move: Move


class Scales:
    """The scales of the seat on turn, set once for its whole turn."""

    quarrels: ClassVar[bool] = True
    """Does it go beside a rival for the quarrel's sake?"""

    def __init__(self, state: State) -> None:
        self.state = state
        self.rounds = min(state.max_rounds - state.round, _AHEAD) + _COUNTED
        self.share = shares(state)
        self.duel = self.quarrels and len(state.points) == 2
        self.wall = _WALL_OF_TWO if self.duel else _WALL
        self.classed = bool(cast_of(state.classes).classed)
        self.threatened = 0
        for other in range(len(state.homes)):
            if other != state.turn:
                self.threatened |= surroundings(state, other)

    def actions(self) -> list[Weighed]:
        """Return what gains more than it costs and can be paid for now."""
        return self._paid(self._weighed(openings(self.state)))

    def actions_in(self, cell: int) -> list[Weighed]:
        """Return those of the actions that are done in this cell by somebody who lives there."""
        return self._paid(self._weighed(openings_in(self.state, cell)))

    def wise_actions(self) -> list[Weighed]:
        """Return the actions; none where saving up for something better promises more."""
        found = self._weighed(openings(self.state))
        paid = self._paid(found)
        if len(paid) < len(found) and self._saves(found, max(map(worth_of, paid), default=0.0)):
            return []
        return paid

    def _paid(self, found: Iterable[Weighed]) -> list[Weighed]:
        points = self.state.points[self.state.turn]
        return [one for one in found if one.price <= points]

    def _saves(self, found: Iterable[Weighed], best: float) -> bool:
        """Tell whether a dearer action is worth more than the best, and worth the wait for it."""
        seat, left = self.state.turn, self.state.max_rounds - self.state.round
        points = self.state.points[seat]
        dear = [one for one in found if one.price > points and one.worth * _WAIT > best]
        income = houses_income(self.state, seat) if dear else 0
        for one in dear:
            waits = -((points - one.price) // income) if income else left + 1
            if waits <= left and one.worth * _WAIT**waits > best:
                return True
        return False

    def _weighed(self, found: Iterable[Opening]) -> list[Weighed]:
        index = BOARDS[self.state.rings].index
        weighed = []
        for price, move in found:
            cell = index[move["cell"]]
            if move["type"] == "build":
                gain = self.rounds * self._build_gain(cell)
            else:
                gain = harm(self.state, cell, move, price, self.rounds, self.share)
            if gain > price:
                weighed.append(Weighed(gain / (price or 1), price, move))
        return weighed

    def _build_gain(self, cell: int) -> float:
        """Return the income a house brings, with what its place is good for."""
        state = self.state
        times = _PLACE[state.rings][cell]
        fortifies = state.houses[state.turn][cell] == 1
        if fortifies:
            times += self.wall + _THREAT * (self.threatened >> cell & 1)
            if self.classed:
                return times * self._fortify_gain(cell)
        if not self.classed:
            return PLAIN[state.rings][cell] * times + self._foothold(cell)
        return times * self._house_gain(cell) + self._foothold(cell)

    def _foothold(self, cell: int) -> float:
        """Return what it is worth to move in beside a rival: between two, who may go for it."""
        is_new = not self.state.houses[self.state.turn][cell]
        return foothold_gain(self.state, cell) if self.duel and is_new else 0.0

    def _house_gain(self, cell: int) -> int:
        """Return what a first house brings: miners mean to wall it in, skeletons to make ruins."""
        state = self.state
        folk = cast_of(state.classes).folks[state.turn]
        if folk.seals:
            return PLAIN[state.rings][cell]
        ruin = POINT if folk.haunts and lived_in(state, cell) else 0
        return house_income(state, state.turn, cell) + ruin

    def _fortify_gain(self, cell: int) -> float:
        """Return what a second house changes: miners gain by walls, elves lose shelter (O9)."""
        state, seat, wall = self.state, self.state.turn, 1 << cell
        lost = [owner for owner, _ in ruined_by_fortifying(state, seat, cell)]
        gain = -float(house_income(state, seat, cell))
        gain += sum(self.share[o] * house_income(state, o, cell) for o in lost if o != seat)
        standing = 2 - lost.count(seat)
        if standing == 2:
            state.walls[seat] |= wall
        gain += standing * house_income(state, seat, cell)
        state.walls[seat] &= ~wall
        return gain


def worth_of(action: Weighed) -> float:
    """Return the worth, to sort by."""
    return action.worth
