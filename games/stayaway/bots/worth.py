"""What cards are worth keeping to each role, and the few numbers that shape the normal level."""

from collections.abc import Mapping
from typing import Final

HUMAN: Final[Mapping[str, float]] = {
    "flamethrower": 6.0,
    "scary": 3.0,
    "analysis": 3.0,
    "no_thanks": 2.8,
    "no_barbecue": 2.0,
    "missed": 2.2,
    "quarantine": 2.0,
    "resolute": 1.8,
    "suspicion": 1.6,
    "door": 1.6,
    "seduction": 1.0,
    "run": 1.0,
    "change_places": 0.9,
    "watch_back": 0.7,
    "comfortable": 0.5,
    "whiskey": 0.4,
    "axe": 0.3,
    "infected": -2.0,
    "thing": 99.0,
}
THING: Final[Mapping[str, float]] = {
    "infected": 5.0,
    "no_barbecue": 4.0,
    "seduction": 3.0,
    "flamethrower": 2.5,
    "resolute": 2.0,
    "run": 1.5,
    "change_places": 1.2,
    "watch_back": 1.0,
    "axe": 1.0,
    "quarantine": 0.8,
    "door": 0.8,
    "comfortable": 0.4,
    "suspicion": 0.5,
    "scary": 0.3,
    "missed": 0.3,
    "no_thanks": 0.3,
    "analysis": 0.2,
    "whiskey": -1.0,
    "thing": 99.0,
}
INFECTED: Final[Mapping[str, float]] = {
    "flamethrower": 5.0,
    "no_barbecue": 1.5,
    "infected": 2.0,
    "axe": 1.0,
    "resolute": 2.0,
    "run": 0.8,
    "change_places": 0.8,
    "suspicion": 0.4,
    "seduction": 1.0,
    "whiskey": -1.0,
    "thing": 99.0,
}


def keeping(worths: Mapping[str, float], card: str) -> float:
    """Return what a card is worth in the hand."""
    return worths.get(card, 0.5)
