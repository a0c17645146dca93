"""Requests that come in bounds and in time.

Twisted keeps a body, however long, and takes forms apart on the loop that serves everybody, before
any application is asked. Here a body is counted as it arrives, and forms are left to Django, whose
views run in threads.
"""

from collections.abc import Callable
from typing import Any

from daphne.http_protocol import HTTPFactory, WebRequest
from django.conf import settings
from twisted.internet.interfaces import IAddress
from twisted.web import http

from config.server import bodies
from tables.measuring import LIMITED

LINGER_SECONDS = 5
LINGER_BYTES = 64 * 1024 * 1024
"""How long, and how much, we still read and throw away after saying no: whoever closes at once,
with bytes unread, takes the answer away from whoever is still writing."""

MOST_CHUNKS = 4096
"""Of a body in chunks: taking each apart costs the loop the same, however little it holds."""

_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Crumbled(Exception):  # noqa: N818 - what the body is
    """A body in too many chunks."""


class Request(WebRequest):
    """A request whose form is not taken apart here."""

    _chunks = 0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, parsePOSTFormSubmission=False, **kwargs)

    def handleContentChunk(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """Keep a piece of the body."""
        self._chunks += 1
        if self._chunks > MOST_CHUNKS and self.channel.length is None:
            raise Crumbled
        super().handleContentChunk(data)

    def requestReceived(self, command: bytes, path: bytes, version: bytes) -> None:  # noqa: N802
        """Name the length of a body in chunks, for it is whole now: without one none is read."""
        if self.requestHeaders.hasHeader("transfer-encoding"):
            self.requestHeaders.removeHeader("transfer-encoding")
            self.requestHeaders.setRawHeaders("content-length", [str(self.content.tell())])
        super().requestReceived(command, path, version)

    def process(self) -> Any:
        """Let it be answered; one that becomes a socket and its channel need each other no more."""
        answered = super().process()
        if self.transport is None:
            self.channel.requests.clear()
        return answered

    def refuse(self, method: bytes, uri: bytes, version: bytes, most: int) -> None:
        """Answer before the body has come: it is longer than may be."""
        self.method, self.uri, self.clientproto = method, uri, version
        languages = self.getHeader("accept-language") or ""
        media_type, text = bodies.refusal(uri, most, languages)
        headers = {"Content-Type": media_type, "Content-Length": len(text), "Connection": "close"}
        told = [(name.encode(), str(value).encode()) for name, value in headers.items()]
        self.handle_reply({"type": "http.response.start", "status": 413, "headers": told})
        self.handle_reply({"type": "http.response.body", "body": text})


class Channel(http.HTTPChannel):
    """A connection: every request on it has a time to come in, and a length."""

    refused = False
    _clock: Any = None
    _most = 0
    _received = 0

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """Start the clock with the first byte of a request."""
        if self._clock is None and not self._handlingRequest:
            self._allow(settings.LIMITS.request_seconds, self._time_out)
        super().dataReceived(data)

    def allHeadersReceived(self) -> None:  # noqa: N802
        """Let the body come, if it is not said to be too long."""
        self._most, self._received = bodies.most_bytes(self._path), 0
        if self.length is not None and self.length > self._most:
            self._refuse()
            return
        size = self._most if self.length is None else self.length
        self._allow(bodies.seconds_for(size), self._time_out)
        super().allHeadersReceived()

    def rawDataReceived(self, data: bytes) -> None:  # noqa: N802
        """Count a body that did not say how long it is, with its framing, as it comes."""
        self._received += len(data)
        if self.refused:
            self._throw_away()
        elif self.length is None and self._received > self._most and not self._handlingRequest:
            self._refuse()
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        try:
            super().rawDataReceived(data)
        except Crumbled:
            LIMITED.labels("body").inc()
            self._respondToBadRequestAndDisconnect()

    def allContentReceived(self) -> None:  # noqa: N802
        """Stop the clock: from now on it is we who are waited for."""
        self._stop_clock()
        super().allContentReceived()

    def connectionLost(self, reason: Any) -> None:  # noqa: N802
        """Forget the clock."""
        self._stop_clock()
        super().connectionLost(reason)

    def loseConnection(self) -> None:  # noqa: N802
        """Close; after a refusal our side only, so that the answer is still read."""
        if self.refused:
            self._networkProducer.unregisterProducer()
            self.transport.loseWriteConnection()
        else:
            super().loseConnection()

    def _refuse(self) -> None:
        LIMITED.labels("body").inc()
        self.refused, self.persistent, self._received = True, False, 0
        self._allow(LINGER_SECONDS, self.transport.abortConnection)
        self.requests[-1].refuse(self._command, self._path, self._version, self._most)

    def _throw_away(self) -> None:
        if self._received > LINGER_BYTES:
            self.transport.abortConnection()

    def _time_out(self) -> None:
        LIMITED.labels("slow").inc()
        self._clock = None
        self.transport.write(_TOO_SLOW)
        self.timeoutConnection()

    def _allow(self, seconds: float, after: Callable[[], None]) -> None:
        self._stop_clock()
        self._clock = self.callLater(seconds, after)

    def _stop_clock(self) -> None:
        if self._clock is not None and self._clock.active():
            self._clock.cancel()
        self._clock = None


def bound(factory: HTTPFactory) -> None:
    """Let a factory of daphne's make channels and requests of ours."""
    build = factory.buildProtocol

    def bounded(address: IAddress | None) -> Channel:
        channel: Channel = build(address)
        channel.requestFactory = Request
        return channel

    factory.protocol, factory.buildProtocol = Channel, bounded
