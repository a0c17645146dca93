"""A battlefield: two sides, a centre, and whose attack it is (M2, M3).

Fields are values: a change makes a new one, so states share them when they are copied.
"""

from typing import Final

import msgspec

from games.madness.cards import weigh

DRAWN: Final = -1
"""What ``closed`` holds when a field closed for nobody."""


class Field(msgspec.Struct, frozen=True, array_like=True):
    """One of the three fields; each side is a pile whose last card is its top."""

    sides: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    centre: str | None = None
    attack: int | None = None
    """The seat whose attack it is; None while nobody has played here."""
    repelled: bool = False
    closed: int | None = None
    """None while open; afterwards the seat that won it, or ``DRAWN``."""

    def is_empty(self) -> bool:
        """Tell whether the field holds no card and no marker."""
        return self.attack is None and self.closed is None

    def lapses_for(self, seat: int) -> bool:
        """Tell whether this seat's repelled attack waits here to be renewed (M5)."""
        return self.repelled and self.attack == seat and self.closed is None

    def is_won_by(self, seat: int) -> bool:
        """Tell whether this seat's attack stands unanswered here (M4)."""
        return self.attack == seat and self.closed is None and not self.repelled

    def cards(self) -> tuple[str, ...]:
        """Return all cards in the order in which they are cleared away (M7)."""
        centre = () if self.centre is None else (self.centre,)
        return self.sides[0] + self.sides[1] + centre


EMPTY: Final = Field()


def attacked(field: Field, seat: int, card: str) -> Field:
    """Return the field after this seat played the card on its side (M3)."""
    own, theirs = (*field.sides[seat], card), field.sides[1 - seat]
    sides = (theirs, own) if seat else (own, theirs)
    if field.attack is None:
        return Field(sides, None, seat)
    weight = weigh(card, theirs[-1])
    if weight == 0:
        return Field(sides, None, field.attack, True)
    return Field(sides, None, seat if weight > 0 else 1 - seat)


def closed_by_card(card: str) -> Field:
    """Return an empty field after a card was laid into its centre: a draw (M5)."""
    return Field(centre=card, closed=DRAWN)


def closed_for(field: Field, winner: int) -> Field:
    """Return the field closed for a seat, or for nobody with ``DRAWN``."""
    return Field(field.sides, field.centre, field.attack, field.repelled, winner)
