"""What it is worth to ruin, remove or buy another seat's house (O6, O7, O9)."""

from games.contract import Move
from games.omfc.board import BOARDS
from games.omfc.casting import cast_of, sealed_cells
from games.omfc.forbidding import shield
from games.omfc.incomes import house_income, houses_income
from games.omfc.measures import PLAIN, POINT
from games.omfc.state import State

_FOOTHOLD = 0.45
"""How much of a house's income it is worth to stand beside it: found in games with itself."""
_LEADER = 1.5
"""Whoever stands best is the one to be hurt."""


def shares(state: State) -> list[float]:
    """Return what a loss of each seat is worth to the seat on turn: all of it between two."""
    seats = len(state.points)
    if seats == 2:
        return [1.0, 1.0]
    standing = [
        -1 if seat == state.turn else points + 8 * houses_income(state, seat)
        for seat, points in enumerate(state.points)
    ]
    share = [1 / (seats - 1)] * seats
    share[standing.index(max(standing))] *= _LEADER
    return share


def foothold_gain(state: State, cell: int) -> float:
    """Return what a house beside a rival's single one is good for, in income of a round.

    Whoever lives there can sabotage whatever comes, and the rival walls nothing in unpunished.
    """
    classed = cast_of(state.classes).classed
    gain = 0.0
    for other, row in enumerate(state.houses):
        if other == state.turn or row[cell] != 1:
            continue
        if not classed:
            gain += PLAIN[state.rings][cell]
        elif shield(state, other, cell, sabotage=True) is None:
            gain += house_income(state, other, cell)
    return _FOOTHOLD * gain


def harm(state: State, cell: int, move: Move, price: int, rounds: int, share: list[float]) -> float:
    """Return the gain of an attack or of sabotage."""
    victim = move["seat"]
    if not cast_of(state.classes).classed:
        return PLAIN[state.rings][cell] * rounds * share[victim]
    gain = house_income(state, victim, cell) * rounds * share[victim]
    if sealed_cells(state) >> cell & 1:
        return gain
    if cell == state.capital and state.houses[victim][cell] == 1:
        gain += state.points[victim]
    if move["type"] == "sabotage":
        return gain + _sabotage_extra(state, cell, price, rounds, share[victim])
    origin = BOARDS[state.rings].index[move["from"]]
    return gain + _attack_extra(state, cell, origin, rounds)


def _sabotage_extra(state: State, cell: int, price: int, rounds: int, share: float) -> float:
    seat = state.turn
    if cast_of(state.classes).folks[seat].buys:
        return house_income(state, seat, cell) * rounds - price * share
    return _ruin_extra(state, cell, rounds)


def _attack_extra(state: State, cell: int, origin: int, rounds: int) -> float:
    """Return what a class makes of an attack: a free house, a sunk cell, or a ruin."""
    folk = cast_of(state.classes).folks[state.turn]
    if folk.clears(state, origin, cell):
        return PLAIN[state.rings][cell] * rounds / 2
    sinks = folk.drowns(state, origin, cell) and sum(row[cell] for row in state.houses) == 1
    return _ruin_extra(state, cell, rounds) + (5 * POINT * rounds if sinks else 0)


def _ruin_extra(state: State, cell: int, rounds: int) -> float:
    folk = cast_of(state.classes).folks[state.turn]
    if folk.loots:
        return PLAIN[state.rings][cell]
    return POINT * rounds if folk.haunts else 0
