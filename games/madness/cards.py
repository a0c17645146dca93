"""The 54 cards and how they are weighed against each other (M1). Suits never matter."""

from typing import Final

SUITS: Final = ("C", "D", "H", "S")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKERS: Final = ("X1", "X2")
CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS) + JOKERS

_ACE: Final = 1
_ACE_AGAINST_KING: Final = 14
_NUMBERS: Final = {rank: number for number, rank in enumerate(RANKS, start=2)} | {"A": _ACE}


def rank_of(card: str) -> str:
    """Return a card's rank: ``2`` … ``10``, ``J``, ``Q``, ``K``, ``A``, or ``X`` for a joker."""
    return card[:-1]


def weigh(card: str, other: str) -> int:
    """Compare a card just played with one that lay there before: 1 stronger, 0 equal, -1 weaker.

    M1: a joker beats everything, the later joker the earlier one; an ace is 14 against a king
    and 1 against anything else.
    """
    return _WEIGHTS[card][other]


def strength(card: str, against: str) -> int | None:
    """Return what a card counts against another; None is a joker."""
    return None if card in JOKERS else _strength(card, against)


def _weigh(card: str, other: str) -> int:
    if card in JOKERS:
        return 1
    if other in JOKERS:
        return -1
    mine, theirs = _strength(card, other), _strength(other, card)
    return (mine > theirs) - (mine < theirs)


def _strength(card: str, against: str) -> int:
    number = _NUMBERS[rank_of(card)]
    if number == _ACE and rank_of(against) == "K":
        return _ACE_AGAINST_KING
    return number


STRENGTHS: Final = {card: [] if card in JOKERS else [_NUMBERS[rank_of(card)]] for card in CARDS} | {
    "A" + suit: [_ACE, _ACE_AGAINST_KING] for suit in SUITS
}
"""What a card may count: an ace has two strengths, a joker none."""

_WEIGHTS: Final = {card: {other: _weigh(card, other) for other in CARDS} for card in CARDS}

BEATEN_BY: Final = {
    other: frozenset(card for card in CARDS if _WEIGHTS[card][other] > 0) for other in CARDS
}
"""For each card, all those strictly stronger than it when played after it."""
