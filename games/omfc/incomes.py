"""What a round brings, in quarters: the one place where incomes are made (O2)."""

from collections.abc import Callable
from typing import TypedDict

from games.omfc.board import cells_of
from games.omfc.casting import cast_of, sealed_cells
from games.omfc.forests import shelters
from games.omfc.measures import PLAIN, POINT
from games.omfc.state import State


class Account(TypedDict):
    """What one seat got and paid at the start of a round."""

    houses: int
    bonus: int
    spoils: int
    toll: int
    """Got from others, less what it paid itself."""
    tax: int
    points: int
    """What it has afterwards."""


def house_income(state: State, seat: int, cell: int) -> int:
    """Return what one of the seat's houses here gives; multipliers multiply (O9)."""
    cast = cast_of(state.classes)
    quarters = PLAIN[state.rings][cell]
    if not cast.classed:
        return quarters
    quarters = cast.folks[seat].own_yield(state, seat, cell, quarters)
    if sealed_cells(state) >> cell & 1:
        return quarters
    quarters = cast.folks[seat].power_yield(state, seat, cell, quarters)
    if state.forests and shelters(state, seat, cell):
        quarters *= 2
    for other, folk in cast.landlords:
        if other != seat:
            quarters = folk.others_yield(state, cell, quarters)
    return quarters


def houses_income(state: State, seat: int) -> int:
    """Return what all the seat's houses give."""
    row = state.houses[seat]
    return sum(house_income(state, seat, cell) * row[cell] for cell in cells_of(state.homes[seat]))


def bonus_income(state: State, seat: int) -> int:
    """Return the points of ruins, of others' houses nearby, of sunk cells."""
    if not state.homes[seat]:
        return 0
    return cast_of(state.classes).folks[seat].bonus(state, seat, sealed_cells(state))


def toll_due(state: State, payer: int, taker: int) -> int:
    """Return what the payer owes the taker; a seat without houses gets and pays nothing (O3)."""
    if payer == taker or not state.homes[taker]:
        return 0
    return _per_cell(state, payer, cast_of(state.classes).folks[taker].tolled)


def tax_due(state: State, payer: int) -> int:
    """Return what the payer loses to nobody, for ruins beside its houses."""
    return sum(
        _per_cell(state, payer, folk.taxed)
        for seat, folk in cast_of(state.classes).taxers
        if seat != payer
    )


def round_income(state: State) -> list[int]:
    """Return each seat's income of a round, tolls and tax in full, without spoils (O8)."""
    seats = range(len(state.points))
    tollers = cast_of(state.classes).tollers
    income = [houses_income(state, seat) + bonus_income(state, seat) for seat in seats]
    for payer in seats:
        income[payer] -= tax_due(state, payer)
        for taker, _ in tollers:
            toll = toll_due(state, payer, taker)
            income[payer] -= toll
            income[taker] += toll
    return income


def collect(state: State) -> list[Account]:
    """Pay every seat at the start of a round, to all at once, in the order of O2."""
    accounts = [_gains(state, seat) for seat in range(len(state.points))]
    state.spoils = 0
    for seat, account in enumerate(accounts):
        state.points[seat] += account["houses"] + account["bonus"] + account["spoils"]
    for taker, _ in cast_of(state.classes).tollers:
        for payer in range(len(accounts)):
            toll = min(state.points[payer], toll_due(state, payer, taker))
            accounts[payer]["toll"] -= toll
            accounts[taker]["toll"] += toll
            state.points[payer] -= toll
            state.points[taker] += toll
    for payer, account in enumerate(accounts):
        account["tax"] = min(state.points[payer], tax_due(state, payer))
        state.points[payer] -= account["tax"]
        account["points"] = state.points[payer]
    return accounts


def _gains(state: State, seat: int) -> Account:
    loots = cast_of(state.classes).folks[seat].loots and state.homes[seat]
    return Account(
        houses=houses_income(state, seat),
        bonus=bonus_income(state, seat),
        spoils=state.spoils if loots else 0,
        toll=0,
        tax=0,
        points=0,
    )


def _per_cell(state: State, payer: int, charged: Callable[[State, int], int]) -> int:
    return POINT * (charged(state, payer) & ~sealed_cells(state)).bit_count()
