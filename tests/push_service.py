"""A push service on this machine, and browsers that agreed to be called through it."""

import base64
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Received(NamedTuple):
    """A request as it came over the wire."""

    path: str
    headers: dict[str, str]
    body: bytes


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's side of a subscription: its address, and the keys that only it has."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)

    @property
    def path(self) -> str:
        """Where the push service hears of it."""
        return urlsplit(self.endpoint).path

    def to_json(self) -> dict[str, Any]:
        """Return what ``PushSubscription.toJSON()`` says."""
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": encoded(point), "auth": encoded(self.secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, received: Received) -> dict[str, str]:
        """Open a message that was sealed for this browser."""
        opened = http_ece.decrypt(
            received.body,
            private_key=self.private,
            auth_secret=self.secret,
            version="aes128gcm",
        )
        told: dict[str, str] = msgspec.json.decode(opened)
        return told


class PushService:
    """Keeps what it is sent, and answers with the statuses it was told to, the last for ever."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.received: list[Received] = []
        self.statuses = [201]
        self.headers: dict[str, str] = {}

    def browser(self) -> Browser:
        """Return a new browser with an address here."""
        return Browser(f"{self.origin}/push/{secrets.token_urlsafe(24)}")

    def answer(self) -> int:
        return self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]


@contextmanager
def push_service() -> Iterator[PushService]:
    """Open a push service."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    service = PushService(server.server_address[1])
    server.service = service  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service: PushService = self.server.service  # type: ignore[attr-defined]
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        service.received.append(Received(self.path, headers, body))
        self.send_response(service.answer())
        for name, value in service.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""
