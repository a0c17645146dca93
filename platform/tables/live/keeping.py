"""Tasks that must never end: whatever ends one is logged and counted, and it is begun again."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from django.db import DatabaseError
from redis import RedisError

from tables import faults
from tables.measuring import HUB_RESTARTS

log = logging.getLogger(__name__)

PAUSE = 0.3
"""Seconds before a task that ended is begun again."""
SETTLED = 10.0
"""Who lived for so many seconds is spoken of anew when it ends; a row of failures only once."""


async def keep(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work, for ever."""
    told: type[Exception] | None = None
    while True:
        begun = time.monotonic()
        try:
            await work()
        except Exception as error:
            if type(error) is not told or time.monotonic() - begun > SETTLED:
                _tell(name, error)
            told = type(error)
        HUB_RESTARTS.labels(name).inc()
        await asyncio.sleep(PAUSE)


def _tell(name: str, error: Exception) -> None:
    if isinstance(error, RedisError | DatabaseError | OSError):
        log.warning("%s: what it needs is away: %s", name, type(error).__name__)
    else:
        faults.note(name, error)
