"""When the next move of a table is due: at once, or after some thought."""

from random import Random

_BACKLOG = 3
"""How many moves a table that was held up makes good; of a longer delay the rest is lost."""


class Pace:
    """Moves are due a think time apart, on average, however long the last one took.

    So a slow house is asked for as much as a quick one, and what it does not carry shows.
    """

    def __init__(self, think: float, dice: Random) -> None:
        self.think, self.dice = think, dice
        self._due: float | None = None

    def next_due(self, now: float) -> float:
        """Return when the next move is to be sent."""
        if not self.think:
            return now
        if self._due is None:  # tables do not all begin at once
            self._due = now + self.dice.uniform(0, self.think)
        else:
            due = self._due + self.dice.uniform(0.5, 1.5) * self.think
            self._due = max(due, now - _BACKLOG * self.think)
        return max(now, self._due)

    def rest(self) -> None:
        """Forget what was due: the table begins anew."""
        self._due = None
