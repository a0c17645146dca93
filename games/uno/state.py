"""A game of UNO as it stands: everything there is to know, hidden or not."""

from dataclasses import dataclass, field

import msgspec

from games.chance import Chance
from games.contract import Prize
from games.uno.options import Rules

NOBODY = -1
NO_COLOUR = -1
NO_CARD = -1


class Memory(msgspec.Struct):
    """Cards that ``viewer`` handed on under seven_zero and knows to be in ``holder``'s hand."""

    viewer: int
    holder: int
    cards: list[int]
    turn: int

    def clone(self) -> "Memory":
        """Return a memory of its own, equal to this one."""
        return Memory(self.viewer, self.holder, self.cards[:], self.turn)


class Gift(msgspec.Struct):
    """What all saw of a hand that ``giver`` handed on under seven_zero, and ``holder`` now has."""

    giver: int
    holder: int
    turn: int
    size: int
    """How many cards it had when it was given."""
    laid: list[int] = []
    """What was laid from it since: of each kind as many as there are in the game, and no more."""

    def clone(self) -> "Gift":
        """Return a gift of its own, equal to this one."""
        return Gift(self.giver, self.holder, self.turn, self.size, self.laid[:])


class LastDeal(msgspec.Struct, frozen=True):
    """The end of the deal before this one: its hands lay open."""

    deal: int
    winner: int
    reason: str
    hands: list[list[int]]
    points: list[int]


@dataclass(slots=True)
class State:
    """One table. Cards are kinds (games.uno.cards); a pile's top is its last entry."""

    rules: Rules
    chance: Chance
    hands: list[list[int]]
    limits: list[list[int]]
    """Per hand, one mask a card, oldest first: what the table has seen that card not to be."""
    drew: list[list[int]]
    """What each seat drew since its own last move, in order."""
    deck: list[int]
    discard: list[int]
    scores: list[int]
    dealer: int
    turn: int = NOBODY
    direction: int = 1
    colour: int = NO_COLOUR
    drawn: int = NO_CARD
    """The card that was drawn and must now be played (U4)."""
    sum_due: int = 0
    call_due: int = NOBODY
    jump_open: bool = False
    """The top card was played, and nobody has moved since (U12 jump_in)."""
    turns: int = 0
    idle_turns: int = 0
    deal: int = 0
    prizes: list[Prize] = field(default_factory=list)
    memories: list[Memory] = field(default_factory=list)
    last_deal: LastDeal | None = None
    reason: str = ""
    """Why the game is over; empty while it goes on."""
    gifts: list[Gift] = field(default_factory=list)
    """The public side of ``memories``: also of one that has run out, which nobody else can know."""

    def next_seat(self, seat: int, steps: int = 1) -> int:
        """Return the seat so many steps further in the direction of play."""
        return (seat + steps * self.direction) % len(self.hands)

    def clone(self) -> "State":
        """Return a state of its own, equal to this one."""
        return State(
            self.rules,
            Chance(self.chance.seed, self.chance.used),
            [hand[:] for hand in self.hands],
            [limits[:] for limits in self.limits],
            [drew[:] for drew in self.drew],
            self.deck[:],
            self.discard[:],
            self.scores[:],
            self.dealer,
            self.turn,
            self.direction,
            self.colour,
            self.drawn,
            self.sum_due,
            self.call_due,
            self.jump_open,
            self.turns,
            self.idle_turns,
            self.deal,
            self.prizes[:],
            [memory.clone() for memory in self.memories],
            self.last_deal,
            self.reason,
            [gift.clone() for gift in self.gifts],
        )
