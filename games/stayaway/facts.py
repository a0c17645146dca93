"""Facts that observers keep: what they saw of hands, and what bears on the roles.

An observer is a seat, or the public, whose number is the number of seats. Sets of observers are
masks. Facts are values: a change makes a new one, so states share them when they are copied.
"""

import msgspec


class Sight(msgspec.Struct, frozen=True, array_like=True):
    """What an observer knows of a hand or of the deck.

    ``sure`` is certainly in it; of ``maybe`` at most ``lost`` cards have left it unseen.
    """

    sure: tuple[str, ...] = ()
    maybe: tuple[str, ...] = ()
    lost: int = 0

    def kept(self) -> int:
        """Return how many of ``maybe`` are certainly still there."""
        return len(self.maybe) - self.lost


class Contact(msgspec.Struct, frozen=True, array_like=True):
    """A card that went unseen from one hand to another in a way that may infect (S7)."""

    stamp: int
    giver: int
    receiver: int


class Clause(msgspec.Struct, frozen=True, array_like=True):
    """``infected`` was seen laid for ``target``: the giver is the Thing, or gave it to the Thing.

    ``seers`` is a mask of observers.
    """

    seers: int
    giver: int
    target: int
    stamp: int
    received: bool


class Fiasco(msgspec.Struct, frozen=True, array_like=True):
    """A super-infection: this seat had nothing it might give to its partner (S8)."""

    seat: int
    partner: int
