"""The 108 cards: 54 kinds, numbered in the order of the rules page.

A card is the number of its kind: colour × 13 + rank for the coloured ones, then the two wilds.
"""

from collections.abc import Iterable

from games.words import Bilingual

COLOURS = ("r", "y", "g", "b")
COLOUR_NUMBERS = {colour: number for number, colour in enumerate(COLOURS)}
RANKS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "-rev", "-skip")
DRAW_TWO, REVERSE, SKIP = 10, 11, 12
WILD, WILD_FOUR = 52, 53

IDS = (*(colour + rank for colour in COLOURS for rank in RANKS), "wild", "wild+4")
NUMBERS = {card_id: number for number, card_id in enumerate(IDS)}
COPIES = tuple(4 if card >= WILD else 1 if card % 13 == 0 else 2 for card in range(54))
POINTS = tuple(50 if card >= WILD else card % 13 if card % 13 < 10 else 20 for card in range(54))
DECK = tuple(card for card in range(54) for _ in range(COPIES[card]))

NO_RANK = 13
RANK = tuple(card % 13 if card < WILD else NO_RANK for card in range(54))


def colour_of(card: int) -> int | None:
    """Return a card's own colour; a wild has none."""
    return card // 13 if card < WILD else None


def mask_of(cards: Iterable[int]) -> int:
    """Return a bit mask of these kinds."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def points_in(hand: Iterable[int]) -> int:
    """Return what these cards are worth to the winner (U9)."""
    return sum(POINTS[card] for card in hand)


def _matching(colour: int, top: int) -> frozenset[int]:
    same_colour = range(colour * 13, colour * 13 + 13)
    same_rank = (card for card in range(WILD) if RANK[card] == RANK[top])
    return frozenset((*same_colour, *same_rank, WILD))


MATCHES = tuple(tuple(_matching(colour, top) for top in range(54)) for colour in range(4))
"""Per named colour and top card: what may be laid on it, but for ``wild+4`` (U3)."""

FITS = tuple(tuple(mask_of(row) | 1 << WILD_FOUR for row in rows) for rows in MATCHES)
"""The same with ``wild+4``, as masks: what a hand that cannot play lacks."""

EVERY_KIND = (1 << 54) - 1

_COLOUR_NAMES = {
    "r": Bilingual("красная", "Red"),
    "y": Bilingual("жёлтая", "Yellow"),
    "g": Bilingual("зелёная", "Green"),
    "b": Bilingual("синяя", "Blue"),
}
RANK_NAMES = {
    "+2": Bilingual("«вытяни две»", "Draw Two"),
    "-rev": Bilingual("«смена направления»", "Reverse"),
    "-skip": Bilingual("«пропусти ход»", "Skip"),
}
_WILD_NAMES = {
    "wild": Bilingual("дикая карта", "Wild"),
    "wild+4": Bilingual("дикая карта «вытяни четыре»", "Wild Draw Four"),
}


def _name(card_id: str) -> Bilingual:
    if card_id in _WILD_NAMES:
        return _WILD_NAMES[card_id]
    colour, rank = _COLOUR_NAMES[card_id[0]], card_id[1:]
    face = RANK_NAMES.get(rank, Bilingual(rank, rank))
    return Bilingual(f"{colour.ru} {face.ru}", f"{colour.en} {face.en}")


NAMES = {card_id: _name(card_id) for card_id in IDS}
