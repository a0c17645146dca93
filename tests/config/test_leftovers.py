"""Of requests that are answered and sockets that are closed nothing stays behind.

What points at each other is found by looking through everything, which holds a web process up.
"""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.config.running_house import until
from tests.config.web_process import UPGRADE, Web, web

ASKED = ("GET /api/v1/verify/ HTTP/1.1", "Host: localhost", "Connection: close")


@pytest.fixture(scope="module")
def counts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("counts") / "counts.json"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, counts: Path) -> Iterator[Web]:
    folder = tmp_path_factory.mktemp("web")
    with web(folder, "tests.config.counting_server", COUNTS=str(counts)) as running:
        yield running


def living(server: Web, counts: Path) -> dict[str, int]:
    """Return how many there are of what belongs to one request or one socket."""
    counts.unlink(missing_ok=True)
    os.kill(server.process.pid, signal.SIGUSR1)
    until(counts.exists, 10)
    told: dict[str, int] = json.loads(counts.read_text())
    return told


def test_of_sockets_that_are_closed_nothing_stays(server: Web, counts: Path) -> None:
    lines = [server.sent(UPGRADE) for _ in range(10)]
    for line in lines:
        assert line.recv(12) == b"HTTP/1.1 101"
    there = living(server, counts)
    assert (there["WebSocketProtocol"], there["LobbySocket"]) == (10, 10)
    for line in lines:
        line.close()
    until(lambda: living(server, counts) == {}, 20)


def test_of_requests_that_are_answered_nothing_stays(server: Web, counts: Path) -> None:
    for _ in range(10):
        with server.sent(ASKED) as line:
            assert line.recv(12) == b"HTTP/1.1 405"
            while line.recv(65_536):
                pass
    until(lambda: living(server, counts) == {}, 20)
