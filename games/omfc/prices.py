"""What an action costs, in quarters: the one place where prices are made.

Multipliers on one price multiply (O9).
"""

from games.omfc.board import BOARDS
from games.omfc.casting import cast_of, sealed_cells
from games.omfc.cells import lived_in_by_others
from games.omfc.forbidding import walls_against
from games.omfc.fortifying import ruined_by_fortifying
from games.omfc.measures import PLAIN
from games.omfc.state import State


def build_price(state: State, seat: int, cell: int) -> int:
    """Return the price of a house: twice the income in an empty cell, otherwise thrice (O4)."""
    cast = cast_of(state.classes)
    folk = cast.folks[seat]
    if state.gifts and folk.free_cells(state) >> cell & 1:
        return 0
    times = 3
    if not state.things[cell]:
        times = folk.empty_times
    elif folk.shared_times != times and lived_in_by_others(state, seat, cell):
        times = folk.shared_times
    price = PLAIN[state.rings][cell] * times
    if cast.classed and state.houses[seat][cell] == 1:
        return _fortify_price(state, seat, cell, price)
    return price


def _fortify_price(state: State, seat: int, cell: int, price: int) -> int:
    """Return the price of a second house: dearer for coyotes, or to raze a capital (O9)."""
    price *= cast_of(state.classes).folks[seat].fortify_times
    for owner, maker in ruined_by_fortifying(state, seat, cell):
        if maker == seat:
            price *= _ruin_times(state, owner, cell)
    return price


def attack_price(state: State, seat: int, cell: int, victim: int, origin: int) -> int:
    """Return the price of an attack, thrice the income (O6)."""
    folk = cast_of(state.classes).folks[seat]
    borders = BOARDS[state.rings].near[origin] >> cell & 1
    price = PLAIN[state.rings][cell] * (folk.attack_times if borders else folk.far_times)
    if not sealed_cells(state) >> origin & 1:
        price = folk.attack_price(state, origin, price)
    return price * _ruin_times(state, victim, cell)


def sabotage_price(state: State, seat: int, cell: int, victim: int) -> int:
    """Return the price of sabotage: twice the income, thrice in another's fortification (O7)."""
    dear = (walls_against(state, seat) & ~state.walls[seat]) >> cell & 1
    return PLAIN[state.rings][cell] * (3 if dear else 2) * _ruin_times(state, victim, cell)


def _ruin_times(state: State, victim: int, cell: int) -> int:
    """Return what ruining this seat's house is multiplied by: two in a capital (O9)."""
    if sealed_cells(state) >> cell & 1:
        return 1
    return cast_of(state.classes).folks[victim].ruin_times(state, cell)
