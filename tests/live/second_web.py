"""A web process by itself: of a running house that has one already, or of none."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from config import ports
from config.environment import ROOT
from tests.config.running_house import OPENING, House, environment, until


@contextmanager
def another_web(data: Path, **more: str) -> Iterator[House]:
    """Start it on a data folder, wait until it is ready, and leave nothing of it behind."""
    port = ports.free()
    log = data.with_suffix(f".{port}.log")
    options = ("--host", "127.0.0.1", "--port", str(port))
    paths = f"{ROOT}:{ROOT / 'platform'}"
    with log.open("wb") as output:
        process = subprocess.Popen(  # noqa: S603 - our own server
            [sys.executable, "-m", "config.server", *options],
            env=environment(data, PYTHONPATH=paths, **more),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    other = House(process, data, port, log)
    try:
        until(lambda: other.status() == 200, OPENING)
        yield other
    finally:
        process.kill()
        process.wait()
