"""A client process: many parties on one loop, led by lines on its standard input.

``python -m bench.load.client`` reads a task, then orders; it says how it gets on. It knows no more
of the house than the wire: no Django, no database.
"""

import asyncio
import sys
import time

import aiohttp
import msgspec

from bench.load.background import together
from bench.load.echo_party import EchoParty
from bench.load.house_party import HouseParty
from bench.load.orders import Order, Said, Task
from bench.load.peer_party import PeerParty
from bench.load.players import Player
from bench.load.tally import Tally

PARTIES: dict[str, type[HouseParty] | type[PeerParty]] = {
    "house": HouseParty,
    "peer": PeerParty,
    "echo": EchoParty,
}

TICK = 0.02
"""Seconds between two looks of the loop at itself: how late it is then is its own delay."""
TELLING = 0.5
"""Seconds between two words to the parent."""
AT_ONCE = 16
"""Parties that come to their tables at the same time."""
MOST_GAMES = 8
"""That may end before one is found which is as old as was asked for."""
DRAIN = 10.0
"""Seconds for moves under way to be answered after a halt."""


class Client:
    """All parties of this process."""

    def __init__(self, task: Task, session: aiohttp.ClientSession) -> None:
        self.tally = Tally()
        kind = PARTIES[task.shape]
        self.parties = [
            kind(task, group, number, self.tally, session)
            for number, group in enumerate(task.groups)
        ]
        self.oldest: int | None = None

    async def obey(self, order: Order) -> Said:
        """Do as told; return the answer."""
        began = time.monotonic()
        said = Said("done")
        if order.do == "seat":
            await together([party.begin() for party in self.parties], AT_ONCE)
        elif order.do == "age":
            await self._age(order.number)
        elif order.do == "play":
            for party in self.parties:
                party.play()
        elif order.do == "count":
            self.tally.open()
        elif order.do == "halt":
            said.counted = self.tally.close()
            await self._halt()
        said.seconds = time.monotonic() - began
        return said

    async def _age(self, moves: int) -> None:
        """Play without a pause until every game has so many moves behind it."""
        self.oldest = moves
        before = {party: party.games for party in self.parties}
        for party in self.parties:
            party.play(moves)
        while young := [party for party in self.parties if party.age < moves]:
            if any(party.games - before[party] > MOST_GAMES for party in young):
                raise SystemExit(f"{MOST_GAMES} games ended before one had {moves} moves")
            await asyncio.sleep(0.1)
        await self._halt()
        self.oldest = None

    async def _halt(self) -> None:
        for party in self.parties:
            party.halt()
        end = time.monotonic() + DRAIN
        while any(one.sent for one in self._players()) and time.monotonic() < end:
            await asyncio.sleep(0.02)

    def _players(self) -> list[Player]:
        return [one for party in self.parties for one in party.players]

    async def tick(self) -> None:
        """While it counts, note how late this loop is; twice a second, say how far all is."""
        told = time.monotonic()
        while True:
            is_counting = self.tally.is_open
            due = time.monotonic() + (TICK if is_counting else TELLING)
            await asyncio.sleep(due - time.monotonic())
            now = time.monotonic()
            if is_counting:
                self.tally.lags.append((now - due) * 1000)
            if now - told >= TELLING:
                told = now
                for one in self._players():
                    one.give_up_waiting(now)
                say(Said("now", moves=self.tally.total, ready=self._ready()))

    def _ready(self) -> int:
        if self.oldest is not None:
            return sum(party.age >= self.oldest for party in self.parties)
        return sum(one.version > 0 for party in self.parties for one in party.players)


def say(said: Said) -> None:
    """Tell the parent."""
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()


async def main() -> None:
    """Read the task, then do as told until the end."""
    lines = asyncio.StreamReader(limit=1 << 26)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    task = msgspec.json.decode(await lines.readline(), type=Task)
    connector = aiohttp.TCPConnector(limit=0, keepalive_timeout=5)
    async with aiohttp.ClientSession(connector=connector) as session:
        client = Client(task, session)
        watch = asyncio.ensure_future(client.tick())
        while line := await lines.readline():
            order = msgspec.json.decode(line, type=Order)
            if order.do == "quit":
                break
            say(await client.obey(order))
        watch.cancel()


if __name__ == "__main__":
    asyncio.run(main())
