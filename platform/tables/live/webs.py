"""The web processes' signs of life: each one writes, every second, when it last heard itself.

What they write is when, by the clock of the machine they run on, so that a house whose web is away
knows it, and since when. A process that leaves politely says so.
"""

import time
from typing import Any

from tables.live.publishing import server

KEY = "webs"
LEFT = -1.0
"""What stands for a process that has left politely."""


def sign(hub_id: str) -> dict[str, float]:
    """Return the entry that says that this process hears now what is told."""
    return {hub_id: time.time()}


def leave(hub_id: str) -> None:
    """Note that this process has left politely."""
    server().zadd(KEY, {hub_id: LEFT})


def signs() -> dict[str, float]:
    """Return when each process was last heard of (Unix time), or ``LEFT`` if it has left."""
    found: Any = server().zrange(KEY, 0, -1, withscores=True)
    return {name.decode(): score for name, score in found}
