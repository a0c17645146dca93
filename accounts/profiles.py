"""What everybody may know of a player, read in a few queries however much they have played."""

import sys
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import connection
from django.db.models import F, Prefetch, QuerySet, Sum
from django.utils import timezone

from accounts import name_book
from accounts.lookalikes import keys_of
from accounts.models import (
    Pool,
    PrizeRating,
    Result,
    SkillEntry,
    SkillRating,
    TallyLine,
    Title,
    User,
)
from accounts.rating_plot import Moment
from accounts.seasons import season_of
from accounts.services import titles
from games.contract import Info
from games.registry import on_offer

ALL_TIME = ""
SHORTEST_QUERY = 2
MOST_FOUND = 30
"""Players that a search tells: whoever has more namesakes goes on writing."""
MOST_TITLES = 20
"""Past titles that a page tells."""
MOST_MOMENTS = 200
"""The latest moments that a plot is drawn from, and at most as many of those before."""


def named(name: str) -> User | None:
    """Return the player of this name, whatever its case and alphabet; none that was deleted."""
    if not name.isprintable():
        return None
    found = name_book.find(name)
    return None if found is None or found.deleted_at else found


def beginning(query: str) -> list[User]:
    """Return the accounts whose names begin like this, in whatever letters; no guests."""
    if len(query) < SHORTEST_QUERY or not query.isprintable():
        return []
    key = keys_of(query).name_key
    found = User.objects.filter(
        name_key__startswith=key, is_guest=False, deleted_at__isnull=True
    ).order_by("name_key")
    if connection.vendor == "sqlite":  # its LIKE goes through all names
        found = found.filter(name_key__gte=key, name_key__lt=key + chr(sys.maxunicode))
    return list(found[:MOST_FOUND])


class Tally(NamedTuple):
    """How often somebody has played and won; voided games are none."""

    game: str
    played: int
    won: int


def tallies(who: User) -> list[Tally]:
    """Return a player's games, the most played first."""
    lines = TallyLine.objects.filter(user=who, played__gt=0).values_list("game")
    counted = lines.annotate(of_all=Sum("played"), own=Sum("won")).order_by("-of_all", "game")
    return [Tally(*row) for row in counted]


class PoolStanding(NamedTuple):
    """A player's skill in one pool."""

    size: str
    all_time: SkillRating | None
    season: SkillRating | None


class Standing(NamedTuple):
    """What a player has reached in one game: skill by pool, and prize points where it has them."""

    info: Info
    pools: list[PoolStanding]
    prizes: int | None
    season_prizes: int | None


def standings(who: User, now: datetime | None = None) -> list[Standing]:
    """Return a player's standing in every game in which they have one."""
    seasons = (ALL_TIME, season_of(now or timezone.now()))
    skills = SkillRating.objects.filter(user=who, season__in=seasons).select_related("pool")
    sums = PrizeRating.objects.filter(user=who, season__in=seasons)
    skill_at = {(one.pool.game, one.pool.size, one.season): one for one in skills if one.games}
    points_at = {(one.game, one.season): one.points for one in sums}
    found = (_standing(one.info, seasons, skill_at, points_at) for one in on_offer())
    return [one for one in found if one.pools or one.prizes]


def _standing(
    info: Info,
    seasons: tuple[str, str],
    skill_at: dict[tuple[str, str, str], SkillRating],
    points_at: dict[tuple[str, str], int],
) -> Standing:
    pools = (
        PoolStanding(size, *(skill_at.get((info.slug, size, season)) for season in seasons))
        for size in Pool.Size.values
    )
    points = (points_at.get((info.slug, season), 0) for season in seasons)
    return Standing(
        info,
        [one for one in pools if one.all_time or one.season],
        *(points if info.prizes else (None, None)),
    )


class Titles(NamedTuple):
    """A player's titles: those borne now, and those borne before, the latest first."""

    now: list[Title]
    before: list[Title]


def titles_of(who: User, now: datetime | None = None) -> Titles:
    """Return a player's titles; of the past ones, the latest."""
    now = now or timezone.now()
    all_of_them = Title.objects.filter(user=who).order_by("-since", "-pk")
    borne = titles.borne(now)
    past = all_of_them.exclude(borne).filter(since__lte=now, match__voided_at__isnull=True)
    return Titles(list(all_of_them.filter(borne)), list(past[:MOST_TITLES]))


def results(who: User) -> QuerySet[Result]:
    """Return a player's results with all who sat at those tables, the latest first."""
    everybody = Result.objects.select_related("user").order_by("seat")
    return (
        Result.objects.filter(user=who)
        .select_related("match")
        .prefetch_related(Prefetch("match__results", everybody))
        .order_by("-at", "-pk")
    )


def others_at(result: Result) -> list[dict[str, Any]]:
    """Return who else sat at the table of a result, as seats are told."""
    return [
        {"user": one.user, "level": one.level}
        for one in result.match.results.all()
        if one.seat != result.seat
    ]


def history(who: User, game: str) -> dict[str, list[Moment]]:
    """Return how a player's skill of all time went in one game, by pool, in the order of time."""
    entries = SkillEntry.objects.filter(
        rating__user=who, rating__season=ALL_TIME, rating__pool__game=game
    ).order_by("-at", "-number")
    found: dict[str, list[Moment]] = {size: [] for size in Pool.Size.values}
    for size, at, shown in reversed(_some_of(entries)):
        found[size].append(Moment(at, shown))
    return found


def _some_of(entries: QuerySet[SkillEntry]) -> list[tuple[str, datetime, int]]:
    """Return the latest moments, and of long histories every so many-th of those before."""
    rows = entries.values_list("rating__pool__size", "at", "shown")
    latest = list(rows[:MOST_MOMENTS])
    if len(latest) < MOST_MOMENTS:
        return latest
    apart = -(-entries.count() // MOST_MOMENTS)
    before = rows.annotate(rest=F("number") % apart).filter(rest=0, at__lt=latest[-1][1])
    return latest + [row[:3] for row in before[:MOST_MOMENTS]]


def to_json(who: User) -> dict[str, Any]:
    """Return what the API tells of a player."""
    played, borne = tallies(who), titles_of(who)
    return {
        "user": who.to_json(),
        "since": who.date_joined.timestamp(),
        "played": sum(one.played for one in played),
        "won": sum(one.won for one in played),
        "games": [one._asdict() for one in played],
        "titles": {"now": _titles_json(borne.now), "before": _titles_json(borne.before)},
        "standings": [_standing_json(one) for one in standings(who)],
    }


def _titles_json(some: Sequence[Title]) -> list[dict[str, Any]]:
    return [
        titles.to_json(one)
        | {"since": one.since.timestamp(), "until": one.until.timestamp() if one.until else None}
        for one in some
    ]


def _standing_json(one: Standing) -> dict[str, Any]:
    return {
        "game": one.info.slug,
        "skill": [
            {
                "pool": pool.size,
                "all_time": _skill_json(pool.all_time),
                "season": _skill_json(pool.season),
            }
            for pool in one.pools
        ],
        "prizes": one.prizes,
        "season_prizes": one.season_prizes,
    }


def _skill_json(rating: SkillRating | None) -> dict[str, Any] | None:
    if rating is None:
        return None
    return {"shown": rating.shown, "provisional": rating.provisional, "games": rating.games}
