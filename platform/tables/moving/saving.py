"""Keeping the moves of many tables in one transaction of plain SQL.

A move is kept if its table is still at the revision by which it was judged, its player's account
still plays, and its id is new; else nothing of it is. PostgreSQL does it in one statement
(``saving_at_once``), SQLite, where a statement costs next to nothing, step by step.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from django.db import connection, transaction

from accounts.models import User
from tables.models import Move, Table
from tables.moving import saving_at_once
from tables.moving.entries import CHANGED, LOGGED, Entry

_TABLES, _MOVES, _USERS = (model._meta.db_table for model in (Table, Move, User))


def keep(entries: Sequence[Entry]) -> set[int]:
    """Keep these moves of different tables; return the tables whose move was kept."""
    if connection.vendor == "postgresql":
        return saving_at_once.keep(entries)
    with transaction.atomic(), connection.cursor() as cursor:
        standing = _standing(cursor, [one.change.table.pk for one in entries])
        fresh = [one for one in entries if standing.get(one.change.table.pk) == one.revision]
        active = _active(cursor, [one.seat.user_id for one in fresh])
        kept = _log(cursor, [one for one in fresh if one.seat.user_id in active])
        _update(cursor, [one for one in fresh if one.change.table.pk in kept])
    return kept


def _standing(cursor: Any, tables: Sequence[int]) -> dict[int, int]:
    """Return at which revision each table is that is still being played."""
    cursor.execute(
        f"SELECT id, revision FROM {_TABLES} WHERE id IN ({_marks(tables)})"  # noqa: S608
        f" AND status = '{Table.Status.PLAYING}'",
        tables,
    )
    return dict(cursor.fetchall())


def _active(cursor: Any, users: Sequence[int | None]) -> set[int]:
    """Return which of these accounts may play."""
    cursor.execute(
        f"SELECT id FROM {_USERS} WHERE id IN ({_marks(users)}) AND is_active",  # noqa: S608
        users,
    )
    return {user for (user,) in cursor.fetchall()}


def _log(cursor: Any, entries: Sequence[Entry]) -> set[int]:
    """Append the moves whose ids are new, and return the tables they were made at."""
    if not entries:
        return set()
    rows, values = _rows(LOGGED, [one.logged() for one in entries])
    names = ", ".join(f'"{name}"' for name in LOGGED)
    cursor.execute(
        f"INSERT INTO {_MOVES} ({names}) {rows} ON CONFLICT DO NOTHING RETURNING table_id",
        values,
    )
    return {table for (table,) in cursor.fetchall()}


def _update(cursor: Any, entries: Sequence[Entry]) -> None:
    if not entries:
        return
    rows, values = _rows(CHANGED, [one.changed() for one in entries])
    to = ", ".join(f"{name} = v.column{n}" for n, name in enumerate(CHANGED, 1) if n > 1)
    cursor.execute(
        f"UPDATE {_TABLES} SET {to} FROM ({rows}) AS v"  # noqa: S608
        f" WHERE {_TABLES}.id = v.column1",
        values,
    )


def _rows(columns: Mapping[str, str], rows: Sequence[Sequence[Any]]) -> tuple[str, list[Any]]:
    """Return a query that yields these rows as ``column1``, ``column2`` and so on."""
    row = f"({_marks(columns)})"
    values = [_adapted(value) for row_ in rows for value in row_]
    return f"VALUES {', '.join([row] * len(rows))}", values


def _adapted(value: Any) -> Any:
    is_moment = isinstance(value, datetime)
    return connection.ops.adapt_datetimefield_value(value) if is_moment else value


def _marks(values: Any) -> str:
    return ", ".join(["%s"] * len(values))
