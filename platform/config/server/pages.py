"""Requests are answered in threads that stay, each from its beginning to its end.

Django would begin a thread for each, so that nothing of it could be kept for the next: a database's
wrapper and a connection to Redis would be made anew for every request. And since none of our
middleware is asynchronous it would go to the loop and back several times on the way to the view.
All of that is the same processor's on which moves are made.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any

from asgiref.sync import ThreadSensitiveContext, sync_to_async
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.core.handlers.base import BaseHandler
from django.core.signals import request_started
from django.db import close_old_connections
from django.urls import set_script_prefix

AT_ONCE = 12
"""Requests that are answered at a time; the others wait, and nobody's move behind them."""

ALIVE = "/healthz"
"""Answered in a thread of its own: also while all others wait for a database that hangs."""


class Pages(ASGIHandler):
    """Django behind ASGI, whose requests go to a thread once and come back once."""

    def __init__(self) -> None:
        BaseHandler.__init__(self)
        self.load_middleware(is_async=False)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="pages")
        self._pulse = ThreadPoolExecutor(1, thread_name_prefix="pulse")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request; whoever hangs up meanwhile changes nothing of what it does."""
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        threads = self._pulse if scope["path"] == ALIVE else self._threads
        loop = asyncio.get_running_loop()
        response = await loop.run_in_executor(threads, self._answer, scope, body)
        if response.streaming:
            await self._stream(response, send)
        else:
            await self.send_response(response, send)

    def _answer(self, scope: Any, body: IO[bytes]) -> Any:
        """Return the answer; what it needed is given back, unless it is yet to be made."""
        set_script_prefix(get_script_prefix(scope))
        request_started.send(sender=type(self), scope=scope)
        request, refusal = self.create_request(scope, body)
        response: Any = refusal if request is None else self.get_response(request)
        if response.streaming:
            response.block_size = self.chunk_size
            close_old_connections()
        else:
            response.close()
            body.close()
            _untie(request, response)
        return response

    async def _stream(self, response: Any, send: Any) -> None:
        """Send an answer while it is made, piece by piece, in a thread of its own."""
        async with ThreadSensitiveContext():
            try:
                await self.send_response(response, send)
            finally:
                await sync_to_async(response.close)()


def _untie(request: Any, response: Any) -> None:
    """Part what points at each other in a request that is answered.

    Python frees everything else by itself; this it would find by looking through all there is,
    which holds everybody up (``pauses.py``).
    """
    rendered: dict[str, Any] = getattr(response, "renderer_context", None) or {}
    for part in (request, rendered.get("view"), rendered.get("request")):
        if part is not None:
            vars(part).clear()
    rendered.clear()
