"""What goes wrong: a part is killed or stands still for some seconds, and by what it is back."""

import os
import signal
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psycopg
from redis import Redis, RedisError

from tests.config.running_house import House
from tests.servers import PostgreSQL

STANDSTILL = 6.0
"""Seconds for which a part stands still: longer than the shortest clock."""
MARKS = {
    "web": ("config.server",),
    "redis": ("valkey-server",),
    "clocks": ("-Q clocks",),
    "bots": ("-Q bots",),
    "beat": (" beat ",),
}


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong, and the sign that it is over."""

    name: str
    harm: Callable[[], None]
    is_back: Callable[[], bool]


def faults(house: House, database: PostgreSQL | None) -> list[Fault]:
    """Return all that can go wrong with a house, in the order in which it does."""
    found = []
    for part in MARKS:
        found += [_killed(house, part), _stopped(house, part)]
    if database is not None:
        found.append(_database_away(database))
    return [*found, _paused(house)]


def _killed(house: House, part: str) -> Fault:
    sign = Sign(house, part)

    def harm() -> None:
        sign.forget()
        os.kill(_main(house, part), signal.SIGKILL)

    return Fault(f"kill -9 {part}", harm, sign)


def _stopped(house: House, part: str) -> Fault:
    sign = Sign(house, part)

    def harm() -> None:
        stand_still(_all(house, part))
        sign.forget()

    return Fault(f"stop {part}", harm, sign)


def _paused(house: House) -> Fault:
    return Fault(
        "stop the house", lambda: stand_still(sorted(house.processes())), Sign(house, "web")
    )


def _database_away(server: PostgreSQL) -> Fault:
    def harm() -> None:
        server.stop()
        time.sleep(STANDSTILL / 2)
        server.start()

    return Fault("stop postgresql", harm, lambda: _connects(server.url))


class Sign:
    """By what a part shows that it works again: the web, Redis, or a new beat of a worker."""

    def __init__(self, house: House, part: str) -> None:
        self.house, self.part = house, part
        self.before: object = None

    def forget(self) -> None:
        """Count nothing that was so before."""
        self.before = self.house.pulse(self.part)

    def __call__(self) -> bool:
        """Whether it works."""
        if self.part == "web":
            return self.house.status() == 200
        if self.part == "redis":
            return _answers(self.house.folder)
        return self.house.pulse(self.part) not in (None, self.before)


def _answers(folder: Path) -> bool:
    try:
        with Redis.from_url((folder / "redis-url").read_text(), socket_timeout=1) as server:
            return bool(server.ping())
    except (OSError, RedisError):
        return False


def _connects(url: str) -> bool:
    try:
        psycopg.connect(url, connect_timeout=1).close()
    except psycopg.OperationalError:
        return False
    return True


def _all(house: House, part: str) -> list[int]:
    return [pid for mark in MARKS[part] for pid in house.children(mark)]


def _main(house: House, part: str) -> int:
    """Return the part's own process, not one of its pool: the eldest."""
    return min(_all(house, part))


def stand_still(processes: Iterable[int]) -> None:
    """Let processes stand still for a while."""
    stopped = list(processes)
    try:
        _signal(stopped, signal.SIGSTOP)
        time.sleep(STANDSTILL)
    finally:
        _signal(stopped, signal.SIGCONT)


def _signal(processes: list[int], number: signal.Signals) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, number)
