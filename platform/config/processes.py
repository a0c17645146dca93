"""What a house on one machine is made of: Redis, the web, two workers and the clock's beat."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from config.children import Child
from config.environment import ROOT
from config.redis_server import RedisServer, program

STOP_ORDER = (("beat",), ("clocks", "bots"), ("web",), ("redis",))
"""First nothing new is asked, then what runs is finished, then the doors close."""

_QUIET = ("-l", "WARNING")
_ALONE = ("--without-gossip", "--without-mingle", "--without-heartbeat")


def redis(server: RedisServer, environment: Mapping[str, str]) -> Child:
    """Return the process of our own Redis."""
    return Child(
        "redis",
        [program(), "-"],
        folder=server.folder / "redis",
        environment=environment,
        feed=server.configuration,
    )


def web(host: str, port: int, environment: Mapping[str, str]) -> Child:
    """Return the process that serves pages, the API and sockets."""
    command = ("config.server", "--host", host, "--port", str(port))
    return _python("web", command, environment)


def clocks(environment: Mapping[str, str]) -> Child:
    """Return the worker of light tasks, in threads."""
    return _python("clocks", _worker("clocks", "clocks", "threads", 4), environment)


def bots(environment: Mapping[str, str]) -> Child:
    """Return the worker of searches: a process for each core, which yields to the web."""
    command = _worker("bots", "bots,idle", "prefork", cores())
    return _python("bots", command, environment, niceness=5)


def beat(folder: Path, environment: Mapping[str, str]) -> Child:
    """Return the process that sends what is due every second and minute."""
    schedule = str(folder / "beat-schedule")
    command = ("celery", "-q", "-A", "config", "beat", *_QUIET, "-s", schedule, "--pidfile=")
    return _python("beat", command, environment)


def cores() -> int:
    """Return how many processes of searches this machine bears."""
    free = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()
    return min(4, free or 1)


def _worker(name: str, queues: str, pool: str, size: int) -> tuple[str, ...]:
    node = ("-Q", queues, "-n", f"{name}@%h", "-P", pool, "-c", str(size))
    return ("celery", "-q", "-A", "config", "worker", *_QUIET, *node, *_ALONE)


def _python(
    name: str, command: tuple[str, ...], environment: Mapping[str, str], niceness: int = 0
) -> Child:
    return Child(
        name,
        [sys.executable, "-m", *command],
        folder=ROOT,
        environment=environment,
        niceness=niceness,
    )
