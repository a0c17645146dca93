"""What the rules, points aside, allow a seat to do in its turn, with its price (O3, O8)."""

import copy
from collections.abc import Iterator

from games.contract import Move
from games.omfc import moves
from games.omfc.board import BOARDS, cells_of
from games.omfc.casting import cast_of
from games.omfc.cells import surroundings
from games.omfc.forbidding import (
    attack_ban,
    build_ban,
    building_ground,
    capital_ban,
    sabotage_ban,
    targets,
)
from games.omfc.prices import attack_price, build_price, sabotage_price
from games.omfc.state import State

Opening = tuple[int, Move]
"""A price in quarters and the move it is for."""


def openings(state: State) -> Iterator[Opening]:
    """Yield the actions of the seat on turn: building, attacks, sabotage."""
    seat, rings = state.turn, state.rings
    for cell in cells_of(building_ground(state, seat)):
        yield build_price(state, seat, cell), moves.on_cell(rings, "build", cell)
    yield from _attacks(state)
    yield from _sabotages(state, state.homes[seat])


def openings_in(state: State, cell: int) -> Iterator[Opening]:
    """Yield those of the actions of the seat on turn that are done in this cell, attacks aside."""
    seat = state.turn
    if build_ban(state, seat, cell) is None:
        yield build_price(state, seat, cell), moves.on_cell(state.rings, "build", cell)
    yield from _sabotages(state, state.homes[seat] & 1 << cell)


def capitals(state: State) -> list[Move]:
    """Return the cells the seat on turn may name its capital: no action, and free (O8, O9)."""
    seat = state.turn
    if state.capital_named or cast_of(state.classes).seat("humans") != seat:
        return []
    return [
        moves.on_cell(state.rings, "capital", cell)
        for cell in cells_of(state.homes[seat])
        if capital_ban(state, seat, cell) is None
    ]


def as_if_begun(state: State, seat: int) -> State:
    """Return the position as if this seat's turn began now; only to be looked at."""
    position = copy.copy(state)
    begin(position, seat)
    return position


def begin(state: State, seat: int) -> None:
    """Give the seat the turn: what it may build in is settled by where it lives now (O4)."""
    folk = cast_of(state.classes).folks[seat]
    state.turn = seat
    state.reach = surroundings(state, seat) | folk.extra_reach(state, seat)
    state.built = 0
    state.past = []
    state.undone = 0


def _attacks(state: State) -> list[Opening]:
    seat, found = state.turn, []
    open_cells = targets(state, seat)
    folk = cast_of(state.classes).folks[seat]
    near = BOARDS[state.rings].near
    others = [(victim, homes) for victim, homes in enumerate(state.homes) if victim != seat]
    for origin in cells_of(state.homes[seat]) if open_cells else ():
        aims = (near[origin] | folk.far_targets(state, origin)) & open_cells
        for victim, homes in others:
            for cell in cells_of(aims & homes):
                if attack_ban(state, seat, cell, victim, origin) is None:
                    price = attack_price(state, seat, cell, victim, origin)
                    found.append((price, moves.attack(state.rings, cell, victim, origin)))
    return found


def _sabotages(state: State, own: int) -> list[Opening]:
    seat, found = state.turn, []
    for victim, homes in enumerate(state.homes):
        for cell in cells_of(own & homes) if victim != seat else ():
            if sabotage_ban(state, seat, cell, victim) is None:
                price = sabotage_price(state, seat, cell, victim)
                found.append((price, moves.sabotage(state.rings, cell, victim)))
    return found
