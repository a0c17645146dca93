"""The Redis of one machine: a real server from a wheel, on the loopback, behind a password."""

import secrets
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from config import ports
from config.trouble import Exit, PlayError

ADDRESS = "redis-url"
"""The file in the data folder from which other commands of the house learn the address."""


@dataclass(frozen=True)
class RedisServer:
    """A server's place; it keeps port and password for as long as the supervisor lives."""

    folder: Path
    port: int
    password: str

    @property
    def url(self) -> str:
        """The address with its password."""
        return f"redis://:{self.password}@127.0.0.1:{self.port}/0"

    @property
    def configuration(self) -> bytes:
        """What the server reads from its standard input.

        The append-only file is synced every second: a kill -9 of the server loses nothing that
        the kernel has, a power cut one second.
        """
        folder = str(self.folder / "redis").replace("\\", "\\\\").replace('"', '\\"')
        lines = (
            "bind 127.0.0.1",
            f"port {self.port}",
            f"requirepass {self.password}",
            f'dir "{folder}"',
            "appendonly yes",
            "appendfsync everysec",
            'save ""',
            'logfile "redis.log"',
            "loglevel warning",
            "daemonize no",
        )
        return "\n".join([*lines, ""]).encode()

    def announce(self) -> None:
        """Write the address where this user's other commands find it, and nobody else does."""
        (self.folder / "redis").mkdir(exist_ok=True)
        path = self.folder / ADDRESS
        path.unlink(missing_ok=True)
        path.touch(mode=0o600)
        path.write_text(self.url)

    def withdraw(self) -> None:
        """Take the address away again."""
        (self.folder / ADDRESS).unlink(missing_ok=True)


def place(folder: Path) -> RedisServer:
    """Choose a free port and a password for a server on this data folder."""
    return RedisServer(folder, ports.free(), secrets.token_urlsafe(32))


def program() -> str:
    """Return the path of redis-server: that of our environment, else the system's."""
    found = shutil.which("redis-server", path=str(Path(sys.executable).parent))
    found = found or shutil.which("redis-server") or shutil.which("valkey-server")
    if found is None:
        raise PlayError(
            Exit.UNPREPARED,
            "Нет redis-server. Запустите make setup или задайте REDIS_URL=redis://…",
            "There is no redis-server. Run make setup, or set REDIS_URL=redis://…",
        )
    return found
