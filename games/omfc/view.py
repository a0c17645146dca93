"""What everybody sees: the whole table, for nothing is hidden."""

from typing import cast

from games.omfc import moves
from games.omfc.board import BOARDS, cells_of
from games.omfc.endings import categories
from games.omfc.incomes import round_income
from games.omfc.openings import openings
from games.omfc.order import order_of
from games.omfc.setup import deserts_left, rivers_left
from games.omfc.state import NOBODY, NOWHERE, State
from games.omfc.verification import MAX_UNDONE
from games.omfc.wire.view import (
    CellSeen,
    ChooseAsk,
    Ending,
    LastMove,
    LayAsk,
    Prices,
    TurnAsk,
    View,
)


def view_of(state: State, viewer: int | None) -> View:
    """Return the table as JSON; points are whole quarters."""
    incomes = round_income(state)
    seen: View = {
        "stage": state.stage,
        "rings": state.rings,
        "round": state.round,
        "max_rounds": state.max_rounds,
        "turn": state.turn,
        "order": list(order_of(state)),
        "seats": [
            {"points": points, "income": income, "class": slug}
            for points, income, slug in zip(state.points, incomes, state.classes, strict=True)
        ],
        "forecast": categories(state, incomes) if state.stage == "play" else [],
        "cells": _cells(state),
        "forts": [_names(state, walls) for walls in state.walls],
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
        "last": _last(state),
        "asks": _asks(state),
        "result": _result(state),
    }
    if viewer == state.turn and state.stage == "play":
        seen["prices"] = _prices(state)
    return seen


def _prices(state: State) -> dict[str, Prices]:
    """Return what the seat on turn can pay for now, per cell the cheapest act of each kind."""
    points = state.points[state.turn]
    found: dict[str, dict[str, int]] = {}
    for price, move in openings(state):
        if price <= points:
            here, kind = found.setdefault(move["cell"], {}), move["type"]
            here[kind] = min(price, here.get(kind, price))
    return cast("dict[str, Prices]", found)


def _cells(state: State) -> dict[str, CellSeen]:
    marks = (
        ("desert", state.deserts),
        ("forest", state.forests),
        ("sunk", state.sunk),
        ("capital", 0 if state.capital == NOWHERE else 1 << state.capital),
    )
    laid = state.deserts | state.forests | state.sunk | state.drowned
    return {
        name: {
            "houses": [row[cell] for row in state.houses],
            "ruins": [None if maker == NOBODY else maker for maker in state.ruins[cell]],
            "drowned": bool(state.drowned >> cell & 1),
            "marks": [mark for mark, cells in marks if cells >> cell & 1],
        }
        for cell, name in enumerate(BOARDS[state.rings].names)
        if state.things[cell] or laid >> cell & 1
    }


def _names(state: State, cells: int) -> list[str]:
    names = BOARDS[state.rings].names
    return [names[cell] for cell in cells_of(cells)]


def _last(state: State) -> LastMove | None:
    return {"seat": state.last["seat"], "move": state.last["move"]} if state.last else None


def _asks(state: State) -> dict[str, TurnAsk | LayAsk | ChooseAsk]:
    ask: TurnAsk | LayAsk | ChooseAsk
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


def _result(state: State) -> Ending | None:
    if state.stage != "over":
        return None
    return {"reason": state.reason, "categories": categories(state)}
