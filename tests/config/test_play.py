"""``manage.py play`` with real processes: it opens, heals, refuses and leaves nothing behind."""

import os
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.config.running_house import House, house, new_house, password, refused, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def gone(running: House) -> bool:
    return running.processes() == {}


@contextmanager
def hangups(handler: signal.Handlers) -> Iterator[None]:
    """Let what is started meanwhile take the end of its terminal so, whoever has started us."""
    before = signal.signal(signal.SIGHUP, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def test_it_opens_says_where_and_leaves_no_process(tmp_path: Path) -> None:
    folder = tmp_path / "data with spaces"
    with new_house(folder, "--demo") as running:
        assert f"http://localhost:{running.port}/" in running.said
        assert len(password(running.said)) >= 12
        assert running.status("/readyz") == running.status("/healthz") == 200
        assert stat.S_IMODE((folder / "redis-url").stat().st_mode) == 0o600
        assert stat.S_IMODE((folder / "zastolye.sqlite3").stat().st_mode) == 0o600
        with closing(sqlite3.connect(folder / "zastolye.sqlite3")) as database:
            assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        second = refused(folder, "--port", str(running.port))
        assert second.returncode == 5
        assert f"http://localhost:{running.port}/" in second.stderr
        assert running.end(signal.SIGINT) == 0
        assert gone(running)
        assert not (folder / "redis-url").exists()


def test_a_killed_part_comes_back_and_play_goes_on(tmp_path: Path) -> None:
    with house(tmp_path / "data", "--host", "0.0.0.0") as running:  # noqa: S104 - that is the test
        url = (running.folder / "redis-url").read_text()
        for part in ("valkey-server", "clocks@", "bots@", " beat ", "config.server"):
            victim = running.kill(part)
            until(partial(_replaced, running, part, victim), 20)
        until(lambda: running.status() == 200, 20)
        for name in ("clocks", "bots", "beat"):
            running.beats(name, 20)
        assert (running.folder / "redis-url").read_text() == url
        assert running.status(host=socket.gethostname()) == 200
        assert running.status(host="elsewhere.example") == 400
        web = running.children("config.server")[0]
        os.kill(web, signal.SIGSTOP)
        _replaces_a_deaf_worker(running)
        until(partial(_replaced, running, "config.server", web), 30)
        until(lambda: running.status() == 200, 20)
        assert "web does not answer" in running.said
        assert running.end(signal.SIGTERM) == 0
        assert gone(running)


def _replaced(running: House, part: str, victim: int) -> bool:
    found = running.children(part)
    return bool(found) and victim not in found


def _replaces_a_deaf_worker(running: House) -> None:
    deaf = running.children("clocks@")[0]
    os.kill(deaf, signal.SIGSTOP)
    running.kill("valkey-server")
    until(partial(_replaced, running, "clocks@", deaf), 15)
    running.beats("clocks", 20)
    assert "clocks does not answer" in running.said


def test_a_killed_supervisor_leaves_no_orphan_and_the_folder_opens_again(tmp_path: Path) -> None:
    with house(tmp_path / "data") as running:
        until(lambda: len(running.children("bots@")) >= 2, 20)  # the worker and its pool
        running.end(signal.SIGKILL)
        until(lambda: gone(running), 3)
    with hangups(signal.SIG_DFL), house(tmp_path / "data") as again:
        assert again.status() == 200
        assert again.end(signal.SIGHUP) == 0


def test_by_nohup_it_outlives_its_terminal(tmp_path: Path) -> None:
    with hangups(signal.SIG_IGN), house(tmp_path / "data") as running:
        running.process.send_signal(signal.SIGHUP)
        assert running.beats("clocks", 20)
        assert running.status("/readyz") == 200
        assert running.end(signal.SIGTERM) == 0


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        ended = refused(tmp_path, "--port", str(port))
    assert ended.returncode == 3
    assert f"Порт {port} занят" in ended.stderr
    assert f"Port {port} is taken" in ended.stderr


def test_a_bad_port_is_said(tmp_path: Path) -> None:
    ended = refused(tmp_path, "--port=abc")
    assert ended.returncode == 2
    assert "PORT=abc: a number from 1 to 65535 is needed." in ended.stderr


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = refused(tmp_path / "file" / "data")
    assert ended.returncode == 4
    russian, english = ended.stderr.splitlines()
    assert "нельзя писать" in russian
    assert "cannot be written" in english


def test_a_bad_variable_is_said(tmp_path: Path) -> None:
    ended = refused(tmp_path, DATABASE_URL="foo")
    assert ended.returncode == 1
    assert "environment: DATABASE_URL must be" in ended.stderr.splitlines()[-1]


def test_a_host_that_is_no_name_is_said(tmp_path: Path) -> None:
    ended = refused(tmp_path, "--host", "a..b")
    assert ended.returncode == 3
    russian, english = ended.stderr.splitlines()
    assert "a..b:8000 открыть нельзя" in russian
    assert "a..b:8000 cannot be opened" in english
