"""The folder that holds everything a running house keeps: one house at a time may use it."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from config import room
from config.trouble import Exit, PlayError


@contextmanager
def occupied(folder: Path, address: str) -> Iterator[None]:
    """Hold the folder for this process; the kernel lets it go even after a kill -9."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "play.lock").open("a+", encoding="utf-8")
        _lock(lock.fileno(), folder)
        _sign(lock, address)
    except OSError as error:
        raise unwritable(folder, error) from error
    with lock:
        yield


def _sign(lock: TextIO, address: str) -> None:
    """Say who holds the folder, for whoever comes second."""
    lock.truncate(0)
    lock.write(f"{os.getpid()} {address}\n")
    lock.flush()


def unwritable(folder: Path, error: OSError) -> PlayError:
    """Return what is said of a folder in which nothing can be kept."""
    if room.is_lacking(error):
        return room.refusal(folder)
    return PlayError(
        Exit.FOLDER_UNWRITABLE,
        f"В папку данных {folder} нельзя писать: {error.strerror}. Другая: DATA_DIR=…",
        f"The data folder {folder} cannot be written: {error.strerror}. Another: DATA_DIR=…",
    )


def _lock(descriptor: int, folder: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        pid, _, address = (folder / "play.lock").read_text(encoding="utf-8").strip().partition(" ")
        raise PlayError(
            Exit.FOLDER_OCCUPIED,
            f"В папке {folder} уже идёт игра (процесс {pid}): {address}",
            f"Play already runs on {folder} (process {pid}): {address}",
        ) from error
