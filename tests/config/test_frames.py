"""What a socket may send the web process: so many frames, of such a length, and nothing early."""

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress

import pytest
from twisted.internet.defer import Deferred
from twisted.internet.testing import StringTransport

from config.limits import MIB
from config.server.websocket import EARLY_BYTES, HASTE, MOST_BYTES, WebSocketProtocol
from tests.config.web_process import UPGRADE, Web, web

TEXT, CLOSE, PING = 1, 8, 9


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    with web(tmp_path_factory.mktemp("web")) as running:
        yield running


def frame(kind: int, payload: bytes) -> bytes:
    """Return a client's frame, masked by zeros."""
    if len(payload) < 126:
        length = bytes([0x80 | len(payload)])
    else:
        length = bytes([0x80 | 127]) + struct.pack("!Q", len(payload))
    return bytes([0x80 | kind]) + length + bytes(4) + payload


def told(line: socket.socket) -> bytes:
    """Return all that is said until the connection ends, however it does."""
    said = b""
    with suppress(ConnectionError):
        while piece := line.recv(65_536):
            said += piece
    return said


def flooded(server: Web, sent: bytes) -> bytes:
    """Send it all, or as much of it as is taken; return what is said."""
    with server.sent(UPGRADE) as line:
        assert line.recv(12) == b"HTTP/1.1 101"
        with suppress(ConnectionError):
            line.sendall(sent)
        return told(line)


@pytest.mark.parametrize(("kind", "payload"), [(TEXT, b'{"ping":1}'), (TEXT, b""), (PING, b"")])
def test_whoever_sends_without_end_is_seen_out(server: Web, kind: int, payload: bytes) -> None:
    said = flooded(server, frame(kind, payload) * 50_000)
    assert said.endswith(bytes([0x80 | CLOSE, 10]) + struct.pack("!H", 4420) + b"too_fast")


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_flood_of_frames_takes_no_memory_and_holds_nobody_up(server: Web) -> None:
    before = server.most_memory()
    for _ in range(3):
        flooded(server, frame(TEXT, b'{"ping":1}') * 200_000)
        assert server.ask() == 200
    assert server.most_memory() - before < 8 * MIB


def test_as_many_frames_as_may_be_are_answered(server: Web) -> None:
    with server.sent(UPGRADE) as line:
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(frame(PING, b"") * int(HASTE.at_once - 1))
        line.sendall(frame(CLOSE, struct.pack("!H", 1000)))
        said = told(line)
    assert said.endswith(bytes([0x80 | CLOSE, 2]) + struct.pack("!H", 1000))


def test_a_message_that_is_far_too_long_ends_the_connection(server: Web) -> None:
    begun = frame(TEXT, b"x" * (MOST_BYTES + 1))[: MOST_BYTES // 2]
    with server.sent(UPGRADE) as line:
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(begun)
        told(line)
    assert server.ask() == 200


def test_what_is_poured_in_before_the_door_is_open_is_not_kept() -> None:
    protocol = WebSocketProtocol()
    protocol.handshake_deferred = Deferred()  # the application has not answered yet
    protocol.data, protocol.transport = b"", StringTransport()
    protocol.dataReceived(bytes(EARLY_BYTES))
    assert (len(protocol.data), protocol.transport.disconnecting) == (EARLY_BYTES, False)
    protocol.dataReceived(b"x")
    assert (len(protocol.data), protocol.transport.disconnecting) == (EARLY_BYTES, True)
