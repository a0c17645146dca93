"""Parties at our own house: a game begins by the host's request, as anybody's does."""

import asyncio
from random import Random
from typing import Any

import aiohttp
import msgspec

from bench.load.house_players import ApiPlayer, HousePlayer, SocketPlayer
from bench.load.orders import Group, Task
from bench.load.party import Party
from bench.load.tally import Tally

CLOCK = {"kind": "move", "seconds": 600}
"""The longest for a live move: whoever rests while another contender is measured has time."""
_PAUSE = 2.0
"""Seconds before a new table is asked for again: nobody may open ten within a minute."""


class HouseParty(Party):
    """The people of one of our tables."""

    def __init__(
        self,
        task: Task,
        group: Group,
        number: int,
        tally: Tally,
        session: aiohttp.ClientSession,
    ) -> None:
        self.session = session
        super().__init__(task, group, number, tally)

    def player(self, place: int, number: int, dice: Random) -> HousePlayer:
        """Return somebody at a socket, or, by lot, by the API."""
        key, port = self.group.people[place], self.port(number + place)
        if dice.random() < self.task.api_share:
            poll = self.task.poll
            return ApiPlayer(self, place, port, key, session=self.session, poll=poll)
        return SocketPlayer(self, place, port, key)

    async def next_table(self) -> str:
        """Let the host be ready at a table where all others are, or open one."""
        while self.tables:
            uid = self.tables.pop(0)
            if await self._ask(0, f"tables/{uid}/ready/", {}) is not None:
                return uid
        kind = msgspec.to_builtins(self.group.kind)
        while (opened := await self._ask(0, "tables/", kind | {"clock": CLOCK})) is None:
            await asyncio.sleep(_PAUSE)
        uid = str(opened["uid"])
        for place in range(1, len(self.players)):
            await self._ask(place, f"tables/{uid}/sit/", {})
        for place in range(len(self.players)):
            await self._ask(place, f"tables/{uid}/ready/", {})
        return uid

    async def _ask(self, place: int, path: str, body: Any) -> Any:
        """Ask the API for something; None if it is refused."""
        player = self.players[place]
        assert isinstance(player, HousePlayer)  # noqa: S101 - for mypy: ours are
        self.tally.requests += 1
        address = f"{player.api}/{path}"
        async with self.session.post(address, json=body, headers=player.headers) as answer:
            if answer.status < 300:
                return await answer.json()
            self.tally.trouble(f"request: {answer.status}")
            return None
