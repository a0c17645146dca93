"""What everybody sees of One More Free Cell. Points are whole quarters."""

from typing import Literal, NotRequired, TypedDict

from games.omfc.endings import Category
from games.omfc.wire.moves import Move
from games.omfc.wire.tokens import Cell, Class, Reason
from games.wire.parts import Seat


class TurnAsk(TypedDict):
    """The seat is to act or to end its turn."""

    code: Literal["turn"]
    points: int


class LayAsk(TypedDict):
    """The seat is to lay a desert or a river; so many are left."""

    code: Literal["desert", "river"]
    left: int


class ChooseAsk(TypedDict):
    """The seat is to choose a class, or to place its first house."""

    code: Literal["class", "start"]


class SeatSeen(Class):
    """What a seat has."""

    points: int
    income: int
    """What a round brings as things stand."""


class CellSeen(TypedDict):
    """What lies in a cell."""

    houses: list[int]
    """Living houses of each seat."""
    ruins: list[Seat | None]
    """Who made each ruin; null: nobody's deed."""
    drowned: bool
    """Krakens ruined here within their water."""
    marks: list[str]
    """`desert`, `forest`, `sunk`, `capital`."""


class Prices(TypedDict, total=False):
    """What can be done in a cell, and for how much at least."""

    build: int
    attack: int
    sabotage: int


class UndoSeen(TypedDict):
    """What can be taken back."""

    acts: int
    left: int
    """How often still this turn."""


class LastMove(TypedDict):
    """The last move at the table."""

    seat: Seat
    move: Move


class Ending(TypedDict):
    """How the game ended."""

    reason: Reason
    categories: list[Category]


class View(TypedDict):
    """The table: nothing is hidden from anybody."""

    stage: Literal["class", "desert", "river", "start", "play", "over"]
    rings: int
    round: int
    """From 1; 0 in the set-up."""
    max_rounds: int
    turn: Seat
    order: list[Seat]
    """Who acts when in this round."""
    seats: list[SeatSeen]
    forecast: list[Category]
    """The comparisons of the end, were it now: whose the victory points would be."""
    cells: dict[str, CellSeen]
    """Cells by name, but for those with nothing in them."""
    forts: list[list[Cell]]
    """What each seat has fortified."""
    rivers: list[list[Cell]]
    """Borders, each as two cells."""
    capital_named: bool
    spoils: int
    """What orcs get at the next round."""
    free_houses: list[Cell]
    """Where elves may build for nothing this turn, or on their turn to come."""
    free_houses_next: list[Cell]
    reach: list[Cell]
    """Where the seat on turn may build, as it lived there or beside when its turn began."""
    built: list[Cell]
    """Where it has built this turn."""
    acted: bool
    """Has anybody acted this round?"""
    idle: int
    """Rounds in a row in which nobody acted though all could pay."""
    undo: UndoSeen
    last: LastMove | None
    asks: dict[str, TurnAsk | LayAsk | ChooseAsk]
    result: Ending | None
    prices: NotRequired[dict[str, Prices]]
    """To the seat on turn: per cell what it may do there and can pay for."""
