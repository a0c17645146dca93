"""Signs of life for the operators: queues, workers, beats and the last sweep.

Whatever does not answer in time is None: the page that shows these must never hang.
"""

from datetime import datetime, timedelta
from threading import Thread
from typing import NamedTuple

from celery import current_app
from django.utils import timezone
from redis import RedisError

from config.heartbeat import LIFETIME, key
from config.pulse import QUEUES
from tables.live.publishing import server
from tables.models import HouseTime

PATIENCE = 1.0
"""Seconds within which workers must say that they are there."""


class Queue(NamedTuple):
    """A queue of tasks: how many wait, and how many seconds ago its worker showed itself."""

    name: str
    length: int | None
    beat_age: float | None


def queues() -> list[Queue] | None:
    """Return the queues, and beat, which has none; None if Redis does not answer."""
    asking = server().pipeline(transaction=False)
    for name, queue in QUEUES.items():
        asking.llen(queue)
        asking.pttl(key(name))
    try:
        answers = asking.execute()
    except RedisError:
        return None
    pairs = zip(QUEUES.items(), answers[::2], answers[1::2], strict=True)
    return [
        Queue(name, length if queue else None, _beat_age(left))
        for (name, queue), length, left in pairs
    ]


def _beat_age(left: int) -> float | None:
    """Return how long ago a process left its last answer: answers expire after a known time."""
    return LIFETIME - left / 1000 if left > 0 else None


def workers() -> list[str] | None:
    """Return the workers that answer at once; None if nobody could be asked."""
    found: list[list[str]] = []
    asking = Thread(target=lambda: found.append(_ask_workers()), daemon=True)
    asking.start()
    asking.join(2 * PATIENCE)
    return found[0] if found else None


def _ask_workers() -> list[str]:
    answers = current_app.control.ping(timeout=PATIENCE) or []
    return sorted(name for answer in answers for name in answer)


def sweep_age(now: datetime | None = None) -> timedelta | None:
    """Return how long ago the clocks were last swept; None if they never were."""
    mark = HouseTime.objects.filter(pk=1).first()
    return None if mark is None else (now or timezone.now()) - mark.ran_at
