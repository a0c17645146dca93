"""The watcher: hears whether the workers work, and names those that have gone deaf.

Celery has stopped consuming after a restart of Redis in several releases. So each worker is sent
a tiny task by its queue; who leaves it lying is started anew. A busy worker is not a deaf one: as
long as its queue moves it is let be.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from celery import Celery
from kombu.exceptions import OperationalError
from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

from config.heartbeat import key

QUEUES = {"clocks": "clocks", "bots": "bots", "beat": ""}
"""Who is listened to, and by which queue asked; beat shows itself through the clocks' queue."""

INTERVAL = 2.0
"""Seconds between two questions to a worker that answers; a silent one is asked oftener."""

RECOVERY = {"clocks": 3.0, "bots": 3.0, "beat": 12.0}
"""Seconds of silence allowed after Redis has come back to one that had answered before.

Beat heals by itself but is heard through the clocks' worker, so it must outwait that one's start.
"""

STARTING = 30.0
"""Seconds of silence allowed to one that has not answered yet: a slow machine takes its time."""

PATIENCE = 60.0
"""Seconds of silence allowed out of the blue: far longer than any search."""


@dataclass
class Trace:
    """What a process was last seen to have done."""

    answer: object
    oldest: object

    def moved_since(self, before: "Trace") -> bool:
        """Whether the process answered, or took a message from its queue."""
        taken = before.oldest is not None and before.oldest != self.oldest
        return taken or self.answer != before.answer


@dataclass
class Pulse:
    """The watcher of one house."""

    url: str
    run: str = ""
    back: float = 0.0
    heard: dict[str, float] = field(default_factory=dict)
    asked: dict[str, float] = field(default_factory=dict)
    traces: dict[str, Trace] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.server = Redis.from_url(
            self.url, socket_timeout=1, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0)
        )
        self.sender = Celery("play", broker=self.url, set_as_current=False)
        self.sender.conf.broker_transport_options = {
            "socket_timeout": 1,
            "socket_connect_timeout": 1,
            "max_retries": 0,
        }

    def answers(self) -> bool:
        """Whether Redis answers."""
        try:
            return bool(self.server.ping())
        except (RedisError, OSError):
            return False

    def deaf(self, started: Mapping[str, float], now: float) -> list[str]:
        """Ask, listen, and return who has been silent too long, by when each was started."""
        try:
            self._notice_restart(now)
            for name, queue in QUEUES.items():
                self._listen(name, queue, now)
                self._ask(name, queue, now)
        except (RedisError, OperationalError, OSError):
            self.run = ""
            return []
        return [name for name, start in started.items() if self.silent_too_long(name, start, now)]

    def forgive(self, now: float) -> None:
        """Hold no silence against anybody: the watcher itself was away."""
        self.heard = dict.fromkeys(self.heard, now)

    def _notice_restart(self, now: float) -> None:
        run = str(self.server.info("server")["run_id"])
        if run != self.run:
            self.run, self.back = run, now
            self.traces.clear()
            self.asked.clear()

    def _listen(self, name: str, queue: str, now: float) -> None:
        seen = Trace(self.server.get(key(name)), self.server.lindex(queue, -1) if queue else None)
        before = self.traces.setdefault(name, seen)
        if seen.moved_since(before):
            self.heard[name] = now
        self.traces[name] = seen

    def _ask(self, name: str, queue: str, now: float) -> None:
        waiting = self.heard.get(name, 0.0) < self.back
        if not queue or now - self.asked.get(name, 0.0) < (INTERVAL / 4 if waiting else INTERVAL):
            return
        self.sender.send_task(
            "config.heartbeat",
            args=[name, str(now)],
            queue=queue,
            expires=INTERVAL * 2,
            retry=False,
            ignore_result=True,
        )
        self.asked[name] = now

    def silent_too_long(self, name: str, start: float, now: float) -> bool:
        """Whether a process started at ``start`` has used up its time for silence."""
        heard = self.heard.get(name, 0.0)
        if heard < start:
            return now - max(start, self.back) > STARTING
        if heard < self.back:
            return now - self.back > RECOVERY[name]
        return now - heard > PATIENCE
