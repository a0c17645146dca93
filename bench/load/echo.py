"""A bare echo: a server that speaks our wire and knows nothing, to see what the client can drive.

``python -m bench.load.echo SEATS``: it says its port. Every move is accepted at once, and all who
sit at the table are told of it in a frame as long as one of ours. No rules, no database, no Redis.
"""

import asyncio
import sys
from collections import defaultdict

import msgspec

from bench.load.websocket import CLOSE, TEXT, Frames, framed

USUAL_BYTES = 750
"""About what a frame of a UNO table for four takes."""
_WELCOME = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: -\r\n\r\n"
)
_MOVES = [{"type": "draw"}, {"type": "play", "card": "r5"}]
_json = msgspec.json.Encoder()


class Table:
    """Who sits there, in the order in which they came."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.version = 1

    def tell(self, seat: "Seat") -> None:
        """Show a seat the table; the seats are asked by turns."""
        is_asked = self.seats[self.version % len(self.seats)] is seat
        frame = {
            "type": "state",
            "version": self.version,
            "legal": _MOVES if is_asked else [],
            "view": "-" * USUAL_BYTES,
        }
        seat.say(frame)

    def move(self, mover: "Seat", move_id: str) -> None:
        """Accept it, and tell everybody."""
        self.version += 1
        mover.say({"type": "accepted", "id": move_id, "version": self.version})
        for seat in self.seats:
            self.tell(seat)


class _Sent(msgspec.Struct):
    id: str


class Seat(asyncio.Protocol):
    """One connection."""

    def __init__(self, tables: dict[bytes, Table], seats: int) -> None:
        self.tables, self.seats = tables, seats
        self.frames = Frames()
        self.table: Table | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep what is written to."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - for mypy: it is TCP
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Let in, then answer each move."""
        if self.table is None:
            self._let_in(data)
            return
        for code, body in self.frames.take(data):
            if code == TEXT:
                self.table.move(self, msgspec.json.decode(body, type=_Sent).id)
            elif code == CLOSE:
                self.transport.close()

    def _let_in(self, request: bytes) -> None:
        self.table = self.tables[request.split(b" ", 2)[1]]
        self.transport.write(_WELCOME)
        self.table.seats.append(self)
        if len(self.table.seats) == self.seats:
            for seat in self.table.seats:
                self.table.tell(seat)

    def say(self, frame: object) -> None:
        """Send a frame."""
        self.transport.write(framed(_json.encode(frame), masked=False))


async def main(seats: int) -> None:
    """Serve until somebody ends it."""
    tables: dict[bytes, Table] = defaultdict(Table)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Seat(tables, seats), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
