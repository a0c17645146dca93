"""What everybody sees: the whole table, for nothing is hidden."""

from typing import Any

from games.omfc import moves
from games.omfc.board import BOARDS, cells_of
from games.omfc.ending import categories
from games.omfc.incomes import round_income
from games.omfc.setup import deserts_left, rivers_left
from games.omfc.state import NOBODY, NOWHERE, State
from games.omfc.verification import MAX_UNDONE


def view(state: State) -> dict[str, Any]:
    """Return the table as JSON; points are whole quarters."""
    incomes = round_income(state)
    return {
        "stage": state.stage,
        "rings": state.rings,
        "round": state.round,
        "max_rounds": state.max_rounds,
        "turn": state.turn,
        "seats": [
            {"points": points, "income": income, "class": slug}
            for points, income, slug in zip(state.points, incomes, state.classes, strict=True)
        ],
        "cells": _cells(state),
        "rivers": [moves.border_names(state.rings, border) for border in state.rivers],
        "capital_named": state.capital_named,
        "spoils": state.spoils,
        "free_houses": _names(state, state.gifts),
        "free_houses_next": _names(state, state.shots),
        "reach": _names(state, state.reach),
        "built": _names(state, state.built),
        "acted": state.busy,
        "idle": state.idle,
        "undo": {"acts": len(state.past), "left": MAX_UNDONE - state.undone},
        "last": state.last or None,
        "asks": _asks(state),
        "result": _result(state),
    }


def _cells(state: State) -> dict[str, dict[str, Any]]:
    marks = (
        ("desert", state.deserts),
        ("forest", state.forests),
        ("sunk", state.sunk),
        ("capital", 0 if state.capital == NOWHERE else 1 << state.capital),
    )
    return {
        name: {
            "houses": [row[cell] for row in state.houses],
            "ruins": [None if maker == NOBODY else maker for maker in state.ruins[cell]],
            "drowned": bool(state.drowned >> cell & 1),
            "marks": [mark for mark, cells in marks if cells >> cell & 1],
        }
        for cell, name in enumerate(BOARDS[state.rings].names)
    }


def _names(state: State, cells: int) -> list[str]:
    names = BOARDS[state.rings].names
    return [names[cell] for cell in cells_of(cells)]


def _asks(state: State) -> dict[str, dict[str, Any]]:
    match state.stage:
        case "over":
            return {}
        case "desert":
            ask = {"code": "desert", "left": deserts_left(state)}
        case "river":
            ask = {"code": "river", "left": rivers_left(state)}
        case "play":
            ask = {"code": "turn", "points": state.points[state.turn]}
        case stage:
            ask = {"code": stage}
    return {str(state.turn): ask}


def _result(state: State) -> dict[str, Any] | None:
    if state.stage != "over":
        return None
    return {"reason": state.reason, "categories": categories(state)}
