"""A process's file of figures, for which the disk has promised its room before it is mapped.

A write to a mapped page that the disk has no room for is the signal SIGBUS: on a full disk every
part of the house would die of its first figure. Where there is no room the figures are kept in
memory, for nobody to read, until the process ends.
"""

import logging
import mmap
import os
from pathlib import Path
from typing import BinaryIO

from prometheus_client.mmap_dict import MmapedDict

log = logging.getLogger(__name__)

FIRST_SIZE = 1 << 17
"""Bytes for a start: as much as most processes will ever need."""

_HEAD, _LARGEST_VALUE = 8, 1 << 12


class FiguresFile(MmapedDict):
    """The library's own file, of which nothing is mapped that was not allocated first."""

    _f: BinaryIO | None  # type: ignore[assignment] # None where all is in memory

    def __init__(self, filename: str) -> None:
        try:
            with Path(filename).open("ab") as file:
                os.posix_fallocate(file.fileno(), 0, FIRST_SIZE)
            super().__init__(filename)  # type: ignore[no-untyped-call]
        except OSError as error:
            Path(filename).unlink(missing_ok=True)
            _warn(error)
            self._f = None
            self._m = mmap.mmap(-1, FIRST_SIZE)
            self._capacity, self._used = FIRST_SIZE, _HEAD
            self._positions: dict[str, int] = {}

    def _init_value(self, key: str) -> None:
        if self._used + _LARGEST_VALUE > self._capacity:
            self._grow()
        super()._init_value(key)  # type: ignore[no-untyped-call]

    def _grow(self) -> None:
        """Double the room, in memory if the disk has none."""
        kept = self._m[: self._used]
        self._capacity *= 2
        try:
            place = self._allocated(self._capacity)
        except OSError as error:
            _warn(error)
            place, self._f = -1, None
        self._m = mmap.mmap(place, self._capacity)
        self._m[: self._used] = kept

    def _allocated(self, size: int) -> int:
        """Return the file, with so much room; none if there never was one."""
        if self._f is None:
            return -1
        os.posix_fallocate(self._f.fileno(), 0, size)
        return self._f.fileno()


def _warn(error: OSError) -> None:
    log.warning("no room for figures, this process counts for itself: %s", error.strerror)
