"""The state of a game: all zones, the score, and where in the turn it stands."""

from collections import Counter
from copy import copy
from typing import Final, Literal

import msgspec

from games.contract import Outcome
from games.madness.fields import Field

Phase = Literal["main", "tut", "coyote", "over"]
NO_FIELD: Final = -1


class State(msgspec.Struct):
    """One game. Piles have their top card last. Nothing is drawn by lot after the deal."""

    deck: list[str]
    bosses: list[str]
    """The Boss is the last; those it was laid on stay under it."""
    hands: list[list[str]]
    fields: list[Field]
    turn: int
    discard: list[str] = []
    phase: Phase = "main"
    lead: int = 0
    """Seat 0's points less seat 1's: as points pull, one number holds both (M8)."""
    idle: int = 0
    """Turns in a row begun with an empty deck and without a card lost, this one included (M9)."""
    contested: int = NO_FIELD
    """During the Coyote's Chance, the field that closed last (M7)."""
    result: Outcome | None = None

    def actor(self) -> int | None:
        """Return the seat the table waits for.

        A field is won only as its winner's turn starts, so the Chance is always the other's (M7).
        """
        if self.phase == "over":
            return None
        return 1 - self.turn if self.phase == "coyote" else self.turn

    def points(self) -> list[int]:
        """Return each seat's points; at most one seat has any (M8)."""
        return [self.lead, 0] if self.lead > 0 else [0, -self.lead]

    def card_to_beat(self) -> str:
        """Return the card that won the contested field, during the Coyote's Chance only (M7)."""
        return self.fields[self.contested].sides[self.turn][-1]

    def spend(self, seat: int, card: str) -> None:
        """Take a card out of a hand, which breaks the row of idle turns (M9)."""
        self.hands[seat].remove(card)
        self.idle = 0

    def clone(self) -> "State":
        """Return a state of its own, equal to this one."""
        twin = copy(self)
        twin.deck = self.deck[:]
        twin.bosses = self.bosses[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.fields = self.fields[:]
        twin.discard = self.discard[:]
        return twin

    def inventory(self) -> Counter[str]:
        """Return how many of each card there are over all zones."""
        counts = Counter(self.deck)
        for pile in (self.bosses, *self.hands, self.discard, *(f.cards() for f in self.fields)):
            counts.update(pile)
        return counts
