"""The numbers in which the levels differ: how soon a bot burns, refuses, hides and lies."""

from typing import Final, NamedTuple


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
