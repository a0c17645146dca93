"""The board as data: enough to draw it without a rule."""

from games.omfc.board import BOARDS
from games.omfc.endings import CATEGORIES
from games.omfc.measures import CAPACITY, PLAIN, POINT
from games.omfc.wire.board import Board, Place


def drawn_board(rings: int) -> Board:
    """Return every cell of a board of so many rings, with its arc and its borders."""
    board = BOARDS[rings]
    return {
        "circle": board.circle,
        "cells": {name: _place(rings, cell) for cell, name in enumerate(board.names)},
        "point": POINT,
        "categories": list(CATEGORIES),
    }


def _place(rings: int, cell: int) -> Place:
    board = BOARDS[rings]
    start, width = board.arcs[cell]
    return {
        "ring": board.ring[cell],
        "start": start,
        "width": width,
        "near": [board.names[other] for other in board.neighbours[cell]],
        "income": PLAIN[rings][cell],
        "holds": CAPACITY[rings][cell],
    }
