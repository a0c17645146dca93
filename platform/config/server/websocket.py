"""A socket that knows whether it is read, and that is not read faster than anybody can answer.

Twisted tells when too much waits to be sent; what nothing waits before is written at once. What
comes in daphne takes apart and keeps, however much it is, on the loop that serves everybody: so
here frames are counted before they are taken.
"""

import asyncio
import socket
from typing import Any

from autobahn.websocket import protocol as autobahn
from autobahn.websocket.protocol import PreparedMessage
from daphne import ws_protocol

from tables.buckets import Bucket, Pace
from tables.measuring import LIMITED

UNREAD_BYTES = 128 * 1024
"""What the kernel keeps for a slow reader; by itself it would take megabytes before it tells."""

MOST_BYTES = 64 * 1024
"""Of a message: over this nobody is told why it is refused, the connection ends."""

EARLY_BYTES = 16 * 1024
"""Of what comes before the door is open: browsers send nothing, hasty programs a frame or two."""

HASTE = Pace(per_second=60, at_once=300)
"""Of frames of all kinds, pings of the protocol too: well over what is answered by a refusal."""

TOO_FAST = 4420
"""The code for whoever goes on after all those refusals."""


autobahn.pformat = len
"""At each connection autobahn would write its settings into a line that nobody reads, by a printer
that takes a tenth of all that a connection costs."""


class WebSocketProtocol(ws_protocol.WebSocketProtocol):
    """daphne's protocol, as a producer that its transport can pause and a reader that can end."""

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """Take over the transport from the HTTP channel, which is its producer until now."""
        self.writable = asyncio.Event()
        self.writable.set()
        self._bucket = Bucket(HASTE)
        self._is_read = True
        handle = self.transport.getHandle()
        handle.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
        self.transport.unregisterProducer()
        self.transport.registerProducer(self, True)
        super().connectionMade()
        self.is_closed.addCallback(_nothing)  # by itself its end would hold on to it

    def pauseProducing(self) -> None:  # noqa: N802
        """Send no more for now: 64 KiB wait already."""
        self.writable.clear()

    def resumeProducing(self) -> None:  # noqa: N802
        """Go on: what waited is on its way."""
        self.writable.set()

    def stopProducing(self) -> None:  # noqa: N802
        """Let nobody wait for somebody who has gone."""
        self.writable.set()

    def write_now(self, text: bytes) -> bool:
        """Send a frame by this very call, if nothing waits before it; tell whether that was so.

        Twisted would ask the kernel first whether it may write, and write with the next turn of the
        loop: twice the work for the few hundred bytes of a frame, which the kernel takes at once.
        """
        transport: Any = self.transport
        waits = self.send_queue or transport.dataBuffer or transport._tempDataLen
        if waits or self.state != self.STATE_OPEN:
            return False
        frame = PreparedMessage(text, False, False, True).payloadHybi
        taken = transport.writeSomeData(frame)
        if isinstance(taken, Exception):
            return False
        if taken < len(frame):
            transport.write(frame[taken:])
        return True

    def dataReceived(self, data: bytes) -> None:  # noqa: N802
        """Take what has come; before the door is open it waits, and only a little of it."""
        if not hasattr(self, "handshake_deferred"):
            self._dataReceived(data)  # by itself it would write a line of log that nobody reads
        elif len(self.data) + len(data) > EARLY_BYTES:
            self._count_and_stop()
            self.transport.abortConnection()
        else:
            self.data += data

    def processData(self) -> bool:  # noqa: N802
        """Take the next piece apart, unless this socket is read no more."""
        return self._is_read and bool(super().processData())

    def onFrameBegin(self) -> None:  # noqa: N802
        """Count a frame; one too many is the last."""
        if self._bucket.take(HASTE) > 0:
            self._count_and_stop()
            self.sendClose(TOO_FAST, "too_fast")
        super().onFrameBegin()

    def _count_and_stop(self) -> None:
        LIMITED.labels("flood").inc()
        self._is_read = False
        self.transport.pauseProducing()

    def handle_reply(self, message: dict[str, Any]) -> None:
        """Say why a socket is closed, which daphne leaves out."""
        if message["type"] == "websocket.close" and self.state == self.STATE_OPEN:
            self.sendClose(message.get("code") or 1000, message.get("reason"))
        else:
            super().handle_reply(message)


def _nothing(_: object) -> None:
    """Leave nothing of what was told."""
