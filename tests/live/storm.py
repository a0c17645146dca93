"""A storm of sockets: visitors who come, stay a moment, read slowly or not, and go as they like."""

import asyncio
import random
import socket
from collections import Counter
from contextlib import suppress
from threading import Event, Thread

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

SOCKETS = 200


class Storm:
    """Two hundred visitors of one table, each of whom comes again and again until it is over."""

    def __init__(self, port: int, uid: str) -> None:
        self.port, self.uid = port, uid
        self.over = Event()
        self.left: Counter[str] = Counter()
        self._thread = Thread(target=lambda: asyncio.run(self._blow()))

    def __enter__(self) -> "Storm":
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.over.set()
        self._thread.join()

    async def _blow(self) -> None:
        await asyncio.gather(*(self._visit_again(number) for number in range(SOCKETS)))

    async def _visit_again(self, number: int) -> None:
        dice = random.Random(number)
        leave = (self._politely, self._rudely, self._unread)[number % 3]
        while not self.over.is_set():
            with suppress(OSError, WebSocketException, TimeoutError):
                async with asyncio.timeout(30):
                    await leave(await self._come(), dice)
                self.left[leave.__name__] += 1

    async def _come(self) -> ClientConnection:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        site = f"http://localhost:{self.port}"
        address = f"ws://localhost:{self.port}/ws/table/{self.uid}/"
        return await connect(address, origin=Origin(site), sock=line, max_queue=1)

    async def _politely(self, visitor: ClientConnection, dice: random.Random) -> None:
        for _ in range(dice.randrange(1, 6)):
            await visitor.recv()
        await visitor.close()

    async def _rudely(self, visitor: ClientConnection, dice: random.Random) -> None:
        for _ in range(dice.randrange(4)):
            await visitor.recv()
        visitor.transport.abort()

    async def _unread(self, visitor: ClientConnection, dice: random.Random) -> None:
        """Leave everything unread for a while, and hang up in the middle of it."""
        await asyncio.sleep(dice.uniform(0.5, 3))
        visitor.transport.abort()
