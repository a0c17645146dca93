"""The plans of what a visit asks the database: where it is not flat, they say why."""

import time
from collections.abc import Callable
from typing import Any

from django.db import connection

SHOWN = 3
"""Statements of a visit that are explained, the slowest first."""


def explain(visit: Callable[[], object]) -> None:
    """Print the slowest statements of a visit, each with its plan."""
    seen: list[tuple[float, str, Any]] = []

    def watch(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        begun = time.perf_counter()
        try:
            return execute(sql, params, many, context)
        finally:
            seen.append((time.perf_counter() - begun, sql, params))

    with connection.execute_wrapper(watch):
        visit()
    print(f"{len(seen)} statements")
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
