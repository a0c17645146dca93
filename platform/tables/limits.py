"""How often something may be done: counted in Redis, for all processes together."""

from django.utils.translation import gettext_noop as _
from redis import RedisError

from tables.publishing import server
from tables.refusals import Refused


def check_rate(key: str, most: int, seconds: int) -> None:
    """Refuse what was done too often of late. While Redis is away nothing is counted."""
    try:
        pipe = server().pipeline()
        pipe.set(f"rate:{key}", 0, ex=seconds, nx=True)
        pipe.incr(f"rate:{key}")
        count = int(pipe.execute()[1])
    except RedisError:
        return
    if count > most:
        raise Refused("too_fast", _("Too fast: wait a few seconds."), status=429)
