"""What the lobby shows, and a person's own tables."""

from collections import Counter
from typing import Any

import msgspec
from django.db.models import Count, Prefetch, Q, QuerySet
from msgspec import structs

from accounts.models import User
from accounts.services.aversions import blocked_with
from tables import clocks
from tables.live import presence
from tables.models import Seat, Table
from tables.pages.counted import counted
from tables.wire.table import MyRow, Row, Shown
from tables.wire.telling import told
from tables.work import house_time

SHOWN = 60


def _with_people(tables: QuerySet[Table]) -> QuerySet[Table]:
    return tables.prefetch_related(Prefetch("seats", Seat.objects.select_related("user")))


def public_tables(
    user: Any,
    game: str = "",
    status: str = "",
    *,
    slow: bool | None = None,
    rated: bool | None = None,
    most: int = SHOWN,
) -> list[dict[str, Any]]:
    """Return the tables anybody may join or watch: waiting ones first, newest first.

    ``slow`` are those with days for each move; None takes them and the others.
    """
    tables = Table.objects.filter(access=Table.Access.PUBLIC, host__isnull=False, practice=False)
    if game:
        tables = tables.filter(game=game)
    if slow is not None:
        days = Q(clock__kind="days")
        tables = tables.filter(days if slow else ~days)
    if rated is not None:
        tables = tables.filter(rated=rated)
    tables = tables.filter(status=status) if status else tables.filter(ended_at__isnull=True)
    shunned = blocked_with(user) if user.is_authenticated else set()
    found = _with_people(tables).order_by("status", "-created_at")
    rows = [row_json(table) for table in found[: SHOWN if shunned else most]]
    return [row for row in rows if not shunned & _people(row)][:most]


def played_lately(user: Any, most: int) -> list[dict[str, Any]]:
    """Return rated games at public tables that are over, those begun last first, with winners."""
    tables = Table.objects.filter(
        status=Table.Status.FINISHED,
        access=Table.Access.PUBLIC,
        rated=True,
        voided_at__isnull=True,
    ).order_by("-created_at")
    shunned = blocked_with(user) if user.is_authenticated else set()
    rows = [
        row_json(table) | {"winners": (table.outcome or {}).get("winners", [])}
        for table in _with_people(tables)[: SHOWN if shunned else most]
    ]
    return [row for row in rows if not shunned & _people(row)][:most]


def _people(row: dict[str, Any]) -> set[int]:
    return {seat["user"]["id"] for seat in row["seats"] if seat["user"]}


def row_json(table: Table) -> dict[str, Any]:
    """Return a table in short."""
    return _plain(_row(table))


def _row(table: Table) -> Row:
    return told(Row, Shown(table, list(table.seats.all())))


def _plain(row: Row) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(row)
    return made


def my_tables(user: User) -> list[dict[str, Any]]:
    """Return all tables of a person that are not over: those that wait for them first."""
    seats = (
        Seat.objects.filter(user=user, ended_at__isnull=True)
        .exclude(absence=Seat.Absence.GONE)
        .select_related("table")
    )
    tables = _with_people(Table.objects.filter(pk__in=[seat.table_id for seat in seats]))
    numbers = {seat.table_id: seat.number for seat in seats}
    house, rows = house_time.current(), []
    for table in tables:
        clock = clocks.read(table.clocks)[numbers[table.pk]] if table.clocks else None
        waits = clock is not None and clock.since is not None
        rows.append(
            MyRow(
                **structs.asdict(_row(table)),
                seat=numbers[table.pk],
                waits_for_me=waits,
                deadline=house.moment(clock.deadline) if clock and clock.deadline else None,
            )
        )
    rows.sort(key=lambda row: (not row.waits_for_me, row.deadline or 0.0))
    return [_plain(row) for row in rows]


def playing_now() -> Counter[str]:
    """Return by game how many of those who are here now sit at a running table of it."""
    return Counter(counted("playing", _playing))


def _playing() -> dict[str, int]:
    here = presence.here(presence.SITE)
    seats = Seat.objects.filter(
        ended_at__isnull=True,
        user__isnull=False,
        absence=Seat.Absence.NONE,
        table__status=Table.Status.PLAYING,
    )
    pairs = seats.values_list("table__game", "user_id").order_by().distinct()
    return Counter(game for game, user_id in pairs if str(user_id) in here)


def now_here() -> dict[str, int]:
    """Return how many people and tables are here now."""
    return counted("here", _here)


def _here() -> dict[str, int]:
    live = Table.objects.filter(ended_at__isnull=True)
    tables: dict[str, int] = live.aggregate(
        open=Count("pk", filter=Q(status=Table.Status.OPEN, host__isnull=False)),
        playing=Count("pk", filter=Q(status=Table.Status.PLAYING)),
    )
    return {"people": len(presence.here(presence.SITE)), **tables}
