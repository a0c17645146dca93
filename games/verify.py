"""Verify recorded games: ``python -m games.verify FILE…`` (``-`` is the standard input).

Prints a line per file. The exit code is the worst of them: 0 verified (an unfinished game too),
1 not verified, 2 unreadable.
"""

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from games import registry
from games.reading import from_json
from games.record import BadRecord, Find
from games.replay import replay
from games.words import gettext_noop as _
from games.words import translate

VERIFIED, DIFFERS, UNREADABLE = 0, 1, 2
SIZE = _("{game}; seats: {seats}; moves: {moves}")
MAX_BYTES = 1 << 25


class Finding(NamedTuple):
    """What was found of one file: its exit code, and a sentence."""

    code: int
    sentence: str


def judge(data: bytes, find: Find = registry.engine, language: str = "en") -> Finding:
    """Replay the game written there."""
    try:
        record = from_json(data, find)
        verdict = replay(record, find)
    except BadRecord as error:
        return Finding(UNREADABLE, error.in_language(language))
    sentence = verdict.in_language(language)
    if not verdict.verified:
        return Finding(DIFFERS, sentence)
    name = find(record.slug, record.ruleset).info.name.in_language(language)
    size = {"game": name, "seats": record.seats, "moves": len(record.moves)}
    return Finding(VERIFIED, f"{sentence} ({translate(SIZE, language, size)})")


def verify(
    names: Sequence[str], write: Callable[[str], object], find: Find = registry.engine
) -> int:
    """Judge every file, write a line about each, and return the worst exit code."""
    worst = VERIFIED
    for name in names:
        finding = _judge_file(name, find)
        write(_one_line(f"{name}: {finding.sentence}") + "\n")
        worst = max(worst, finding.code)
    return worst


def main(argv: Sequence[str] | None = None, find: Find = registry.engine) -> int:
    """Run as a command."""
    parser = argparse.ArgumentParser(
        prog="python -m games.verify", description="Replay recorded games from seed and moves."
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    names = parser.parse_args(argv).files
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    return verify(names, sys.stdout.write, find)


def _judge_file(name: str, find: Find) -> Finding:
    try:
        data = _read(name)
    except OSError as error:
        return Finding(UNREADABLE, f"cannot be read: {error.strerror}")
    if len(data) > MAX_BYTES:
        return Finding(UNREADABLE, f"This is too long for a record: over {MAX_BYTES} bytes.")
    try:
        return judge(data, find)
    except Exception as error:  # an engine's own fault must not stop the files after it
        return Finding(UNREADABLE, f"The rules themselves failed on it: {error!r}")


def _read(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with Path(name).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _one_line(text: str) -> str:
    """Spell out what could move a terminal's cursor or feign a second line."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


if __name__ == "__main__":
    sys.exit(main())
