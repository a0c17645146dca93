"""What the rules forbid, points aside: the one place where building, attacks and the rest fail.

Each function returns the first ban that applies, or None.
"""

from games.bans import Ban
from games.omfc.board import BOARDS
from games.omfc.casting import cast_of, sealed_cells
from games.omfc.forests import SHELTERED, shelters
from games.omfc.state import State
from games.words import gettext_noop as _

NOT_OUTER = Ban("not_outer", _("The first house stands in the outer ring."), "O1")
TOO_CLOSE = Ban("too_close", _("Another seat's first house is in or beside this cell."), "O1")
OUT_OF_REACH = Ban(
    "out_of_reach",
    _("You had no house in or beside this cell when your turn began."),
    "O4",
)
SUNK = Ban("sunk", _("This cell is sunk: nobody builds here again."), "O9")
FULL = Ban("full", _("This cell is full."), "O4")
WALLED = Ban("walled", _("Nobody builds in a fortified cell."), "O4")
OWN_HOUSE = Ban("own_house", _("This is your own house."), "O6")
NO_HOUSE = Ban("no_house", _("That seat has no house in this cell."), "O6")
NO_BASE = Ban("no_base", _("You have no house in the cell you attack from."), "O6")
TOO_FAR = Ban("too_far", _("You cannot attack this cell from there."), "O6")
NOT_FULL = Ban("not_full", _("Only a full cell can be attacked."), "O6")
FORTIFIED = Ban("fortified", _("A fortified cell cannot be attacked."), "O6")
NOT_THERE = Ban("not_there", _("You have no house in this cell."), "O7")
NO_CAPITAL = Ban("no_capital", _("Only humans name a capital."), "O9")
CAPITAL_NAMED = Ban("capital_named", _("The capital is named once a game."), "O9")
SEALED = Ban("sealed", _("No capital where miners have fortified."), "O9")
NO_DESERT = Ban("desert_there", _("There is a desert already."), "O9")
TOO_DEEP = Ban("too_deep", _("At most 2 deserts lie in the two inner rings."), "O9")
NO_RIVER = Ban("river_there", _("There is a river already."), "O9")
FIRST_RIVER = Ban(
    "first_river", _("The first river touches a cell of the outer ring that is no desert."), "O9"
)
TOO_WET = Ban("too_wet", _("A river lies on at most half of a cell's borders."), "O9")
NO_CLASS = Ban("class_taken", _("This class is taken or not in this game."), "O9")


def start_ban(state: State, seat: int, cell: int) -> Ban | None:
    """Return why the first house may not stand here (O1; krakens O9)."""
    board = BOARDS[state.rings]
    if not board.outer >> cell & 1:
        return NOT_OUTER
    taken = 0
    for homes in state.homes:
        taken |= homes
    if (board.near[cell] | 1 << cell) & taken:
        return TOO_CLOSE
    return _first(cast_of(state.classes).folks[seat].build_bans(state), cell)


def build_ban(state: State, seat: int, cell: int) -> Ban | None:
    """Return why the seat on turn may not build here (O4)."""
    return _first(_build_bans(state, seat), cell)


def building_ground(state: State, seat: int) -> int:
    """Return the cells where the seat on turn may build."""
    ground = -1
    for cells, _why in _build_bans(state, seat):
        ground &= ~cells
    return ground


def _build_bans(state: State, seat: int) -> tuple[tuple[int, Ban], ...]:
    """Return the cells where building is forbidden, and why, in the order the reasons are told."""
    folk = cast_of(state.classes).folks[seat]
    return (
        (~(state.reach | folk.free_cells(state)), OUT_OF_REACH),
        (state.sunk, SUNK),
        (state.full, FULL),
        (state.walls[seat] | walls_against(state, seat), WALLED),
        *folk.build_bans(state),
    )


def _first(banned: tuple[tuple[int, Ban], ...], cell: int) -> Ban | None:
    return next((ban for cells, ban in banned if cells >> cell & 1), None)


def attack_ban(state: State, seat: int, cell: int, victim: int, origin: int) -> Ban | None:
    """Return why the seat on turn may not attack this house from there (O6)."""
    folk = cast_of(state.classes).folks[seat]
    if not state.homes[seat] >> origin & 1:
        return NO_BASE
    if not (BOARDS[state.rings].near[origin] | folk.far_targets(state, origin)) >> cell & 1:
        return TOO_FAR
    if not state.full >> cell & 1:
        return NOT_FULL
    if walls_against(state, seat) >> cell & 1:
        return FORTIFIED
    resting = folk.work_ban(state, cell) or folk.work_ban(state, origin)
    return resting or _victim_ban(state, seat, cell, victim, sabotage=False)


def targets(state: State, seat: int) -> int:
    """Return the cells open to attack, wherever it may come from."""
    return state.full & ~walls_against(state, seat)


def sabotage_ban(state: State, seat: int, cell: int, victim: int) -> Ban | None:
    """Return why the seat on turn may not sabotage this house (O7); humans: not buy it (O9)."""
    if not state.homes[seat] >> cell & 1:
        return NOT_THERE
    resting = cast_of(state.classes).folks[seat].work_ban(state, cell)
    return resting or _victim_ban(state, seat, cell, victim, sabotage=True)


def capital_ban(state: State, seat: int, cell: int) -> Ban | None:
    """Return why the seat on turn may not name this cell its capital (O9)."""
    if cast_of(state.classes).seat("humans") != seat:
        return NO_CAPITAL
    if state.capital_named:
        return CAPITAL_NAMED
    if not state.homes[seat] >> cell & 1:
        return NOT_THERE
    return SEALED if sealed_cells(state) >> cell & 1 else None


def desert_ban(state: State, cell: int) -> Ban | None:
    """Return why no desert may be laid here (O9)."""
    inner = BOARDS[state.rings].inner
    if state.deserts >> cell & 1:
        return NO_DESERT
    if inner >> cell & 1 and (state.deserts & inner).bit_count() >= 2:
        return TOO_DEEP
    return None


def river_ban(state: State, border: int) -> Ban | None:
    """Return why no river may be laid on this border (O9)."""
    board = BOARDS[state.rings]
    ends = board.borders[border]
    if border in state.rivers:
        return NO_RIVER
    landing = board.outer & ~state.deserts
    if not state.rivers and not any(landing >> cell & 1 for cell in ends):
        return FIRST_RIVER
    for cell in ends:
        borders = board.borders_of[cell]
        if sum(other in state.rivers for other in borders) >= len(borders) // 2:
            return TOO_WET
    return None


def class_ban(state: State, slug: str, offered: list[str]) -> Ban | None:
    """Return why this class may not be chosen: no class twice (O9)."""
    return NO_CLASS if slug not in offered or slug in state.classes else None


def shield(state: State, victim: int, cell: int, *, sabotage: bool) -> Ban | None:
    """Return why this seat's houses here cannot be ruined; in a sealed cell all can (O9)."""
    if sealed_cells(state) >> cell & 1:
        return None
    if state.forests and shelters(state, victim, cell):
        return SHELTERED
    folk = cast_of(state.classes).folks[victim]
    return folk.shield(state, victim, cell, sabotage=sabotage)


def _victim_ban(state: State, seat: int, cell: int, victim: int, *, sabotage: bool) -> Ban | None:
    if victim == seat:
        return OWN_HOUSE
    if not state.homes[victim] >> cell & 1:
        return NO_HOUSE
    return shield(state, victim, cell, sabotage=sabotage)


def walls_against(state: State, seat: int) -> int:
    """Return the fortified cells that stop the seat: orcs are stopped by miners' only (O9)."""
    if cast_of(state.classes).folks[seat].storms:
        return sealed_cells(state)
    fortified = 0
    for walls in state.walls:
        fortified |= walls
    return fortified
