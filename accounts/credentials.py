"""Credentials, read with their owners by one statement that is put together once.

After a restart everybody shows theirs within a second or two. Most of what Django takes for it is
to put the same statement together anew each time.
"""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from django.db import connection
from django.db.models import Model

from accounts.models import User

M = TypeVar("M", bound=Model)


class _Question(NamedTuple):
    """A statement, and how each column of its answer is read."""

    statement: str
    readers: Sequence[tuple[Any, Sequence[Any]]]
    """For each column what it is of, and what converts it."""
    own: Sequence[str]
    owners: Sequence[str]


_AMONG = {
    "postgresql": "= ANY(ARRAY(SELECT json_array_elements_text(%s::json)))",
    "sqlite": "IN (SELECT value FROM json_each(%s))",
}
"""That a column is among the values of a list, however many they are: one statement for all."""


def read_with_owners(model: type[M], field: str, values: Sequence[str]) -> dict[str, M]:
    """Return the rows whose field has one of these values, each with its ``user``, by its value."""
    question = _question(model, field, connection.vendor)
    with connection.cursor() as cursor:
        cursor.execute(question.statement, [json.dumps(values)])
        rows = cursor.fetchall()
    found = [_made(model, question, row) for row in rows]
    return {getattr(one, field): one for one in found}


def _made(model: type[M], question: _Question, row: Sequence[Any]) -> M:
    values = [_read(told, *reader) for told, reader in zip(row, question.readers, strict=True)]
    split = len(question.own)
    found = model.from_db(connection.alias, question.own, values[:split])
    key = values[split]  # of the owner, if there is one
    owner = User.from_db(connection.alias, question.owners, values[split:]) if key else None
    model._meta.get_field("user").set_cached_value(found, owner)  # type: ignore[union-attr]
    return found


@cache
def _question(model: type[Model], field: str, vendor: str) -> _Question:
    own: Sequence[Any] = model._meta.concrete_fields
    owners: Sequence[Any] = User._meta.concrete_fields
    name = connection.ops.quote_name
    mine, theirs = name(model._meta.db_table), name(User._meta.db_table)
    columns = [f"{mine}.{name(one.column)}" for one in own]
    columns += [f"{theirs}.{name(one.column)}" for one in owners]
    (shown_by,) = (name(one.column) for one in own if one.name == field)
    statement = (
        f"SELECT {', '.join(columns)} FROM {mine}"  # noqa: S608 - names of our own
        f" LEFT JOIN {theirs} ON {theirs}.{name('id')} = {mine}.{name('user_id')}"
        f" WHERE {mine}.{shown_by} {_AMONG[vendor]}"
    )
    cols = [one.get_col("", one) for one in (*own, *owners)]
    readers = [
        (col, [*connection.ops.get_db_converters(col), *col.get_db_converters(connection)])
        for col in cols
    ]
    return _Question(
        statement, readers, [one.attname for one in own], [one.attname for one in owners]
    )


def _read(told: Any, col: Any, converters: Sequence[Any]) -> Any:
    for convert in converters:
        told = convert(told, col, connection)
    return told
