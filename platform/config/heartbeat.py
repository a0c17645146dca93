"""A task that shows that a worker works: it writes what it was given where the watcher looks."""

from functools import cache

from celery import shared_task
from django.conf import settings
from redis import Redis

LIFETIME = 600
"""Seconds after which an answer is forgotten."""


def key(name: str) -> str:
    """Return the key under which a process leaves its last answer."""
    return f"zastolye:heartbeat:{name}"


@shared_task(name="config.heartbeat", ignore_result=True)
def heartbeat(name: str, token: str = "") -> None:
    """Leave the token under the name; without one, count: that is how beat shows itself."""
    with _server().pipeline() as changes:
        if token:
            changes.set(key(name), token)
        else:
            changes.incr(key(name))
        changes.expire(key(name), LIFETIME)
        changes.execute()


@cache
def _server() -> Redis:
    return Redis.from_url(settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2)
