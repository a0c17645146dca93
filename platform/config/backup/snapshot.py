"""One moment of a database that goes on being written to."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db import connection, transaction


@contextmanager
def snapshot() -> Iterator[None]:
    """Show the database as it is now until the end of the block, without holding anybody up."""
    with _deferred(), transaction.atomic():
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield


@contextmanager
def _deferred() -> Iterator[None]:
    """Let SQLite begin as a reader: our usual way takes the lock of the one writer at once."""
    sqlite: Any = connection
    if connection.vendor != "sqlite":
        yield
        return
    connection.ensure_connection()
    usual, sqlite.transaction_mode = sqlite.transaction_mode, "DEFERRED"
    try:
        yield
    finally:
        sqlite.transaction_mode = usual
