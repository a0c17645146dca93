"""Making bots prompt: tasks to think at once, and to move at the due moment.

The sweep alone would do, up to a second late; a task that gets lost is therefore no harm. Bots of
people's tables think on the queue ``bots``, tables of bots alone are played out on ``idle``, which
the workers look at only when ``bots`` is empty.
"""

import logging
import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from celery import current_app
from django.utils import timezone
from kombu.exceptions import OperationalError
from redis import RedisError

from tables import clocks
from tables.live.publishing import server
from tables.models import Seat, Table
from tables.work import names
from tables.work.names import TaskName

log = logging.getLogger(__name__)

_SOON = timedelta(minutes=2)
_THINKER_LOST_AFTER = 2
_PLAYER_LOST_AFTER = 10
_MANY = 10
"""Tasks on the queue that make a move late without any being lost."""


def wake_promptly(table: Table, seats: Sequence[Seat]) -> None:
    """Let the table's bots think at once, and send a task for the moment at which one moves."""
    if table.status != Table.Status.PLAYING or table.bots_at is None:
        return
    if not is_watched(seats):
        send_player(table.uid)
        return
    for number, clock in enumerate(clocks.read(table.clocks)):
        if clock.bot_at is not None:
            send_thinker(table.uid, number, table.asked[number])
    delay = table.bots_at - timezone.now()
    if delay <= _SOON:
        seconds = max(0.0, delay.total_seconds())
        send(names.WAKE, table.uid, countdown=seconds, expires=seconds + 30)


def is_watched(seats: Sequence[Seat]) -> bool:
    """Tell whether a person plays here."""
    return any(seat.present for seat in seats)


def send_lost_thinker(uid: str, number: int, asked: int) -> None:
    """Let a bot think whose move is late, unless its task may well lie among many others."""
    try:
        if people_waiting() < _MANY:
            send_thinker(uid, number, asked)
    except RedisError:
        return


def send_thinker(uid: str, number: int, asked: int) -> None:
    """Let a bot think, once in a while at most: a lost task is sent again by a later sweep."""
    try:
        if note_thinker(uid, number, asked, anew=True):
            send(names.THINK, uid, number, asked, expires=60)
    except RedisError:
        return


def note_thinker(uid: str, number: int, asked: int, *, anew: bool = False) -> bool:
    """Note that somebody thinks about this question (``anew``: unless somebody does already)."""
    name = f"bot:{uid}:{number}:{asked}"
    return bool(server().set(name, 1, ex=_THINKER_LOST_AFTER, nx=anew))


def send_player(uid: str) -> None:
    """Let a game that no person plays any more go on, if nobody is at it."""
    token = secrets.token_hex(8)
    try:
        if server().set(_player(uid), token, ex=_PLAYER_LOST_AFTER, nx=True):
            send(names.PLAY_OUT, uid, token)
    except RedisError:
        return


def is_at_it(uid: str, token: str) -> bool:
    """Tell whether it is this token's turn to play the game out, and keep others from it."""
    if server().get(_player(uid)) != token.encode():
        return False
    server().expire(_player(uid), _PLAYER_LOST_AFTER)
    return True


def _player(uid: str) -> str:
    return f"player:{uid}"


def people_waiting() -> int:
    """Return how many bots at tables of people wait for a worker."""
    return int(server().llen("bots"))


def send(task: TaskName, *arguments: Any, **options: Any) -> None:
    """Send a task; a failure is logged, and whatever was due is made good by the sweep."""
    try:
        current_app.send_task(task, arguments, ignore_result=True, **options)
    except (OperationalError, RedisError, OSError) as error:
        log.warning("%s was not sent: %s", task, type(error).__name__)
