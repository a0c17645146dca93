"""A disk with little room: a real one where this user may mount, else a limit on files."""

import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def no_file_may_grow(size: int = 0) -> None:
    """Let no file of this process become larger: a full disk that needs neither root nor mount."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


@contextmanager
def small_disk(place: Path, megabytes: int) -> Iterator[Path]:
    """Mount a disk of so many megabytes for a while; where that is not allowed, skip the test."""
    place.mkdir()
    options = f"size={megabytes}m"
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(place)]
    try:
        subprocess.run(mount, check=True, capture_output=True)  # noqa: S603 - our own words
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this user may not mount")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=False)  # noqa: S603, S607


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Leave not a byte of room on a disk for a while."""
    path = disk / "filling"
    with path.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while file.write(b"x" * size):
                    pass
            except OSError:
                continue
    try:
        yield
    finally:
        path.unlink()
