"""The supervisor with small processes: what it does with those that die, hang or never start."""

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from config import ports
from config.children import Child
from config.console import Console
from config.pulse import PATIENCE, RECOVERY, STARTING, Pulse, Trace
from config.supervisor import Supervisor
from config.trouble import Exit, PlayError

SLEEPS = "import time; print('up', flush=True); time.sleep(60)"
STUBBORN = f"import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); {SLEEPS}"
ECHO = "import sys; print(sys.stdin.read()); print('no end of line', end='')"


def child(name: str, program: str, folder: Path, feed: bytes = b"") -> Child:
    command = [sys.executable, "-c", program]
    return Child(name, command, folder=folder, environment=os.environ, feed=feed)


def run(supervisor: Supervisor, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        supervisor.turn(0.05)


def test_what_children_say_stands_under_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    supervisor = Supervisor(Console())
    supervisor.ready = True
    supervisor.add(child("web", ECHO, tmp_path, b"fed"))
    run(supervisor, 1)
    supervisor.stop([["web"]])
    said = capsys.readouterr().out
    assert "web    | fed" in said
    assert "web    | no end of line" in said
    assert "web ended (code 0), again in" in said


def test_who_dies_again_and_again_waits_longer_and_longer(tmp_path: Path) -> None:
    failing = child("web", "raise SystemExit(3)", tmp_path)
    pauses = []
    for _ in range(7):
        failing.start()
        code, pause = failing.bury()
        assert code == 3
        pauses.append(pause)
    assert pauses == sorted(pauses)
    assert pauses[0] < 1
    assert pauses[-1] == 5.0


def test_before_the_house_is_ready_a_part_that_does_not_start_is_said(tmp_path: Path) -> None:
    supervisor = Supervisor(Console())
    supervisor.add(child("web", "raise SystemExit(3)", tmp_path))
    with pytest.raises(PlayError, match="web does not start") as raised:
        run(supervisor, 10)
    assert raised.value.code == Exit.PART_FAILED
    supervisor.stop([["web"]])


def test_who_does_not_obey_is_killed_at_the_second_signal(tmp_path: Path) -> None:
    supervisor = Supervisor(Console())
    stubborn = child("bots", STUBBORN, tmp_path)
    supervisor.add(stubborn)
    run(supervisor, 0.5)
    process = stubborn.process
    supervisor.signals = 2
    begun = time.monotonic()
    supervisor.stop([["bots"]])
    assert process is not None
    assert process.returncode == -signal.SIGKILL
    assert time.monotonic() - begun < 3


def test_the_grandchildren_go_with_their_parent(tmp_path: Path) -> None:
    forks = f"import os; print(os.fork(), flush=True); {SLEEPS}"
    supervisor = Supervisor(Console())
    parent = child("bots", forks, tmp_path)
    supervisor.add(parent)
    run(supervisor, 0.5)
    assert parent.process is not None
    group = parent.process.pid
    supervisor.stop([["bots"]])
    with pytest.raises(ProcessLookupError):
        _until_no_group(group)


def test_a_system_that_forbids_to_kill_the_dead_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbid(group: int, number: int) -> None:
        raise PermissionError(group, number)

    supervisor = Supervisor(Console())
    ended = child("bots", SLEEPS, tmp_path)
    supervisor.add(ended)
    monkeypatch.setattr(os, "killpg", forbid)
    supervisor.stop([["bots"]])
    assert ended.process is None


def _until_no_group(group: int) -> None:
    for _ in range(40):
        os.killpg(group, 0)
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("heard", "started", "back", "allowed"),
    [
        (50.0, 0.0, 10.0, PATIENCE),
        (50.0, 60.0, 10.0, STARTING),
        (0.0, 20.0, 60.0, STARTING),
        (50.0, 0.0, 60.0, RECOVERY["bots"]),
    ],
)
def test_how_long_a_worker_may_be_silent(
    heard: float, started: float, back: float, allowed: float
) -> None:
    pulse = Pulse("redis://127.0.0.1:1/0", back=back, heard={"bots": heard})
    last = max(heard, started, back)
    assert not pulse.silent_too_long("bots", started, last + allowed - 0.1)
    assert pulse.silent_too_long("bots", started, last + allowed + 0.1)


def test_a_busy_worker_is_not_a_deaf_one() -> None:
    before = Trace(b"1", b"first")
    assert Trace(b"1", b"second").moved_since(before)
    assert Trace(b"2", b"first").moved_since(before)
    assert not Trace(b"1", b"first").moved_since(before)
    assert not Trace(b"1", b"just asked").moved_since(Trace(b"1", None))


def test_without_redis_nobody_is_called_deaf() -> None:
    pulse = Pulse(f"redis://127.0.0.1:{ports.free()}/0")
    assert not pulse.answers()
    assert pulse.deaf({"clocks": 0.0, "bots": 0.0, "beat": 0.0}, 1000.0) == []


@pytest.mark.parametrize("text", ["abc", "0", "65536", "-1", "8000.5", "", "８０００"])
def test_a_bad_port_is_refused(text: str) -> None:
    with pytest.raises(PlayError, match="a number from 1 to 65535") as raised:
        ports.read(text)
    assert raised.value.code == Exit.BAD_PORT


def test_a_house_open_to_all_answers_to_its_own_names_only() -> None:
    assert ports.names("127.0.0.1") == ports.LOCAL
    assert ports.names("192.168.7.7") == ["192.168.7.7", *ports.LOCAL]
    everywhere = ports.names("0.0.0.0")  # noqa: S104 - that is the test
    assert set(ports.LOCAL) < set(everywhere)
    assert "*" not in everywhere
