"""The command that verifies files: its lines, its exit codes, and that nothing makes it stumble."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.contract import Event, Move
from games.record import random_record, to_json
from games.verify import judge, main, verify
from tests.games.tiny_engine import TINY, TinyEngine, TinyState, find

ROOT = Path(__file__).parents[2]
RECORD = random_record(TINY, 2, {"cards": 3}, 4)
LAST = RECORD.moves[-1]


def written(path: Path, **changes: Any) -> str:
    path.write_bytes(to_json(msgspec.structs.replace(RECORD, **changes)))
    return str(path)


def with_last_move(move: dict[str, Any]) -> dict[str, Any]:
    return {"moves": [*RECORD.moves[:-1], msgspec.structs.replace(LAST, move=move)]}


def lines_of(*names: str) -> tuple[int, list[str]]:
    lines: list[str] = []
    code = verify(names, lines.append, find)
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
    return code, [line.rstrip("\n") for line in lines]


def command(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "games.verify", *arguments],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )


def test_a_good_record_is_verified(tmp_path: Path) -> None:
    name = written(tmp_path / "good.json")
    size = f"Tiny; seats: 2; moves: {len(RECORD.moves)}"
    assert lines_of(name) == (0, [f"{name}: verified ({size})"])


def test_what_was_found_is_said_in_russian_too() -> None:
    assert judge(to_json(RECORD), find, "ru").sentence.startswith("проверено (Крошка; мест: 2")
    refused = msgspec.structs.replace(RECORD, **with_last_move({"type": "nothing"}))
    assert "правила не допускают" in judge(to_json(refused), find, "ru").sentence
    assert judge(b"nonsense", find, "ru").sentence.startswith("Это не запись партии")
    other = msgspec.structs.replace(RECORD, seats=9)
    assert judge(to_json(other), find, "ru").sentence.startswith("В эту игру нельзя играть")


def test_an_unfinished_game_is_verified_and_said_to_be_so(tmp_path: Path) -> None:
    name = written(tmp_path / "part.json", moves=RECORD.moves[:2], outcome=None)
    assert lines_of(name) == (0, [f"{name}: verified, unfinished (Tiny; seats: 2; moves: 2)"])


def test_a_changed_move_is_named(tmp_path: Path) -> None:
    name = written(tmp_path / "changed.json", **with_last_move({"type": "dance"}))
    code, (line,) = lines_of(name)
    assert code == 1
    assert line.startswith(f"{name}: move {len(RECORD.moves)} by seat {LAST.seat} differs: ")
    assert line.endswith("(not_now, T1)")


def test_what_cannot_be_read_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b"{")
    names = [str(tmp_path / name) for name in ("bad.json", "missing.json", ".")]
    code, lines = lines_of(*names)
    assert code == 2
    assert "not the record of a game" in lines[0]
    assert lines[1:] == [
        f"{names[1]}: cannot be read: No such file or directory",
        f"{names[2]}: cannot be read: Is a directory",
    ]


def test_endless_input_is_cut_off() -> None:
    code, (line,) = lines_of("/dev/zero")
    assert (code, line[:40]) == (2, "/dev/zero: This is too long for a record")


def test_every_file_gets_a_line_and_the_worst_decides(tmp_path: Path) -> None:
    good = written(tmp_path / "good.json")
    changed = written(tmp_path / "changed.json", deal="0" * 32)
    assert lines_of(good, good)[0] == 0
    assert lines_of(good, changed, good)[0] == 1
    code, lines = lines_of(changed, "no such file", good)
    assert (code, len(lines)) == (2, 3)


def test_a_record_cannot_feign_a_second_line_or_move_the_cursor(tmp_path: Path) -> None:
    slug = "\x1b[2J\ngood.json: verified"
    code, (line,) = lines_of(written(tmp_path / "sly.json", slug=slug))
    assert code == 2
    assert "\\x1b[2J\\ngood.json: verified" in line


def test_a_fault_in_the_rules_does_not_stop_the_other_files(tmp_path: Path) -> None:
    class Faulty(TinyEngine):
        def apply(self, state: TinyState, seat: int, move: Move) -> list[Event]:
            if move["type"] == "dance":
                raise ZeroDivisionError("oops")
            return super().apply(state, seat, move)

    bad = written(tmp_path / "bad.json", **with_last_move({"type": "dance"}))
    lines: list[str] = []
    code = verify([bad, written(tmp_path / "good.json")], lines.append, lambda *_: Faulty())
    assert code == 2
    assert "The rules themselves failed on it: ZeroDivisionError('oops')" in lines[0]
    assert ": verified (" in lines[1]


def test_main_prints_and_returns_the_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([written(tmp_path / "good.json")], find) == 0
    assert "good.json: verified (Tiny" in capsys.readouterr().out


def test_a_minus_is_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(to_json(RECORD))))
    assert main(["-"], find) == 0
    assert capsys.readouterr().out.startswith("-: verified (Tiny")


@pytest.mark.parametrize(
    "data", [b"", b"\0", b"\xff", b"null", b"[" * 200_000, to_json(RECORD), "{“".encode()]
)
def test_the_command_has_no_traceback_and_exits_with_2(data: bytes) -> None:
    run = command("-", stdin=data)
    assert (run.returncode, run.stderr) == (2, b"")
    assert run.stdout.startswith(b"-: ")
    assert run.stdout.count(b"\n") == 1


def test_the_command_without_files_explains_itself() -> None:
    run = command()
    assert run.returncode == 2
    assert run.stderr.startswith(b"usage: python -m games.verify")
