"""Work that nobody waits for, and work for many at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiohttp

_PAUSE = 0.5
_tasks: set[asyncio.Task[Any]] = set()


def in_background(work: Callable[[], Awaitable[None]]) -> None:
    """Do something; if the connection breaks meanwhile, do it again after a moment."""

    async def run() -> None:
        while True:
            try:
                return await work()
            except (OSError, TimeoutError, aiohttp.ClientError):
                await asyncio.sleep(_PAUSE)

    task = asyncio.ensure_future(run())
    _tasks.add(task)
    task.add_done_callback(_done)


def _done(task: asyncio.Task[Any]) -> None:
    _tasks.discard(task)
    if not task.cancelled():
        task.result()  # whatever else went wrong is ours, and is told


async def together(work: Sequence[Awaitable[None]], at_once: int) -> None:
    """Do all of it, so many at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(part: Awaitable[None]) -> None:
        async with gate:
            await part

    await asyncio.gather(*(one(part) for part in work))
