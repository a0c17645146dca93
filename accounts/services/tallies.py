"""Tallies: every booked game adds to its players' lines, and a void takes it off again."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from django.db import connection
from django.db.models import F

from accounts.models import Match, Result, TallyLine

_LINES = TallyLine._meta.db_table
_KEY = ("user_id", "game", "seats", "part", "met")
_ADDED = f"""
ON CONFLICT ({", ".join(_KEY)}) DO UPDATE SET
    played = {_LINES}.played + 1, won = {_LINES}.won + excluded.won
"""


class _Counted(NamedTuple):
    """A game as it counts for one player: which line is theirs, and whether they won it.

    A game that a stand-in played to its end is no win of whoever was absent.
    """

    line: dict[str, Any]
    won: int

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells the line apart from all others."""
        return tuple(self.line[name] for name in _KEY)


def book(match: Match, results: list[Result]) -> None:
    """Count a game for those who played it; the players' rows are locked by the caller."""
    counted = sorted(_counted(match, results), key=lambda one: one.line["user_id"])
    if not counted:
        return
    rows = ", ".join(["(%s, %s, %s, %s, %s, 1, %s)"] * len(counted))
    values = [value for one in counted for value in (*one.key, one.won)]
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {_LINES} ({', '.join(_KEY)}, played, won)"  # noqa: S608
            f" VALUES {rows} {_ADDED}",
            values,
        )


def void(match: Match) -> None:
    """Take a game off again; of an account that was deleted meanwhile nothing is counted."""
    for line, won in _counted(match, match.results.order_by("seat")):
        kept = TallyLine.objects.filter(**line, played__gt=0)
        kept.update(played=F("played") - 1, won=F("won") - won)


def _counted(match: Match, results: Iterable[Result]) -> Iterator[_Counted]:
    everybody = list(results)
    people = {one.seat for one in everybody if not one.level}
    for one in everybody:
        if one.user_id is not None and not one.forgotten:
            line = {
                "user_id": one.user_id,
                "game": match.game,
                "seats": match.seat_count,
                "part": one.part,
                "met": bool(people - {one.seat}),
            }
            yield _Counted(line, int(one.won and not one.away))
