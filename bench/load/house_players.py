"""Players at our tables: at a socket, or by the API alone."""

import asyncio
from typing import Any

import aiohttp
import msgspec

from bench.load.background import in_background
from bench.load.players import HOST, Player, Table
from bench.load.websocket import WebSocket, upgrade
from games.contract import fill

OVER = ("finished", "cancelled")
_ARRIVAL = 60.0
"""Seconds within which a table must show itself."""


class _Status(msgspec.Struct):
    status: str


class Frame(msgspec.Struct):
    """What a player reads of any frame: the rest of it is passed over."""

    type: str = ""
    version: int = 0
    id: str = ""
    code: str = ""
    legal: list[msgspec.Raw] = []
    free: list[msgspec.Raw] = []
    table: _Status | str | None = None
    """In a ``state``, what is public of it; in a ``turn``, which other table it is."""

    def asked_for(self) -> list[bytes]:
        """Return the moves that one is asked for, as they came."""
        free = [bytes(move) for move in self.free]
        return [move for move in map(bytes, self.legal) if move not in free]

    @property
    def is_last(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.table, _Status) and self.table.status in OVER


_frames = msgspec.json.Decoder(Frame)
_json = msgspec.json.Encoder()


class HousePlayer(Player):
    """Somebody with a key."""

    def __init__(self, table: Table, number: int, port: int, key: str) -> None:
        super().__init__(table, number, port)
        self.headers = {"Authorization": f"Token {key}"}

    @property
    def api(self) -> str:
        """The address of the API."""
        return f"http://{HOST}:{self.port}/api/v1"

    def take(self, frame: Frame) -> None:
        """Look at a frame of the table."""
        self.see(frame.version, frame.asked_for(), is_over=frame.is_last)

    def body(self, choice: bytes, move_id: str) -> bytes:
        """Return what is sent for a move; what it leaves open is filled in at random."""
        move = fill(msgspec.json.decode(choice), self.table.chance)
        return _json.encode({"move": move, "version": self.version, "id": move_id})


class SocketPlayer(HousePlayer):
    """Somebody with a page open."""

    socket: WebSocket | None = None

    async def come(self) -> None:
        """Open the table's socket, and wait for the first state."""
        loop, uid = asyncio.get_running_loop(), self.table.uid
        self.arrived = loop.create_future()
        request = upgrade(f"/ws/table/{uid}/", f"localhost:{self.port}", self.headers)

        def lose(reason: str) -> None:
            if uid == self.table.uid and self.socket is not None and not self.is_over:
                self._lost(reason)

        def build() -> WebSocket:
            return WebSocket(request, self.hear, lose, self.table.tally.traffic)

        _, self.socket = await loop.create_connection(build, HOST, self.port)
        await asyncio.wait_for(self.arrived, _ARRIVAL)

    def _lost(self, reason: str) -> None:
        self.table.tally.trouble(f"closed: {reason}")
        if self.arrived.done():
            self.leave()
            in_background(self.come)
        else:
            self.arrived.set_exception(ConnectionError(f"the house hung up: {reason}"))

    def leave(self) -> None:
        """Hang up."""
        super().leave()
        if self.socket is not None:
            gone, self.socket = self.socket, None
            gone.close()

    def hear(self, body: bytes) -> None:
        """Read a frame."""
        frame = _frames.decode(body)
        if frame.type == "state":
            self.take(frame)
            if not self.arrived.done():
                self.arrived.set_result(None)
        elif frame.type == "accepted":
            self.answered(frame.id, frame.version)
        elif frame.type == "refused":
            self.refused(frame.id, frame.code)
        elif frame.type == "error":
            self.table.tally.trouble(f"error: {frame.code}")

    def send(self, choice: Any, move_id: str) -> None:
        """Send a move over the socket."""
        if self.socket is not None:
            self.socket.send(self.body(choice, move_id))


class ApiPlayer(HousePlayer):
    """A program that looks at the table now and then, and moves by a request."""

    has_screen = False

    def __init__(
        self,
        table: Table,
        number: int,
        port: int,
        key: str,
        *,
        session: aiohttp.ClientSession,
        poll: float,
    ) -> None:
        super().__init__(table, number, port, key)
        self.session, self.poll = session, poll

    async def come(self) -> None:
        """Look for the first time, and go on looking."""
        await self._look()
        in_background(self._watch)

    async def _watch(self) -> None:
        uid = self.table.uid
        while uid == self.table.uid and not self.is_over:
            await asyncio.sleep(self.poll)
            if self.sent is None:
                await self._look()

    async def _look(self) -> None:
        tally, uid = self.table.tally, self.table.uid
        tally.requests += 1
        address = f"{self.api}/tables/{uid}/?since={self.version}"
        async with self.session.get(address, headers=self.headers) as answer:
            body = await answer.read()
        tally.traffic.received += len(body)
        if answer.status != 200:
            tally.trouble(f"request: {answer.status}")
        elif uid == self.table.uid:
            self.take(_frames.decode(body))

    def send(self, choice: Any, move_id: str) -> None:
        """Send a move as a request."""
        body = self.body(choice, move_id)
        in_background(lambda: self._post(body, move_id))

    async def _post(self, body: bytes, move_id: str) -> None:
        tally, uid = self.table.tally, self.table.uid
        address = f"{self.api}/tables/{uid}/moves/"
        headers = {**self.headers, "Content-Type": "application/json"}
        tally.requests += 1
        tally.traffic.sent += len(body)
        async with self.session.post(address, data=body, headers=headers) as answer:
            told = _frames.decode(await answer.read())
        if uid == self.table.uid:
            if answer.status < 300:
                self.answered(move_id, told.version)
            else:
                self.refused(move_id, told.code or str(answer.status))
            await self._look()
