"""Positions of One More Free Cell, set up for a test; points are given and read in whole points."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.chance import Chance
from games.contract import Engine, Event, IllegalMove
from games.omfc.board import BOARDS, mask_of
from games.omfc.cells import add_house, ruin_house
from games.omfc.engine import ENGINES
from games.omfc.openings import begin
from games.omfc.state import NOBODY, State, new_state

RULESETS: dict[int, Engine[State]] = {one.info.ruleset: one for one in ENGINES}
ENGINE = RULESETS[1]


def table(
    *classes: str,
    houses: Sequence[str],
    rings: int = 4,
    turn: int = 0,
    points: int | Sequence[int] = 1000,
    ruins: str = "",
    deserts: str = "",
    forests: str = "",
    rivers: Sequence[str] = (),
    capital: str = "",
    round_number: int = 1,
    ruleset: int = 1,
) -> State:
    """Return a game in play: per seat the cells of its houses, ``"0:1 0:1 1:0"``.

    Ruins are nobody's; a river is written ``"0:1 0:2"``.
    """
    board = BOARDS[rings]
    seats = len(houses)
    state = new_state(
        seats=seats,
        rings=rings,
        max_rounds=30,
        cells=board.size,
        chance=Chance(b"test"),
        ruleset=ruleset,
    )
    state.classes = classes or ("",) * seats
    state.stage = "play"
    state.round = round_number
    state.points = [4 * p for p in ([points] * seats if isinstance(points, int) else points)]
    for seat, cells in enumerate(houses):
        for name in cells.split():
            add_house(state, seat, board.index[name])
    for name in ruins.split():
        add_house(state, 0, board.index[name])
        ruin_house(state, 0, board.index[name], NOBODY)
    state.deserts = cells_named(state, deserts)
    state.forests = cells_named(state, forests)
    state.rivers = tuple(sorted(border(state, river) for river in rivers))
    if capital:
        state.capital, state.capital_named = board.index[capital], True
    begin(state, turn)
    return state


def cells_named(state: State, names: str) -> int:
    return mask_of(tuple(BOARDS[state.rings].index[name] for name in names.split()))


def border(state: State, names: str) -> int:
    board = BOARDS[state.rings]
    first, second = (board.index[name] for name in names.split())
    return board.border_index[first, second]


def do(state: State, kind: str, cell: str = "", seat: int | None = None, origin: str = "") -> Any:
    """Make a move of the seat on turn and return its events as everybody sees them."""
    return seen(ENGINE.apply(state, state.turn, move(kind, cell, seat, origin)))


def move(kind: str, cell: str = "", seat: int | None = None, origin: str = "") -> dict[str, Any]:
    whole: dict[str, Any] = {"type": kind}
    whole |= {"cell": cell} if cell else {}
    whole |= {"seat": seat} if seat is not None else {}
    return whole | ({"from": origin} if origin else {})


def seen(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [event.public for event in events if event.public]


def refused(state: State, made: Mapping[str, Any], seat: int | None = None) -> tuple[str, str]:
    """Return the refusal's code and ruling; the state must stay as it is."""
    before = ENGINE.copy(state)
    try:
        ENGINE.apply(state, state.turn if seat is None else seat, made)
    except IllegalMove as refusal:
        assert state == before
        return refusal.code, refusal.rule
    raise AssertionError(f"{made} was not refused")


def price(state: State, kind: str, cell: str, seat: int | None = None, origin: str = "") -> float:
    """Return what the move costs, in points."""
    quarters: int = ENGINE.preview(state, state.turn, move(kind, cell, seat, origin))["price"]
    return quarters / 4


def houses(state: State, seat: int, cell: str) -> int:
    return state.houses[seat][BOARDS[state.rings].index[cell]]


def ruins(state: State, cell: str) -> list[int]:
    """Return who made each ruin in the cell, in no order; -1 is nobody."""
    return sorted(state.ruins[BOARDS[state.rings].index[cell]])


def points(state: State) -> list[float]:
    return [quarters / 4 for quarters in state.points]


def incomes(state: State) -> list[float]:
    """Return what the view says of each seat's income of a round, in points."""
    return [seat["income"] / 4 for seat in ENGINE.view(state, None)["seats"]]


def next_round(state: State) -> list[dict[str, Any]]:
    """End turns until a round begins and return its accounts."""
    while True:
        for event in do(state, "end"):
            if event["type"] == "round":
                accounts: list[dict[str, Any]] = event["accounts"]
                return accounts
