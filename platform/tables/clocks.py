"""Clocks: each seat has its own, and nobody else's move touches it.

It starts when the seat is asked, or when its own move leaves it asked. What the players agree on is
one of three kinds: so many seconds for each move, a bank of seconds with an increment for each
move, or so many days for each move; whoever practises against bots may have no clock. Time is in
seconds since the epoch: the clocks in house time, which stands while a part of the house is away
(``tables.work.house_time``), the bots in real time.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from django.utils.translation import gettext_noop as _

from tables.refusals import Refused

DAY = 24 * 3600.0
LEAST = 10.0
"""Seconds for each question that even an empty bank leaves."""
STRIKES = 2
"""After time-outs in so many turns in a row a bot plays the seat."""


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think."""

    kind: Literal["move", "bank", "days", "none"] = "move"
    seconds: int = 60
    """For each move, or in the bank at the start."""
    increment: int = 0
    """What a move adds to the bank."""
    days: int = 0

    def allowance(self, bank: float) -> float | None:
        """Return how long a seat with this bank may think about its question; None is for ever."""
        match self.kind:
            case "move":
                return float(self.seconds)
            case "bank":
                return max(bank, LEAST)
            case "days":
                return self.days * DAY
            case "none":
                return None


BOUNDS: Mapping[str, Mapping[str, range]] = {
    "move": {"seconds": range(5, 601)},
    "bank": {"seconds": range(30, 7201), "increment": range(61)},
    "days": {"days": range(1, 15)},
    "none": {},
}


def agreed(given: Any) -> Agreement:
    """Return the agreement that a form or a client names, or refuse it."""
    try:
        agreement = msgspec.convert(given, Agreement)
    except msgspec.ValidationError as error:
        raise Refused(
            "bad_clock", _("This is not a clock: {why}."), status=422, why=str(error)
        ) from error
    for name, bounds in BOUNDS[agreement.kind].items():
        if getattr(agreement, name) not in bounds:
            raise Refused(
                "bad_clock",
                _("The clock’s “{name}” must be from {least} to {most}."),
                status=422,
                name=name,
                least=bounds[0],
                most=bounds[-1],
            )
    kept = {name: getattr(agreement, name) for name in BOUNDS[agreement.kind]}
    return Agreement(kind=agreement.kind, **{"seconds": 0, **kept})


class Clock(msgspec.Struct):
    """What one seat's clock shows, and when its bot is to move."""

    bank: float = 0.0
    since: float | None = None
    """Since when the seat has been thinking."""
    deadline: float | None = None
    strikes: int = 0
    """Turns in a row that ran out of time."""
    struck: bool = False
    """A time-out of this very turn was counted already."""
    bot_at: float | None = None
    """When the seat's bot moves, in real time."""
    declined: int = -1
    """The ``asked`` at which the seat's bot chose to make no free move."""

    def start(self, agreement: Agreement, now: float) -> None:
        """Begin to count."""
        self.since = now
        allowed = agreement.allowance(self.bank)
        self.deadline = None if allowed is None else now + allowed

    def stop(self, agreement: Agreement, now: float) -> None:
        """Stop, and settle the bank."""
        if agreement.kind == "bank" and self.since is not None:
            self.bank = max(0.0, self.bank - max(0.0, now - self.since)) + agreement.increment
        self.since = self.deadline = None

    def strike(self) -> bool:
        """Count a time-out; tell whether the seat's owner seems to be gone."""
        if not self.struck:
            self.strikes += 1
            self.struck = True
        return self.strikes >= STRIKES

    def forgive(self) -> None:
        """The owner has moved: nothing is held against them."""
        self.strikes = 0
        self.struck = False


def read(stored: list[Any]) -> list[Clock]:
    """Return the clocks of a table."""
    return msgspec.convert(stored, list[Clock])


def written(clocks: list[Clock]) -> list[Any]:
    """Return the clocks as they are stored."""
    plain: list[Any] = msgspec.to_builtins(clocks)
    return plain


def fresh(agreement: Agreement, seats: int) -> list[Clock]:
    """Return the clocks of a game that begins."""
    return [Clock(bank=float(agreement.seconds)) for _seat in range(seats)]


def turn_over(
    clocks: list[Clock],
    agreement: Agreement,
    before: frozenset[int],
    after: frozenset[int],
    mover: int | None,
    now: float,
) -> None:
    """Stop and start the clocks of those whose question a move has changed."""
    for seat, clock in enumerate(clocks):
        if seat in before and (seat not in after or seat == mover):
            clock.stop(agreement, now)
        if seat in after and (seat not in before or seat == mover):
            clock.start(agreement, now)
