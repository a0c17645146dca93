"""The file: a zip of one JSON-lines file per model, and a header that vouches for them."""

import hashlib
import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from config.backup.trouble import BackupError

FORMAT = "zastolye-backup"
VERSION = 1
_HEADER = "header.json"
_UNREADABLE = (KeyError, zipfile.BadZipFile, zlib.error, EOFError, OSError)
_FOREIGN = "{path} is not a backup of this house."
_DAMAGED = "{path} is damaged: {what}. Nothing was changed."


@dataclass
class Header:
    """What a backup says of itself."""

    taken_at: str
    migrations: list[str]
    counts: dict[str, int] = field(default_factory=dict)
    sha256: dict[str, str] = field(default_factory=dict)
    format: str = FORMAT
    version: int = VERSION

    def sealed(self) -> bytes:
        """Return the header with a hash over itself."""
        plain = asdict(self)
        return _json({**plain, "seal": _seal(plain)})


def _json(value: Any) -> bytes:
    return json.dumps(value, indent=1, sort_keys=True).encode()


def _seal(plain: dict[str, Any]) -> str:
    return hashlib.sha256(_json(plain)).hexdigest()


class Writer:
    """Writes the rows model by model, and the header last, when all is known."""

    def __init__(self, path: Path, header: Header) -> None:
        self.header = header
        self._zip = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED)

    def write(self, label: str, lines: Iterable[bytes]) -> None:
        """Write all rows of a model."""
        found, count = hashlib.sha256(), 0
        with self._zip.open(_entry(label), "w", force_zip64=True) as file:
            for count, line in enumerate(lines, 1):  # noqa: B007 - the last number is the count
                found.update(line + b"\n")
                file.write(line + b"\n")
        self.header.counts[label] = count
        self.header.sha256[label] = found.hexdigest()

    def close(self) -> None:
        """Write the header."""
        self._zip.writestr(_HEADER, self.header.sealed())
        self._zip.close()


def _entry(label: str) -> str:
    return f"rows/{label}.jsonl"


class Archive:
    """A backup to be read, whose header holds what it promises."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._zip = self._opened()
        self.header = self._header()

    def _opened(self) -> zipfile.ZipFile:
        try:
            return zipfile.ZipFile(self.path)
        except zipfile.BadZipFile as error:
            raise BackupError(_FOREIGN.format(path=self.path)) from error
        except OSError as error:
            raise BackupError(f"{self.path} cannot be read: {error.strerror}.") from error

    def _header(self) -> Header:
        try:
            plain = json.loads(self._zip.read(_HEADER))
        except (*_UNREADABLE, ValueError) as error:
            raise BackupError(_FOREIGN.format(path=self.path)) from error
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise BackupError(_FOREIGN.format(path=self.path))
        if plain.get("version") != VERSION:
            raise BackupError(f"{self.path} was written by another version of this program.")
        if plain.pop("seal", "") != _seal(plain):
            raise BackupError(_DAMAGED.format(path=self.path, what="the header was changed"))
        return Header(**plain)

    def check(self) -> Iterator[str]:
        """Compare every model's rows with the header; yield the name of each that agrees."""
        for label, promised in self.header.sha256.items():
            found, count = hashlib.sha256(), 0
            for count, line in enumerate(self.lines(label), 1):  # noqa: B007
                found.update(line)
            if found.hexdigest() != promised or count != self.header.counts.get(label):
                raise BackupError(_DAMAGED.format(path=self.path, what=label))
            yield label

    def lines(self, label: str) -> Iterator[bytes]:
        """Yield the lines of a model."""
        try:
            with self._zip.open(_entry(label)) as file:
                yield from file
        except _UNREADABLE as error:
            raise BackupError(_DAMAGED.format(path=self.path, what=label)) from error
