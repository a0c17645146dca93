"""Madness: which card beats which (M1)."""

from itertools import product

import pytest

from games.madness.cards import BEATEN_BY, CARDS, weigh


def test_facts_fifty_four_different_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 54
    assert {"2C", "10H", "JD", "QS", "KC", "AS", "X1", "X2"} <= set(CARDS)


def test_m1_faces_by_number_and_figures_above() -> None:
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    for (low, a), (high, b) in product(enumerate(order), repeat=2):
        assert weigh(a + "C", b + "H") == (low > high) - (low < high)


def test_m1_ace_on_king_is_stronger() -> None:
    assert weigh("AC", "KH") == 1


def test_m1_king_on_ace_is_weaker() -> None:
    assert weigh("KH", "AC") == -1


def test_m1_ace_on_ace_is_equal() -> None:
    assert weigh("AC", "AS") == 0


@pytest.mark.parametrize("rank", ["2", "3", "7", "10", "J", "Q"])
def test_m1_two_to_queen_beat_an_ace(rank: str) -> None:
    assert weigh(rank + "D", "AS") == 1
    assert weigh("AS", rank + "D") == -1


def test_m1_joker_on_joker_the_later_is_stronger() -> None:
    assert weigh("X1", "X2") == weigh("X2", "X1") == 1


def test_m1_joker_beats_everything_and_nothing_else_beats_it() -> None:
    for card in CARDS[:-2]:
        assert weigh("X1", card) == 1
        assert weigh(card, "X1") == -1
    assert BEATEN_BY["X1"] == {"X1", "X2"}


def test_m1_suits_never_matter() -> None:
    for suit in "CDHS":
        assert weigh("7" + suit, "7C") == 0
        assert weigh("A" + suit, "K" + suit) == 1


def test_m1_beaten_by_agrees_with_weighing() -> None:
    for card, other in product(CARDS, repeat=2):
        assert (card in BEATEN_BY[other]) == (weigh(card, other) > 0)
