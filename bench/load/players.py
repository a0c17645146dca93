"""A player, whosever tables these are: asked, it makes a random legal move."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Protocol

from bench.load.tally import Tally
from games.chance import Chance

HOST = "127.0.0.1"
PATIENCE = 20.0
"""Seconds after which a move that was not answered is counted as lost, and another sent."""
_AFTER_REFUSAL = 0.05


class Table(Protocol):
    """What a player needs of the table."""

    uid: str
    tally: Tally
    chance: Chance

    def due(self, now: float) -> float | None:
        """Return when the next move is to be sent; None while nobody may."""

    def accepted(self, player: "Player", version: int, sent: float) -> None:
        """Hear of a move that was made."""

    def told(self, player: "Player", version: int) -> None:
        """Hear that a screen shows a version."""

    def over(self, player: "Player") -> None:
        """Hear that somebody has seen the end."""


class Player:
    """Somebody at a table."""

    has_screen = True
    """Whether whatever happens is shown to them at once."""

    def __init__(self, table: Table, number: int, port: int) -> None:
        self.table, self.number, self.port = table, number, port
        self.made = 0
        self.waiting: asyncio.TimerHandle | None = None
        self._clear()

    def _clear(self) -> None:
        self.version = 0
        """Of the table as one sees it."""
        self.choices: Sequence[Any] = ()
        """The moves that one is asked for."""
        self.known = 0
        """The version to which one's own last move led."""
        self.sent: tuple[str, float] | None = None
        """The id of the move under way, and since when it is."""
        self.is_over = False
        if self.waiting is not None:
            self.forget_thought()

    async def come(self) -> None:
        """Come to the table where the party plays now."""
        raise NotImplementedError

    def leave(self) -> None:
        """Leave it again."""
        self._clear()

    def forget_thought(self) -> None:
        """Make no move that one had in mind."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def see(self, version: int, choices: Sequence[Any], *, is_over: bool) -> None:
        """Look at the table as it is now."""
        if version < self.version:
            return
        self.version, self.choices = version, choices
        self.table.told(self, version)
        if not is_over:
            self.consider()
        elif not self.is_over:
            self.is_over = True
            self.table.over(self)

    def consider(self) -> None:
        """Move when it is time, if one is asked."""
        if not self._is_asked() or self.waiting is not None:
            return
        now = time.monotonic()
        due = self.table.due(now)
        if due is None:
            return
        if due <= now:
            self._move()
        else:
            self.waiting = asyncio.get_running_loop().call_at(due, self._thought)

    def _is_asked(self) -> bool:
        """Whether one is waited for, and has seen what one's own last move led to."""
        is_free = self.sent is None and self.version >= self.known and not self.is_over
        return is_free and bool(self.choices)

    def _thought(self) -> None:
        self.waiting = None
        if self._is_asked():
            self._move()

    def _move(self) -> None:
        self.made += 1
        move_id = f"{self.number}-{self.made}-{self.version}"
        self.sent = (move_id, time.monotonic())
        self.send(self.table.chance.pick(self.choices), move_id)

    def send(self, choice: Any, move_id: str) -> None:
        """Send a move on its way."""
        raise NotImplementedError

    def answered(self, move_id: str, version: int) -> None:
        """Hear that the move was made, and to which version it led."""
        if self.sent is not None and self.sent[0] == move_id:
            sent, self.sent, self.known = self.sent[1], None, version
            self.table.accepted(self, version, sent)
            self.consider()

    def refused(self, move_id: str, why: str) -> None:
        """Hear that it was not, and think again."""
        if self.sent is not None and self.sent[0] == move_id:
            self.sent = None
            self.table.tally.trouble(f"refused: {why}")
            asyncio.get_running_loop().call_later(_AFTER_REFUSAL, self.consider)

    def give_up_waiting(self, now: float) -> None:
        """Take a move that has waited for its answer too long for lost."""
        if self.sent is not None and now - self.sent[1] > PATIENCE:
            self.table.tally.trouble("never answered")
            self.sent = None
            self.consider()
