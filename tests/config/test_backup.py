"""``manage.py backup`` and ``restore``: every row comes back by value, or nothing is changed."""

import json
import os
import signal
import stat
import subprocess
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import Permission
from django.core.management import CommandError, call_command
from django.db import connection, connections

from accounts.models import SkillRating, User
from config import data_folder
from config.backup import restoring, taking
from config.backup.archive import Archive
from config.backup.progress import Meter
from config.backup.trouble import BackupError
from games.chance import Chance
from tables.models import ChatLine, Move, Table
from tables.services import chatting
from tests.config.kept_rows import rows
from tests.config.running_house import command, environment, furnish
from tests.tablecraft import begun, fresh, open_for, play_once, play_out

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[..., User]

_ROWS = "import json; from tests.config.kept_rows import rows; print(json.dumps(rows()))"


@pytest.fixture
def house(person: Maker) -> Table:
    """Return a table in a small house: a game under way, chat, a right."""
    ann, bob = person("ann"), person("Борис")
    table = begun([ann, bob])
    for number in range(5):
        play_once(table, Chance(str(number).encode()))
    chatting.say(uid=table.uid, user=ann, text="Ну и ну! 🎲 «ёлка»")
    ann.user_permissions.add(Permission.objects.get(codename="see_state"))
    return table


@pytest.fixture
def full_house(house: Table, person: Maker) -> None:
    """Fill the house: games played to their end, ratings, quick phrases, a table that waits."""
    ann, bob = house.seats.get(number=0).user, house.seats.get(number=1).user
    assert ann
    assert bob
    play_out(house, Chance(b"first"))
    play_out(begun([ann, bob], "madness"), Chance(b"second"))
    chatting.say(uid=house.uid, user=bob, phrase={"code": "thanks"})
    open_for([person("cid")])
    assert SkillRating.objects.count() == 8


@pytest.fixture
def taken(house: Table, tmp_path: Path) -> Path:
    """Return a backup of the house."""
    del house
    taking.take(tmp_path / "house.backup", Meter())
    return tmp_path / "house.backup"


class Other:
    """Another database, empty but for its tables."""

    def __init__(self, url: str, folder: Path) -> None:
        self.variables = environment(folder, DATABASE_URL=url)

    def run(self, *arguments: str, fed: str = "", code: int = 0) -> str:
        ended = subprocess.run(  # noqa: S603 - our own command
            command(*arguments),
            env=self.variables,
            input=fed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == code, ended.stdout + ended.stderr
        return ended.stdout + ended.stderr

    def rows(self) -> Any:
        return json.loads(self.run("shell", "--no-imports", "-v0", "-c", _ROWS))


@pytest.fixture
def other(tmp_path: Path) -> Other:
    folder = tmp_path / "other"
    furnish(folder)
    return Other(f"sqlite:///{folder / 'zastolye.sqlite3'}", folder)


@pytest.fixture
def postgresql(tmp_path: Path) -> Iterator[Other]:
    """Return an empty database beside the tests' own."""
    with connection.cursor() as cursor:
        cursor.execute("CREATE DATABASE moved")
    chosen = connection.settings_dict
    url = f"postgresql://{chosen['USER']}@{chosen['HOST']}:{chosen['PORT']}/moved"
    moved = Other(url, tmp_path / "moved")
    moved.run("migrate", "--noinput")
    yield moved
    with connection.cursor() as cursor:
        cursor.execute("DROP DATABASE moved WITH (FORCE)")


@pytest.mark.usefixtures("full_house")
def test_every_row_comes_back_by_value(taken: Path, other: Other) -> None:
    assert "rows." in other.run("restore", str(taken))
    assert other.rows() == rows()
    assert len(other.rows()["tables.move"]) == Move.objects.count() > 10


@pytest.mark.skipif(os.environ.get("TEST_DATABASE") != "postgresql", reason="needs PostgreSQL")
@pytest.mark.usefixtures("full_house")
def test_a_house_moves_from_one_kind_of_database_to_the_other(
    taken: Path, other: Other, postgresql: Other, tmp_path: Path
) -> None:
    other.run("restore", str(taken))
    other.run("backup", str(tmp_path / "again.backup"))
    postgresql.run("restore", str(tmp_path / "again.backup"))
    assert postgresql.rows() == rows()
    assert Archive(tmp_path / "again.backup").header.sha256 == Archive(taken).header.sha256
    made = "from accounts.models import User; print(User.objects.create_user('new-one').pk)"
    number = int(postgresql.run("shell", "--no-imports", "-v0", "-c", made))
    assert number > max(User.objects.values_list("pk", flat=True))


def test_a_game_goes_on_where_it_was(house: Table, taken: Path) -> None:
    before = fresh(house)
    Table.objects.update(version=99, changed_at="2001-01-01T00:00:00Z")
    restoring.restore(restoring.checked(taken, Meter()), Meter())
    after = fresh(house)
    assert (after.version, after.changed_at) == (before.version, before.changed_at)
    assert play_out(after, Chance(b"on")).status == Table.Status.FINISHED


def test_a_backup_is_of_one_moment_while_the_house_goes_on(
    house: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = ChatLine.objects.count()
    speaker = User.objects.get(username="ann")

    def speak() -> None:
        ChatLine.objects.create(table=house, user=speaker, text="meanwhile")
        connections.close_all()

    counted = Meter.counted

    def disturbed(meter: Meter, name: str, rows: Any, total: int) -> Any:
        if name == "auth.group":
            other = threading.Thread(target=speak)
            other.start()
            other.join(10)
            assert not other.is_alive(), "the backup holds others up"
        return counted(meter, name, rows, total)

    monkeypatch.setattr(Meter, "counted", disturbed)
    header = taking.take(tmp_path / "moment", Meter())
    assert ChatLine.objects.count() == said + 1
    assert header.counts["tables.chatline"] == said


def test_the_file_is_its_owners_and_holds_no_session_and_no_key(taken: Path, settings: Any) -> None:
    assert stat.S_IMODE(taken.stat().st_mode) == 0o600
    with zipfile.ZipFile(taken) as files:
        names = files.namelist()
        text = b"".join(map(files.read, names)).decode()
    assert "rows/accounts.user.jsonl" in names
    assert "rows/tables.move.jsonl" in names
    assert not any("session" in name or "contenttype" in name for name in names)
    assert settings.SECRET_KEY not in text
    assert settings.VAPID_PRIVATE_KEY not in text


def test_an_existing_file_is_replaced_only_by_force(house: Table, tmp_path: Path) -> None:
    del house
    path = tmp_path / "mine"
    path.write_text("a diary")
    with pytest.raises(CommandError, match="exists already"):
        call_command("backup", path)
    assert path.read_text() == "a diary"
    call_command("backup", path, force=True)
    assert Archive(path).header.counts["accounts.user"] == 2
    assert [one.name for one in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("place", ["", "nowhere/backup"])
def test_a_place_that_cannot_be_written_is_said(tmp_path: Path, place: str) -> None:
    with pytest.raises(CommandError, match=r"is a folder|cannot be written"):
        call_command("backup", tmp_path / place)


def test_a_stopped_backup_leaves_nothing(
    house: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del house

    def stop(meter: Meter, name: str, rows: Any, total: int) -> Any:
        del meter, total
        yield from rows
        if name == "tables.move":
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Meter, "counted", stop)
    with pytest.raises(CommandError, match="no backup was written"):
        call_command("backup", tmp_path / "half")
    assert list(tmp_path.iterdir()) == []


def damaged(path: Path, label: str, change: Callable[[bytes], bytes]) -> Path:
    """Write the backup anew with one of its files changed."""
    other = path.with_name("damaged")
    with zipfile.ZipFile(path) as whole, zipfile.ZipFile(other, "w") as copy:
        for name in whole.namelist():
            data = whole.read(name)
            copy.writestr(name, change(data) if name == label else data)
    return other


def flipped(path: Path) -> Path:
    """Change a byte in the middle of the file."""
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0xFF
    other = path.with_name("flipped")
    other.write_bytes(data)
    return other


def cut(path: Path) -> Path:
    other = path.with_name("cut")
    other.write_bytes(path.read_bytes()[:-2000])
    return other


def foreign(path: Path) -> Path:
    other = path.with_name("foreign.zip")
    with zipfile.ZipFile(other, "w") as files:
        files.writestr("header.json", '{"format": "something else"}')
    return other


def newer(path: Path) -> Path:
    """Return a backup that another migration has come to, sealed as it should be."""
    archive = Archive(path)
    archive.header.migrations.append("tables.0999_from_the_future")
    return damaged(path, "header.json", lambda _: archive.header.sealed())


def older(path: Path) -> Path:
    archive = Archive(path)
    archive.header.migrations.remove("tables.0001_initial")
    return damaged(path, "header.json", lambda _: archive.header.sealed())


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (flipped, r"is damaged|is not a backup"),
        (cut, r"is not a backup of this house"),
        (foreign, r"is not a backup of this house"),
        (lambda path: path.parent / "no-such-file", r"cannot be read: No such file"),
        (
            lambda path: damaged(path, "rows/tables.move.jsonl", lambda data: data[:-90]),
            "tables.move",
        ),
        (
            lambda path: damaged(path, "header.json", lambda data: data.replace(b"1", b"2")),
            "version|damaged",
        ),
        (newer, r"newer version of the house \(tables.0999_from_the_future\)"),
        (older, r"older version of the house \(without tables.0001_initial\)"),
    ],
)
def test_a_file_that_is_not_sound_changes_nothing(
    taken: Path, spoil: Callable[[Path], Path], said: str
) -> None:
    before = rows()
    with pytest.raises(CommandError, match=said):
        call_command("restore", spoil(taken), replace=True, yes=True)
    assert rows() == before


def test_a_database_that_is_not_empty_is_replaced_only_when_asked_to(
    taken: Path, other: Other
) -> None:
    other.run(
        "shell", "--no-imports", "-c", "from accounts.models import User; User(username='x').save()"
    )
    before = other.rows()
    assert "not empty" in other.run("restore", str(taken), code=1)
    assert "Nobody is there to be asked" in other.run("restore", str(taken), "--replace", code=1)
    assert other.rows() == before
    other.run("restore", str(taken), "--replace", "--yes")
    assert other.rows() == rows()


@pytest.mark.parametrize(("answer", "done"), [("yes", True), ("no", False), ("", False)])
def test_on_a_terminal_one_is_asked(
    taken: Path, monkeypatch: pytest.MonkeyPatch, answer: str, done: bool
) -> None:
    ChatLine.objects.all().delete()
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda asked: answer)
    if done:
        call_command("restore", taken, replace=True)
    else:
        with pytest.raises(CommandError, match="nothing was changed"):
            call_command("restore", taken, replace=True)
    assert ChatLine.objects.exists() == done


def test_rows_that_do_not_fit_together_are_taken_back(taken: Path) -> None:
    before = rows()
    archive = restoring.checked(taken, Meter())
    whole = archive.lines

    def without_people(label: str) -> Iterator[bytes]:
        yield from () if label == "accounts.user" else whole(label)

    archive.lines = without_people  # type: ignore[method-assign]
    with pytest.raises(BackupError, match="Nothing was changed"):
        restoring.restore(archive, Meter())
    assert rows() == before


def test_a_stopped_restore_changes_nothing(taken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rows()
    counted = Meter.counted

    def stop(meter: Meter, name: str, rows: Any, total: int) -> Any:
        yield from counted(meter, name, rows, total)
        if name == "tables.move":
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Meter, "counted", stop)
    with pytest.raises(CommandError, match="nothing was changed"):
        call_command("restore", taken, replace=True, yes=True)
    assert rows() == before


def test_whoever_was_signed_in_signs_in_again(taken: Path, client: Any) -> None:
    client.force_login(User.objects.get(username="ann"))
    call_command("restore", taken, replace=True, yes=True)
    assert "_auth_user_id" not in client.session


def test_a_running_house_is_not_restored_into(taken: Path, settings: Any, tmp_path: Path) -> None:
    settings.DATA_DIR = tmp_path / "house"
    with (
        data_folder.occupied(settings.DATA_DIR, "http://localhost:8000/"),
        pytest.raises(CommandError, match="Play already runs"),
    ):
        call_command("restore", taken, replace=True, yes=True)
