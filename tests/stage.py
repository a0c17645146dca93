"""The stage for the tests: a real Redis, and SQLite or a real PostgreSQL, in a folder of their own.

Loaded by pytest before Django reads its settings (``-p tests.stage``), once in each worker.
``TEST_DATABASE=postgresql`` chooses PostgreSQL.
"""

import atexit
import os
import shutil
import signal
import tempfile
from pathlib import Path

from tests.servers import start_postgresql, start_redis

MEMORY = Path("/dev/shm")  # noqa: S108 - only a folder of our own in it is used
ROOM = 3 << 30


def hear_ctrl_c() -> None:
    """Let what we start hear Ctrl-C, which some tests send: a shell's background jobs ignore it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def lay_floor() -> None:
    """Let all that this run writes lie in one folder, in memory where there is room for it.

    Every transaction waits for the disk: most of what tests of the database take, otherwise.
    """
    if "PYTEST_XDIST_WORKER" in os.environ:
        return  # the folder is the one of whoever has started it
    _sweep()
    whose = f"zastolye-run-{os.getpid()}-"
    folder = tempfile.mkdtemp(prefix=whose, dir=MEMORY if _has_room() else None)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    Path(folder).chmod(0o711)  # PostgreSQL passes through as nobody
    os.environ["TMPDIR"] = tempfile.tempdir = folder


def _sweep() -> None:
    """Take away what runs that were killed have left in memory."""
    for left in MEMORY.glob("zastolye-run-*"):
        if not Path("/proc", left.name.split("-")[2]).exists():
            shutil.rmtree(left, ignore_errors=True)


def _has_room() -> bool:
    """Whether memory has a folder for files, with room in it, from which programs may run."""
    if not MEMORY.is_dir():
        return False
    facts = os.statvfs(MEMORY)
    return facts.f_bavail * facts.f_frsize > ROOM and not facts.f_flag & os.ST_NOEXEC


def set_stage() -> None:
    folder = Path(tempfile.mkdtemp(prefix="zastolye-test-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    (folder / "static").mkdir()
    os.environ |= {
        "DATA_DIR": str(folder),
        "REDIS_URL": start_redis(folder),
        "FAST_HASHES": "1",
        "BOT_PAUSE": "0",
        "MOVES_PER_SECOND": "100000",  # whole games are played as quickly as they can be
        "MOVES_AT_ONCE": "100000",
        "DATABASE_URL": (
            start_postgresql(folder)
            if os.environ.get("TEST_DATABASE") == "postgresql"
            else f"sqlite:///{folder / 'tests.sqlite3'}"
        ),
    }


hear_ctrl_c()
lay_floor()
set_stage()
