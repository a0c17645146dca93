"""The round board on the wire."""

from typing import TypedDict

from games.omfc.wire.tokens import Cell


class Place(TypedDict):
    """A cell as it lies on the board."""

    ring: int
    """From the outside, 0."""
    start: int
    """Where its arc begins, clockwise from the top, in parts of the `circle`."""
    width: int
    """How wide its arc is, in the same parts."""
    near: list[Cell]
    """The cells it borders on."""
    income: int
    """What a house gives here in a round, classes aside."""
    holds: int
    """How many houses and ruins it takes."""


class Board(TypedDict):
    """The round board, which never changes."""

    circle: int
    """In how many parts a circle is measured."""
    cells: dict[str, Place]
    """Every cell, the outer ring first."""
    point: int
    """Quarters in a point."""
    categories: list[int]
    """Rounds of income that count beside the stock, in each comparison of the end."""
