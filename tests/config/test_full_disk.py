"""A disk without room: nothing is half written, nobody dies of it, and it is said."""

import os
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import environment, kept_file, room
from config.trouble import Exit, PlayError
from games.chance import Chance
from tests.config.running_house import House, command, new_house, until
from tests.config.running_house import environment as machine
from tests.config.small_disk import filled, no_file_may_grow, small_disk
from tests.live.visitor import Visitor, play_on

allocating = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing is allocated")

_COUNT = """
from config.metrics import sharing
from pathlib import Path
import sys
sharing.share(Path(sys.argv[1]))
from prometheus_client import Counter
counted = Counter("counted", "Counted.", ["what"])
for number in range(int(sys.argv[2])):
    counted.labels(f"{number:0100}").inc()
print(counted.labels(f"{0:0100}")._value.get())
"""


def count(folder: Path, labels: int, largest: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", _COUNT, str(folder), str(labels)],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=partial(no_file_may_grow, largest),
    )


def test_a_kept_file_is_whole_or_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "key"

    def write(text: str, largest: int) -> bool:
        child = os.fork()
        if not child:
            no_file_may_grow(largest)
            try:
                kept_file.write(path, text)
            except OSError:
                os._exit(1)
            os._exit(0)
        return os.waitpid(child, 0)[1] == 0

    assert not write("new" * 100, 100)
    assert list(tmp_path.iterdir()) == []
    assert write("old", 100)
    assert not write("new" * 100, 100)
    assert path.read_text() == "old"
    assert write("new" * 100, 1000)
    assert path.read_text() == "new" * 100
    assert list(tmp_path.iterdir()) == [path]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["secret-key", "vapid-key"])
def test_an_empty_key_is_made_anew_and_a_short_one_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for variable in ("SECRET_KEY", "VAPID_PRIVATE_KEY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    path = tmp_path / name
    path.touch()
    environment.read()
    made = path.read_text()
    assert len(made) > 40
    environment.read()
    assert path.read_text() == made
    path.write_text(made[:20])
    with pytest.raises(ImproperlyConfigured, match=f"{name} is cut off"):
        environment.read()
    assert path.read_text() == made[:20]


def test_play_says_that_the_disk_is_full(tmp_path: Path) -> None:
    ended = subprocess.run(  # noqa: S603 - our own command
        command("play"),
        env=machine(tmp_path / "data", PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=no_file_may_grow,
    )
    assert ended.returncode == Exit.DISK_FULL
    russian, english = ended.stderr.splitlines()
    assert "кончилось место" in russian
    assert "is full" in english
    assert list((tmp_path / "data").iterdir()) == []


def test_nothing_is_begun_without_room_to_spare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.ensure(tmp_path)
    monkeypatch.setattr(room, "LEAST", 1 << 60)
    with pytest.raises(PlayError) as refused:
        room.ensure(tmp_path)
    assert refused.value.code == Exit.DISK_FULL


@allocating
@pytest.mark.parametrize(("labels", "largest"), [(1, 0), (3000, 1 << 17)])
def test_figures_without_room_are_counted_in_memory(
    tmp_path: Path, labels: int, largest: int
) -> None:
    ended = count(tmp_path, labels, largest)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout == "1.0\n"
    assert "no room for figures" in ended.stderr
    assert [path.stat().st_size for path in tmp_path.iterdir()] == [largest] * bool(largest)


@allocating
def test_figures_with_room_are_shared_however_many(tmp_path: Path) -> None:
    ended = count(tmp_path, 3000, 1 << 30)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "1.0\n", "")
    (path,) = tmp_path.iterdir()
    facts = path.stat()
    assert facts.st_blocks * 512 >= facts.st_size > 1 << 19


def test_play_outlives_a_disk_that_fills_up(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 96) as disk, new_house(disk / "data") as running:
        ann = Visitor(running.port)
        uid = ann.api("/tables/", {"game": "uno", "seats": 2})["uid"]
        ann.api(f"/tables/{uid}/bots/", {"level": "easy"})
        ann.api(f"/tables/{uid}/ready/", {})
        with ann.socket(uid) as seat:
            seat.until("state")
            play_on(seat, Chance(b"filling"), seconds=30, most=2)
            while not seat.waited_for():
                seat.listen(0.5)
            asked, version = seat.frame["asked"], seat.frame["version"]
            with filled(disk):
                move = seat.waited_for()[0]
                seat.send(move=move, version=version, id="no room")
                assert seat.until("refused")["code"] == "away"
                for part in ("clocks@", "bots@", " beat ", "config.server"):
                    victim = running.kill(part)
                    until(partial(_another, running, part, victim), 20)
            until(lambda: running.status() == 200, 30)
            for name in ("clocks", "bots", "beat"):
                running.beats(name, 30)
        with ann.socket(uid) as seat:
            assert seat.until("state")["asked"] == asked
            play_on(seat, Chance(b"room again"), seconds=30, most=2, name="again")
        until(lambda: "there is room again" in running.said, 20)  # in a log on that very disk
        assert "SIGBUS" not in running.said


def _another(running: House, part: str, victim: int) -> bool:
    found = running.children(part)
    return bool(found) and victim not in found
