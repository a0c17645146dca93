"""The hub: one per web process. It hears each topic once and hands on to its own sockets.

It never waits for a socket: each has an outbox of its own. Changes of a table are handed on in the
order of their versions; and every two seconds the versions of all tables that somebody looks at are
read in one query, so that whatever Redis lost is repaired.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Protocol

from django.conf import settings

from tables import faults
from tables.calls.turns import turns
from tables.live.attendance import Attendance
from tables.live.departures import Deaf, Leaving
from tables.live.ear import Ear
from tables.live.keeping import keep
from tables.live.ordering import Stream
from tables.live.publishing import table_topic
from tables.live.reception import reception
from tables.live.threads import read
from tables.models import Table
from tables.moving.desk import desk
from tables.moving.telling import Told
from tables.wire.notes import Changed, Kept, Note, decode_note, seal_of

log = logging.getLogger(__name__)

FAREWELL_SECONDS = 3.0
"""So long a process that leaves waits for its sockets to close."""
UNDER_WAY_SECONDS = 0.5
"""So long a version that is saved may still be on its way to a socket."""
DESK_SECONDS = 0.5
"""How often it is looked whether a move has waited too long, or a table was read long ago,"""
TURN_SECONDS = 1.0
"""and whether a turn lasts."""


class Listener(Protocol):
    """A socket, as the hub knows it. Nothing it is told makes the hub wait."""

    who: str
    """By whom it was opened: an account's id, or a name for somebody without one."""

    def take(self, topic: str, note: Note) -> None:
        """Take a note of a topic; the changes of a table come in order."""

    def miss(self, topic: str) -> None:
        """Be told that something of a topic may have gone unheard."""

    def lacks(self, version: int) -> bool:
        """Tell whether this version of the table was not heard of."""

    def send_away(self, why: Exception) -> None:
        """Be sent to another process: this one hears nothing, or leaves."""


class Hub:
    """All that this process's sockets listen to."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.streams: dict[str, Stream] = {}
        self.ear = Ear(self._take, self._miss, self._send_all_away)
        self.attendance = Attendance()
        self._present: Counter[tuple[str, str]] = Counter()
        self._seal = seal_of(self.ear.name)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_leaving = False

    @property
    def hears(self) -> bool:
        """Whether what is told reaches this process; one that has not begun needs no ear."""
        return not self._tasks or self.ear.hears

    def start(self) -> None:
        """Begin to hear, and to take moves, if that has not begun yet."""
        if not self._tasks:
            ear = self.ear
            reception.clear()
            desk.open(asyncio.get_running_loop(), ear.name, self._hand_over, self.looks)
            works = {"listen": ear.listen, "subscribe": ear.subscribe, "beat": ear.beat}
            works |= {"desk": self._mind_the_desk, "turns": self._mind_the_turns}
            works["attendance"] = self.attendance.keep
            if settings.HUB_REPAIR:
                works["repair"] = self._repair
            self._tasks = [asyncio.create_task(keep(name, work)) for name, work in works.items()]

    async def send_all_elsewhere(self) -> None:
        """Make the moves that were taken, then ask everybody to come back by another process."""
        self._is_leaving = True
        await desk.close()
        for listener in self._all():
            listener.send_away(Leaving())
        end = time.monotonic() + FAREWELL_SECONDS
        while self.attendance.is_anybody_here and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Hear no more, and say so."""
        self._is_leaving = True
        await desk.close()
        tasks, self._tasks = set(self._tasks), []
        while tasks:  # Python 3.11 may lose a cancellation that meets the end of a write
            for task in tasks:
                task.cancel()
            _, tasks = await asyncio.wait(tasks, timeout=0.5)
        desk.shut()
        await asyncio.to_thread(self.ear.leave)

    async def join(self, listener: Listener, *topics: str) -> None:
        """Listen to some topics; returns once Redis has confirmed all, or does not answer.

        Whoever is half way in while this process leaves goes elsewhere, like all others.
        """
        if self._is_leaving:
            raise Leaving
        self.start()
        for topic in topics:
            if topic not in self.listeners:
                self.listeners[topic] = set()
                self.streams[topic] = Stream(partial(self._hand_on, topic))
                self.ear.want(topic)
            self.listeners[topic].add(listener)
            self._present[topic, listener.who] += 1
        for topic in topics:
            await self.ear.confirmed(topic)

    def leave(self, topic: str, listener: Listener) -> None:
        """Stop listening."""
        listeners = self.listeners.get(topic, set())
        if listener in listeners:
            listeners.discard(listener)
            self._present[topic, listener.who] -= 1
            if not self._present[topic, listener.who]:
                del self._present[topic, listener.who]
        if topic in self.listeners and not listeners:
            del self.listeners[topic]
            self.streams.pop(topic).close()
            self.ear.forget(topic)

    def _take(self, topic: str, data: bytes) -> None:
        """Take what is heard; what this process told itself its sockets have already."""
        if topic not in self.streams or data.startswith(self._seal):
            return
        try:
            note = decode_note(data)
            if isinstance(note, Changed | Kept):
                kept = note if isinstance(note, Kept) else note.kept
                desk.memory.hear(topic.removeprefix(table_topic("")), kept)
            if not isinstance(note, Kept):
                self.streams[topic].take(note)
        except Exception as error:  # one bad note is no reason to be deaf to the next
            faults.note("a note of the hub", error)

    def looks(self, uid: str, user_id: int) -> bool:
        """Tell whether somebody looks at a table by this process."""
        return (table_topic(uid), str(user_id)) in self._present

    def _hand_over(self, told: Told) -> None:
        """Hand on what this process itself has to tell."""
        for topic, note in told:
            if topic in self.streams:
                self.streams[topic].take(note)

    def _hand_on(self, topic: str, note: Note) -> None:
        for listener in tuple(self.listeners.get(topic, ())):
            try:
                listener.take(topic, note)
            except Exception as error:  # what one cannot take is no reason not to tell the others
                faults.note("a listener of the hub", error)
                listener.miss(topic)

    def _miss(self, topic: str) -> None:
        for listener in tuple(self.listeners.get(topic, ())):
            listener.miss(topic)

    def _send_all_away(self) -> None:
        log.warning("deaf: all sockets are sent away")
        for listener in self._all():
            listener.send_away(Deaf())

    def _all(self) -> set[Listener]:
        return set().union(*self.listeners.values())

    async def _mind_the_desk(self) -> None:
        while True:
            await asyncio.sleep(DESK_SECONDS)
            desk.give_back_late()
            reception.forget_old()

    async def _mind_the_turns(self) -> None:
        while True:
            await asyncio.sleep(TURN_SECONDS)
            await read(turns.look)

    async def _repair(self) -> None:
        while True:
            await asyncio.sleep(settings.HUB_REPAIR)
            await self._repair_once()

    async def _repair_once(self) -> None:
        """Let whoever lacks a version, and is not brought it in a moment, look anew."""
        uids = list(self._tables())
        versions = await read(_versions, uids) if uids else []
        behind = [
            (listener, table_topic(uid), version)
            for uid, version in versions
            for listener in self.listeners.get(table_topic(uid), ())
            if listener.lacks(version)
        ]
        if behind:
            await asyncio.sleep(UNDER_WAY_SECONDS)
        for listener, topic, version in behind:
            if listener in self.listeners.get(topic, ()) and listener.lacks(version):
                listener.miss(topic)

    def _tables(self) -> Iterator[str]:
        prefix = table_topic("")
        return (topic.removeprefix(prefix) for topic in self.streams if topic.startswith(prefix))


def _versions(uids: list[str]) -> list[tuple[str, int]]:
    return list(Table.objects.filter(uid__in=uids).values_list("uid", "version"))


hub = Hub()
