"""Those who come: each has one socket at a table, and comes back when it is closed."""

import asyncio
import time
from collections.abc import Sequence

import msgspec

from bench.load.websocket import Traffic, WebSocket, upgrade

HOST = "127.0.0.1"
AGAIN_SECONDS = 0.25
"""After so long whoever could not come in tries again, as pages do at first."""


class _Frame(msgspec.Struct):
    type: str = ""
    ping: float = -1


_frames = msgspec.json.Decoder(_Frame)


class Visitor:
    """Somebody at a table."""

    def __init__(self, port: int, uid: str, key: str = "") -> None:
        host = f"localhost:{port}"
        headers = {"Authorization": f"Token {key}"} if key else {"Origin": f"http://{host}"}
        self._request = upgrade(f"/ws/table/{uid}/", host, headers)
        self._port = port
        self._socket: WebSocket | None = None
        self._answers: dict[float, asyncio.Future[None]] = {}
        self.shown = asyncio.Event()
        """That the table is seen."""
        self.is_leaving = False
        self.closings = 0

    async def come(self) -> None:
        """Come in, however often one has to try, and wait until the table is shown."""
        while not self.is_leaving:
            try:
                loop = asyncio.get_running_loop()
                _, self._socket = await loop.create_connection(self._made, HOST, self._port)
            except OSError:
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                await self.shown.wait()
                return

    def _made(self) -> WebSocket:
        return WebSocket(self._request, self._hear, self._lose, Traffic())

    def _hear(self, body: bytes) -> None:
        frame = _frames.decode(body)
        if frame.type == "state":
            self.shown.set()
        elif frame.type == "pong" and frame.ping in self._answers:
            self._answers.pop(frame.ping).set_result(None)

    def _lose(self, _reason: str) -> None:
        self.shown.clear()
        self.closings += 1
        if not self.is_leaving:
            self._coming = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._return)

    def _return(self) -> None:
        self._returning = asyncio.ensure_future(self.come())

    async def beat(self, number: int) -> float:
        """Return how many seconds an answer to a sign of life takes."""
        assert self._socket is not None  # noqa: S101 - for mypy: it has come
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        self._socket.send(msgspec.json.encode({"beat": number}))
        await answer
        return time.perf_counter() - begun

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
