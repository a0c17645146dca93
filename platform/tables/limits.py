"""How often something may be done.

What is rare and costly is counted in Redis, for all processes together; what is frequent, in the
process itself, so that counting costs nothing.
"""

from math import ceil

from django.conf import settings
from django.utils.translation import gettext_noop as _
from redis import RedisError

from accounts.addresses import network_of
from tables.buckets import Bucket, Buckets, Pace
from tables.live.publishing import server
from tables.measuring import LIMITED
from tables.refusals import Refused

FRAMES = Pace(per_second=20, at_once=120)
"""Of one socket, whatever they hold."""

moves, nameless = Buckets(), Buckets()


def check_moves(user_id: int) -> None:
    """Refuse a person's move too many, by whichever door the others came."""
    _check("moves", _moves_wait(user_id))


def may_move(user_id: int) -> bool:
    """Count a person's move, unless it is one too many."""
    return _moves_wait(user_id) == 0


def _moves_wait(user_id: int) -> float:
    pace = Pace(settings.LIMITS.moves_per_second, settings.LIMITS.moves_at_once)
    return moves.take(str(user_id), pace)


def check_nameless(address: str) -> None:
    """Refuse what comes too often from one address by people who have not signed in."""
    pace = Pace(settings.LIMITS.nameless_per_second, settings.LIMITS.nameless_at_once)
    _check("nameless", nameless.take(network_of(address), pace))


def check_frames(bucket: Bucket) -> None:
    """Refuse a socket's frame too many."""
    _check("frames", bucket.take(FRAMES))


def check_rate(key: str, most: int, seconds: int) -> None:
    """Refuse what was done too often of late. While Redis is away nothing is counted."""
    try:
        pipe = server().pipeline()
        pipe.set(f"rate:{key}", 0, ex=seconds, nx=True)
        pipe.incr(f"rate:{key}")
        pipe.pttl(f"rate:{key}")
        _made, count, left = pipe.execute()
    except RedisError:
        return
    if int(count) > most:
        _check(key.partition(":")[0], max(int(left), 1) / 1000)


def _check(limit: str, wait: float) -> None:
    if wait > 0:
        LIMITED.labels(limit).inc()
        raise too_fast(wait)


def too_fast(wait: float) -> Refused:
    """Return the refusal of what comes too often: it says after how many seconds to try again."""
    return Refused(
        "too_fast",
        _("Too fast: wait a few seconds."),
        status=429,
        retry_after=ceil(wait * 100) / 100,
    )
