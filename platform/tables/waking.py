"""Making clocks and bots prompt: a task for the moment at which something is due.

The sweep alone would do, up to a second late; a task that gets lost is therefore no harm.
"""

import logging
from datetime import timedelta
from typing import Any

from celery import current_app
from django.utils import timezone
from kombu.exceptions import OperationalError
from redis import RedisError

from tables.models import Table
from tables.publishing import server

log = logging.getLogger(__name__)

_SOON = timedelta(minutes=2)
_BOT_LOST_AFTER = 2


def wake_promptly(table: Table) -> None:
    """Send a task for the table's next moment, if it is near."""
    if table.status != Table.Status.PLAYING or table.wake_at is None:
        return
    delay = table.wake_at - timezone.now()
    if delay <= _SOON:
        seconds = max(0.0, delay.total_seconds())
        send("tables.tasks.wake", table.uid, countdown=seconds, expires=seconds + 30)


def send_bot(uid: str, number: int, asked: int) -> None:
    """Send a bot to move, once in a while at most: a lost task is sent again by a later sweep."""
    try:
        fresh = server().set(f"bot:{uid}:{number}:{asked}", 1, ex=_BOT_LOST_AFTER, nx=True)
    except RedisError:
        return
    if fresh:
        send("tables.tasks.move_bot", uid, number, asked, expires=60)


def send(task: str, *arguments: Any, **options: Any) -> None:
    """Send a task; a failure is logged, and whatever was due is made good by the sweep."""
    try:
        current_app.send_task(task, arguments, ignore_result=True, **options)
    except (OperationalError, RedisError, OSError) as error:
        log.warning("%s was not sent: %s", task, type(error).__name__)
