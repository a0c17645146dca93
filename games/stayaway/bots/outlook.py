"""A position as a bot looks at it: who sits where, and what it believes of each seat."""

from collections.abc import Sequence
from typing import Any

from games.bots.protocol import Position
from games.contract import Move
from games.stayaway.bots.belief import Belief
from games.stayaway.bots.hearing import hear
from games.stayaway.bots.image import Image
from games.stayaway.bots.story import Story
from games.stayaway.bots.temper import Temper


class Outlook:
    """What the choices of every role are made from."""

    def __init__(self, position: Position, story: Story, temper: Temper, image: Image) -> None:
        view = position.view
        self.position, self.view, self.story = position, view, story
        self.temper, self.image = temper, image
        self.seat: int = position.seat
        self.hand: list[str] = view["hand"]
        self.role: str = view["role"]
        self.direction: int = view["direction"]
        self.quarantine: list[int] = view["quarantine"]
        self.ring = [seat for seat in view["places"] if seat is not None]
        self.living = len(self.ring)
        self._believe(position)

    def _believe(self, position: Position) -> None:
        seats = len(self.view["hands"])
        roles = self.view["roles"]
        self.belief: Belief | None = None
        if roles is not None:
            names = [one["role"] for one in roles]
            self.thing = [float(name == "thing") for name in names]
            self.infected = [float(name == "infected") for name in names]
        else:
            belief = self.story.belief.copy()
            if self.view["thing"] is not None:
                belief.only([self.view["thing"]])
            else:
                hear(belief, position.phrases)
            self.belief = belief
            self.thing, self.infected = belief.thing(), belief.infected()
            self.infected[self.seat] = float(self.role == "infected")
        self.human = [1 - self.thing[seat] - self.infected[seat] for seat in range(seats)]

    @property
    def asked(self) -> Sequence[Move]:
        """The moves the table waits for."""
        free = self.position.free
        return (
            [move for move in self.position.legal if move not in free]
            if free
            else (self.position.legal)
        )

    def partner(self, ring: Sequence[int] | None = None, direction: int | None = None) -> int:
        """Return with whom this seat exchanges next, by a ring and direction to come."""
        order = self.ring if ring is None else ring
        here = order.index(self.seat)
        return order[(here + (direction or self.direction)) % len(order)]

    def neighbours(self, ring: Sequence[int] | None = None) -> tuple[int, int]:
        """Return who sits clockwise and counter-clockwise of this seat."""
        return self.partner(ring, 1), self.partner(ring, -1)

    def swapped(self, other: int) -> list[int]:
        """Return the ring after changing places with another seat."""
        swap = {other: self.seat, self.seat: other}
        return [swap.get(seat, seat) for seat in self.ring]

    def gap(self, direction: int) -> int:
        """Return the gap beside this seat in a direction (S2)."""
        places: list[Any] = self.view["places"]
        here = places.index(self.seat)
        return here if direction == 1 else places.index(self.partner(direction=-1))

    def meets(self) -> bool:
        """Tell whether an exchange in phase 3 would come about now (S5)."""
        barred = self.view["doors"][self.gap(self.direction)]
        return not barred and not self.quarantine[self.partner()]

    def exposed(self) -> bool:
        """Tell whether all would see what this seat gives: in quarantine, to lay a card (S10)."""
        return bool(self.quarantine[self.seat]) and self.view["phase"] not in ("answer", "give")

    def suspects(self) -> list[int]:
        """Return the living others, the likeliest Thing first."""
        others = [seat for seat in self.ring if seat != self.seat]
        return sorted(others, key=lambda seat: -self.thing[seat])
