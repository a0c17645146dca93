"""What a cell yields and holds (O2, O4). Points are whole quarters everywhere."""

from games.omfc.board import BOARDS

POINT = 4
"""Quarters in a point."""

PLAIN = {rings: tuple(POINT << ring for ring in board.ring) for rings, board in BOARDS.items()}
"""Per number of rings and cell: a house's income in quarters, 2^r points in ring r (O2)."""

CAPACITY = {
    rings: tuple(3 if ring else 2 for ring in board.ring) for rings, board in BOARDS.items()
}
"""Per number of rings and cell: how many houses and ruins it holds, three, in ring 0 two (O4)."""
