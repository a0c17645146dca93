"""A web process's ear: one connection to Redis by which it hears all topics it wants.

It hears itself, too: every second it tells itself something through Redis. One that does not hear
that is deaf, whatever its connection says. It connects anew, and ``/readyz`` tells so.
"""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from redis import RedisError
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from tables.live import webs

BEAT_SECONDS = 1.0
CONNECT_SECONDS = 5
"""Time to connect: a process that has just begun is busy with itself."""
DEAF_SECONDS = 5.0
_CONFIRM_SECONDS = 2.0
_BUSY_SECONDS = 10.0
"""For so long Redis may take to confirm a topic: the second while it is known to answer."""


class Deaf(ConnectionError):  # noqa: N818 - what it is
    """The connection stands, but nothing is heard by it."""


@dataclass
class Connection:
    """A connection, the topics it was asked for, and those that are heard by it."""

    pubsub: PubSub
    topics: set[str] = field(default_factory=set)
    heard: set[str] = field(default_factory=set)
    unanswered: Counter[str] = field(default_factory=Counter)
    """How often Redis has yet to answer that it does, or does no more, tell of a topic."""

    async def ask(self, new: Collection[str], old: Collection[str]) -> None:
        """Ask for some topics, and no more for others."""
        self.unanswered.update((*new, *old))
        if new:
            await self.pubsub.subscribe(*new)
        if old:
            await self.pubsub.unsubscribe(*old)

    def note_answer(self, topic: str, *, tells: bool) -> bool:
        """Note what Redis says of a topic; tell whether that is its last word."""
        self.unanswered[topic] -= 1
        if self.unanswered[topic] > 0:
            return False
        del self.unanswered[topic]
        (self.heard.add if tells else self.heard.discard)(topic)
        return True

    def hears(self, topic: str) -> bool:
        """Whether all is heard that is said of a topic from now on."""
        return topic in self.heard and topic not in self.unanswered


class Ear:
    """What this process hears.

    ``take`` gets what is heard, ``missed`` each topic of which something may have gone unheard, and
    ``deaf`` is called when Redis takes what we say and yet we hear nothing for long.
    """

    def __init__(
        self,
        take: Callable[[str, bytes], None],
        missed: Callable[[str], None],
        deaf: Callable[[], None],
    ) -> None:
        self.name = secrets.token_hex(8)
        self.own_topic = f"hub:{self.name}"
        self.heard_at = float("-inf")
        self._take, self._missed, self._deaf = take, missed, deaf
        self._confirmed: dict[str, asyncio.Event] = {self.own_topic: asyncio.Event()}
        self._unheard: set[str] = set()
        self._line: Connection | None = None
        self._changed = asyncio.Event()
        self._echo = asyncio.Event()

    @property
    def hears(self) -> bool:
        """Whether it has heard itself lately."""
        return time.monotonic() - self.heard_at < DEAF_SECONDS

    def want(self, topic: str) -> None:
        """Hear a topic from now on; one that was forgotten just now may still be heard."""
        confirmed = self._confirmed.setdefault(topic, asyncio.Event())
        if self._line is not None and self._line.hears(topic):
            confirmed.set()
        self._changed.set()

    def forget(self, topic: str) -> None:
        """Hear it no more."""
        self._confirmed.pop(topic, None)
        self._unheard.discard(topic)
        self._changed.set()

    async def confirmed(self, topic: str) -> None:
        """Wait until Redis has confirmed a topic; if it does not answer, what is missed is told."""
        confirmed = self._confirmed.get(topic)
        if confirmed is None or confirmed.is_set():
            return
        try:
            async with asyncio.timeout(_BUSY_SECONDS if self.hears else _CONFIRM_SECONDS):
                await confirmed.wait()
        except TimeoutError:
            self._unheard.add(topic)

    async def listen(self) -> None:
        """Hear Redis until the connection is lost."""
        async with self._redis(f"hub-{self.name}") as redis, redis.pubsub() as pubsub:
            line = Connection(pubsub, {self.own_topic})
            await line.ask({self.own_topic}, ())
            self._line = line
            self._changed.set()
            try:
                await self._hear(line)
            finally:
                self._lose()

    def _redis(self, name: str) -> Redis:
        """Return a connection that does not come back by itself: then something was missed."""
        return Redis.from_url(
            settings.REDIS_URL,
            client_name=name,
            socket_connect_timeout=CONNECT_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )

    async def _hear(self, line: Connection) -> None:
        begun = time.monotonic()
        while True:
            heard = await line.pubsub.get_message(timeout=BEAT_SECONDS)
            if heard is not None:
                self._sort(line, heard)
            if time.monotonic() - max(begun, self.heard_at) > DEAF_SECONDS:
                raise Deaf

    def _sort(self, line: Connection, heard: dict[str, Any]) -> None:
        topic = heard["channel"].decode()
        if heard["type"] in ("subscribe", "unsubscribe"):
            tells = heard["type"] == "subscribe"
            if line.note_answer(topic, tells=tells) and tells:
                self._confirm(topic)
        elif heard["type"] == "message" and topic == self.own_topic:
            self.heard_at = time.monotonic()
            self._echo.set()
        elif heard["type"] == "message":
            self._take(topic, heard["data"])

    def _confirm(self, topic: str) -> None:
        if topic in self._confirmed:
            self._confirmed[topic].set()
        if topic in self._unheard:
            self._unheard.discard(topic)
            self._missed(topic)

    def _lose(self) -> None:
        self._line = None
        self._unheard |= self._confirmed.keys() - {self.own_topic}
        for confirmed in self._confirmed.values():
            confirmed.clear()

    async def subscribe(self) -> None:
        """Ask Redis for what is wanted, and no more for what is not: here alone, never a socket."""
        self._changed.set()
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._line is not None:
                await self._match(self._line)

    async def _match(self, line: Connection) -> None:
        wanted = set(self._confirmed)
        await line.ask(wanted - line.topics, line.topics - wanted)
        line.topics = wanted

    async def beat(self) -> None:
        """Tell ourselves something every second, and show in Redis that it was heard.

        By its own connection and no thread: it waits behind none of the sockets that come in.
        """
        async with self._redis(f"beat-{self.name}") as redis:
            missed = 0
            while True:
                await _in_time(self._confirmed[self.own_topic])  # else nobody hears it yet
                self._echo.clear()
                await redis.publish(self.own_topic, b"")
                if await _in_time(self._echo):
                    missed = 0
                    await redis.zadd(webs.KEY, webs.sign(self.name))
                else:
                    missed += 1
                if missed >= 2:
                    self._deaf()
                await asyncio.sleep(BEAT_SECONDS)

    def leave(self) -> None:
        """Show in Redis that this process leaves politely."""
        with suppress(RedisError):
            webs.leave(self.name)


async def _in_time(event: asyncio.Event) -> bool:
    """Wait for an event, and tell whether it came before one would be called deaf."""
    try:
        await asyncio.wait_for(event.wait(), DEAF_SECONDS)
    except TimeoutError:
        return False
    return True
