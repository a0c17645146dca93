"""Shapes of moves: what is a move of a game, and what is refused before any rule is asked."""

from types import MappingProxyType
from typing import Any

import pytest

from games.bans import NOT_IN_HAND
from games.contract import IllegalMove
from games.shapes import Shapes

SHAPES = Shapes(
    "X1",
    {
        "end": {},
        "play": {"card": str, "seat?": int, "sudo?": bool},
        "drop": {"cards": [str]},
        "take": {"card": (str, type(None))},
    },
)


def code(move: Any) -> str:
    with pytest.raises(IllegalMove) as caught:
        SHAPES.read(move)
    assert caught.value.rule == "X1"
    return caught.value.code


@pytest.mark.parametrize(
    "move",
    [
        {"type": "end"},
        {"type": "play", "card": "a"},
        {"seat": 1, "card": "a", "type": "play"},
        {"type": "drop", "cards": []},
        {"type": "take", "card": None},
        MappingProxyType({"type": "take", "card": "a"}),
    ],
)
def test_a_move_of_the_game_is_told_its_type(move: Any) -> None:
    assert SHAPES.read(move) == move["type"]


@pytest.mark.parametrize("move", [None, 1, "end", [], {}, {"type": ["end"]}, {"type": "fold"}])
def test_what_is_no_move_is_unknown(move: Any) -> None:
    assert code(move) == "unknown_move"


@pytest.mark.parametrize(
    "move",
    [
        {"type": "end", "card": "a"},
        {"type": "play"},
        {"type": "play", "card": None},
        {"type": "play", "card": "a", "seat": True},
        {"type": "play", "card": "a", "sudo": 1},
        {"type": "play", "card": "a", "seat": 1.0},
        {"type": "play", "card": "a", "note": "hi"},
        {"type": "drop", "cards": "ab"},
        {"type": "drop", "cards": ["a", 1]},
        {"type": "drop", "cards": ("a",)},
        {"type": "take"},
    ],
)
def test_missing_wrong_and_unknown_fields_are_refused(move: Any) -> None:
    assert code(move) == "bad_fields"


def test_fields_come_out_in_the_order_of_the_game() -> None:
    move = {"sudo": True, "seat": 1, "card": "a", "type": "play"}
    assert list(SHAPES.in_order(move)) == ["type", "card", "seat", "sudo"]


def test_a_ban_takes_the_ruling_of_a_game_and_its_words() -> None:
    refusal = NOT_IN_HAND.by("X2").refusal(card="a")
    assert (refusal.code, refusal.rule, str(refusal)) == ("not_in_hand", "X2", "You do not hold a.")
