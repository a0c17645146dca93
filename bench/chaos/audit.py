"""What the database says afterwards; a process of its own, which reads what people were told.

It answers with the time-outs of people, the accepted moves that are not in the log exactly once,
the tables whose log does not lead to their state, the records that do not verify, and whether the
ratings are those that the results give.
"""

import json
import sys
from io import StringIO
from typing import Any

import django

django.setup()

from django.core.management import call_command  # noqa: E402 - after the setup

from games.record import to_json  # noqa: E402
from games.verify import VERIFIED, judge  # noqa: E402
from tables.models import Move, Seat, Table  # noqa: E402
from tables.pages.proofs import record_of, recorder_of  # noqa: E402


def main() -> None:
    """Read who was told what, and answer."""
    told: dict[str, list[str]] = json.load(sys.stdin)
    tables = list(Table.objects.filter(uid__in=told))
    over = [table for table in tables if table.over]
    found = {
        "timeouts": [one for table in tables for one in _timeouts(table)],
        "misplaced": sum(_misplaced(table, told[table.uid]) for table in tables),
        "accepted": sum(map(len, told.values())),
        "moves": Move.objects.filter(table__in=tables).count(),
        "tables": len(tables),
        "missing": len(told) - len(tables),
        "over": len(over),
        "astray": [table.uid for table in tables if not _log_leads_to_state(table)],
        "unverified": [table.uid for table in over if not _verifies(table)],
        "ratings": _ratings_agree(),
    }
    json.dump(found, sys.stdout)


def _timeouts(table: Table) -> list[dict[str, Any]]:
    people = Seat.objects.filter(table=table, user__isnull=False).values_list("number", flat=True)
    made = Move.objects.filter(table=table, by=Move.By.CLOCK, seat__in=list(people))
    return [{"table": table.uid, "at": one.at.timestamp()} for one in made]


def _misplaced(table: Table, accepted: list[str]) -> int:
    kept = list(Move.objects.filter(table=table).values_list("move_id", flat=True))
    return sum(kept.count(one) != 1 for one in accepted)


def _log_leads_to_state(table: Table) -> bool:
    recorder = recorder_of(table)
    for move in Move.objects.filter(table=table).exclude(by=Move.By.DEAL):
        recorder.play(move.seat or 0, move.body or {})
    return bool(table.engine.load(bytes(table.state or b"")) == recorder.state)


def _verifies(table: Table) -> bool:
    return judge(to_json(record_of(table))).code == VERIFIED


def _ratings_agree() -> bool:
    try:
        call_command("recompute_ratings", check=True, stdout=StringIO())
    except SystemExit:
        return False
    return True


if __name__ == "__main__":
    main()
