"""UNO: whatever comes in as a move, the answer is a refusal that leaves no trace."""

from typing import Any

import pytest

from games.chance import Chance
from games.contract import BadDump, BadOptions, IllegalMove
from games.uno.state import State
from tests.games.uno_positions import ENGINE, HOUSE_RULES, legal, position

MALFORMED: list[Any] = [
    None,
    7,
    "draw",
    [],
    ["draw"],
    {},
    {"type": None},
    {"type": []},
    {"type": {}},
    {"type": True},
    {"type": "fly"},
    {"type": "Draw"},
    {"card": "r1"},
    {"type": "draw", "card": "r1"},
    {"type": "draw", 1: 2},
    {"type": "draw", "uno": True},
    {"type": "uno", "seat": 0},
    {"type": "play"},
    {"type": "play", "card": None},
    {"type": "play", "card": 1},
    {"type": "play", "card": True},
    {"type": "play", "card": ["r1"]},
    {"type": "play", "card": {"r1": 1}},
    {"type": "play", "card": ""},
    {"type": "play", "card": "R1"},
    {"type": "play", "card": "r1 "},
    {"type": "play", "card": "{0.x}"},
    {"type": "play", "card": "r1", "uno": False},
    {"type": "play", "card": "r1", "uno": 1},
    {"type": "play", "card": "r1", "uno": None},
    {"type": "play", "card": "r1", "uno": "true"},
    {"type": "play", "card": "r1", "uno": [True]},
    {"type": "play", "card": "r1", "swap": 1},
    {"type": "play", "card": "r1", "color": "r"},
    {"type": "play", "card": "r1", "color": None},
    {"type": "play", "card": "r1", "seat": 0},
    {"type": "play", "card": "r1", "{x}": 0},
    {"type": "play", "card": "r1", None: 0},
    {"type": "play", "card": "wild"},
    {"type": "play", "card": "wild", "color": None},
    {"type": "play", "card": "wild", "color": 0},
    {"type": "play", "card": "wild", "color": "w"},
    {"type": "play", "card": "wild", "color": "red"},
    {"type": "play", "card": "wild", "color": ["r"]},
    {"type": "play", "card": "wild", "color": {}},
    {"type": "play", "card": "wild", "colour": "r"},
    {"type": "play", "card": "wild", "color": "r", "swap": 1},
    {"type": "play", "card": "wild+4", "color": "r"},
    {"type": "color"},
    {"type": "color", "color": "r"},
    {"type": "color", "color": ["r"]},
    {"type": "color", "card": "wild"},
]


def states() -> list[State]:
    """Return positions in which every kind of question is asked; seat 0 holds r1 and a wild."""
    house: dict[str, Any] = dict.fromkeys(HOUSE_RULES, True)
    hands = ("r1 g9 wild", "b1 b2 r5", "y1 y2 y3")
    return [
        position(hands=hands),
        position(hands=hands, **house),
        position(hands=("r1 g9", *hands[1:])),
        position(hands=hands, turn=1),
        position(hands=hands, turn=1, jump_open=True, **house),
        position(hands=hands, top="b+2", sum_due=4, **house),
        position(hands=("g9 g8 g7", *hands[1:]), call_due=1),
    ]


@pytest.mark.parametrize("move", MALFORMED, ids=repr)
def test_malformed_moves_are_refused_and_leave_no_trace(move: Any) -> None:
    for state in states():
        before = ENGINE.copy(state)
        for seat in range(3):
            with pytest.raises(IllegalMove) as caught:
                ENGINE.apply(state, seat, move)
            assert caught.value.rule.startswith("U")
            assert str(caught.value)
            assert state == before


def test_an_extra_field_is_refused_on_every_legal_move() -> None:
    for state in states():
        for seat in range(3):
            for move in legal(state, seat):
                with pytest.raises(IllegalMove) as caught:
                    ENGINE.apply(state, seat, {**move, "note": "hi"})
                assert caught.value.code == "bad_fields"


@pytest.mark.parametrize("seat", [-1, 3, 10])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    for state in states():
        for move in ({"type": "draw"}, {"type": "uno"}, {"type": "play", "card": "r1"}):
            with pytest.raises(IllegalMove) as caught:
                ENGINE.apply(state, seat, move)
            assert caught.value.code == "no_such_seat"


@pytest.mark.parametrize(
    "options",
    [
        {"stacking": 1},
        {"jump_in": None},
        {"seven_zero": "yes"},
        {"match_to": 100},
        {"match_to": True},
        {"match_to": "200"},
        {"house": True},
    ],
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        ENGINE.new_game(seats=2, options=options, chance=Chance(b"options"))


@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_a_number_of_seats_out_of_bounds_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions):
        ENGINE.new_game(seats=seats, options={}, chance=Chance(b"seats"))


@pytest.mark.parametrize("data", [b"", b"\x00", b"\x01", b"\x01junk", b"\xff\x80"])
def test_bytes_that_are_no_state_are_refused(data: bytes) -> None:
    with pytest.raises(BadDump):
        ENGINE.load(data)
