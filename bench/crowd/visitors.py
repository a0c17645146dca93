"""Those who come: each has one socket at a table, and comes back when it is closed, as pages do."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from random import uniform

import msgspec

from bench.load.websocket import Traffic, WebSocket, upgrade

HOST = "127.0.0.1"
SHORTEST_WAIT, SOON_WAIT = 0.3, 1.0
"""Seconds between two tries: longer each time, up to the second (``static/js/live/socket.js``)."""
SILENCE_SECONDS = 2.0
"""After so long a page that expects something asks whether anybody is there."""
SENT_AWAY = "4503"
PATIENCE = 120.0
"""Seconds after which somebody who is not let in ends the run."""


class _Frame(msgspec.Struct):
    type: str = ""
    ping: float = -1
    version: int = 0


_frames = msgspec.json.Decoder(_Frame)


class Visitor:
    """Somebody at a table."""

    def __init__(self, port: int, uid: str, key: str = "") -> None:
        host = f"localhost:{port}"
        headers = {"Authorization": f"Token {key}"} if key else {"Origin": f"http://{host}"}
        self._upgrade = partial(upgrade, host=host, headers=headers)
        self._uid = uid
        self._version = 0
        """Up to which it has seen the table."""
        self._port = port
        self._socket: WebSocket | None = None
        self._answers: dict[float, asyncio.Future[None]] = {}
        self.shown = asyncio.Event()
        """That the table is seen."""
        self.is_leaving = False
        self.closings: list[str] = []
        """Why its sockets were closed."""
        self.given = 0
        """Signs of life that were answered."""
        self.connected_at = 0.0
        """When it last got through, on the clock of performance."""
        self._attempts = 0

    async def come(self) -> None:
        """Come in, however often one has to try, and wait until the table is shown."""
        await asyncio.wait_for(self._come(), PATIENCE)

    async def _come(self) -> None:
        while not self.is_leaving:
            try:
                loop = asyncio.get_running_loop()
                _, self._socket = await loop.create_connection(self._made, HOST, self._port)
            except OSError:
                await asyncio.sleep(self._pause())
            else:
                self.connected_at = time.perf_counter()
                await self.shown.wait()
                return

    def _pause(self) -> float:
        wait: float = min(SOON_WAIT, SHORTEST_WAIT * 2**self._attempts)
        self._attempts += 1
        return wait * uniform(0.7, 1.3)

    def _made(self) -> WebSocket:
        request = self._upgrade(f"/ws/table/{self._uid}/?since={self._version}")
        return WebSocket(request, self._hear, self._lose, Traffic())

    def _hear(self, body: bytes) -> None:
        frame = _frames.decode(body)
        if frame.type == "state":
            self._attempts = 0
            self._version = frame.version
            self.shown.set()
        elif frame.type == "pong" and frame.ping in self._answers:
            self._answers.pop(frame.ping).set_result(None)

    def _lose(self, reason: str) -> None:
        self.shown.clear()
        if not self.is_leaving:
            self.closings.append(reason)
            self._coming = asyncio.get_running_loop().call_later(self._pause(), self._return)

    def _return(self) -> None:
        self._returning = asyncio.ensure_future(self.come())

    async def beat(self, number: float) -> float:
        """Return how many seconds an answer to a sign of life takes."""
        assert self._socket is not None  # noqa: S101 - for mypy: it has come
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        self._socket.send(msgspec.json.encode({"beat": number}))
        await answer
        self.given += 1
        return time.perf_counter() - begun

    @property
    def was_sent_away(self) -> bool:
        """Whether it was told to come back by another process."""
        return SENT_AWAY in self.closings

    async def stay(self, seconds: float) -> None:
        """Give signs of life for so long, as a page does at a table where nobody moves."""
        end = time.monotonic() + seconds
        await asyncio.sleep(uniform(0, SILENCE_SECONDS))
        while time.monotonic() < end:
            await self.beat(time.monotonic())
            await asyncio.sleep(SILENCE_SECONDS)

    def leave(self) -> None:
        """Go for good."""
        self.is_leaving = True
        if self._socket is not None:
            self._socket.close()


async def all_come(visitors: Sequence[Visitor], at_once: int) -> float:
    """Let them come, so many at a time; return how many seconds it took."""
    begun, room = time.perf_counter(), asyncio.Semaphore(at_once)

    async def come(one: Visitor) -> None:
        async with room:
            await one.come()

    await asyncio.gather(*(come(one) for one in visitors))
    return time.perf_counter() - begun
