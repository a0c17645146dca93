"""Who is here now: kept in Redis, forgotten by itself."""

import time
from collections.abc import Iterable
from typing import Any

from redis import RedisError

from tables.publishing import server

STAYS = 45.0
"""Seconds for which a sign of life counts."""
SITE = "here"
"""Where every open socket shows itself; those of a killed process are forgotten with time."""


def room(uid: str) -> str:
    """Return where the visitors of a table are counted."""
    return f"here:{uid}"


def show(place: str, who: str, socket: str = "") -> None:
    """Note that somebody is here by this socket; they may be here by others too."""
    now = time.time()
    try:
        pipe = server().pipeline()
        pipe.zadd(place, {_mark(who, socket): now})
        pipe.zremrangebyscore(place, 0, now - STAYS)
        pipe.expire(place, int(2 * STAYS))
        pipe.execute()
    except RedisError:
        return


def hide(place: str, who: str, socket: str = "") -> None:
    """Note that this socket of somebody has closed."""
    try:
        server().zrem(place, _mark(who, socket))
    except RedisError:
        return


def people() -> int:
    """Return how many are on the site; unlike the others, it says so when Redis is away."""
    return len(_found(SITE))


def sockets() -> int:
    """Return by how many sockets; it says so too when Redis is away."""
    return int(server().zcount(SITE, time.time() - STAYS, "+inf"))


def here(place: str) -> set[str]:
    """Return who is here."""
    try:
        return _found(place)
    except RedisError:
        return set()


def is_here(place: str, who: str) -> bool:
    """Tell whether somebody is here."""
    return who in here(place)


def away(who: Iterable[str]) -> set[str]:
    """Return which of these are nowhere on the site; nobody is known to be while Redis is away."""
    try:
        return set(who) - _found(SITE)
    except RedisError:
        return set()


def _mark(who: str, socket: str) -> str:
    return f"{who}|{socket}"


def _found(place: str) -> set[str]:
    marks: Any = server().zrangebyscore(place, time.time() - STAYS, "+inf")
    return {mark.decode().partition("|")[0] for mark in marks}
