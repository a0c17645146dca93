"""The only source of randomness: a seed and a counter, hashed.

Defined so that anyone can repeat it in any language (docs/fair-deals.md):

* the stream of a seed is block 0, block 1, … where block *b* is
  ``SHA-256(seed ‖ b as 8 bytes, big-endian)``, read as eight 32-bit big-endian words;
* ``below(n)`` takes the next word; words at or above the largest multiple of *n* that fits
  in 32 bits are passed over; the result is the word modulo *n*;
* ``shuffle`` is Fisher-Yates from the end: for *i* = last … 1, swap *i* with ``below(i + 1)``.
"""

from collections.abc import MutableSequence, Sequence
from functools import cache
from hashlib import sha256
from struct import unpack_from
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_WORDS_PER_BLOCK = 8
_WORD_RANGE = 1 << 32


def _limit(n: int) -> int:
    """Return the largest multiple of n that fits: words from there on are passed over."""
    return _WORD_RANGE - _WORD_RANGE % n


@cache
def _limits(n: int) -> tuple[int, ...]:
    """Return the limits of all numbers up to n, by number."""
    return (0, *(_limit(number) for number in range(1, n + 1)))


class Chance(msgspec.Struct):
    """A stream of fair choices: ``seed`` says which, ``used`` how many words were taken."""

    seed: bytes
    used: int = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        if not 0 < n <= _WORD_RANGE:
            raise ValueError(f"below() takes 1 to 2**32, not {n}")
        limit = _limit(n)
        while True:
            (word,) = self._take(1)
            if word < limit:
                return word % n

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place."""
        n = len(items)
        limits = _limits(n)
        while n > 1:
            for word in self._take(n - 1):
                if word < limits[n]:
                    other = word % n
                    n -= 1
                    items[n], items[other] = items[other], items[n]

    def fork(self, label: str) -> "Chance":
        """Return a stream of its own for ``label`` at this point; this one is left as it was."""
        point = self.used.to_bytes(8, "big")
        return Chance(sha256(b"fork" + self.seed + point + label.encode()).digest())

    def copy(self) -> "Chance":
        """Return a stream that goes on from here by itself."""
        return Chance(self.seed, self.used)

    def _take(self, count: int) -> tuple[int, ...]:
        """Return the next words of the stream."""
        block, offset = divmod(self.used, _WORDS_PER_BLOCK)
        self.used += count
        end = -(-self.used // _WORDS_PER_BLOCK)
        seed = self.seed
        blocks = [sha256(seed + number.to_bytes(8, "big")).digest() for number in range(block, end)]
        return unpack_from(f">{count}I", b"".join(blocks), 4 * offset)
