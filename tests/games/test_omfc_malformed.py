"""One More Free Cell: what is no move at all is refused, and nothing else happens."""

from typing import Any

import pytest

from games.chance import Chance
from games.contract import BadDump
from tests.games.omfc_positions import ENGINE, move, refused, table

MALFORMED: list[Any] = [
    None,
    [],
    "end",
    {},
    {"type": None},
    {"type": []},
    {"type": {"build": 1}},
    {"type": "move"},
    {"type": "end", "cell": "0:0"},
    {"type": "build"},
    {"type": "build", "cell": "0:1", "seat": 0},
    {"type": "build", "cell": "0:16"},
    {"type": "build", "cell": "0:01"},
    {"type": "build", "cell": 1},
    {"type": "build", "cell": ["0:1"]},
    {"type": "build", "cell": {"$choice": ["0:1"]}},
    {"type": "attack", "cell": "0:1", "seat": 1},
    {"type": "attack", "cell": "0:1", "seat": True, "from": "0:0"},
    {"type": "attack", "cell": "0:1", "seat": 1.0, "from": "0:0"},
    {"type": "attack", "cell": "0:1", "seat": "1", "from": "0:0"},
    {"type": "attack", "cell": "0:1", "seat": 2, "from": "0:0"},
    {"type": "attack", "cell": "0:1", "seat": -1, "from": "0:0"},
    {"type": "attack", "cell": "0:1", "seat": 1, "from": None},
    {"type": "sabotage", "cell": "0:1", "seat": [1]},
    {"type": "river", "border": "0:0"},
    {"type": "river", "border": ["0:0"]},
    {"type": "river", "border": ["0:0", ["0:1"]]},
    {"type": "river", "border": ["0:1", "0:0"]},
    {"type": "river", "border": ["0:0", "0:2"]},
    {"type": "class", "class": ["orcs"]},
]


@pytest.mark.parametrize("made", MALFORMED, ids=str)
def test_moves_malformed_ones_are_refused_without_a_trace(made: Any) -> None:
    state = table(houses=("0:0", "0:1"), ruins="0:1")
    assert refused(state, made)[1] == "Moves"
    assert ENGINE.preview(state, 0, made).keys() == {"refusal"}


def test_moves_at_a_seat_that_is_not_there_are_refused_as_in_every_game() -> None:
    state = table(houses=("0:0", "0:1"), ruins="0:1")
    made = {"type": "attack", "cell": "0:1", "seat": 2, "from": "0:0"}
    assert refused(state, made) == ("no_such_seat", "Moves")


@pytest.mark.parametrize("kind", ["start", "desert"])
def test_moves_of_another_stage_are_refused(kind: str) -> None:
    state = table(houses=("0:0", "0:8"))
    assert refused(state, move(kind, "0:4")) == ("wrong_phase", "Moves")


def test_moves_of_play_are_refused_in_the_set_up_and_after_the_end() -> None:
    state, _ = ENGINE.new_game(seats=2, options={}, chance=Chance(b"x"))
    assert refused(state, move("build", "0:4")) == ("wrong_phase", "Moves")
    assert refused(state, move("end")) == ("wrong_phase", "Moves")
    assert refused(state, move("start", "0:4"), seat=1) == ("not_asked", "O3")
    state.stage = "over"
    assert refused(state, move("end")) == ("game_over", "O8")


def test_load_refuses_damaged_dumps() -> None:
    state = table(houses=("0:0", "0:8"))
    data = ENGINE.dump(state)
    assert ENGINE.load(data) == state
    for damaged in (b"", b"\x00" + data[1:], data[:-3]):
        with pytest.raises(BadDump):
            ENGINE.load(damaged)
