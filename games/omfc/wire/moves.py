"""The moves of One More Free Cell."""

from typing import Literal, TypedDict

from games.omfc.wire.tokens import Cell, Class, From
from games.wire.parts import Seat


class CellMove(TypedDict):
    """Build a house; in the set-up a desert or the first house; name the capital (humans)."""

    type: Literal["build", "desert", "start", "capital"]
    cell: Cell


class AttackMove(From):
    """Attack a house in a cell next to one's own."""

    type: Literal["attack"]
    cell: Cell
    seat: Seat
    """Whose house."""


class SabotageMove(TypedDict):
    """Sabotage a house in a cell where one lives, too."""

    type: Literal["sabotage"]
    cell: Cell
    seat: Seat
    """Whose house."""


class RiverMove(TypedDict):
    """Lay a river on a border, in the set-up."""

    type: Literal["river"]
    border: list[Cell]
    """Two cells, the lower ring first, then the lower number."""


class ClassMove(Class):
    """Choose a class, in the set-up."""

    type: Literal["class"]


class BareMove(TypedDict):
    """End the turn; take back the last act of this turn (free)."""

    type: Literal["end", "undo"]


Move = CellMove | AttackMove | SabotageMove | RiverMove | ClassMove | BareMove
