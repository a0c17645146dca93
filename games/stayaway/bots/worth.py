"""What cards are worth keeping to each role, and the tempers in which the levels differ."""

from collections.abc import Mapping
from typing import Final, NamedTuple

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


class Temper(NamedTuple):
    """What moves a bot; worths are on the scale of cards' worths."""

    burn_few: float = 0.36
    """How likely a Thing must be for a human to burn it, with four or fewer living."""
    burn_many: float = 0.45
    """The same with more of them."""
    refusal: float = 2.4
    """The danger from which on a human spends a defence."""
    secret: float = 2.5
    """Cards from this worth on a human would rather not show to all."""
    look: float = 4.0
    """What a look at a doubtful neighbour is worth to a human."""
    leave: float = 1.0
    """How much a human does to get away from a dangerous partner."""
    thing_burns: float = 2.0
    """What it is worth to the Thing to burn a human."""
    thing_refuses: bool = False
    """Whether the Thing refuses exchanges in which it cannot infect."""
    steers: bool = False
    """Whether the Thing moves, or turns the exchange, to where there is a human to infect."""
    plots: bool = False
    """Whether the Thing says what lets the humans suspect it least."""
    shield: float = 0.3
    """What a card that refuses an exchange is worth to the Thing."""
    resolve: float = 3.0
    """What ``resolute`` is worth to a human: three cards to choose from."""
    victim: float = 5.0
    """What it is worth to the Thing to infect one more human."""


NORMAL: Final = Temper()
HARD: Final = Temper(
    burn_few=0.2,
    burn_many=0.35,
    refusal=0.3,
    secret=99.0,
    look=8.0,
    leave=2.0,
    resolve=6.0,
    thing_burns=6.0,
    thing_refuses=True,
    steers=True,
    plots=True,
    shield=2.0,
)
