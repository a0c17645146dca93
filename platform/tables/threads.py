"""Where sockets run database work: a few threads of their own that keep their connections.

Channels would run everything on one thread and reconnect around each call; and one slow reader
would hold up every move.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from asgiref.sync import sync_to_async
from django.db import close_old_connections, connection
from django.utils import translation

P = ParamSpec("P")
T = TypeVar("T")

_ONE_WRITER = connection.vendor == "sqlite"
_writers = ThreadPoolExecutor(1 if _ONE_WRITER else 4, thread_name_prefix="moves")
_readers = ThreadPoolExecutor(2, thread_name_prefix="looks")


async def write(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a service."""
    return await _run(_writers, call, *args, **kwargs)


async def read(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run something that only looks."""
    return await _run(_readers, call, *args, **kwargs)


async def _run(
    threads: ThreadPoolExecutor, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    language = translation.get_language() or "en"

    def work() -> T:
        close_old_connections()
        with translation.override(language):
            return call(*args, **kwargs)

    return await sync_to_async(work, thread_sensitive=False, executor=threads)()
