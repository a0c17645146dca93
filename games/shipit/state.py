"""A game of Ship IT! as it stands: everything there is to know, hidden or not."""

from bisect import insort
from copy import copy
from typing import Final, Literal

import msgspec

from games.chance import Chance
from games.contract import Outcome
from games.shipit.cards import ORDER
from games.shipit.options import Rules

Phase = Literal["run", "turn", "answer", "take", "keep", "order", "discard", "offer", "lay", "over"]
"""What the table waits for; ``run`` only while a move is carried out."""

NOBODY: Final = -1


class Component(msgspec.Struct, frozen=True):
    """A component on a table. Components are values: a change makes a new one."""

    card: str
    under: tuple[str, ...] = ()
    copies: str = ""
    """The type a cache has taken on (I7)."""

    def acts_as(self, card: str) -> bool:
        """Tell whether it is of this type, a cache of it included."""
        return card in (self.card, self.copies)


class Blow(msgspec.Struct, frozen=True):
    """An attack or a striking event that waits for its victim's answer (I9, I3)."""

    card: str
    victim: int
    attacker: int = NOBODY
    sudo: bool = False
    component: int | None = None
    """What the attacker named; None lets the victim choose."""


class Offer(msgspec.Struct, frozen=True):
    """An exchange that was offered, or that two seats are laying cards for (I13)."""

    by: int
    seats: tuple[int, ...]
    """Those who have yet to answer."""
    give: int
    ask: int
    promise: str = ""
    want: str = ""
    taker: int = NOBODY


class Note(msgspec.Struct, frozen=True):
    """Something a seat was shown, with its date."""

    kind: str
    round: int
    turn: int
    cards: tuple[str, ...]
    seat: int | None = None
    by: int | None = None
    came: bool | None = None


class Mind(msgspec.Struct):
    """What one viewer can be sure of about hidden cards (games.shipit.knowledge)."""

    limits: list[tuple[int, ...]]
    """Per seat, a mask for each card of its hand: what that card cannot be."""
    caps: dict[str, int] | None = None
    """How many of each kind the deck holds at most; None: no more is known than what is unseen."""
    tops: tuple[int, ...] = ()
    """Masks of the deck's top cards as far as they were seen, the top last."""
    absent: int = 0
    """A mask of the kinds that ``caps`` leaves out."""
    looked: int = 0
    """The mask of each card that another seat is looking at."""

    def clone(self) -> "Mind":
        """Return a mind of its own, equal to this one."""
        caps = None if self.caps is None else self.caps.copy()
        return Mind(self.limits[:], caps, self.tops, self.absent, self.looked)


class State(msgspec.Struct):
    """One table. Piles have their top last; hands are in the order of the rules page."""

    rules: Rules
    chance: Chance
    architectures: list[str]
    unused: list[str]
    excluded: list[int]
    """Per seat, a mask of architectures it cannot have, as it held their set and did not win."""
    hands: list[list[str]]
    tables: list[list[Component]]
    deck: list[str]
    minds: list[Mind]
    """One per seat, and a last one for spectators."""
    notes: list[tuple[Note, ...]]
    """One list per seat, and a last one of what all were shown."""
    drew: list[tuple[str, ...]]
    """What each seat drew since its own turn last began, in order, events included."""
    blocked: list[dict[str, int]]
    """Per seat, types it cannot deploy, and how many ends of its own turn that lasts (I5)."""
    marked: list[bool]
    """Seats that a ddos keeps from deploying on their next turn."""
    starter: int
    turn: int
    laid: list[list[str]]
    """Cards laid for an exchange; until it is carried out they also stand in their hands."""
    discard: list[str] = []
    in_play: list[str] = []
    looked: list[str] = []
    """Cards off the deck's top that the seat on turn is looking at."""
    sorting: bool = False
    """Of those looked at one was discarded; the others go back (``supply``)."""
    left: list[int] = []
    """Seats that have won, in order."""
    round: int = 1
    turns: int = 0
    phase: Phase = "run"
    due: int = 0
    """Cards still to be drawn before the turn goes on."""
    ending: bool = False
    """The draw that is under way ends the turn."""
    full: bool = False
    deploys: int = 1
    exchanged: bool = False
    offers: int = 3
    plays: int = 0
    collected: int = 0
    """How many ``gc`` were played this turn."""
    opened: bool = False
    """An ``opensource`` was played this turn."""
    friday: bool = False
    orchestrated: bool = False
    blow: Blow | None = None
    offer: Offer | None = None
    result: Outcome | None = None

    def seats_in(self) -> list[int]:
        """Return the seats still in, clockwise from seat 0."""
        left = self.left
        return [seat for seat in range(len(self.hands)) if seat not in left]

    def others_in(self, seat: int) -> list[int]:
        """Return the other seats still in."""
        left = self.left
        return [other for other in range(len(self.hands)) if other != seat and other not in left]

    def next_in(self, seat: int) -> int:
        """Return the next seat still in, clockwise."""
        following = (seat + 1) % len(self.hands)
        while following in self.left:
            following = (following + 1) % len(self.hands)
        return following

    def add_to_hand(self, seat: int, card: str) -> None:
        """Put a card into its place in a hand."""
        insort(self.hands[seat], card, key=ORDER.__getitem__)

    def clone(self) -> "State":
        """Return a state of its own, equal to this one."""
        twin = copy(self)
        twin.chance = Chance(self.chance.seed, self.chance.used)
        twin.architectures = self.architectures[:]
        twin.unused = self.unused[:]
        twin.excluded = self.excluded[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.tables = [table[:] for table in self.tables]
        twin.deck = self.deck[:]
        twin.minds = [mind.clone() for mind in self.minds]
        twin.notes = self.notes[:]
        twin.drew = self.drew[:]
        twin.blocked = [types.copy() for types in self.blocked]
        twin.marked = self.marked[:]
        twin.laid = [laid[:] for laid in self.laid]
        twin.discard = self.discard[:]
        twin.in_play = self.in_play[:]
        twin.looked = self.looked[:]
        twin.left = self.left[:]
        return twin
