"""Who is here now: kept in Redis, forgotten by itself."""

import time
from typing import Any

from redis import RedisError

from tables.publishing import server

STAYS = 45.0
"""Seconds for which a sign of life counts."""
SITE = "here"


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


def here(place: str) -> list[str]:
    """Return who is here."""
    try:
        found: Any = server().zrangebyscore(place, time.time() - STAYS, "+inf")
    except RedisError:
        return []
    return [one.decode() for one in found]
