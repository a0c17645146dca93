"""Dealing hidden cards anew where some places are known to lack some cards.

Cards are small whole numbers; a place's *limit* is a bit mask of the cards that cannot lie there.
"""

from collections.abc import Sequence


def deal_within(limits: Sequence[int], pool: list[int]) -> list[int]:
    """Take a card out of the shuffled pool for every place, none that its limit forbids.

    Places with the tightest limits choose first. A place that finds nothing left asks one that
    was served to change its card, and so on along a chain, so a deal is found whenever there is
    one. What is left in the pool stays in random order.
    """
    dealt: dict[int, int] = {}
    for place in sorted(range(len(limits)), key=lambda place: -limits[place].bit_count()):
        if not _serve(place, limits, pool, dealt, set()):
            raise ValueError("no deal agrees with these limits")
    return [dealt[place] for place in range(len(limits))]


def _serve(
    place: int, limits: Sequence[int], pool: list[int], dealt: dict[int, int], asked: set[int]
) -> bool:
    asked.add(place)
    limit = limits[place]
    for index in range(len(pool) - 1, -1, -1):
        if not limit >> pool[index] & 1:
            dealt[place] = pool.pop(index)
            return True
    for other, card in list(dealt.items()):
        if (
            other not in asked
            and not limit >> card & 1
            and _serve(other, limits, pool, dealt, asked)
        ):
            dealt[place] = card
            return True
    return False
