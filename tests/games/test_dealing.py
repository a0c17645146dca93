"""Dealing within limits: always found where there is a deal, never against a limit, and random."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.chance import Chance
from games.dealing import deal_within


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 63)), max_size=12), st.binary())
def test_a_deal_is_found_whenever_there_is_one(cards: list[tuple[int, int]], seed: bytes) -> None:
    """Limits are drawn so that the first deal keeps them: hence a deal exists."""
    limits = [mask & ~(1 << card) for card, mask in cards]
    pool = [card for card, _ in cards]
    Chance(seed).shuffle(pool)
    before = Counter(pool)
    dealt = deal_within(limits, pool)
    assert Counter(dealt) == before
    assert pool == []
    assert not any(limit >> card & 1 for limit, card in zip(limits, dealt, strict=True))


def test_what_is_not_dealt_stays_in_the_pool() -> None:
    pool = [1, 2, 3, 4]
    dealt = deal_within([0b11110 ^ 0b100], pool)
    assert dealt == [2]
    assert sorted(pool) == [1, 3, 4]


def test_a_served_place_changes_its_card_for_another() -> None:
    """The first place could have either card, the second only card 0."""
    for pool in ([0, 1], [1, 0]):
        assert deal_within([0b00, 0b10], pool) == [1, 0]
    assert deal_within([0b001, 0b010, 0b100], [0, 1, 2])


def test_no_deal_is_said_so() -> None:
    with pytest.raises(ValueError, match="no deal"):
        deal_within([0b1, 0b1], [0, 1])


def test_every_allowed_card_comes_up_about_as_often() -> None:
    chance = Chance(b"spread")
    seen: Counter[int] = Counter()
    for _ in range(3000):
        pool = list(range(6))
        chance.shuffle(pool)
        seen[deal_within([0b111], pool)[0]] += 1
    assert set(seen) == {3, 4, 5}
    assert all(850 < count < 1150 for count in seen.values())
