"""The least of a WebSocket (RFC 6455) that a load client needs: cheap enough to not be measured."""

import asyncio
from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from os import urandom

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
_FINAL, _MASKED = 0x80, 0x80
_NO_MASK = b"\0\0\0\0"
"""A client must mask what it sends; a mask of zeros is one, and leaves the bytes as they are."""


@dataclass
class Traffic:
    """Bytes that went over sockets, as sent: with the frames' own heads."""

    sent: int = 0
    received: int = 0


def framed(body: bytes, code: int = TEXT, *, masked: bool) -> bytes:
    """Return one whole frame."""
    size, mask = len(body), _MASKED if masked else 0
    if size < 126:
        head = bytes((_FINAL | code, mask | size))
    elif size < 65536:
        head = bytes((_FINAL | code, mask | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((_FINAL | code, mask | 127)) + size.to_bytes(8, "big")
    return head + (_NO_MASK if masked else b"") + body


class Frames:
    """What has come in and is not a whole message yet; frames may be cut anywhere."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._parts = bytearray()

    def take(self, data: bytes) -> list[tuple[int, bytes]]:
        """Return the messages that are whole now, each with its code."""
        rest = self._rest
        rest += data
        found: list[tuple[int, bytes]] = []
        start = 0
        while (frame := _frame_at(rest, start)) is not None:
            code, is_final, body, start = frame
            if code >= CLOSE:
                found.append((code, body))
            elif is_final:
                found.append((TEXT, bytes(self._parts) + body if self._parts else body))
                self._parts.clear()
            else:
                self._parts += body
        del rest[:start]
        return found


def _frame_at(data: bytearray, start: int) -> tuple[int, bool, bytes, int] | None:
    """Return code, whether it is final, body and end of the frame there; None: not whole yet."""
    if len(data) < start + 2:
        return None
    size, at = data[start + 1] & 0x7F, start + 2
    if size > 125:
        width = 2 if size == 126 else 8
        if len(data) < at + width:
            return None
        size, at = int.from_bytes(data[at : at + width], "big"), at + width
    mask = b""
    if data[start + 1] & _MASKED:
        mask, at = bytes(data[at : at + 4]), at + 4
    if len(data) < at + size:
        return None
    body = bytes(data[at : at + size])
    if mask.strip(b"\0"):
        body = bytes(byte ^ mask[place & 3] for place, byte in enumerate(body))
    return data[start] & 0xF, bool(data[start] & _FINAL), body, at + size


class WebSocket(asyncio.Protocol):
    """A client's connection: it asks to be let in, then hands on each message as it comes."""

    def __init__(
        self,
        request: bytes,
        hear: Callable[[bytes], None],
        lose: Callable[[str], None],
        traffic: Traffic,
    ) -> None:
        self._request, self._hear, self._lose, self._traffic = request, hear, lose, traffic
        self._answer: bytearray | None = bytearray()
        self._frames = Frames()
        self._reason = "cut"
        self._transport: asyncio.Transport | None = None
        self.is_closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be let in."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - for mypy: it is TCP
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Hand on what has come."""
        self._traffic.received += len(data)
        if self._answer is not None:
            data = self._let_in(data)
        for code, body in self._frames.take(data):
            if code == TEXT:
                self._hear(body)
            elif code == PING:
                self._write(framed(body, PONG, masked=True))
            elif code == CLOSE:
                self._reason = str(int.from_bytes(body[:2], "big"))
                self.close()

    def _let_in(self, data: bytes) -> bytes:
        """Read the answer to the request; return what follows it."""
        answer = self._answer
        if answer is None:
            return data
        answer += data
        head, gap, rest = bytes(answer).partition(b"\r\n\r\n")
        if not gap:
            return b""
        self._answer = None
        if b" 101 " not in head[:16]:
            self._reason = head[9:12].decode("latin1")
            self.close()
            return b""
        return rest

    def send(self, body: bytes) -> None:
        """Send a text."""
        self._write(framed(body, masked=True))

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._traffic.sent += len(data)
            self._transport.write(data)

    def close(self) -> None:
        """Hang up."""
        self.is_closing = True
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell why it is over."""
        del exc
        self._lose(self._reason)


def upgrade(path: str, host: str, headers: Mapping[str, str]) -> bytes:
    """Return the request by which a socket is opened; no compression is offered."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()
