"""A page's socket, to be spoken to by a test."""

import json
from typing import Any

from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY

from accounts.models import User
from accounts.session_store import SessionStore
from config.asgi import application
from tables.models import Table

HOST = (b"host", b"localhost")


def session_of(user: User) -> str:
    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.save()
    return str(session.session_key)


class Client:
    """A page's socket."""

    def __init__(
        self,
        address: str,
        user: User | None = None,
        origin: str = "http://localhost",
        forwarded: str = "",
    ) -> None:
        self.address, self.user, self.origin = address, user, origin
        self.forwarded = forwarded
        self.frames: list[dict[str, Any]] = []

    async def __aenter__(self) -> "Client":
        headers = [HOST, (b"origin", self.origin.encode())]
        headers.append((b"x-forwarded-for", self.forwarded.encode()))
        if self.user is not None:
            self.session = await sync_to_async(session_of)(self.user)
            headers.append((b"cookie", f"sessionid={self.session}".encode()))
        self.socket = WebsocketCommunicator(application, self.address, headers=headers)
        self.connected, self.code = await self.socket.connect(timeout=30)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.socket.disconnect()

    async def send(self, frame: Any) -> None:
        await self.socket.send_to(text_data=frame if isinstance(frame, str) else json.dumps(frame))

    async def text(self) -> str:
        return str(await self.socket.receive_from(timeout=30))

    async def listens(self) -> None:
        """Wait until the socket has joined its topics: frames are read only after that."""
        await self.send({"ping": 1})
        await self.until("pong")

    async def until(self, kind: str) -> dict[str, Any]:
        """Return the next frame of this kind."""
        while True:
            frame: dict[str, Any] = json.loads(await self.text())
            if frame["type"] == kind:
                return frame


def at(table: Table, query: str = "") -> str:
    return f"/ws/table/{table.uid}/{query}"
