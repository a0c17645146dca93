"""What a seat believes of the roles, by Bayes: who is the Thing and, if it is, whom it infected.

A hypothesis names the Thing. Each has a weight, and for every other seat the probability that this
Thing has infected it. Evidence multiplies the weights and corrects those probabilities.
"""

from collections.abc import Sequence
from typing import NamedTuple

_NEVER = 1e-9
"""Keeps a belief alive that others' lies would have left without any hypothesis."""


class Odds(NamedTuple):
    """How likely something is of a seat that is human, infected, or the Thing."""

    human: float
    infected: float
    thing: float


class Belief:
    """Weights of hypotheses, and per hypothesis the taint of each seat."""

    __slots__ = ("eye", "seats", "taint", "weight")

    def __init__(self, seats: int, eye: int) -> None:
        self.seats, self.eye = seats, eye
        self.weight = [0.0 if seat == eye else 1.0 for seat in range(seats)]
        self.taint = [[0.0] * seats for _ in range(seats)]

    def copy(self) -> "Belief":
        """Return a belief of its own, equal to this one."""
        twin = Belief(self.seats, self.eye)
        twin.weight = self.weight[:]
        twin.taint = [row[:] for row in self.taint]
        return twin

    def observe(self, seat: int, odds: Odds) -> None:
        """Learn something of a seat that its role makes more or less likely."""
        human, infected, thing = odds
        for suspect, row in enumerate(self.taint):
            if suspect == seat:
                self.weight[suspect] *= thing
                continue
            tainted = row[seat] * infected
            total = tainted + (1 - row[seat]) * human
            self.weight[suspect] *= total
            row[seat] = tainted / total if total > 0 else row[seat]
        self._settle()

    def exclude(self, seats: Sequence[int]) -> None:
        """Learn that none of these is the Thing."""
        for seat in seats:
            self.weight[seat] = 0.0
        self._settle()

    def only(self, seats: Sequence[int]) -> None:
        """Learn that one of these is the Thing."""
        self.exclude([seat for seat in range(self.seats) if seat not in seats])

    def meet(self, giver: int, receiver: int, chance: float) -> None:
        """A card went unseen: if its giver is the Thing, it may have infected the receiver (S7)."""
        row = self.taint[giver]
        row[receiver] += (1 - row[receiver]) * chance

    def must_be_infected(self, seat: int, by: int) -> None:
        """Learn that, if that one is the Thing, this seat is infected."""
        self.taint[by][seat] = 1.0

    def reweigh(self, factors: Sequence[float]) -> None:
        """Learn something that each hypothesis makes more or less likely."""
        for seat, factor in enumerate(factors):
            self.weight[seat] *= factor
        self._settle()

    def _settle(self) -> None:
        total = sum(self.weight)
        if total <= 0:
            self.weight = [0.0 if seat == self.eye else _NEVER for seat in range(self.seats)]
            total = sum(self.weight)
        self.weight = [weight / total for weight in self.weight]

    def thing(self) -> list[float]:
        """Return per seat the probability that it is the Thing."""
        total = sum(self.weight)
        return [weight / total for weight in self.weight]

    def infected(self) -> list[float]:
        """Return per seat the probability that it is infected."""
        things = self.thing()
        return [
            sum(chance * row[seat] for chance, row in zip(things, self.taint, strict=True))
            for seat in range(self.seats)
        ]
