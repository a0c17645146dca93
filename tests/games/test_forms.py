"""Forms: moves with free fields are filled within their bounds, and nothing else fits them."""

from typing import Any

import pytest

from games.chance import Chance
from games.contract import fill, fits
from games.forms import is_form

CARDS = {"type": "drop", "cards": {"$cards": {"from": ["a", "a", "b"], "min": 1, "max": 2}}}
TEXT = {"type": "say", "text": {"$text": {"max": 3, "optional": True}}}
NUMBER = {"type": "give", "count": {"$int": {"min": 1, "max": 4}}}
CHOICE = {"type": "aim", "seat": {"$choice": [0, 2]}}
FORMS: list[dict[str, Any]] = [CARDS, TEXT, NUMBER, CHOICE]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: str(form["type"]))
def test_every_filling_fits(form: dict[str, Any]) -> None:
    chance = Chance(b"forms")
    fillings = [fill(form, chance) for _ in range(100)]
    assert all(fits(move, form) and not is_form(move) for move in fillings)
    assert any(move != fillings[0] for move in fillings)


def test_optional_fields_are_sometimes_left_out() -> None:
    chance = Chance(b"optional")
    assert {"text" in fill(TEXT, chance) for _ in range(50)} == {True, False}


def test_a_move_without_free_fields_is_filled_by_itself() -> None:
    move = {"type": "play", "card": "r5"}
    assert fill(move, Chance(b"")) == move
    assert fits(move, move)
    assert not is_form(move)


@pytest.mark.parametrize(
    ("move", "form"),
    [
        ({"type": "drop", "cards": ["b", "b"]}, CARDS),
        ({"type": "drop", "cards": []}, CARDS),
        ({"type": "drop", "cards": ["a", "a", "b"]}, CARDS),
        ({"type": "drop", "cards": "ab"}, CARDS),
        ({"type": "drop", "cards": [["a"]]}, CARDS),
        ({"type": "drop"}, CARDS),
        ({"type": "say", "text": "long"}, TEXT),
        ({"type": "say", "text": None}, TEXT),
        ({"type": "say", "words": "a"}, TEXT),
        ({"type": "give", "count": 5}, NUMBER),
        ({"type": "give", "count": True}, NUMBER),
        ({"type": "give", "count": 2.0}, NUMBER),
        ({"type": "aim", "seat": 1}, CHOICE),
        ({"type": "aim", "seat": False}, CHOICE),
        ({"type": "other", "seat": 0}, CHOICE),
        ({}, CHOICE),
    ],
)
def test_other_moves_do_not_fit(move: dict[str, Any], form: dict[str, Any]) -> None:
    assert not fits(move, form)
