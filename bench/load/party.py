"""A party: the same few people at one table after another, so that the load stays the same."""

import asyncio
import time
from abc import ABC, abstractmethod
from random import Random

from bench.load.background import in_background
from bench.load.orders import Group, Task
from bench.load.pace import Pace
from bench.load.players import Player
from bench.load.spread import Spread
from bench.load.tally import Tally
from games.chance import Chance

LAST_WORD_SECONDS = 5.0
"""So long whoever made the last move of a game waits for its answer: the end may be shown first."""


class Party(ABC):
    """The people of one table; the first of them is the host."""

    def __init__(self, task: Task, group: Group, number: int, tally: Tally) -> None:
        self.task, self.group, self.tally = task, group, tally
        self.tables = list(group.tables)
        self.uid = ""
        dice = Random(number)  # the same choices in every run, as far as the deals are the same
        self.chance = Chance(dice.randbytes(16))
        self.pace = Pace(task.think, dice)
        self.players = [self.player(place, number, dice) for place in range(len(group.people))]
        self.screens = [one for one in self.players if one.has_screen]
        self.may_move = False
        self.oldest: int | None = None
        self.age = self.games = 0

    @abstractmethod
    def player(self, place: int, number: int, dice: Random) -> Player:
        """Return who sits there; neighbours come by different web processes."""

    @abstractmethod
    async def next_table(self) -> str:
        """Return a table whose game has begun: one that was prepared, else a new one."""

    def port(self, turn: int) -> int:
        """Return the port of a web process, by turns."""
        return self.task.ports[turn % len(self.task.ports)]

    async def begin(self) -> None:
        """Begin the next game, and come to its table."""
        self.uid = await self.next_table()
        self.first: int | None = None
        self.age = 0
        self.spread = Spread(len(self.screens))
        self.gone: set[int] = set()
        await asyncio.gather(*(one.come() for one in self.players))

    def play(self, oldest: int | None = None) -> None:
        """Let everybody move from now on; if asked to, only until the game is so old."""
        self.may_move, self.oldest = True, oldest
        for one in self.players:
            one.consider()

    def halt(self) -> None:
        """Let nobody move any more."""
        self.may_move = False
        self.pace.rest()
        for one in self.players:
            one.forget_thought()

    def due(self, now: float) -> float | None:
        """Return when the next move is to be sent; None while nobody may."""
        if not self.may_move:
            return None
        if self.oldest is not None:
            return now if self.age < self.oldest else None
        return self.pace.next_due(now)

    def accepted(self, player: Player, version: int, sent: float) -> None:
        """Count a move that was made."""
        self.age = max(self.age, version - (self.first or 0))
        self.tally.answered(self.age, time.monotonic() - sent)
        screen = self.screens.index(player) if player.has_screen else -1
        if all(one is player for one in self.screens):
            return  # nobody else has a screen
        took = self.spread.accepted(screen, version, sent)
        if took is not None:
            self.tally.seen(self.age, [took])

    def told(self, player: Player, version: int) -> None:
        """Count the moves that all others have seen now."""
        if self.first is None:
            self.first = version
        if player.has_screen:
            took = self.spread.told(self.screens.index(player), version, time.monotonic())
            self.tally.seen(self.age, took)

    def over(self, player: Player) -> None:
        """Go on to the next table once everybody has seen the end."""
        self.gone.add(player.number)
        if len(self.gone) == len(self.players):
            self.tally.games += 1
            self.games += 1
            in_background(self._go_on)

    async def _go_on(self) -> None:
        end = time.monotonic() + LAST_WORD_SECONDS
        while any(one.sent for one in self.players) and time.monotonic() < end:
            await asyncio.sleep(0.002)
        for one in self.players:
            one.leave()
        await self.begin()
