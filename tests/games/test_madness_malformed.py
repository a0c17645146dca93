"""Madness: whatever comes in as a move, the answer is a refusal that leaves no trace."""

from typing import Any

import pytest

from games.contract import IllegalMove
from games.madness.fields import EMPTY
from tests.games.madness_positions import ENGINE, field, position

MALFORMED: list[Any] = [
    None,
    7,
    "pass",
    [],
    ["pass"],
    {},
    {"type": None},
    {"type": []},
    {"type": {}},
    {"type": 1},
    {"type": "fly"},
    {"type": "Pass"},
    {"card": "2C", "field": 0},
    {"type": "pass", "card": "2C"},
    {"type": "pass", "field": 0},
    {"type": "pass", 1: 2},
    {"type": "attack"},
    {"type": "attack", "card": "2C"},
    {"type": "attack", "field": 0},
    {"type": "attack", "card": "2C", "field": 0, "seat": 0},
    {"type": "attack", "card": "2C", "field": "0"},
    {"type": "attack", "card": "2C", "field": True},
    {"type": "attack", "card": "2C", "field": False},
    {"type": "attack", "card": "2C", "field": 0.0},
    {"type": "attack", "card": "2C", "field": None},
    {"type": "attack", "card": "2C", "field": []},
    {"type": "attack", "card": "2C", "field": -1},
    {"type": "attack", "card": "2C", "field": 3},
    {"type": "attack", "card": "2C", "field": 10**30},
    {"type": "attack", "card": ["2C"], "field": 0},
    {"type": "attack", "card": {}, "field": 0},
    {"type": "attack", "card": None, "field": 0},
    {"type": "attack", "card": 2, "field": 0},
    {"type": "attack", "card": "2c", "field": 0},
    {"type": "attack", "card": "", "field": 0},
    {"type": "attack", "card": "{0.x}", "field": 0},
    {"type": "close", "card": "X3", "field": 0},
    {"type": "boss", "card": "1C"},
    {"type": "boss", "card": "9C", "field": 0},
    {"type": "drop", "card": ["2C"]},
    {"type": "coyote"},
    {"type": "decline", "card": "2C"},
]


@pytest.mark.parametrize("move", MALFORMED, ids=repr)
def test_malformed_moves_are_refused_and_leave_no_trace(move: Any) -> None:
    for phase in ("main", "tut"):
        state = position(phase="main" if phase == "main" else "tut")
        before = ENGINE.dump(state)
        for seat in (0, 1):
            with pytest.raises(IllegalMove):
                ENGINE.apply(state, seat, move)
        assert ENGINE.dump(state) == before


@pytest.mark.parametrize(
    ("seat", "move", "code", "rule"),
    [
        (1, {"type": "pass"}, "not_asked", "M4"),
        (1, {"type": "attack", "card": "2D", "field": 0}, "not_asked", "M4"),
        (0, {"type": "pull"}, "main_first", "M5"),
        (0, {"type": "drop", "card": "2C"}, "main_first", "M5"),
        (0, {"type": "coyote", "card": "2C"}, "main_first", "M5"),
        (0, {"type": "decline"}, "main_first", "M5"),
        (0, {"type": "attack", "card": "2D", "field": 0}, "not_in_hand", "M5"),
        (0, {"type": "attack", "card": "2C", "field": 2}, "field_closed", "M3"),
        (0, {"type": "close", "card": "2C", "field": 0}, "field_not_empty", "M5"),
        (0, {"type": "boss", "card": "2C"}, "too_weak", "M5"),
    ],
)
def test_refusals_name_code_and_ruling_and_leave_no_trace(
    seat: int, move: dict[str, Any], code: str, rule: str
) -> None:
    busy, closed = field("", "7S", attack=1), field("8C", attack=0, closed=0)
    state = position(fields=(busy, EMPTY, closed))
    before = ENGINE.dump(state)
    with pytest.raises(IllegalMove) as refusal:
        ENGINE.apply(state, seat, move)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    assert ENGINE.dump(state) == before


def test_refusal_of_other_moves_during_the_chance() -> None:
    closed = field("8C", attack=0, closed=0)
    state = position(fields=(closed, closed, field("7H", attack=0)), turn=1, phase="tut")
    ENGINE.apply(state, 1, {"type": "pull"})
    with pytest.raises(IllegalMove) as refusal:
        ENGINE.apply(state, 1, {"type": "pass"})
    assert (refusal.value.code, refusal.value.rule) == ("coyote_first", "M7")
    with pytest.raises(IllegalMove) as refusal:
        ENGINE.apply(state, 0, {"type": "pass"})
    assert refusal.value.code == "not_asked"


def test_refusal_after_the_end() -> None:
    state = position(hands=("9C 2C", "2D"), lead=4)
    ENGINE.apply(state, 0, {"type": "boss", "card": "9C"})
    for seat in (0, 1):
        with pytest.raises(IllegalMove) as refusal:
            ENGINE.apply(state, seat, {"type": "pull"})
        assert refusal.value.code == "game_over"
