"""daphne as we run it: requests in bounds, sockets that feel pressure, the hub awake at once.

There is no access log: it would hold addresses and links.
"""

import asyncio
import sys
from typing import Any

from daphne.server import Server as Daphne  # first: it chooses Twisted's reactor
from twisted.internet.defer import Deferred

from config.server.pauses import shorten_pauses
from config.server.websocket import MOST_BYTES, WebSocketProtocol
from tables.live.writing import WRITE_NOW


class Server(Daphne):
    """One web process."""

    def __init__(self, application: Any, endpoints: list[str]) -> None:
        super().__init__(
            application,
            endpoints=endpoints,
            websocket_connect_timeout=5,
            websocket_max_message_size=MOST_BYTES,
            websocket_max_frame_size=MOST_BYTES,
            verbosity=0,
            ready_callable=self._furnish,
        )
        self.ports: list[Any] = []

    def serve(self) -> None:
        """Serve until the end; one that could not begin is a failure."""
        self.run()
        if self.abort_start:
            sys.exit(1)

    def _furnish(self) -> None:
        """Put our own parts in: daphne has made its own by now, and nobody has come yet."""
        from config.server.requests import bound  # noqa: PLC0415 - Django is set up by now
        from tables.live.hub import hub  # noqa: PLC0415

        bound(self.http_factory)
        self.ws_factory.protocol = WebSocketProtocol
        asyncio.get_event_loop().call_soon(hub.start)
        shorten_pauses()

    def listen_success(self, port: Any) -> None:
        """Keep what we listen by, to stop listening in time."""
        self.ports.append(port)
        super().listen_success(port)

    def kill_all_applications(self) -> Any:
        """Before the end: let nobody in, make the moves that were taken, send all elsewhere."""
        left = Deferred.fromFuture(asyncio.ensure_future(self._leave()))
        return left.addBoth(lambda _: super(Server, self).kill_all_applications())

    async def _leave(self) -> None:
        from tables.live.hub import hub  # noqa: PLC0415 - Django is set up by now

        for port in self.ports:
            port.stopListening()
        await hub.send_all_elsewhere()
        await hub.stop()

    def create_application(self, protocol: Any, scope: dict[str, Any]) -> Any:
        """Let the application of a socket write at once where it can."""
        if scope["type"] == "websocket":
            scope["extensions"] = {WRITE_NOW: protocol.write_now}
        return super().create_application(protocol, scope)

    async def handle_reply(self, protocol: Any, message: dict[str, Any]) -> None:
        """Hand on what the application says; a frame waits until those before it are on their way.

        daphne itself never waits: what a slow reader leaves unread would pile up without bound.
        """
        if message["type"] == "websocket.send":
            await protocol.writable.wait()
        await super().handle_reply(protocol, message)
