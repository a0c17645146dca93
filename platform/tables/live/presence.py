"""Who is here now: kept in Redis, forgotten by itself."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from redis import RedisError

from tables.live.publishing import server

STAYS = 45.0
"""Seconds for which a sign of life counts."""
SITE = "here"
"""Where every open socket shows itself; those of a killed process are forgotten with time."""


def room(uid: str) -> str:
    """Return where the visitors of a table are counted."""
    return f"here:{uid}"


Marks = Mapping[str, Sequence[tuple[str, str]]]
"""Of each place people and the sockets by which they are there."""


def show(place: str, who: str) -> None:
    """Note that somebody is here, without a socket."""
    show_all({place: [(who, "")]}, {})


def show_all(here: Marks, gone: Marks) -> None:
    """Note who is where, and who has gone; a person may be there by other sockets too."""
    now = time.time()
    try:
        pipe = server().pipeline()
        for place, marks in gone.items():
            pipe.zrem(place, *(_mark(*mark) for mark in marks))
        for place, marks in here.items():
            pipe.zadd(place, {_mark(*mark): now for mark in marks})
            pipe.zremrangebyscore(place, 0, now - STAYS)
            pipe.expire(place, int(2 * STAYS))
        for who, socket in gone.get(SITE, ()):
            pipe.zrem(_own(who), socket)
        for who, socket in here.get(SITE, ()):
            pipe.zadd(_own(who), {socket: now})
            pipe.expire(_own(who), int(2 * STAYS))
        pipe.execute()
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


def on_site(who: Iterable[str]) -> set[str]:
    """Return which of these are on the site, however many others are."""
    try:
        return _on_site(set(who))
    except RedisError:
        return set()


def away(who: Iterable[str]) -> set[str]:
    """Return which of these are nowhere on the site; nobody is known to be while Redis is away."""
    asked = set(who)
    try:
        return asked - _on_site(asked)
    except RedisError:
        return set()


def _on_site(who: set[str]) -> set[str]:
    pipe, since = server().pipeline(transaction=False), time.time() - STAYS
    for one in who:
        pipe.zcount(_own(one), since, "+inf")
    return {one for one, sockets in zip(who, pipe.execute(), strict=True) if sockets}


def _own(who: str) -> str:
    """Return where the sockets of one person are kept."""
    return f"sockets:{who}"


def _mark(who: str, socket: str) -> str:
    return f"{who}|{socket}"


def _found(place: str) -> set[str]:
    marks: Any = server().zrangebyscore(place, time.time() - STAYS, "+inf")
    return {mark.decode().partition("|")[0] for mark in marks}
