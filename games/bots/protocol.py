"""The protocol between a table and a bot.

A bot is told a ``Position``: all that its seat may know, and nothing else. The state of the game
is not reachable from it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.chance import Chance
from games.contract import Move


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds of its own CPU time, or rounds of search.

    With ``iterations`` the answer does not depend on the machine.
    """

    seconds: float = 0.3
    iterations: int | None = None


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something said at the table, in structured words: a code and its parameters."""

    seat: int
    code: str
    params: dict[str, Any]
    turn: int | None = None
    """In which turn of the game it was said; without one it counts as said now."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat knows when it is to decide."""

    seat: int
    view: Mapping[str, Any]
    legal: Sequence[Move]
    free: Sequence[Move]
    events: Sequence[dict[str, Any]]
    """Every event so far, as this seat saw it."""
    phrases: Sequence[Phrase]
    chance: Chance
    """The bot's own: it has nothing to do with the game's."""
    budget: Budget
    ruleset: int = 1
    """By which of the game's rulesets the table plays."""
    worlds: Callable[[Chance], Any] | None = None
    """Draws a state that this seat holds possible.

    None where none was found, or where the host cannot draw one (over the API).
    """

    @property
    def asked(self) -> list[Move]:
        """Return the moves the table waits for: those of ``legal`` that are not free."""
        return [move for move in self.legal if move not in self.free]


class Bot:
    """A player. Subclasses decide; one object plays one seat of one game."""

    needs_worlds = False
    """A host need not sample worlds for a bot that never looks at them."""

    def choose(self, position: Position) -> Move | None:
        """Return a legal move, or None to make none now."""
        raise NotImplementedError

    def say(self, position: Position) -> Phrase | None:
        """Return something to say to the table, or None."""
        del position
        return None
