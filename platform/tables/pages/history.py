"""Somebody's games that are over: sought by game, people, result and date.

One's own are all there, practice too. Of others one finds the games that were booked, as their page
tells them.
"""

from collections.abc import Iterator, Mapping
from datetime import date, datetime, time, timedelta
from typing import Any

import msgspec
from django.db.models import Exists, OuterRef, Prefetch, Q, QuerySet
from django.utils import timezone

from accounts.lookalikes import keys_of
from accounts.models import Result, User
from games.record import to_json
from tables.models import Seat, Table
from tables.pages.proofs import record_of
from tables.services.finishing import has_left
from tables.wire.frames import encode
from tables.wire.table import PastRow, Shown
from tables.wire.telling import told

RESULTS = ("won", "lost", "left", "voided")
COMPANIES = ("people", "bots")
LATEST = 30
_LEFT = Q(absence=Seat.Absence.GONE, free_to_go=False)


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are sought; what is left empty narrows nothing."""

    game: str = ""
    player: str = ""
    """How the name of somebody begins who sat there too."""
    result: str = ""
    since: date | None = None
    until: date | None = None
    seats: int | None = None
    part: str = ""
    """What one was: a role, a class."""
    company: str = ""
    """At least one other person, or bots alone."""
    counted: bool = False
    """Only what statistics count: what was booked and not voided."""

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> "Wanted":
        """Return what is sought by a form or a query."""
        return cls(**{name: value for name, value in given.items() if value not in (None, "")})


def _ended(of: str = "") -> Q:
    """Return what is looked back at: what was played to its end, or begun and called off later."""
    played = Q(**{f"{of}moved": True}) | Q(**{f"{of}voided_at__isnull": False})
    begun = Q(**{f"{of}status": Table.Status.CANCELLED, f"{of}started_at__isnull": False})
    return Q(**{f"{of}status": Table.Status.FINISHED}) | (begun & played)


def games_of(who: User, wanted: Wanted, *, own: bool) -> QuerySet[Table]:
    """Return the games that are sought, the latest first."""
    mine = Seat.objects.filter(table=OuterRef("pk"), user=who)
    tables = Table.objects.filter(_ended() & Exists(_with_result(mine, wanted.result)))
    if wanted.game:
        tables = tables.filter(game=wanted.game)
    if wanted.seats is not None:
        tables = tables.filter(seat_count=wanted.seats)
    if wanted.result:
        tables = tables.filter(voided_at__isnull=wanted.result != "voided")
    tables = _in_company(tables, who, wanted)
    tables = _between(tables, wanted.since, wanted.until)
    if wanted.counted or wanted.part or not own:
        tables = tables.filter(uid__in=_booked(who, wanted).values("match__table"))
    return _with_people(tables).select_related("origin")


def _with_people(tables: QuerySet[Table]) -> QuerySet[Table]:
    people = Prefetch("seats", Seat.objects.select_related("user"))
    return tables.prefetch_related(people).order_by("-ended_at", "-pk")


def latest_games(who: User) -> QuerySet[Table]:
    """Return somebody's latest games, found along the index of their seats."""
    return _with_people(Table.objects.filter(pk__in=_latest(who)))


def _latest(who: User) -> list[int]:
    seats = Seat.objects.filter(_ended("table__"), user=who, ended_at__isnull=False)
    return list(seats.order_by("-ended_at").values_list("table_id", flat=True)[:LATEST])


def _with_result(mine: QuerySet[Seat], result: str) -> QuerySet[Seat]:
    match result:
        case "won":
            return mine.filter(won=True)
        case "lost":
            return mine.filter(~_LEFT, won=False)
        case "left":
            return mine.filter(_LEFT)
        case _:
            return mine


def _in_company(tables: QuerySet[Table], who: User, wanted: Wanted) -> QuerySet[Table]:
    others = Seat.objects.filter(table=OuterRef("pk"), level="").exclude(user=who)
    if wanted.company:
        met = Exists(others)
        tables = tables.filter(met if wanted.company == "people" else ~met)
    if wanted.player:
        key = keys_of(wanted.player).name_key
        tables = tables.filter(Exists(others.filter(user__name_key__startswith=key)))
    return tables


def _between(tables: QuerySet[Table], since: date | None, until: date | None) -> QuerySet[Table]:
    if since is not None:
        tables = tables.filter(ended_at__gte=_morning(since))
    if until is not None and until < date.max:
        tables = tables.filter(ended_at__lt=_morning(until + timedelta(days=1)))
    return tables


def _morning(day: date) -> datetime:
    """Return when a day begins where the reader lives."""
    return timezone.make_aware(datetime.combine(day, time.min))


def _booked(who: User, wanted: Wanted) -> QuerySet[Result]:
    booked = Result.objects.filter(user=who)
    if wanted.counted:
        booked = booked.filter(match__voided_at__isnull=True)
    return booked.filter(part=wanted.part) if wanted.part else booked


def past_json(table: Table, who: User) -> dict[str, Any]:
    """Return a game as it ended for this player, as pages and lines of JSON take it."""
    row: dict[str, Any] = msgspec.to_builtins(past_row(table, who))
    return row


def past_row(table: Table, who: User) -> PastRow:
    """Return a game as it ended for this player."""
    seats = list(table.seats.all())
    mine = next(seat for seat in seats if seat.user_id == who.pk)
    return told(PastRow, PastShown(table, seats, mine))


class PastShown(Shown):
    """A table that is over, seen from one of its seats."""

    __slots__ = ("mine",)

    def __init__(self, table: Table, seats: list[Seat], mine: Seat) -> None:
        super().__init__(table, seats)
        self.mine = mine

    @property
    def seat(self) -> int:
        """The seat's number."""
        return self.mine.number

    @property
    def won(self) -> bool | None:
        """Whether its owner has won."""
        return self.mine.won

    @property
    def left(self) -> bool:
        """Whether its owner left."""
        return has_left(self.mine)

    @property
    def voided(self) -> bool:
        """Whether it counts for nothing."""
        return self.table.voided_at is not None


def lines_of(tables: QuerySet[Table], who: User, *, with_records: bool) -> Iterator[bytes]:
    """Yield each game as a line of JSON, with its record if that is wanted."""
    for table in tables.iterator(chunk_size=100):
        row = past_json(table, who)
        if with_records:
            row["record"] = msgspec.Raw(to_json(record_of(table)))
        yield encode(row) + b"\n"
