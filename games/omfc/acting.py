"""What a seat does in its turn: building, attack, sabotage, a capital (O3-O9)."""

from typing import Any

from games.contract import Event
from games.omfc.board import BOARDS, cells_of
from games.omfc.casting import cast_of, sealed_cells
from games.omfc.cells import add_house, hand_over, lived_in, remove_house, ruin_house
from games.omfc.deed import Deed
from games.omfc.fortifying import ruined_by_fortifying
from games.omfc.measures import PLAIN
from games.omfc.state import NOBODY, NOWHERE, State


def act(state: State, deed: Deed) -> list[Event]:
    """Do it; the deed is verified."""
    events: list[Event] = []
    if deed.kind == "capital":
        _name_capital(state, deed.cell, events)
        return events
    state.points[state.turn] -= deed.price
    state.busy = True
    match deed.kind:
        case "build":
            _build(state, deed, events)
        case "attack":
            _attack(state, deed, events)
        case _:
            _sabotage(state, deed, events)
    if state.drowned & ~state.sunk:
        _sink(state, events)
    return events


def _build(state: State, deed: Deed, events: list[Event]) -> None:
    seat, cell = state.turn, deed.cell
    _tell(events, "build", state, cell=cell, seat=seat, price=deed.price)
    fortifies = state.houses[seat][cell] == 1
    lost = ruined_by_fortifying(state, seat, cell) if fortifies else []
    add_house(state, seat, cell)
    state.built |= 1 << cell
    if cast_of(state.classes).folks[seat].free_cells(state) >> cell & 1:
        state.gifts &= ~(1 << cell)
    if fortifies:
        _fortify(state, cell, lost, events)


def _attack(state: State, deed: Deed, events: list[Event]) -> None:
    seat, cell, origin = state.turn, deed.cell, deed.origin
    folk = cast_of(state.classes).folks[seat]
    facts = {"victim": deed.victim, "from": BOARDS[state.rings].names[origin]}
    _tell(events, "attack", state, cell=cell, seat=seat, price=deed.price, **facts)
    if folk.clears(state, origin, cell) and not _is_sealed(state, origin):
        _clear(state, deed.victim, cell, events)
        return
    if folk.drowns(state, origin, cell):
        state.drowned |= 1 << cell
    _ruin(state, deed.victim, cell, seat, events, sealed=_is_sealed(state, cell))


def _sabotage(state: State, deed: Deed, events: list[Event]) -> None:
    seat, cell, owner = state.turn, deed.cell, deed.victim
    buys = cast_of(state.classes).folks[seat].buys and not _is_sealed(state, cell)
    if not buys:
        _tell(events, "sabotage", state, cell=cell, seat=seat, victim=owner, price=deed.price)
        _ruin(state, owner, cell, seat, events, sealed=_is_sealed(state, cell))
        return
    _tell(events, "bought", state, cell=cell, seat=seat, victim=owner, price=deed.price)
    fortifies = state.houses[seat][cell] == 1
    lost = ruined_by_fortifying(state, seat, cell, bought_from=owner) if fortifies else []
    state.points[owner] += deed.price
    hand_over(state, owner, seat, cell)
    if fortifies:
        _fortify(state, cell, lost, events)


def _name_capital(state: State, cell: int, events: list[Event]) -> None:
    """Name the capital; it is no action in the sense of O8."""
    state.capital = cell
    state.capital_named = True
    _tell(events, "capital", state, cell=cell, seat=state.turn)


def _fortify(state: State, cell: int, lost: list[tuple[int, int]], events: list[Event]) -> None:
    _tell(events, "fortified", state, cell=cell, seat=state.turn)
    for owner, maker in lost:
        _ruin(state, owner, cell, maker, events, sealed=False)


def _ruin(
    state: State, owner: int, cell: int, maker: int, events: list[Event], *, sealed: bool
) -> None:
    """Turn a house into a ruin; whoever made it may get spoils, or a capital's points (O9).

    Whether miners' walls seal the cell was decided by the board before the action.
    """
    ruin_house(state, owner, cell, maker)
    _tell(events, "ruined", state, cell=cell, seat=owner, by=None if maker == NOBODY else maker)
    if maker != NOBODY and not sealed and cast_of(state.classes).folks[maker].loots:
        state.spoils += PLAIN[state.rings][cell]
    _lose_capital(state, owner, cell, events, sealed=sealed)


def _clear(state: State, owner: int, cell: int, events: list[Event]) -> None:
    """Take a house off the board: a forest grows, and elves may build there next turn (O9)."""
    remove_house(state, owner, cell)
    state.forests |= 1 << cell & ~state.deserts
    state.shots |= 1 << cell
    _tell(events, "removed", state, cell=cell, seat=owner, by=state.turn)
    _lose_capital(state, owner, cell, events, sealed=False)


def _lose_capital(
    state: State, owner: int, cell: int, events: list[Event], *, sealed: bool
) -> None:
    """End the capital with its last house; the mover takes all the points, unless sealed (O9)."""
    humans = cast_of(state.classes).seat("humans")
    if owner != humans or cell != state.capital or state.houses[owner][cell]:
        return
    taken = 0 if sealed else state.points[owner]
    state.capital = NOWHERE
    state.points[owner] -= taken
    state.points[state.turn] += taken
    _tell(events, "capital_lost", state, cell=cell, seat=owner, by=state.turn, points=taken)


def _sink(state: State, events: list[Event]) -> None:
    """Sink every drowned cell where nobody lives: all its borders become river (O9)."""
    for cell in cells_of(state.drowned & ~state.sunk):
        if not lived_in(state, cell):
            state.sunk |= 1 << cell
            borders = BOARDS[state.rings].borders_of[cell]
            state.rivers = tuple(sorted({*state.rivers, *borders}))
            _tell(events, "sunk", state, cell=cell)


def _is_sealed(state: State, cell: int) -> bool:
    return bool(sealed_cells(state) >> cell & 1)


def _tell(events: list[Event], kind: str, state: State, *, cell: int, **facts: Any) -> None:
    events.append(Event({"type": kind, "cell": BOARDS[state.rings].names[cell], **facts}))
