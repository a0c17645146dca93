"""Copies of tables, by SQL alone: other players and other moments, everything else as it was.

The columns are the models' own, so that what a migration adds is copied too. Whoever has no value
of their own in a copy keeps the pattern's: its deals prove nothing under another table's name.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import gcd
from typing import Any

from django.core.management.color import no_style
from django.db import connection, models

from accounts.models import Match, Pool, PrizeEntry, Result, Title
from tables.models import Move, Seat, Table

AT_ONCE = 10_000
FIRST_MOVES = 3
"""Moves of a game that is not kept whole."""
NUMBERS, PATTERNS = "growth_number", "growth_pattern"
COPY = f"(%(start)s + {NUMBERS}.n)"
"""The number of a copy, as SQL has it."""


@dataclass(frozen=True)
class Regular:
    """Somebody with as many games at a small site as at a big one, and as many of each pattern."""

    user: int
    games: int = 0
    apart: int = 1
    last: int = 0
    """They sit in this copy and in so many with it, so far apart, counted from the last one."""
    patterns: int = 1
    """After so many games they sit in the second seat, and after as many in the first again."""

    def among(self, copies: int, patterns: int, games: int) -> "Regular":
        """Spread so many games over the copies, and over all patterns alike."""
        apart = max(1, copies // games)
        while gcd(apart, patterns) > 1:
            apart -= 1
        return Regular(self.user, games, apart, copies - 1, patterns)

    def sits(self, seat: str) -> str:
        """Return the SQL of whether a seat of a copy is theirs."""
        before = f"({self.last} - {COPY})"
        number = f"({before} / {self.apart})"
        is_one = f"{before} %% {self.apart} = 0 AND {number} < {self.games}"
        return f"{is_one} AND {seat} = ({number} / {self.patterns}) %% 2"


@dataclass(frozen=True)
class Crowd:
    """Who plays: accounts with ids in a row, one who has played far more than they, a regular."""

    first: int
    players: int
    regular: Regular
    veteran: int
    every: int
    """The veteran sits at every so many-th table, for some games in the first seat, for some in
    the second, so that they win whoever won the game that is copied."""

    def sql(self, seat: str) -> str:
        """Return who sits in a seat of a copy: others with each, and nobody twice."""
        apart = max(1, self.players // 16)
        own = (
            f"{self.first} + ({COPY} * 7919 + {seat} * (1 + ({COPY} * 31) %% {apart}))"
            f" %% {self.players}"
        )
        veterans = f"({COPY} / {self.every * 16}) %% 2"
        is_veteran = f"{seat} = {veterans} AND {COPY} %% {self.every} = 0"
        return (
            f"CASE WHEN {self.regular.sits(seat)} THEN {self.regular.user}"
            f" WHEN {is_veteran} THEN {self.veteran} ELSE {own} END"
        )


def prepare(patterns: list[Table]) -> None:
    """Lay out the numbers of a step's copies, and which tables they are copies of."""
    numbers = [(number,) for number in range(AT_ONCE)]
    matches = dict(Match.objects.values_list("table", "pk"))
    rows = [
        (number, one.pk, matches.get(one.uid), _first_number(one))
        for number, one in enumerate(patterns)
    ]
    with connection.cursor() as cursor:
        cursor.execute(f"DROP TABLE IF EXISTS {NUMBERS}")
        cursor.execute(f"DROP TABLE IF EXISTS {PATTERNS}")
        cursor.execute(f"CREATE TABLE {NUMBERS} (n BIGINT PRIMARY KEY)")
        cursor.execute(
            f"CREATE TABLE {PATTERNS} (k BIGINT PRIMARY KEY, table_id BIGINT, match_id BIGINT,"
            " dealt BIGINT)"
        )
        cursor.executemany(f"INSERT INTO {NUMBERS} VALUES (%s)", numbers)  # noqa: S608 - our names
        cursor.executemany(f"INSERT INTO {PATTERNS} VALUES (%s, %s, %s, %s)", rows)  # noqa: S608


def _first_number(table: Table) -> int | None:
    return table.moves.order_by("number").values_list("number", flat=True).first()


@dataclass(frozen=True)
class Copier:
    """Makes copies of the tables that were laid out."""

    crowd: Crowd
    prefix: str
    """How the names of the copies begin."""
    patterns: int
    first_table: int
    first_match: int
    whole: int = 0
    """So many copies have all moves of their pattern."""
    begun_at: str = ""
    """The SQL of the moment at which the first copy began; the next one follows in seconds."""
    apart: float = 0.0
    titled_from: int = 0
    """The titles of earlier copies have ended."""

    def copy(self, start: int, count: int) -> None:
        """Make the copies from a number on."""
        self._copy_table(start, count)
        self._copy(Seat, "table_id", self._seats(), start, count)
        recent = f"t.number <= {PATTERNS}.dealt + {FIRST_MOVES} OR {COPY} < {self.whole}"
        self._copy(Move, "table_id", {"table_id": self._table}, start, count, recent)

    def book(self, start: int, count: int) -> None:
        """Enter the results of finished copies into the books."""
        match = f"{self.first_match} + {COPY}"
        self._copy(
            Match,
            "id",
            {
                "id": match,
                "table": self._uid,
                "number": f"{self.first_match} + {COPY}",
                "ended_at": self._moment,
            },
            start,
            count,
        )
        self._copy(
            Result,
            "match_id",
            {
                "match_id": match,
                "user_id": self._sitter("t.seat"),
                "at": self._moment,
            },
            start,
            count,
        )
        winner = (
            f"(SELECT {self.crowd.sql('w.seat')} FROM accounts_result w"  # noqa: S608
            " WHERE w.match_id = t.match_id AND w.user_id = t.user_id)"
        )
        own = {"match_id": match, "user_id": winner, "at": self._moment}
        self._copy(PrizeEntry, "match_id", own, start, count)
        until = f"CASE WHEN {COPY} < {self.titled_from} THEN {self._moment} ELSE NULL END"
        own = {"match_id": match, "user_id": winner, "since": self._moment, "until": until}
        self._copy(Title, "match_id", own | {"ended_by_id": "NULL"}, start, count)

    def _sitter(self, seat: str) -> str:
        return f"CASE WHEN t.user_id IS NULL THEN NULL ELSE {self.crowd.sql(seat)} END"

    @property
    def _table(self) -> str:
        return f"{self.first_table} + {COPY}"

    @property
    def _uid(self) -> str:
        return f"'{self.prefix}' || CAST({COPY} AS VARCHAR(12))"

    @property
    def _moment(self) -> str:
        seconds = f"{COPY} * {self.apart}"
        if connection.vendor == "postgresql":
            return f"{self.begun_at} + ({seconds}) * INTERVAL '1 second'"
        return f"datetime({self.begun_at}, '+' || ({seconds}) || ' seconds')"

    @staticmethod
    def _later(moment: str) -> str:
        """Return a moment at which nobody measures any more: no clock of a copy runs out before."""
        if connection.vendor == "postgresql":
            return f"{moment} + INTERVAL '30 days'"
        return f"datetime({moment}, '+30 days')"

    def _copy_table(self, start: int, count: int) -> None:
        moment = self._moment
        own = {"id": self._table, "uid": self._uid, "host_id": self.crowd.sql("0")}
        own |= {"created_at": moment, "changed_at": moment}
        own |= {
            name: f"CASE WHEN t.{name} IS NULL THEN NULL ELSE {moment} END"
            for name in ("started_at", "ended_at")
        }
        own |= {"wake_at": f"CASE WHEN t.wake_at IS NULL THEN NULL ELSE {self._later(moment)} END"}
        self._copy(Table, "id", own, start, count)

    def _seats(self) -> dict[str, str]:
        user = self._sitter("t.number")
        ended = f"CASE WHEN t.ended_at IS NULL THEN NULL ELSE {self._moment} END"
        own = {"table_id": self._table, "user_id": user, "joined_at": self._moment}
        return own | {"ended_at": ended}

    def _copy(
        self,
        model: type[models.Model],
        by: str,
        own: Mapping[str, str],
        start: int,
        count: int,
        only: str = "",
    ) -> None:
        """Copy the rows of a model that belong to the patterns, with these columns of their own."""
        columns = [
            str(field.column)
            for field in model._meta.concrete_fields
            if not field.primary_key or field.column in own
        ]
        names = ", ".join(map(_quoted, columns))
        values = ", ".join(own.get(one, f"t.{_quoted(one)}") for one in columns)
        pattern = "match_id" if model in (Match, Result, PrizeEntry, Title) else "table_id"
        sql = (
            f"INSERT INTO {model._meta.db_table} ({names}) SELECT {values} FROM {NUMBERS}"  # noqa: S608
            f" JOIN {PATTERNS} ON {PATTERNS}.k = {COPY} %% {self.patterns}"
            f" JOIN {model._meta.db_table} t ON t.{by} = {PATTERNS}.{pattern}"
            f" WHERE {NUMBERS}.n < %(count)s" + (f" AND ({only})" if only else "")
        )
        _run(sql, {"start": start, "count": count})


def _quoted(name: str) -> str:
    return str(connection.ops.quote_name(name))


def _run(sql: str, given: Mapping[str, Any] | None = None) -> None:
    """Run a statement; its numbers are ours and go into it as they are."""
    with connection.cursor() as cursor:
        cursor.execute(sql % {name: int(value) for name, value in (given or {}).items()})


def settle() -> None:
    """Let ids and the pools' numbers go on behind the copies."""
    for pool in Pool.objects.all():
        last = pool.matches.aggregate(last=models.Max("number"))["last"]
        Pool.objects.filter(pk=pool.pk).update(sequence=last or 0)
    with connection.cursor() as cursor:
        for name in (NUMBERS, PATTERNS):
            cursor.execute(f"DROP TABLE IF EXISTS {name}")
        for sql in connection.ops.sequence_reset_sql(no_style(), [Table, Match]):
            cursor.execute(sql)
