"""Telling of moves that are kept: to this process's own sockets at once, to others by Redis."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from redis import RedisError

from tables import chronicle, faults
from tables.calls.turns import turns
from tables.live.publishing import server, table_topic, user_topic
from tables.models import Move
from tables.moving.clerk import Made
from tables.services.changing import Change
from tables.wire.notes import Asked, Note, encode_note, seal_of
from tables.work.waking import wake_promptly

log = logging.getLogger(__name__)

Told = Sequence[tuple[str, Note]]
"""Notes, each with its topic."""


Looks = Callable[[str, int], bool]
"""Tells whether somebody looks at a table by this process."""


def tell(made: Sequence[Made], name: str, looks: Looks) -> tuple[Told, Callable[[], None]]:
    """Return what is told of these moves, and how the other processes are told."""
    told: list[tuple[str, Note]] = []
    for one in made:
        try:
            told += _notes(one.change, looks)
        except Exception as error:  # it is kept all the same: hubs find out by its version
            faults.note(f"frames of table {one.change.table.uid}", error)
    return told, lambda: _go_on([one.change for one in made], told, name)


def _notes(change: Change, looks: Looks) -> list[tuple[str, Note]]:
    """Return the frames, and a word to those who are asked and look elsewhere."""
    uid = change.table.uid
    away = [user for user in change.people_asked() if not looks(uid, user)]
    told: list[tuple[str, Note]] = [(table_topic(uid), change.note())]
    return told + [(user_topic(user), Asked(table=uid)) for user in away]


def _go_on(changes: Sequence[Change], told: Told, name: str) -> None:
    """Tell the other processes, wake bots, and note who may have to be called."""
    _publish(told, name)
    for change in changes:
        chronicle.move_made(change, Move.By.PERSON)
        with suppress(RedisError):
            wake_promptly(change.table, change.seats)
        if not change.table.practice:
            turns.note(change)


def _publish(told: Told, name: str) -> None:
    seal = seal_of(name)
    try:
        pipe = server().pipeline(transaction=False)
        for topic, note in told:
            pipe.publish(topic, seal + encode_note(note))
        pipe.execute()
    except RedisError as error:
        log.warning("%d notes were not published: %s", len(told), type(error).__name__)
