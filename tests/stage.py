"""The stage for the tests: a real Redis, and SQLite or a real PostgreSQL, in a folder of their own.

Loaded by pytest before Django reads its settings (``-p tests.stage``), once in each worker.
``TEST_DATABASE=postgresql`` chooses PostgreSQL.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

from tests.servers import start_postgresql, start_redis


def set_stage() -> None:
    folder = Path(tempfile.mkdtemp(prefix="zastolye-test-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    (folder / "static").mkdir()
    os.environ |= {
        "DATA_DIR": str(folder),
        "REDIS_URL": start_redis(folder),
        "FAST_HASHES": "1",
        "BOT_PAUSE": "0",
        "DATABASE_URL": (
            start_postgresql(folder)
            if os.environ.get("TEST_DATABASE") == "postgresql"
            else f"sqlite:///{folder / 'tests.sqlite3'}"
        ),
    }


set_stage()
