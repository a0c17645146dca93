"""What a move is worth to somebody who knows the game."""

from collections.abc import Sequence

from games.contract import Move
from games.uno.cards import COLOURS, NUMBERS, POINTS, WILD, colour_of


def worth(move: Move, hand: Sequence[int], sizes: Sequence[int], seat: int) -> float:
    """Return how good a move looks to somebody who knows the game."""
    kind = move["type"]
    if kind == "draw":
        return -100.0
    left = list(hand)
    if kind == "color":
        return float(_held(left, COLOURS.index(move["color"])))
    card = NUMBERS[move["card"]]
    left.remove(card)
    colour = COLOURS.index(move["color"]) if card >= WILD else card // 13
    value = _held(left, colour) + POINTS[card] / 100
    if card >= WILD:
        value -= 12 if len(left) > 1 else 0
    elif POINTS[card] == 20:
        value += 3 if len(sizes) == 2 or min(_others(sizes, seat)) <= 2 else 0.5
    if "swap" in move:
        value += 2 * (len(left) - sizes[move["swap"]])
    return value + (1 if "uno" in move else 0)


def _held(hand: Sequence[int], colour: int) -> int:
    return sum(colour_of(card) == colour for card in hand)


def _others(sizes: Sequence[int], seat: int) -> list[int]:
    return [size for other, size in enumerate(sizes) if other != seat]
