"""What the lobby shows, and a person's own tables."""

from typing import Any

from django.db.models import Count, Prefetch, Q, QuerySet

from accounts.models import User
from accounts.services.aversions import blocked_with
from tables import clocks, presence
from tables.frames import seat_json, stamp
from tables.models import Seat, Table

SHOWN = 60


def _with_people(tables: QuerySet[Table]) -> QuerySet[Table]:
    return tables.prefetch_related(Prefetch("seats", Seat.objects.select_related("user")))


def public_tables(user: Any, game: str = "", status: str = "") -> list[dict[str, Any]]:
    """Return the tables anybody may join or watch: waiting ones first, newest first."""
    tables = Table.objects.filter(access=Table.Access.PUBLIC, host__isnull=False)
    if game:
        tables = tables.filter(game=game)
    wanted = [status] if status else [Table.Status.OPEN, Table.Status.PLAYING]
    shunned = blocked_with(user) if user.is_authenticated else set()
    found = _with_people(tables.filter(status__in=wanted)).order_by("status", "-created_at")
    rows = [row_json(table) for table in found[:SHOWN]]
    return [row for row in rows if not shunned & _people(row)]


def _people(row: dict[str, Any]) -> set[int]:
    return {seat["user"]["id"] for seat in row["seats"] if seat["user"]}


def row_json(table: Table) -> dict[str, Any]:
    """Return a table in short."""
    taken = {seat.number: seat for seat in table.seats.all()}
    return {
        "uid": table.uid,
        "game": table.game,
        "status": table.status,
        "access": table.access,
        "rated": table.rated,
        "host": table.host_id,
        "options": table.options,
        "clock": table.clock,
        "seats": [seat_json(number, taken.get(number)) for number in range(table.seat_count)],
        "created_at": stamp(table.created_at),
    }


def my_tables(user: User) -> list[dict[str, Any]]:
    """Return all tables of a person that are not over: those that wait for them first."""
    seats = (
        Seat.objects.filter(user=user, table__status__in=[Table.Status.OPEN, Table.Status.PLAYING])
        .exclude(absence=Seat.Absence.GONE)
        .select_related("table")
    )
    tables = _with_people(Table.objects.filter(pk__in=[seat.table_id for seat in seats]))
    numbers = {seat.table_id: seat.number for seat in seats}
    rows = []
    for table in tables:
        clock = clocks.read(table.clocks)[numbers[table.pk]] if table.clocks else None
        waits = clock is not None and clock.since is not None
        rows.append(
            row_json(table)
            | {
                "seat": numbers[table.pk],
                "waits_for_me": waits,
                "deadline": clock.deadline if clock else None,
            }
        )
    return sorted(rows, key=lambda row: (not row["waits_for_me"], row["deadline"] or 0.0))


def finished_tables(user: User, most: int = 30) -> list[dict[str, Any]]:
    """Return a person's latest finished games, and those that an operator has called off."""
    ended = Q(status=Table.Status.FINISHED) | Q(
        status=Table.Status.CANCELLED, voided_at__isnull=False, started_at__isnull=False
    )
    tables = _with_people(Table.objects.filter(ended, seats__user=user)).order_by("-ended_at")
    return [
        row_json(table)
        | {
            "outcome": table.outcome,
            "voided": table.voided_at is not None,
            "ended_at": stamp(table.ended_at),
        }
        for table in tables[:most]
    ]


def now_here() -> dict[str, int]:
    """Return how many people and tables are here now."""
    live = Table.objects.filter(status__in=(Table.Status.OPEN, Table.Status.PLAYING))
    counted = live.aggregate(
        open=Count("pk", filter=Q(status=Table.Status.OPEN, host__isnull=False)),
        playing=Count("pk", filter=Q(status=Table.Status.PLAYING)),
    )
    return {"people": len(presence.here(presence.SITE)), **counted}
