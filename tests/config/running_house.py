"""A house started by ``manage.py play`` on a data folder and a port of its own, for tests."""

import fcntl
import http.client
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from redis import Redis, RedisError

from config import ports
from config.environment import ROOT
from config.heartbeat import key

OURS = ("PRODUCTION", "SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL", "REDIS_URL", "DATA_DIR")
OPENING = 180.0
"""Seconds within which a house must be open, on however busy a machine."""


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Return the environment of a fresh machine, with this data folder."""
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    return {**kept, "DATA_DIR": str(folder), "FAST_HASHES": "1", **more}


def command(*arguments: str) -> list[str]:
    """Return the command line of ``manage.py``."""
    return [sys.executable, str(ROOT / "manage.py"), *arguments]


def refused(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run ``manage.py play`` where it must not start, and return how it ended."""
    return subprocess.run(  # noqa: S603 - our own command
        command("play", *arguments),
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def until(met: Callable[[], bool], seconds: float) -> float:
    """Wait until a condition is met; return how long that took, or fail."""
    start = time.monotonic()
    while not met():
        assert time.monotonic() - start < seconds, f"not met within {seconds} s"
        time.sleep(0.05)
    return time.monotonic() - start


@dataclass
class House:
    """What a test can see of a running house."""

    process: subprocess.Popen[bytes]
    folder: Path
    port: int
    log: Path

    @property
    def said(self) -> str:
        """All that it has printed so far."""
        return self.log.read_text(encoding="utf-8")

    def processes(self) -> dict[int, str]:
        """Return every process of this house with its command line."""
        found = {}
        for place in Path("/proc").glob("[0-9]*"):
            try:
                if self._owns(place):
                    found[int(place.name)] = _words(place)
            except OSError:
                continue  # it has ended meanwhile, or is not ours to look into
        return found

    def _owns(self, place: Path) -> bool:
        """Whether its environment says so, or its folder: Redis writes over its environment."""
        mark = f"DATA_DIR={self.folder}".encode()
        inside = (place / "cwd").readlink().is_relative_to(self.folder)
        return inside or mark in (place / "environ").read_bytes().split(b"\0")

    def children(self, mark: str) -> list[int]:
        """Return the processes whose command line has the mark, oldest first."""
        return sorted(pid for pid, line in self.processes().items() if mark in line)

    def kill(self, mark: str) -> int:
        """Kill -9 the oldest process with the mark; return which it was."""
        victim = self.children(mark)[0]
        os.kill(victim, signal.SIGKILL)
        return victim

    def status(self, path: str = "/readyz", host: str = "localhost") -> int:
        """Return the answer's status to a request; 0 when nobody answers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", path, headers={"Host": host})
            return connection.getresponse().status
        except (OSError, http.client.HTTPException):
            return 0
        finally:
            connection.close()

    def pulse(self, name: str) -> object:
        """Return the last heartbeat of a worker."""
        try:
            with Redis.from_url((self.folder / "redis-url").read_text()) as server:
                return server.get(key(name))
        except (OSError, RedisError):
            return None

    def beats(self, name: str, seconds: float) -> float:
        """Wait until a worker has answered anew; return how long that took."""
        before = self.pulse(name)
        return until(lambda: self.pulse(name) not in (None, before), seconds)

    def end(self, number: signal.Signals) -> int:
        """Send a signal to the supervisor and return its exit code."""
        self.process.send_signal(number)
        return self.process.wait(timeout=40)


def _words(place: Path) -> str:
    return (place / "cmdline").read_bytes().replace(b"\0", b" ").decode()


PREPARE = """
import django
from pathlib import Path
django.setup()
from config import preparation
preparation.migrate()
preparation.collect(Path({folder!r}))
preparation.let_go()
"""


def prepared() -> Path:
    """Return a data folder in which all stands that a house prepares; one is made for a run."""
    root = Path(tempfile.gettempdir())
    folder = root / "prepared"
    with (root / "prepared.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            making = root / "preparing"
            making.mkdir()
            paths = f"{ROOT}:{ROOT / 'platform'}"
            settings = {"PYTHONPATH": paths, "DJANGO_SETTINGS_MODULE": "config.settings"}
            subprocess.run(  # noqa: S603 - our own code
                [sys.executable, "-c", PREPARE.format(folder=str(making))],
                env=environment(making, **settings),
                check=True,
            )
            making.rename(folder)
    return folder


def furnish(folder: Path) -> None:
    """Lay what a house prepares into an empty folder: what has changed since is prepared anew."""
    ready = prepared()
    folder.mkdir(parents=True, mode=0o700)
    shutil.copytree(ready / "static", folder / "static", copy_function=os.link)
    for name in ("static-fingerprint", "zastolye.sqlite3"):
        shutil.copy2(ready / name, folder)


@contextmanager
def house(folder: Path, *arguments: str, **more: str) -> Iterator[House]:
    """Open a house, wait until it says so, and leave nothing of it behind.

    In a folder that is not there yet it finds prepared what ``new_house`` prepares by itself.
    """
    if not folder.exists():
        furnish(folder)
    with new_house(folder, *arguments, **more) as running:
        yield running


@contextmanager
def new_house(folder: Path, *arguments: str, **more: str) -> Iterator[House]:
    """Open a house with nothing laid ready."""
    port, log = ports.free(), folder.with_suffix(".log")
    with log.open("wb") as output:
        process = subprocess.Popen(  # noqa: S603 - our own command
            command("play", "--port", str(port), *arguments),
            env=environment(folder, **more),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    running = House(process, folder, port, log)
    try:
        until(lambda: "Ctrl-C" in running.said or process.poll() is not None, OPENING)
        assert process.poll() is None, running.said
        yield running
    finally:
        running.end(signal.SIGKILL if sys.platform == "linux" else signal.SIGTERM)
        for pid in running.processes():
            os.kill(pid, signal.SIGKILL)


def password(said: str) -> str:
    """Return the guest's password out of the box."""
    found = re.search(r"demo / (\S+)", said)
    assert found, said
    return found[1]
