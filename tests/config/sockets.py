"""A socket of the whole application, as a program opens it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from channels.testing import WebsocketCommunicator

from config.asgi import application
from tables.live.hub import Hub, hub


@asynccontextmanager
async def socket(address: str, token: str = "") -> AsyncIterator[WebsocketCommunicator]:
    """Open a socket for the length of the block, with a hub of this loop's own."""
    Hub.__init__(hub)
    known = (b"authorization", f"Token {token}".encode())
    page = (b"origin", b"http://localhost")
    headers = [(b"host", b"localhost"), known if token else page]
    opened = WebsocketCommunicator(application, address, headers=headers)
    connected, _ = await opened.connect(timeout=10)
    assert connected
    yield opened
    await opened.disconnect()
    await hub.stop()
