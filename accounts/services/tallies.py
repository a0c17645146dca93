"""Tallies: every booked game adds to its players' lines, and a void takes it off again."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from django.db.models import F

from accounts.models import Match, Result, TallyLine

_KEY = ("user_id", "part", "met")


class _Counted(NamedTuple):
    """A game as it counts for one player: which line is theirs, and whether they won it.

    A game that a stand-in played to its end is no win of whoever was absent.
    """

    line: dict[str, Any]
    won: int

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells the line apart from others of the game at as many seats."""
        return tuple(self.line[name] for name in _KEY)


def book(match: Match, results: list[Result]) -> None:
    """Count a game for those who played it; the players' rows are locked by the caller."""
    counted = list(_counted(match, results))
    kept = _kept(match, [one.line["user_id"] for one in counted])
    for won in {one.won for one in counted}:
        known = [kept[key] for one in counted if one.won == won and (key := one.key) in kept]
        TallyLine.objects.filter(pk__in=known).update(played=F("played") + 1, won=F("won") + won)
    TallyLine.objects.bulk_create(
        TallyLine(**one.line, played=1, won=one.won) for one in counted if one.key not in kept
    )


def _kept(match: Match, users: Iterable[int]) -> dict[tuple[Any, ...], int]:
    """Return the lines there are already, each by its key."""
    lines = TallyLine.objects.filter(user_id__in=users, game=match.game, seats=match.seat_count)
    return {tuple(key): pk for pk, *key in lines.values_list("pk", *_KEY)}


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
