"""Ship IT!: whatever comes in as a move, the answer is a refusal that leaves no trace."""

from typing import Any

import pytest

from games.contract import IllegalMove
from games.shipit.state import State
from tests.games.shipit_positions import ENGINE, do, play, position, refusal

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
    {"type": "run"},
    {"card": "backend"},
    {"type": "draw", "card": "ci"},
    {"type": "draw", 1: 2},
    {"type": "deploy"},
    {"type": "deploy", "card": "backend"},
    {"type": "deploy", "card": "backend", "under": None},
    {"type": "deploy", "card": "backend", "under": "ci"},
    {"type": "deploy", "card": "backend", "under": ["ci", 1]},
    {"type": "deploy", "card": "backend", "under": [[]]},
    {"type": "deploy", "card": "backend", "under": ["certificate"]},
    {"type": "deploy", "card": "backend", "under": [], "at": None},
    {"type": "deploy", "card": ["backend"], "under": []},
    {"type": "deploy", "card": "frontend", "under": []},
    {"type": "play"},
    {"type": "play", "card": "error"},
    {"type": "play", "card": "error", "seat": True},
    {"type": "play", "card": "error", "seat": 1.0},
    {"type": "play", "card": "error", "seat": "1"},
    {"type": "play", "card": "error", "seat": -1},
    {"type": "play", "card": "error", "seat": 2},
    {"type": "play", "card": "error", "seat": 10**30},
    {"type": "play", "card": "error", "seat": 1, "sudo": False},
    {"type": "play", "card": "error", "seat": 1, "sudo": 1},
    {"type": "play", "card": "error", "seat": 1, "component": 0},
    {"type": "play", "card": "error", "seat": 1, "extra": 0},
    {"type": "play", "card": "security", "seat": 1},
    {"type": "play", "card": "security", "seat": 1, "component": True},
    {"type": "play", "card": "security", "seat": 1, "component": 1},
    {"type": "play", "card": "{0.x}"},
    {"type": "play", "card": {}},
    {"type": "play", "card": "500"},
    {"type": "play", "card": "analytics"},
    {"type": "play", "card": "backend"},
    {"type": "play", "card": "rfc", "seat": 1, "take": []},
    {"type": "play", "card": "rfc", "seat": 1, "take": None},
    {"type": "play", "card": "rfc", "seat": 1, "take": {"$choice": ["ci"]}},
    {"type": "offer"},
    {"type": "offer", "seats": [1], "give": 1},
    {"type": "offer", "seats": 1, "give": 1, "ask": 1},
    {"type": "offer", "seats": [True], "give": 1, "ask": 1},
    {"type": "offer", "seats": ["1"], "give": 1, "ask": 1},
    {"type": "offer", "seats": [[]], "give": 1, "ask": 1},
    {"type": "offer", "seats": [1], "give": True, "ask": 1},
    {"type": "offer", "seats": [1], "give": 1, "ask": 1.0},
    {"type": "offer", "seats": [1], "give": 1, "ask": 2**70},
    {"type": "offer", "seats": [1], "give": 1, "ask": 1, "promise": 5},
    {"type": "offer", "seats": [1], "give": 1, "ask": 1, "want": "x" * 201},
    {"type": "accept"},
    {"type": "lay", "card": "ci"},
    {"type": "take", "card": None},
    {"type": "keep", "take": True},
    {"type": "order", "card": "ci"},
    {"type": "discard", "card": "ci"},
    {"type": "defend", "card": "excuse", "sudo": False},
    {"type": "sudo", "use": "under", "component": 0},
    {"type": "yield", "component": 0},
]


def turn() -> State:
    return position("backend ci error security rfc sudo", "ci", tables=("", "backend"))


@pytest.mark.parametrize("move", MALFORMED, ids=repr)
def test_malformed_moves_are_refused_and_leave_no_trace(move: Any) -> None:
    for seat in (0, 1):
        state = turn()
        before = ENGINE.dump(state)
        with pytest.raises(IllegalMove) as refused:
            ENGINE.apply(state, seat, move)
        assert refused.value.rule.startswith("I")
        assert ENGINE.dump(state) == before
        assert ENGINE.preview(state, seat, move) == {"refusal": refused.value.to_json()}


ANSWERS: list[dict[str, Any]] = [
    {"type": "yield"},
    {"type": "yield", "component": True},
    {"type": "yield", "component": -1},
    {"type": "yield", "component": 5},
    {"type": "yield", "component": 0, "seat": 0},
    {"type": "defend", "card": "excuse"},
    {"type": "defend", "card": "excuse", "sudo": 0},
    {"type": "defend", "card": "patch", "sudo": False},
    {"type": "defend", "card": None, "sudo": False},
    {"type": "sudo", "use": "other", "component": 0},
    {"type": "sudo", "use": None, "component": 0},
    {"type": "end"},
    {"type": "draw"},
]


@pytest.mark.parametrize("move", ANSWERS, ids=repr)
def test_malformed_answers_are_refused(move: dict[str, Any]) -> None:
    state = position("error", "excuse patch sudo", tables=("", "backend+ci"))
    play(state, 0, "error", seat=1)
    kind = move["type"]
    fields = {name: value for name, value in move.items() if name != "type"}
    assert refusal(state, 1, kind, **fields)
    assert refusal(state, 0, kind, **fields)


def test_other_moves_wait_for_what_is_asked() -> None:
    state = position("research opensource", "ci", deck="ci")
    play(state, 0, "research")
    assert refusal(state, 0, "end") == ("take_first", "I12")
    do(state, 0, "take", card=None)
    play(state, 0, "opensource")
    assert refusal(state, 0, "end") == ("keep_first", "I12")
    do(state, 0, "keep", take=False)
    do(state, 0, "offer", seats=[1], give=1, ask=1)
    assert refusal(state, 0, "end") == ("not_asked", "I2")
    assert refusal(state, 1, "end") == ("offer_first", "I13")
    do(state, 1, "accept")
    assert refusal(state, 0, "end") == ("lay_first", "I13")


def test_refusal_after_the_end() -> None:
    state = position("", "", tables=("backend database database", ""), full=True)
    do(state, 0, "end")
    for seat in (0, 1):
        assert refusal(state, seat, "draw") == ("game_over", "I14")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_are_not_there_are_refused(seat: int) -> None:
    assert refusal(turn(), seat, "draw") == ("not_asked", "I2")
