"""Parties at boardgame.io: matches are made and joined by its lobby."""

from random import Random
from typing import Any

import aiohttp

from bench.load.orders import Group, Task
from bench.load.party import Party
from bench.load.peer_players import GAME, PeerPlayer
from bench.load.players import HOST
from bench.load.tally import Tally


async def make_match(
    session: aiohttp.ClientSession, api_port: int, seats: int, *, is_long: bool
) -> tuple[str, list[str]]:
    """Make a match and join it with everybody; return it with each seat's credentials."""
    games = f"http://{HOST}:{api_port}/games/{GAME}"
    body: dict[str, Any] = {"numPlayers": seats, "setupData": {"isLong": is_long}}
    made = await _posted(session, f"{games}/create", body)
    uid = str(made["matchID"])
    keys = []
    for seat in range(seats):
        body = {"playerID": str(seat), "playerName": f"load{seat}"}
        joined = await _posted(session, f"{games}/{uid}/join", body)
        keys.append(str(joined["playerCredentials"]))
    return uid, keys


async def _posted(session: aiohttp.ClientSession, address: str, body: Any) -> Any:
    async with session.post(address, json=body) as answer:
        answer.raise_for_status()
        return await answer.json()


class PeerParty(Party):
    """The people of one match."""

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

    def player(self, place: int, number: int, dice: Random) -> PeerPlayer:
        """Return somebody at a socket: there is no other way to move."""
        del dice
        return PeerPlayer(self, place, self.port(number + place))

    async def next_table(self) -> str:
        """Take a match that everybody has joined, or make one."""
        if self.tables:
            uid = self.tables.pop(0)
            keys = self.group.credentials[uid]
        else:
            self.tally.requests += 1 + len(self.players)
            uid, keys = await make_match(
                self.session,
                self.task.api_port,
                len(self.players),
                is_long=self.task.is_long,
            )
        for player, key in zip(self.players, keys, strict=True):
            assert isinstance(player, PeerPlayer)  # noqa: S101 - for mypy: they all are
            player.credentials = key
        return uid
