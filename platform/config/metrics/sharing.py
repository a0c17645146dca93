"""One set of figures out of many processes: each writes files of its own into a shared folder."""

import os
import re
import socket
import sys
from pathlib import Path

import prometheus_client
from prometheus_client import values

from config.metrics.figures_file import FiguresFile

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the library looks for the folder, whenever it makes a file."""


def share(folder: Path | None) -> None:
    """Let every figure made from now on be shared through the folder; None keeps them here."""
    prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]
    os.environ.pop(FOLDER, None)
    if folder is not None:
        os.environ[FOLDER] = str(folder)
        if sys.platform == "linux":
            values.MmapedDict = FiguresFile  # type: ignore[attr-defined,assignment]
        values.ValueClass = values.MultiProcessValue(_process)  # type: ignore[no-untyped-call]


_HOST = re.sub(r"[^A-Za-z0-9-]", "-", socket.gethostname())


def _process() -> str:
    """Return a name no other process has: containers number theirs alike, so the host is in it."""
    return f"{_HOST}-{os.getpid()}"


def clear(folder: Path) -> None:
    """Forget the figures of processes that are long gone; only before the first of the new."""
    for path in folder.glob("*.db"):
        path.unlink(missing_ok=True)
