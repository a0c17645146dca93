"""Where sockets run database work: a few threads of their own that keep their connections.

Channels would run everything on one thread and reconnect around each call; and one slow reader
would hold up every move.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

from django.db import close_old_connections, connection
from django.utils import translation

P = ParamSpec("P")
T = TypeVar("T")

SURE_SECONDS = 1.0
"""For so long after its last use a connection is taken for alive without asking the server."""
ON_POSTGRESQL = (3, 2)
WRITERS, CARERS = (1, 1) if connection.vendor == "sqlite" else ON_POSTGRESQL
READERS = 2
_writers = ThreadPoolExecutor(WRITERS, thread_name_prefix="moves")
_carers = ThreadPoolExecutor(CARERS, thread_name_prefix="care")
_readers = ThreadPoolExecutor(READERS, thread_name_prefix="looks")
_used = threading.local()


async def write(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a service, where no plain move waits behind it."""
    return await _run(_carers, call, *args, **kwargs)


async def read(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run something that only looks."""
    return await _run(_readers, call, *args, **kwargs)


def read_soon(call: Callable[[], None]) -> None:
    """Run something that only looks, when one of the readers is free; nobody waits for it."""
    _readers.submit(_minding, call)


def write_soon(call: Callable[[], None]) -> None:
    """Run something that writes, when one of the writers is free; nobody waits for it."""
    _writers.submit(_minding, call)


def care_soon(call: Callable[[], None]) -> None:
    """Run something that takes its time, where no plain move waits behind it."""
    _carers.submit(_minding, call)


def _minding(call: Callable[[], None]) -> None:
    try:
        _mind_connection()
    finally:  # whatever became of the connection: the call deals with that, for those who wait
        call()


async def _run(
    threads: ThreadPoolExecutor, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    language = translation.get_language() or "en"

    def work() -> T:
        _mind_connection()
        with translation.override(language):
            return call(*args, **kwargs)

    return await asyncio.get_running_loop().run_in_executor(threads, copy_context().run, work)


def give_up_connection() -> None:
    """Let others have this thread's connection while it waits; it takes one again when it must."""
    if connection.vendor == "postgresql" and not connection.in_atomic_block:
        connection.close()


def _mind_connection() -> None:
    """Give up this thread's connection if it may have died; asking the server costs a way there."""
    now = time.monotonic()
    if connection.errors_occurred or now - getattr(_used, "at", 0.0) > SURE_SECONDS:
        close_old_connections()
    _used.at = now
