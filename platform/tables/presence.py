"""Who is here now: kept in Redis, forgotten by itself."""

import time
from typing import Any

from redis import RedisError

from tables.publishing import server

STAYS = 45.0
"""Seconds for which a sign of life counts."""
SITE = "here"
SOCKETS = "sockets"
"""Where every open socket shows itself, so that those of a killed process are forgotten too."""


def room(uid: str) -> str:
    """Return where the visitors of a table are counted."""
    return f"here:{uid}"


def show(place: str, who: str) -> None:
    """Note that somebody is here."""
    now = time.time()
    try:
        pipe = server().pipeline()
        pipe.zadd(place, {who: now})
        pipe.zremrangebyscore(place, 0, now - STAYS)
        pipe.expire(place, int(2 * STAYS))
        pipe.execute()
    except RedisError:
        return


def hide(place: str, who: str) -> None:
    """Note that somebody has gone."""
    try:
        server().zrem(place, who)
    except RedisError:
        return


def count(place: str) -> int:
    """Return how many are here; unlike the others, it says so when Redis is away."""
    return int(server().zcount(place, time.time() - STAYS, "+inf"))


def is_here(place: str, who: str) -> bool:
    """Tell whether somebody is here."""
    try:
        seen: Any = server().zscore(place, who)
    except RedisError:
        return False
    return seen is not None and seen >= time.time() - STAYS


def here(place: str) -> list[str]:
    """Return who is here."""
    try:
        found: Any = server().zrangebyscore(place, time.time() - STAYS, "+inf")
    except RedisError:
        return []
    return [one.decode() for one in found]
