"""A game of Нечто as it stands: everything there is to know, and what each seat knows of it."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec

from games.chance import Chance
from games.contract import Outcome
from games.stayaway.facts import Clause, Contact, Fiasco, Sight
from games.stayaway.options import Rules

NOBODY: Final = -1
HAND: Final = 4
STAMPS_PER_TURN: Final = 64

Role = Literal["human", "infected", "thing"]
Phase = Literal[
    "draw",
    "act",
    "pick",
    "swap",
    "drop",
    "target",
    "offer",
    "answer",
    "burn",
    "move",
    "confess",
    "give",
    "over",
]


class Exchange(msgspec.Struct, frozen=True, array_like=True):
    """An exchange under way: ``first`` was meant, ``target`` is asked now (S5, S11)."""

    by: str
    offerer: int
    first: int
    target: int
    card: str = ""
    open: bool = False


@dataclass(slots=True)
class State:
    """One table. A pile's top is its last card; observer ``seats`` stands for the public."""

    rules: Rules
    chance: Chance
    hands: list[list[str]]
    roles: list[Role]
    infected_at: list[int]
    """Per seat the stamp of its infection, 0 if there was none."""
    dropped_at: list[int]
    """Per seat the stamp at which it dropped out, 0 while it lives."""
    deck: list[str]
    discard: list[str]
    discard_seen: list[int]
    """Per discarded card a mask of the observers who know it."""
    places: list[int]
    """Per place its seat, NOBODY when the place is gone (S2)."""
    place_of: list[int]
    doors: list[bool]
    """Per place: is there a door in the gap clockwise of it?"""
    quarantine: list[int]
    """Per seat the own turns that its quarantine still lasts, 0 for none (S10)."""
    marker: int
    sights: list[Sight | None]
    """Per observer, for each seat's hand and then the deck."""
    known_thing: list[int]
    not_thing: list[int]
    """Per observer a mask of seats it knows not to be the Thing."""
    cleared: list[int]
    """Per observer and seat the last stamp at which it knew that seat to be no infected player."""
    fresh: list[int]
    """Per seat how many of its cards may be ``infected``, for it was dealt none (S1)."""
    drew: list[list[str]]
    """What each seat drew since its own last move, in order."""
    notes: list[list[dict[str, Any]]]
    """Dated notes per observer; the last list is what all were shown."""
    turn: int = NOBODY
    phase: Phase = "draw"
    asked: int = NOBODY
    marker_stays: bool = False
    """The marker's place went: whoever sits where it lies now has the next turn (S3)."""
    direction: int = 1
    turns: int = 0
    rounds: int = 0
    round_left: int = 0
    stamp: int = 0
    aside: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    exchange: Exchange | None = None
    picks: list[str] = field(default_factory=list)
    given: list[str] = field(default_factory=list)
    """In a chain the card each seat has laid, "" while it has not."""
    top_seer: int = NOBODY
    """Who put the deck's top card there and knows it (S14 blind_date)."""
    burnt_thing: int = NOBODY
    """Whom all know to have been the Thing, burnt under ``revenge`` (S17)."""
    shuffles: int = 0
    contacts: list[Contact] = field(default_factory=list)
    clauses: list[Clause] = field(default_factory=list)
    fiascos: list[Fiasco] = field(default_factory=list)
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        """The number of seats, and the number of the public as an observer."""
        return len(self.hands)

    def everybody(self) -> int:
        """Return the mask of all observers, the public included."""
        return (2 << len(self.hands)) - 1

    def living(self) -> list[int]:
        """Return the seats that have not dropped out."""
        return [seat for seat, stamp in enumerate(self.dropped_at) if not stamp]

    def thing(self) -> int:
        """Return the Thing's seat."""
        return self.roles.index("thing")

    def tick(self) -> int:
        """Return a stamp later than all before; its turn is the stamp over STAMPS_PER_TURN."""
        self.stamp = max(self.stamp + 1, self.turns * STAMPS_PER_TURN)
        return self.stamp

    def clone(self) -> "State":
        """Return a state of its own, equal to this one; what never changes is shared."""
        return State(
            self.rules,
            Chance(self.chance.seed, self.chance.used),
            [hand[:] for hand in self.hands],
            self.roles[:],
            self.infected_at[:],
            self.dropped_at[:],
            self.deck[:],
            self.discard[:],
            self.discard_seen[:],
            self.places[:],
            self.place_of[:],
            self.doors[:],
            self.quarantine[:],
            self.marker,
            self.sights[:],
            self.known_thing[:],
            self.not_thing[:],
            self.cleared[:],
            self.fresh[:],
            [drew[:] for drew in self.drew],
            [notes[:] for notes in self.notes],
            self.turn,
            self.phase,
            self.asked,
            self.marker_stays,
            self.direction,
            self.turns,
            self.rounds,
            self.round_left,
            self.stamp,
            self.aside[:],
            self.removed[:],
            self.exchange,
            self.picks[:],
            self.given[:],
            self.top_seer,
            self.burnt_thing,
            self.shuffles,
            self.contacts[:],
            self.clauses[:],
            self.fiascos[:],
            self.result,
        )
