"""What happens in One More Free Cell. Points are whole quarters."""

from typing import Literal, NotRequired, TypedDict

from games.omfc.endings import Category
from games.omfc.incomes import Account
from games.omfc.wire.tokens import Cell, Class, From, Reason
from games.wire.parts import Seat


class ClassEvent(Class):
    """A seat has a class."""

    type: Literal["class"]
    seat: Seat


class ForestsEvent(TypedDict):
    """Forests grow in these cells (elves)."""

    type: Literal["forests"]
    cells: list[Cell]


class RiverEvent(TypedDict):
    """A river is laid."""

    type: Literal["river"]
    seat: Seat
    border: list[Cell]


class CellEvent(TypedDict):
    """A desert or a first house is laid, a capital named, a cell fortified."""

    type: Literal["desert", "start", "capital", "fortified"]
    seat: Seat
    cell: Cell


class RoundEvent(TypedDict):
    """A round begins: everybody is paid."""

    type: Literal["round"]
    round: int
    accounts: list[Account]
    order: NotRequired[list[Seat]]
    """Who acts when; not told where it is always the order of the seats."""


class SeatEvent(TypedDict):
    """A turn begins, ends, is passed as nothing can be done; an act is taken back."""

    type: Literal["turn", "end", "passed", "undo"]
    seat: Seat


class BuildEvent(TypedDict):
    """A house is built."""

    type: Literal["build"]
    cell: Cell
    seat: Seat
    price: int


class AttackEvent(From):
    """A house is attacked."""

    type: Literal["attack"]
    cell: Cell
    seat: Seat
    victim: Seat
    price: int


class SabotageEvent(TypedDict):
    """A house is sabotaged, or bought (coyotes)."""

    type: Literal["sabotage", "bought"]
    cell: Cell
    seat: Seat
    victim: Seat
    price: int


class RuinedEvent(TypedDict):
    """A house becomes a ruin."""

    type: Literal["ruined"]
    cell: Cell
    seat: Seat
    """Whose it was."""
    by: Seat | None


class RemovedEvent(TypedDict):
    """A house is taken off the board (elves)."""

    type: Literal["removed"]
    cell: Cell
    seat: Seat
    """Whose it was."""
    by: Seat


class CapitalLostEvent(TypedDict):
    """The capital falls, and its owner's points with it."""

    type: Literal["capital_lost"]
    cell: Cell
    seat: Seat
    by: Seat
    points: int


class SunkEvent(TypedDict):
    """A cell sinks."""

    type: Literal["sunk"]
    cell: Cell


class GameOverEvent(TypedDict):
    """The game ends."""

    type: Literal["game_over"]
    reason: Reason
    winners: list[Seat]
    victory_points: list[int]
    categories: list[Category]


Effect = CellEvent | RuinedEvent | RemovedEvent | CapitalLostEvent | SunkEvent
Event = (
    ClassEvent
    | ForestsEvent
    | RiverEvent
    | CellEvent
    | RoundEvent
    | SeatEvent
    | BuildEvent
    | AttackEvent
    | SabotageEvent
    | RuinedEvent
    | RemovedEvent
    | CapitalLostEvent
    | SunkEvent
    | GameOverEvent
)
