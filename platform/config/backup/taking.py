"""Taking a backup while the house goes on."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.db import connection
from django.utils import timezone

from config.backup.archive import Header, Writer
from config.backup.catalogue import kept_models, migrations
from config.backup.progress import Meter
from config.backup.rows import RowWriter
from config.backup.snapshot import snapshot
from config.backup.trouble import BackupError

AT_ONCE = 1000


def take(path: Path, meter: Meter, *, force: bool = False) -> Header:
    """Write everything that is kept, as it stands at one moment, into a file of one's own."""
    _check_free(path, force)
    with _new_file(path) as unfinished, snapshot():
        header = Header(taken_at=timezone.now().isoformat(), migrations=migrations(connection))
        writer, rows = Writer(unfinished, header), RowWriter()
        for label, model in kept_models().items():
            found = model._base_manager.order_by("pk")
            lines = map(rows.line, found.iterator(chunk_size=AT_ONCE))
            writer.write(label, meter.counted(label, lines, found.count()))
        writer.close()
        _check_free(path, force)
    return header


def _check_free(path: Path, force: bool) -> None:
    if path.is_dir():
        raise BackupError(f"{path} is a folder: name a file.")
    if path.exists() and not force:
        raise BackupError(f"{path} exists already: name another file, or say --force.")


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """Give a file beside the wanted one; it gets the wanted name only when it is whole."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as error:
        raise BackupError(f"{path.parent} cannot be written: {error.strerror}.") from error
    unfinished = Path(name)
    try:
        yield unfinished
        os.fsync(handle)
        unfinished.rename(path)
    except OSError as error:
        raise BackupError(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        os.close(handle)
        unfinished.unlink(missing_ok=True)
