"""A web process of its own, as the house starts it, for tests that look at it from outside."""

import http.client
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from config import ports
from config.environment import ROOT
from tests.config.running_house import environment, until
from tests.servers import die_with_parent

UPGRADE = (
    "GET /ws/lobby/ HTTP/1.1",
    "Host: localhost",
    "Origin: http://localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)
"""What a page asks for to have a socket."""


@dataclass
class Web:
    """What a test can see of it."""

    process: subprocess.Popen[bytes]
    port: int

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def sent(self, lines: Sequence[str]) -> socket.socket:
        """Return a connection on which these lines of a request were sent."""
        connection = self.connect()
        connection.sendall("\r\n".join((*lines, "", "")).encode())
        return connection

    def ask(self, path: str = "/healthz") -> int:
        """Return the status of an answer; 0 if there is none."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request("GET", path, headers={"Host": "localhost"})
            return connection.getresponse().status
        except OSError:
            return 0
        finally:
            connection.close()

    def waiting(self, times: int) -> list[float]:
        """Return how long each of so many questions waited for its answer."""
        spent = []
        for _ in range(times):
            begun = time.perf_counter()
            assert self.ask() == 200
            spent.append(time.perf_counter() - begun)
        return spent

    def most_memory(self) -> int:
        """Return how many bytes it has ever held at once."""
        told = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+) kB", told)
        assert found, told
        return int(found[1]) * 1024


@contextmanager
def web(folder: Path, module: str = "config.server", **more: str) -> Iterator[Web]:
    """Start one on a data folder of its own; it has neither tables in its database nor a Redis."""
    machine = environment(folder, REDIS_URL="redis://127.0.0.1:1/0", **more)
    port = ports.free()
    process = subprocess.Popen(  # noqa: S603 - our own server
        [sys.executable, "-m", module, "--host", "127.0.0.1", "--port", str(port)],
        cwd=ROOT,
        env=machine,
        preexec_fn=die_with_parent,  # noqa: PLW1509 - one plain system call
    )
    running = Web(process, port)
    try:
        until(lambda: running.ask() == 200 or process.poll() is not None, 60)
        yield running
    finally:
        process.kill()
        process.wait()
