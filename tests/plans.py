"""How the database goes about what it is asked: along an index, or from end to end."""

import re
from collections.abc import Callable

from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext


def plan_of(sql: str) -> str:
    explain = "EXPLAIN QUERY PLAN " if connection.vendor == "sqlite" else "EXPLAIN "
    with connection.cursor() as cursor:
        cursor.execute(explain + sql)
        return "\n".join(str(row[-1]) for row in cursor.fetchall())


def plans_of(work: Callable[[], object], about: str, *, in_order: bool = False) -> list[str]:
    """Return the plans of all that some work reads from a table, as for one that is big.

    PostgreSQL rightly reads a small table from end to end, and sorts a few rows by hand
    (``in_order``); it is told not to if it can help it.
    """
    with CaptureQueriesContext(connection) as asked:
        work()
    found = [query["sql"].strip() for query in asked.captured_queries]
    reads = re.compile(rf'^SELECT.*FROM "?{about}\b', re.DOTALL)
    selects = [sql for sql in found if reads.search(sql)]
    with transaction.atomic(), connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            for way in ("seqscan", "bitmapscan", *(["sort"] if in_order else [])):
                cursor.execute(f"SET LOCAL enable_{way} = off")
        return [plan_of(sql) for sql in selects]
