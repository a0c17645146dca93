"""What cells are called at the table: a letter per ring, A outside; numbers from 1, clockwise."""

from typing import Final

from games.omfc.board import BOARDS

LETTERS: Final = "ABCDE"


def _called(name: str) -> str:
    ring, number = name.split(":")
    return f"{LETTERS[int(ring)]}{int(number) + 1}"


CELL_NAMES: Final = {name: _called(name) for name in BOARDS[max(BOARDS)].names}
"""Of every cell of the largest board: a smaller one has no others."""
