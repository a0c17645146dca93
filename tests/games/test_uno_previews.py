"""UNO: what a move would do, told before it is made."""

from typing import Any

import pytest

from games.uno.cards import IDS, POINTS
from tests.games.uno_positions import ENGINE, position

HANDS = ("r+2 r-skip r-rev r1 wild wild+4", "b1 b2", "g3 g4", "y5 y6")


def foreseen(state: Any, card: str, **fields: Any) -> Any:
    before = ENGINE.copy(state)
    told = ENGINE.preview(state, 0, {"type": "play", "card": card, **fields})
    assert state == before
    return told


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("r1", {"left": 5, "next": 1}),
        ("r-skip", {"left": 5, "next": 2, "skips": 1}),
        ("r-rev", {"left": 5, "next": 3, "reverses": True}),
        ("r+2", {"left": 5, "next": 2, "skips": 1, "takes": {"seat": 1, "count": 2}}),
    ],
)
def test_a_play_tells_who_is_next_and_who_pays(card: str, told: dict[str, Any]) -> None:
    assert foreseen(position(hands=HANDS, top="r5"), card) == told


def test_under_stacking_the_sum_goes_on() -> None:
    state = position(hands=HANDS, top="y+2", sum_due=2, stacking=True)
    assert foreseen(state, "r+2") == {"left": 5, "next": 1, "sum": 4}
    assert ENGINE.preview(state, 0, {"type": "draw"}) == {"takes": {"seat": 0, "count": 2}}


def test_a_card_that_leaves_one_tells_of_the_call() -> None:
    state = position(hands=("r1 g1", "b1 b2", "g3"), top="r5", call_due=2)
    pays = {"penalty": {"seat": 2, "count": 2}}
    assert foreseen(state, "r1") == {"left": 1, "next": 1, "call": True, **pays}
    assert foreseen(state, "r1", uno=True) == {"left": 1, "next": 1, **pays}


def test_the_last_card_wins_and_opens_no_hand() -> None:
    state = position(hands=("r+2", "b1 b2"), top="r5")
    assert foreseen(state, "r+2") == {"wins": True, "takes": {"seat": 1, "count": 2}}


def test_how_many_are_drawn_until_one_fits_is_not_told() -> None:
    state = position(hands=("g1", "b1 b2"), top="r5", draw_to_match=True)
    assert ENGINE.preview(state, 0, {"type": "draw"}) == {"takes": {"seat": 0, "count": None}}


def test_a_refused_play_says_why() -> None:
    state = position(hands=("g1 r1", "b1 b2"), top="r5")
    assert foreseen(state, "g1")["refusal"]["code"] == "no_match"


@pytest.mark.parametrize(("direction", "untils"), [(1, [2, 3, 0, 1]), (-1, [2, 1, 0, 3])])
def test_a_view_tells_the_turns_until_ones_own(direction: int, untils: list[int]) -> None:
    state = position(hands=HANDS, turn=2, direction=direction)
    assert [ENGINE.view(state, seat)["until"] for seat in range(4)] == untils
    assert ENGINE.view(state, None)["next"] == (2 + direction) % 4


def test_u9_the_board_tells_what_every_card_is_worth() -> None:
    points = ENGINE.board({}, 4)["points"]
    assert points == dict(zip(IDS, POINTS, strict=True))
    assert (points["r7"], points["b-skip"], points["wild"]) == (7, 20, 50)
