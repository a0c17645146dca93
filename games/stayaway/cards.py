"""The cards: their families, and how many copies are in play for each number of seats.

A card is the id of its kind: views, logs and moves name cards, never copies.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

FEWEST_SEATS: Final = 4

COPIES: Final[Mapping[str, tuple[int, ...]]] = {
    "thing": (1, 1, 1, 1, 1, 1, 1, 1, 1),
    "infected": (8, 8, 10, 12, 13, 15, 17, 20, 20),
    "flamethrower": (2, 2, 3, 3, 3, 4, 4, 5, 5),
    "analysis": (0, 1, 2, 2, 2, 3, 3, 3, 3),
    "axe": (1, 1, 1, 1, 1, 2, 2, 2, 2),
    "suspicion": (4, 4, 4, 5, 6, 7, 8, 8, 8),
    "whiskey": (1, 1, 2, 2, 2, 2, 3, 3, 3),
    "resolute": (2, 2, 3, 3, 3, 4, 5, 5, 5),
    "watch_back": (1, 1, 1, 1, 1, 2, 2, 2, 2),
    "change_places": (2, 2, 2, 3, 3, 4, 4, 5, 5),
    "run": (2, 2, 2, 3, 3, 4, 4, 5, 5),
    "seduction": (2, 2, 3, 4, 5, 5, 6, 7, 7),
    "scary": (0, 1, 2, 2, 3, 3, 3, 4, 4),
    "comfortable": (1, 1, 2, 2, 2, 2, 2, 3, 3),
    "no_thanks": (1, 1, 2, 2, 3, 3, 3, 4, 4),
    "missed": (1, 1, 2, 2, 2, 2, 2, 3, 3),
    "no_barbecue": (1, 1, 2, 2, 2, 2, 2, 3, 3),
    "quarantine": (0, 1, 1, 1, 1, 2, 2, 2, 2),
    "door": (1, 1, 1, 2, 2, 2, 2, 3, 3),
    "old_ropes": (0, 0, 1, 1, 1, 2, 2, 2, 2),
    "three_four": (1, 1, 1, 1, 1, 2, 2, 2, 2),
    "oops": (0, 0, 0, 0, 0, 0, 1, 1, 1),
    "confession": (0, 0, 0, 0, 1, 1, 1, 1, 1),
    "between_us": (0, 0, 0, 1, 1, 2, 2, 2, 2),
    "forgetful": (1, 1, 1, 1, 1, 1, 1, 1, 1),
    "friends": (0, 0, 0, 1, 1, 2, 2, 2, 2),
    "blind_date": (1, 1, 1, 1, 1, 2, 2, 2, 2),
    "chain": (1, 1, 1, 1, 1, 2, 2, 2, 2),
    "one_two": (0, 1, 1, 1, 1, 2, 2, 2, 2),
    "go_away": (0, 1, 1, 1, 1, 1, 1, 1, 1),
    "party": (0, 1, 1, 1, 1, 2, 2, 2, 2),
}
"""Copies per kind for 4, 5, … 12 seats."""

IDS: Final = tuple(COPIES)
ORDER: Final = {card: number for number, card in enumerate(IDS)}

THING: Final = "thing"
INFECTED: Final = "infected"
ACTIONS: Final = frozenset(
    (
        *("flamethrower", "analysis", "axe", "suspicion", "whiskey", "resolute"),
        *("watch_back", "change_places", "run", "seduction"),
    )
)
DEFENCES: Final = frozenset(("scary", "comfortable", "no_thanks", "missed", "no_barbecue"))
OBSTACLES: Final = frozenset(("quarantine", "door"))
PANICS: Final = frozenset(IDS[IDS.index("old_ropes") :])
PLAYABLE: Final = ACTIONS | OBSTACLES
START_WEAPONS: Final = frozenset(("flamethrower", "analysis"))

REFUSALS: Final = frozenset(("no_thanks", "scary", "missed"))
"""What answers an exchange (S11)."""


def family(card: str) -> str:
    """Return the family a card belongs to."""
    if card in PANICS:
        return "panic"
    if card in ACTIONS:
        return "action"
    if card in DEFENCES:
        return "defence"
    return "obstacle" if card in OBSTACLES else "infection"


def counts_for(seats: int) -> dict[str, int]:
    """Return the copies in play for so many seats."""
    return {card: copies[seats - FEWEST_SEATS] for card, copies in COPIES.items()}


def back(card: str) -> str:
    """Return what a card's back tells: an event or a panic."""
    return "panic" if card in PANICS else "event"


def ordered(cards: Iterable[str]) -> list[str]:
    """Return the cards in the order of the rules page."""
    return sorted(cards, key=ORDER.__getitem__)


def plain(cards: Iterable[str]) -> list[str]:
    """Return those that anybody may give away: neither ``thing`` nor ``infected``."""
    return [card for card in cards if card not in (THING, INFECTED)]


def expanded(counts: Mapping[str, int]) -> list[str]:
    """Return the cards that these counts stand for."""
    return list(Counter(counts).elements())
