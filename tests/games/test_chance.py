"""Chance against a second implementation, written from docs/fair-deals.md alone."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.chance import Chance

SEED = bytes.fromhex("a85a076cb017c8fb06791d7ad37f1a10d83512674a37d10393b37e253d05acf9")


def words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        row = sha256(seed + block.to_bytes(8, "big")).hexdigest()
        yield from (int(row[at : at + 8], 16) for at in range(0, 64, 8))
        block += 1


def below(n: int, row: Iterator[int]) -> int:
    return next(word for word in row if word < 2**32 // n * n) % n


def shuffled(items: list[Any], row: Iterator[int]) -> list[Any]:
    for i in reversed(range(1, len(items))):
        j = below(i + 1, row)
        items[i], items[j] = items[j], items[i]
    return items


def test_known_words() -> None:
    chance = Chance(SEED)
    assert [chance.below(2**32) for _ in range(9)] == [
        0x85429EA1, 0x89E27DE2, 0xB4E0D542, 0x20770FAA,
        0x10A39E9B, 0x640093C8, 0xB5A46ECB, 0x9B1E9FCE,
        878148776,
    ]  # fmt: skip
    assert chance.used == 9


def test_known_numbers() -> None:
    chance = Chance(b"")
    # the SHA-256 of eight zero bytes begins with the words af5570f5 a1810b7a f78caf4b
    assert [chance.below(n) for n in (10, 2, 100)] == [
        0xAF5570F5 % 10,
        0xA1810B7A % 2,
        0xF78CAF4B % 100,
    ]


def test_known_shuffle() -> None:
    letters = list("ABCDEFGHIJ")
    Chance(SEED).shuffle(letters)
    assert "".join(letters) == "EABFHIJCGD"


def test_known_fork() -> None:
    chance = Chance(SEED, used=3)
    fork = chance.fork("часы")
    assert (
        fork.seed
        == sha256(
            b"fork" + SEED + b"\0\0\0\0\0\0\0\3" + b"\xd1\x87\xd0\xb0\xd1\x81\xd1\x8b"
        ).digest()
    )
    assert fork.seed.hex() == "de68d94ff00191bccc5c9d6f75f0448c7b07e6531d9429cf98186ef9d8f112bf"
    assert fork.used == 0
    assert chance == Chance(SEED, used=3)


def test_forks_differ_by_label_and_point() -> None:
    seeds = {Chance(SEED, used).fork(label).seed for used in (0, 1) for label in ("a", "b")}
    assert len(seeds) == 4


def test_words_at_or_above_the_limit_are_passed_over() -> None:
    n = 2**31 + 1  # the limit is n itself: nearly every second word is passed over
    chance, row = Chance(SEED), words(SEED)
    assert [chance.below(n) for _ in range(40)] == [below(n, row) for _ in range(40)]
    assert chance.used > 60
    first = Chance(SEED)
    assert (first.below(n), first.used) == (0x20770FAA, 4)  # the first three lie above


def test_a_shuffle_passes_words_over_too() -> None:
    size = 200_000
    items, chance = list(range(size)), Chance(SEED)
    chance.shuffle(items)
    assert items == shuffled(list(range(size)), words(SEED))
    assert chance.used > size - 1


@given(st.binary(max_size=40), st.lists(st.integers(1, 2**32), max_size=20), st.integers(0, 40))
def test_any_mixture_agrees_with_the_second_implementation(
    seed: bytes, limits: list[int], size: int
) -> None:
    chance, row = Chance(seed), words(seed)
    assert [chance.below(n) for n in limits] == [below(n, row) for n in limits]
    items = list(range(size))
    chance.shuffle(items)
    assert items == shuffled(list(range(size)), row)
    assert chance.below(1000) == below(1000, row)


def test_a_number_below_one_uses_a_word() -> None:
    chance = Chance(SEED)
    assert (chance.below(1), chance.used) == (0, 1)


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_numbers_out_of_range_are_refused(n: int) -> None:
    chance = Chance(SEED)
    with pytest.raises(ValueError, match="below"):
        chance.below(n)
    assert chance.used == 0


def test_a_copy_goes_on_by_itself() -> None:
    chance = Chance(SEED, used=5)
    twin = chance.copy()
    assert twin.below(99) == Chance(SEED, used=5).below(99)
    assert chance.used == 5


def test_a_pick_is_the_item_at_a_number_below() -> None:
    assert Chance(SEED).pick("ABCDEFGHIJ") == "D"


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    squares = sum((count - expected) ** 2 for count in counts.values())
    return (squares + (cells - len(counts)) * expected**2) / expected


def test_numbers_are_uniform() -> None:
    chance = Chance(b"uniform numbers")
    counts = Counter(chance.below(52) for _ in range(52_000))
    assert 20 < chi_square(counts, 52) < 98  # 51 degrees of freedom: one in 10,000 lies beyond


def test_shuffles_are_uniform() -> None:
    chance, counts = Chance(b"uniform shuffles"), Counter[str]()
    for _ in range(24_000):
        items = list("abcd")
        chance.shuffle(items)
        counts["".join(items)] += 1
    assert 5 < chi_square(counts, 24) < 56  # 23 degrees of freedom
