"""A move understood: what is done, where, to whom and for how much."""

from typing import Any

import msgspec

from games.contract import Move
from games.omfc.board import BOARDS
from games.omfc.refusals import Ban
from games.omfc.state import NOBODY, NOWHERE, State
from games.words import gettext_noop as _

MALFORMED = Ban("malformed", _("This is no move of this game."), "Moves")
NO_CELL = Ban("no_cell", _("There is no such cell."), "Moves")
NO_SEAT = Ban("no_seat", _("There is no such seat."), "Moves")
NO_BORDER = Ban("no_border", _("These two cells do not border on each other."), "Moves")

_FIELDS = {
    kind: frozenset(("type", *fields))
    for kind, fields in {
        "class": ("class",),
        "desert": ("cell",),
        "river": ("border",),
        "start": ("cell",),
        "build": ("cell",),
        "attack": ("cell", "seat", "from"),
        "sabotage": ("cell", "seat"),
        "capital": ("cell",),
        "end": (),
        "undo": (),
    }.items()
}

_NO_FIELDS: frozenset[str] = frozenset()


class Deed(msgspec.Struct):
    """One move of the seat on turn; what a kind does not need is left out."""

    kind: str
    cell: int = NOWHERE
    victim: int = NOBODY
    origin: int = NOWHERE
    border: int = NOWHERE
    slug: str = ""
    price: int = 0


def read(state: State, move: Move) -> Deed:
    """Return what the JSON means, or refuse what is no move at all."""
    kind = move.get("type") if isinstance(move, dict) else None
    if not isinstance(kind, str) or _FIELDS.get(kind, _NO_FIELDS) != move.keys():
        raise MALFORMED.refusal()
    deed = Deed(kind)
    if "cell" in move:
        deed.cell = _cell(state, move["cell"])
    if "seat" in move:
        deed.victim = _seat(state, move["seat"])
    if "from" in move:
        deed.origin = _cell(state, move["from"])
    if "border" in move:
        deed.border = _border(state, move["border"])
    if "class" in move:
        deed.slug = _text(move["class"])
    return deed


def _cell(state: State, name: Any) -> int:
    cell = BOARDS[state.rings].index.get(name) if isinstance(name, str) else None
    if cell is None:
        raise NO_CELL.refusal()
    return cell


def _seat(state: State, seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < len(state.points):
        raise NO_SEAT.refusal()
    return seat


def _border(state: State, names: Any) -> int:
    if not isinstance(names, list) or len(names) != 2:
        raise NO_BORDER.refusal()
    ends = (_cell(state, names[0]), _cell(state, names[1]))
    border = BOARDS[state.rings].border_index.get(ends)
    if border is None:
        raise NO_BORDER.refusal()
    return border


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise MALFORMED.refusal()
    return value
