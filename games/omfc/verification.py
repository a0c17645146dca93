"""What the rules refuse. A move that passes here can be carried out without a further check."""

from games.bans import GAME_OVER, NO_SUCH_SEAT, NOT_ASKED, WRONG_PHASE, Ban
from games.contract import Move
from games.omfc import forbidding, prices
from games.omfc.board import BOARDS
from games.omfc.casting import pool
from games.omfc.deed import Deed
from games.omfc.state import State
from games.shapes import Held, Shapes
from games.words import gettext_noop as _
from games.words import quarters

NO_CELL = Ban("no_cell", _("There is no such cell."), "Moves")
UNKNOWN_SEAT = NO_SUCH_SEAT.by("Moves")
NO_BORDER = Ban("no_border", _("These two cells do not border on each other."), "Moves")
OVER = GAME_OVER.by("O8")
NOT_ON_TURN = NOT_ASKED.by("O3")
NOT_NOW = WRONG_PHASE.by("Moves")
NOTHING_TO_UNDO = Ban("nothing_to_undo", _("You have nothing to take back this turn."), "O3")
UNDONE_ENOUGH = Ban("undone_enough", _("You have taken back 50 times this turn."), "O3")
NO_POINTS = Ban("no_points", _("This costs {price}, you have {points}."), "O3")

MAX_UNDONE = 50

_CELL: dict[str, Held] = {"cell": str}
SHAPES = Shapes(
    "Moves",
    {
        "class": {"class": str},
        "desert": _CELL,
        "river": {"border": [str]},
        "start": _CELL,
        "build": _CELL,
        "attack": {**_CELL, "seat": int, "from": str},
        "sabotage": {**_CELL, "seat": int},
        "capital": _CELL,
        "end": {},
        "undo": {},
    },
)

_STAGES = {
    "class": ("class",),
    "desert": ("desert",),
    "river": ("river",),
    "start": ("start",),
    "build": ("play",),
    "attack": ("play",),
    "sabotage": ("play",),
    "capital": ("play",),
    "end": ("play",),
    "undo": ("class", "desert", "river", "start", "play"),
}


def verify(state: State, seat: int, move: Move) -> Deed:
    """Return the move as a deed with its price, or refuse it."""
    deed = priced(state, seat, move)
    if deed.price > state.points[seat]:
        raise NO_POINTS.refusal(price=quarters(deed.price), points=quarters(state.points[seat]))
    return deed


def priced(state: State, seat: int, move: Move) -> Deed:
    """Return the move as a deed with its price, whether or not the seat can pay; or refuse it."""
    deed = read(state, move)
    ban = _order_ban(state, seat, deed) or _rule_ban(state, seat, deed)
    if ban is not None:
        raise ban.refusal()
    deed.price = _price(state, seat, deed)
    return deed


def can_undo(state: State) -> bool:
    """Tell whether the seat on turn may take back an act of this turn (O3)."""
    return bool(state.past) and state.undone < MAX_UNDONE


def _order_ban(state: State, seat: int, deed: Deed) -> Ban | None:
    if state.stage == "over":
        return OVER
    if seat != state.turn:
        return NOT_ON_TURN
    return None if state.stage in _STAGES[deed.kind] else NOT_NOW


def _rule_ban(state: State, seat: int, deed: Deed) -> Ban | None:  # noqa: PLR0911 - a table
    match deed.kind:
        case "build":
            return forbidding.build_ban(state, seat, deed.cell)
        case "attack":
            return forbidding.attack_ban(state, seat, deed.cell, deed.victim, deed.origin)
        case "sabotage":
            return forbidding.sabotage_ban(state, seat, deed.cell, deed.victim)
        case "capital":
            return forbidding.capital_ban(state, seat, deed.cell)
        case "undo":
            return _undo_ban(state)
        case "start":
            return forbidding.start_ban(state, seat, deed.cell)
        case "desert":
            return forbidding.desert_ban(state, deed.cell)
        case "river":
            return forbidding.river_ban(state, deed.border)
        case "class":
            return forbidding.class_ban(state, deed.slug, pool(state.rings))
        case _:
            return None


def _undo_ban(state: State) -> Ban | None:
    if state.undone >= MAX_UNDONE:
        return UNDONE_ENOUGH
    return None if state.past else NOTHING_TO_UNDO


def _price(state: State, seat: int, deed: Deed) -> int:
    match deed.kind:
        case "build":
            return prices.build_price(state, seat, deed.cell)
        case "attack":
            return prices.attack_price(state, seat, deed.cell, deed.victim, deed.origin)
        case "sabotage":
            return prices.sabotage_price(state, seat, deed.cell, deed.victim)
        case _:
            return 0


def read(state: State, move: Move) -> Deed:
    """Return what the JSON means, or refuse what is no move at all."""
    deed = Deed(SHAPES.read(move))
    if "cell" in move:
        deed.cell = _cell(state, move["cell"])
    if "seat" in move:
        deed.victim = _seat(state, move["seat"])
    if "from" in move:
        deed.origin = _cell(state, move["from"])
    if "border" in move:
        deed.border = _border(state, move["border"])
    if "class" in move:
        deed.slug = move["class"]
    return deed


def _cell(state: State, name: str) -> int:
    cell = BOARDS[state.rings].index.get(name)
    if cell is None:
        raise NO_CELL.refusal()
    return cell


def _seat(state: State, seat: int) -> int:
    if not 0 <= seat < len(state.points):
        raise UNKNOWN_SEAT.refusal()
    return seat


def _border(state: State, names: list[str]) -> int:
    if len(names) != 2:
        raise NO_BORDER.refusal()
    ends = (_cell(state, names[0]), _cell(state, names[1]))
    border = BOARDS[state.rings].border_index.get(ends)
    if border is None:
        raise NO_BORDER.refusal()
    return border
