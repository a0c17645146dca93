"""Telling the other processes: one note per change, after it is saved, over Redis."""

import logging
from functools import cache

from django.conf import settings
from django.db import transaction
from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

from tables.wire.notes import Note, Ranked, encode_note

log = logging.getLogger(__name__)

LOBBY = "lobby"
HOUSE = "house"
"""Where it is told that the house's clock was set back."""


def table_topic(uid: str) -> str:
    """Return where a table's changes are told."""
    return f"table:{uid}"


def user_topic(user_id: int) -> str:
    """Return where a person is told what concerns them alone."""
    return f"user:{user_id}"


@cache
def server() -> Redis:
    """Return this process's connection pool to Redis; it never waits long."""
    return Redis.from_url(
        settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=1, retry=Retry(NoBackoff(), 1)
    )


def publish(topic: str, note: Note) -> None:
    """Tell whoever listens. A failure is logged and healed by the hubs; it harms no change."""
    try:
        server().publish(topic, encode_note(note))
    except RedisError as error:
        log.warning("not published to %s: %s", topic.partition(":")[0], type(error).__name__)


def tell_boards(game: str) -> None:
    """Tell, once it is saved, that the leaderboards of a game stand otherwise."""
    transaction.on_commit(lambda: publish(LOBBY, Ranked(game=game)), robust=True)
