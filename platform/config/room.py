"""Room on the disk: whether there is any, and what is said when there is none."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.db import DatabaseError

from config.trouble import Exit, PlayError

LEAST = 32 << 20
"""Bytes below which no house is opened."""

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


def left(folder: Path) -> int:
    """Return how many bytes may still be written there."""
    disk = os.statvfs(folder)
    return disk.f_bavail * disk.f_frsize


def ensure(folder: Path) -> None:
    """Raise ``PlayError`` unless there is room enough to begin."""
    if left(folder) < LEAST:
        raise refusal(folder)


def is_lacking(error: BaseException) -> bool:
    """Whether an error of the system or of the database says that the disk is full."""
    if isinstance(error, OSError):
        return error.errno in _FULL
    said = str(error).lower()
    return isinstance(error, DatabaseError) and ("is full" in said or "no space left" in said)


def refusal(folder: Path) -> PlayError:
    """Return what is said of a full disk."""
    need = LEAST >> 20
    return PlayError(
        Exit.DISK_FULL,
        f"На диске с папкой {folder} кончилось место: освободите хотя бы {need} МБ"
        " или выберите другую папку: DATA_DIR=…",
        f"The disk of {folder} is full: free {need} MB or more, or choose another: DATA_DIR=…",
    )


@contextmanager
def needed(folder: Path) -> Iterator[None]:
    """Say it so when something fails for want of room."""
    try:
        yield
    except (OSError, DatabaseError) as error:
        if is_lacking(error) or left(folder) < LEAST:
            raise refusal(folder) from error
        raise
