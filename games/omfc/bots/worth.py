"""What an action is worth for its price: the knowledge that all but the easy level share.

Income is weighed by the rounds it will still be paid and the eight more that O8 counts on average.
While points are short what counts is the gain per point paid; whatever gains less than it costs is
left alone.
"""

from collections.abc import Iterator
from typing import NamedTuple

from games.contract import Move
from games.omfc.board import BOARDS
from games.omfc.bots.harm import harm, shares
from games.omfc.casting import cast_of
from games.omfc.cells import surroundings
from games.omfc.fortifying import ruined_by_fortifying
from games.omfc.incomes import house_income
from games.omfc.measures import PLAIN
from games.omfc.openings import openings
from games.omfc.state import State

_COUNTED = 8
"""Rounds of income added at the end, on average over the three categories (O8)."""
_AHEAD = 10
"""Boards are built up after some twelve rounds; looking further ahead means little."""
_INWARD = 0.1
"""A house one ring further in leads to dearer cells, and everybody wants them."""
_WALL = 0.3
"""The second house in a cell makes the first one safe as well (O5)."""
_THREAT = 0.1
"""The more so where another seat could move in."""


class Weighed(NamedTuple):
    """An action that can be paid for, with its gain per quarter paid."""

    worth: float
    price: int
    move: Move


def horizon(state: State) -> int:
    """Return how many times an income is likely to count yet."""
    return min(state.max_rounds - state.round, _AHEAD) + _COUNTED


def weighed(state: State) -> Iterator[Weighed]:
    """Yield the actions the seat on turn can pay for that gain more than they cost."""
    seat, rings = state.turn, state.rings
    points, rounds = state.points[seat], horizon(state)
    index = BOARDS[rings].index
    share = shares(state)
    threatened = _reach_of_others(state)
    for price, move in openings(state):
        if price > points:
            continue
        cell = index[move["cell"]]
        if move["type"] == "build":
            gain = rounds * _build_gain(state, cell, share, threatened)
        else:
            gain = harm(state, cell, move, price, rounds, share)
        if gain > price:
            yield Weighed(gain / (price or 1), price, move)


def _build_gain(state: State, cell: int, share: list[float], threatened: int) -> float:
    """Return the income a house brings, with what its place is good for."""
    seat, rings = state.turn, state.rings
    times = 1 + _INWARD * BOARDS[rings].ring[cell]
    fortifies = state.houses[seat][cell] == 1
    if fortifies:
        times += _WALL + _THREAT * (threatened >> cell & 1)
    cast = cast_of(state.classes)
    if not cast.classed:
        return PLAIN[rings][cell] * times
    if fortifies:
        return _fortify_gain(state, cell, share) * times
    if cast.folks[seat].seals:
        return PLAIN[rings][cell] * times
    return house_income(state, seat, cell) * times


def _fortify_gain(state: State, cell: int, share: list[float]) -> float:
    """Return what a second house changes: miners gain by walls, elves lose their shelter (O9)."""
    seat, wall = state.turn, 1 << cell
    lost = ruined_by_fortifying(state, seat, cell)
    gain = -float(house_income(state, seat, cell))
    gain += sum(
        share[owner] * house_income(state, owner, cell) for owner, _ in lost if owner != seat
    )
    standing = 2 - sum(owner == seat for owner, _ in lost)
    if standing == 2:
        state.walls[seat] |= wall
    gain += standing * house_income(state, seat, cell)
    state.walls[seat] &= ~wall
    return gain


def _reach_of_others(state: State) -> int:
    reach = 0
    for other in range(len(state.homes)):
        if other != state.turn:
            reach |= surroundings(state, other)
    return reach
