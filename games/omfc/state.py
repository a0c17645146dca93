"""The state of a game: flat lists by cell number, sets of cells as ints."""

import copy
from operator import attrgetter
from typing import Any, ClassVar, Literal

import msgspec

from games.chance import Chance

Stage = Literal["class", "desert", "river", "start", "play", "over"]

NOBODY = -1
"""No seat: the maker of a ruin that is nobody's deed, or a class that nobody plays."""
NOWHERE = -1
"""No cell."""


class Position(msgspec.Struct, array_like=True):
    """All that an act can change, and so ``undo`` takes back. Points are whole quarters."""

    rings: int
    max_rounds: int
    classes: tuple[str, ...]
    """Per seat the class's slug; empty without one."""
    points: list[int]
    houses: list[list[int]]
    """Per seat and cell: living houses."""
    ruins: list[tuple[int, ...]]
    """Per cell: who made each ruin there."""
    things: list[int]
    """Per cell: houses and ruins together."""
    homes: list[int]
    """Per seat: the cells with a house of its own."""
    walls: list[int]
    """Per seat: the cells it has fortified (O5)."""
    full: int = 0
    """Cells that houses and ruins fill (O4)."""
    stage: Stage = "class"
    turn: int = 0
    round: int = 0
    deserts: int = 0
    forests: int = 0
    rivers: tuple[int, ...] = ()
    """Numbers of borders, rising."""
    drowned: int = 0
    """Cells with a ruin that krakens made by an attack within their water."""
    sunk: int = 0
    capital: int = NOWHERE
    capital_named: bool = False
    spoils: int = 0
    shots: int = 0
    """Cells that elves cleared this turn: theirs to build in freely on their next."""
    gifts: int = 0
    """Cells where elves may build for nothing on their turn to come, or on this one."""
    reach: int = 0
    """Cells the seat on turn may build in: where or beside where it lived when its turn began."""
    built: int = 0
    """Cells built in this turn."""
    busy: bool = False
    """Has anybody acted this round?"""
    idle: int = 0
    """Rounds in a row in which nobody acted though all could pay (O8)."""
    reason: str = ""
    """Why the game ended."""


class State(Position, array_like=True, kw_only=True):
    """A game at one moment, in ruleset 1."""

    forest_for_all: ClassVar[bool] = False
    """Does a forest shelter everybody's houses? Else the elves' alone (O9)."""

    chance: Chance
    past: list[Position] = []
    """This turn's earlier positions; they are never changed."""
    undone: int = 0
    last: dict[str, Any] = {}
    """The last move and its seat; whoever comes to the table late sees it."""

    def clone(self) -> "State":
        """Return a state of its own, equal to this one."""
        fresh = copy.copy(self)
        fresh.chance = self.chance.copy()
        fresh.past = self.past[:]
        _own_lists(fresh)
        return fresh


class OrderedState(State, array_like=True, kw_only=True):
    """A game in ruleset 2: a forest for all (O9), and another order of turns each round (O1)."""

    forest_for_all: ClassVar[bool] = True
    order: tuple[int, ...] = ()
    """Who acts when in this round."""


STATES: dict[int, type[State]] = {1: State, 2: OrderedState}
"""By ruleset."""


def new_state(
    *,
    seats: int,
    rings: int,
    max_rounds: int,
    cells: int,
    chance: Chance,
    ruleset: int = 1,
) -> State:
    """Return an empty board."""
    return STATES[ruleset](
        rings=rings,
        max_rounds=max_rounds,
        classes=("",) * seats,
        chance=chance,
        points=[0] * seats,
        houses=[[0] * cells for _ in range(seats)],
        ruins=[()] * cells,
        things=[0] * cells,
        homes=[0] * seats,
        walls=[0] * seats,
    )


def snapshot(state: State) -> Position:
    """Return the position as it is now, for ``undo``."""
    position = Position(*_fields(state))
    _own_lists(position)
    return position


def restore(state: State, position: Position) -> None:
    """Put the position back, leaving the snapshot as it is."""
    for name in Position.__struct_fields__:
        setattr(state, name, getattr(position, name))
    _own_lists(state)


_fields = attrgetter(*Position.__struct_fields__)


def _own_lists(position: Position) -> None:
    position.points = position.points[:]
    position.houses = [row[:] for row in position.houses]
    position.ruins = position.ruins[:]
    position.things = position.things[:]
    position.homes = position.homes[:]
    position.walls = position.walls[:]
