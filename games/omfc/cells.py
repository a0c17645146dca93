"""A cell's houses and ruins: who has what where, and the only hands that change it."""

from games.omfc.board import BOARDS, waters
from games.omfc.measures import CAPACITY
from games.omfc.state import State


def ruined_cells(state: State) -> int:
    """Return the cells with a ruin."""
    ruined = 0
    for cell, makers in enumerate(state.ruins):
        if makers:
            ruined |= 1 << cell
    return ruined


def lived_in_by_others(state: State, seat: int, cell: int) -> bool:
    """Tell whether another seat has a house in the cell."""
    return any(homes >> cell & 1 for other, homes in enumerate(state.homes) if other != seat)


def lived_in(state: State, cell: int) -> bool:
    """Tell whether anybody has a house in the cell."""
    return any(homes >> cell & 1 for homes in state.homes)


def water_of(state: State, cell: int) -> int:
    """Return the cells joined to this one by river, itself included; 0 if no river touches it."""
    return waters(state.rings, state.rivers)[cell]


def surroundings(state: State, seat: int) -> int:
    """Return the cells where, or beside which, the seat has a house."""
    homes = state.homes[seat]
    return homes | BOARDS[state.rings].around(homes)


def add_house(state: State, seat: int, cell: int) -> None:
    """Put a house into the cell."""
    _count(state, seat, cell, state.houses[seat][cell] + 1)
    state.things[cell] += 1
    if state.things[cell] >= CAPACITY[state.rings][cell]:
        state.full |= 1 << cell


def ruin_house(state: State, seat: int, cell: int, maker: int) -> None:
    """Turn a house into a ruin, which keeps its place (O4)."""
    _count(state, seat, cell, state.houses[seat][cell] - 1)
    state.ruins[cell] += (maker,)


def remove_house(state: State, seat: int, cell: int) -> None:
    """Take a house off the board."""
    _count(state, seat, cell, state.houses[seat][cell] - 1)
    state.things[cell] -= 1
    state.full &= ~(1 << cell)


def hand_over(state: State, owner: int, buyer: int, cell: int) -> None:
    """Make a house another seat's."""
    _count(state, owner, cell, state.houses[owner][cell] - 1)
    _count(state, buyer, cell, state.houses[buyer][cell] + 1)


def _count(state: State, seat: int, cell: int, houses: int) -> None:
    bit = 1 << cell
    state.houses[seat][cell] = houses
    homes, walls = state.homes[seat] & ~bit, state.walls[seat] & ~bit
    state.homes[seat] = homes | bit if houses else homes
    state.walls[seat] = walls | bit if houses >= 2 else walls
