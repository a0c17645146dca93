"""The round board: rings, cells, who borders on whom. Geometry only; no rule of the game.

Rings are numbered from the outside; ring *r* of *k* has 2^(k - r) cells. Cells have one running
number, the outer ring first; a set of cells is an int with one bit per cell.
"""

from collections.abc import Iterator
from functools import lru_cache


class RingBoard:
    """A board of so many rings, with everything about its shape worked out beforehand."""

    def __init__(self, rings: int) -> None:
        self.rings = rings
        places = [(r, c) for r in range(rings) for c in range(2 ** (rings - r))]
        self.size = len(places)
        self.names = tuple(f"{r}:{c}" for r, c in places)
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.ring = tuple(r for r, _ in places)
        self.outer = mask_of(cell for cell, r in enumerate(self.ring) if r == 0)
        self.inner = mask_of(cell for cell, r in enumerate(self.ring) if r >= rings - 2)
        self.circle = 4 << rings
        self.arcs = [_arc(rings, r, c) for r, c in places]
        self.borders = tuple(
            (a, b) for a in range(self.size) for b in range(a + 1, self.size) if self._touch(a, b)
        )
        self.border_index = {border: number for number, border in enumerate(self.borders)}
        self.neighbours = tuple(
            tuple(b for b in range(self.size) if (min(a, b), max(a, b)) in self.border_index)
            for a in range(self.size)
        )
        self.near = tuple(mask_of(cells) for cells in self.neighbours)
        self.second = tuple(
            self.around(near) & ~near & ~(1 << cell) for cell, near in enumerate(self.near)
        )
        self.borders_of = tuple(
            tuple(number for number, border in enumerate(self.borders) if cell in border)
            for cell in range(self.size)
        )

    def around(self, cells: int) -> int:
        """Return the cells that border on any of these."""
        near = 0
        for cell in cells_of(cells):
            near |= self.near[cell]
        return near

    def _touch(self, a: int, b: int) -> bool:
        (start, width), (other, other_width) = self.arcs[a], self.arcs[b]
        ahead = (other - start) % self.circle
        behind = (start - other) % self.circle
        if self.ring[a] == self.ring[b]:
            return width in (ahead, behind)
        return abs(self.ring[a] - self.ring[b]) == 1 and (ahead < width or behind < other_width)


def _arc(rings: int, ring: int, number: int) -> tuple[int, int]:
    """Return where a cell's arc begins and how wide it is, in parts of which a circle has 4·2^k.

    An arc is centred at its number's share of the circle; the two innermost begin at the top.
    """
    width = 4 << ring
    innermost = ring == rings - 1
    start = number * width if innermost else number * width - width // 2
    return start % (4 << rings), width


def mask_of(cells: Iterator[int] | tuple[int, ...]) -> int:
    """Return the set of these cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


@lru_cache(maxsize=1 << 14)
def cells_of(mask: int) -> tuple[int, ...]:
    """Return the cells of a set, in order."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return tuple(cells)


BOARDS = {rings: RingBoard(rings) for rings in (3, 4, 5)}


@lru_cache(maxsize=4096)
def waters(rings: int, borders: tuple[int, ...]) -> tuple[int, ...]:
    """Return per cell all the cells that these borders join it to, itself included; 0 for none."""
    board = BOARDS[rings]
    joined = [0] * board.size
    for number in borders:
        a, b = board.borders[number]
        water = joined[a] | joined[b] | 1 << a | 1 << b
        for cell in cells_of(water):
            joined[cell] = water
    return tuple(joined)


@lru_cache(maxsize=4096)
def banks(rings: int, borders: tuple[int, ...]) -> int:
    """Return the cells that any of these borders touches."""
    return mask_of(cell for number in borders for cell in BOARDS[rings].borders[number])
