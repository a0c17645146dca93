"""Keeping the moves of many tables by one statement of PostgreSQL.

One way to the server and back instead of seven, and the rows are locked no longer than it takes.
It waits for nobody: a row that somebody else has locked is skipped, and its move is made with care,
so that no table's moves wait for another table. Whoever only refers to a row does not lock it for
us. However many moves, the statement is the same, so that it is taken apart only once.
"""

from collections.abc import Sequence

import psycopg
from django.db import connection

from accounts.models import User
from tables.models import Move, Table
from tables.moving.entries import CHANGED, LOGGED, Entry

_TABLES, _MOVES, _USERS = (model._meta.db_table for model in (Table, Move, User))
_JUDGED = {"judged": "integer", "user_id": "bigint"}
_SENT = (
    _JUDGED
    | {f"log_{name}": kind for name, kind in LOGGED.items()}
    | {f"new_{name}": kind for name, kind in CHANGED.items()}
)
"""What is sent of a move, and its type: by what it was judged, its line of the log, the table."""


def _array(kind: str) -> str:
    """Return a mark for an array that is sent in binary; JSON goes as text."""
    return "%b::text[]::jsonb[]" if kind == "jsonb" else f"%b::{kind}[]"


_STATEMENT = f"""
WITH sent AS (
    SELECT * FROM unnest({", ".join(_array(kind) for kind in _SENT.values())})
        AS sent ({", ".join(_SENT)})
), standing AS MATERIALIZED (
    SELECT held.id FROM {_TABLES} AS held
        JOIN sent ON sent.new_id = held.id AND sent.judged = held.revision
        JOIN {_USERS} AS player ON player.id = sent.user_id AND player.is_active
        WHERE held.status = '{Table.Status.PLAYING}'
        ORDER BY held.id FOR NO KEY UPDATE OF held SKIP LOCKED
), logged AS (
    INSERT INTO {_MOVES} ({", ".join(f'"{name}"' for name in LOGGED)})
        SELECT {", ".join(f"log_{name}" for name in LOGGED)} FROM sent
        WHERE new_id IN (SELECT id FROM standing)
        ON CONFLICT DO NOTHING RETURNING table_id
)
UPDATE {_TABLES} AS held
    SET {", ".join(f"{name} = sent.new_{name}" for name in CHANGED if name != "id")}
    FROM sent WHERE held.id = sent.new_id AND held.id IN (SELECT table_id FROM logged)
    RETURNING held.id
"""  # noqa: S608 - names of our own


def keep(entries: Sequence[Entry]) -> set[int]:
    """Keep these moves of different tables; return the tables whose move was kept."""
    rows = [(one.revision, one.seat.user_id, *one.logged(), *one.changed()) for one in entries]
    columns = [list(column) for column in zip(*rows, strict=True)]
    connection.ensure_connection()
    with connection.wrap_database_errors, psycopg.Cursor(connection.connection) as cursor:
        cursor.execute(_STATEMENT, columns, prepare=True)
        return {table for (table,) in cursor.fetchall()}
