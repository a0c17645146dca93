"""The hub: one per web process. It hears each topic once and hands on to its own sockets.

Changes of a table are handed on in the order of their versions. A gap is waited for a moment and
then healed by a snapshot; and every two seconds the versions of all tables that somebody looks at
are read in one query, so that whatever Redis lost is repaired.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from django.conf import settings
from redis import RedisError
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from tables.models import Table
from tables.publishing import table_topic
from tables.threads import read

log = logging.getLogger(__name__)

GAP_SECONDS = 0.2
REPAIR_SECONDS = 2.0
_SUBSCRIBE_SECONDS = 2.0

Message = dict[str, Any]


class Listener(Protocol):
    """A socket, as the hub knows it."""

    async def hear(self, topic: str, message: Message) -> None:
        """Take a message of a topic; those of a table come in order."""

    async def heal(self) -> None:
        """Read the table anew: something was missed."""


class Stream:
    """The changes of one table, put in order."""

    def __init__(self, topic: str, hand_on: Callable[[str, Message], Awaitable[None]]) -> None:
        self.topic = topic
        self.version = 0
        self.waiting: dict[int, Message] = {}
        self.timer: asyncio.TimerHandle | None = None
        self._hand_on = hand_on

    async def take(self, message: Message, heal: Callable[[], None]) -> None:
        """Hand on what is next; keep what is early until the gap is closed or given up."""
        version = message.get("version")
        if version is None:
            await self._hand_on(self.topic, message)
            return
        if version <= self.version:
            return
        self.waiting[version] = message
        while self.version + 1 in self.waiting or not self.version:
            following = self.waiting.pop(self.version + 1 if self.version else min(self.waiting))
            self.version = following["version"]
            await self._hand_on(self.topic, following)
            if not self.waiting:
                break
        self._watch_gap(heal)

    def _watch_gap(self, heal: Callable[[], None]) -> None:
        if not self.waiting:
            self.close()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(GAP_SECONDS, heal)

    def reach(self, version: int) -> None:
        """Count as handed on whatever a snapshot showed."""
        self.version = max(self.version, version)
        self.waiting = {one: kept for one, kept in self.waiting.items() if one > self.version}

    def close(self) -> None:
        """Wait for no gap any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Hub:
    """All that this process's sockets listen to."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.streams: dict[str, Stream] = {}
        self._confirmed: dict[str, asyncio.Event] = {}
        self._pubsub: PubSub | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def join(self, topic: str, listener: Listener) -> None:
        """Listen to a topic; returns once Redis has confirmed, or does not answer."""
        self._start()
        if topic not in self.listeners:
            self.listeners[topic] = set()
            self.streams[topic] = Stream(topic, self._hand_on)
            self._confirmed[topic] = asyncio.Event()
            await self._subscribe(topic)
        self.listeners[topic].add(listener)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._confirmed[topic].wait(), _SUBSCRIBE_SECONDS)

    async def leave(self, topic: str, listener: Listener) -> None:
        """Stop listening."""
        listeners = self.listeners.get(topic, set())
        listeners.discard(listener)
        if topic in self.listeners and not listeners:
            del self.listeners[topic], self._confirmed[topic]
            self.streams.pop(topic).close()
            if self._pubsub is not None:
                with suppress(RedisError, OSError):
                    await self._pubsub.unsubscribe(topic)

    def reached(self, topic: str, version: int) -> None:
        """Note that a snapshot of this version was read for somebody who listens."""
        if topic in self.streams and not self.streams[topic].version:
            self.streams[topic].reach(version)

    def _start(self) -> None:
        if not self._tasks:
            for work in (self._listen(), self._repair()):
                self._spawn(work)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _subscribe(self, *topics: str) -> None:
        if self._pubsub is not None and topics:
            with suppress(RedisError, OSError):
                await self._pubsub.subscribe(*topics)

    async def _listen(self) -> None:
        """Hear Redis, for ever: when it goes away, connect and subscribe again."""
        while True:
            try:
                async with Redis.from_url(settings.REDIS_URL, socket_connect_timeout=1) as redis:
                    await self._hear_all(redis)
            except (RedisError, OSError) as error:
                log.warning("Redis is away: %s", type(error).__name__)
            self._pubsub = None
            for confirmed in self._confirmed.values():
                confirmed.clear()
            await asyncio.sleep(0.3)

    async def _hear_all(self, redis: Redis) -> None:
        async with redis.pubsub() as pubsub:
            await pubsub.subscribe("hub", *self.listeners)
            self._pubsub = pubsub
            await self._subscribe(*self.listeners)
            while True:
                heard = await pubsub.get_message(timeout=5.0)
                if heard is not None:
                    await self._take(heard)

    async def _take(self, heard: Message) -> None:
        topic = heard["channel"].decode()
        if heard["type"] == "subscribe" and topic in self._confirmed:
            self._confirmed[topic].set()
        elif heard["type"] == "message" and topic in self.streams:
            message = msgspec.msgpack.decode(heard["data"])
            await self.streams[topic].take(message, lambda: self._spawn(self._heal(topic)))

    async def _hand_on(self, topic: str, message: Message) -> None:
        for listener in tuple(self.listeners.get(topic, ())):
            await listener.hear(topic, message)

    async def _heal(self, topic: str) -> None:
        """Let everybody at a table read it anew."""
        stream = self.streams.get(topic)
        if stream is not None:
            stream.close()
            stream.reach(max(stream.waiting, default=stream.version))
        for listener in tuple(self.listeners.get(topic, ())):
            await listener.heal()

    async def _repair(self) -> None:
        while True:
            await asyncio.sleep(REPAIR_SECONDS)
            try:
                await self._repair_once()
            except Exception:
                log.exception("the versions of the tables could not be read")

    async def _repair_once(self) -> None:
        prefix = table_topic("")
        uids = [topic.removeprefix(prefix) for topic in self.streams if topic.startswith(prefix)]
        for uid, version in await read(_versions, uids) if uids else ():
            stream = self.streams.get(table_topic(uid))
            if stream is not None and version > stream.version:
                stream.reach(version)
                await self._heal(stream.topic)


def _versions(uids: list[str]) -> list[tuple[str, int]]:
    return list(Table.objects.filter(uid__in=uids).values_list("uid", "version"))


hub = Hub()
