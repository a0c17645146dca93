"""The plans of what a visit asks the database: where it is not flat, they say why."""

import time
from collections.abc import Callable
from typing import Any

from django.db import connection

SHOWN = 3
"""Statements of a visit that are explained, the slowest first."""


def explain(visit: Callable[[], object]) -> None:
    """Print the slowest statements of a visit, each with its plan.

    SQLite finds most rows as they are fetched: that time is the visit's, but no statement's.
    """
    seen: list[tuple[float, str, Any]] = []

    def watch(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        begun = time.perf_counter()
        try:
            return execute(sql, params, many, context)
        finally:
            seen.append((time.perf_counter() - begun, sql, params))

    begun = time.perf_counter()
    with connection.execute_wrapper(watch):
        visit()
    spent = time.perf_counter() - begun
    asked = sum(seconds for seconds, *_ in seen)
    print(f"{len(seen)} statements, {asked * 1000:.1f} ms of {spent * 1000:.1f} ms")
    for seconds, sql, params in sorted(seen, key=lambda one: -one[0])[:SHOWN]:
        print(f"{seconds * 1000:.1f} ms: {sql[:600]}")
        if sql.startswith("SELECT"):
            print(plan_of(sql, params))
    print("explained", flush=True)


def plan_of(sql: str, params: Any = None) -> str:
    """Return how the database goes about a statement."""
    asked = "EXPLAIN QUERY PLAN " if connection.vendor == "sqlite" else "EXPLAIN ANALYZE "
    with connection.cursor() as cursor:
        cursor.execute(asked + sql, params)
        return "\n".join("    " + " ".join(map(str, row)) for row in cursor.fetchall())
