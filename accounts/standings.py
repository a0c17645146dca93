"""Who stands where on a board.

Places are counted along the boards' indexes alone, from the nearer end; nobody is in those indexes
who is not listed. Only what the page shows is read from the tables.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.db.models import F, QuerySet, Sum

from accounts.boards import PRIZES, Leaderboard
from accounts.models import PrizeEntry, PrizeRating, SkillRating, User
from accounts.services.listing import SEEN

ON_A_PAGE = 50
FIRST_FEW = 5
WEEK = timedelta(days=7)


class Place(NamedTuple):
    """Somebody's place along a board; equal numbers share a rank."""

    rank: int
    user_id: int
    number: int


class Ranked(NamedTuple):
    """A line of a board."""

    rank: int
    user: User
    number: int
    provisional: bool
    games: int


@dataclass(frozen=True)
class Page:
    """A page of a board as one player sees it."""

    number: int
    pages: int
    total: int
    rows: list[Ranked]
    mine: Ranked | None
    """The reader's own line, wherever it is."""
    my_page: int
    """The page it is on; 0 for whoever is not on the board."""


def ladder(board: Leaderboard) -> QuerySet[Any]:
    """Return those on a board, the best first; of equals, the older account."""
    if board.kind == PRIZES:
        sums = PrizeRating.objects.filter(listed=True, game=board.game, season=board.season)
        return sums.annotate(number=F("points")).order_by("-points", "user_id")
    ratings = SkillRating.objects.filter(listed=True, pool=board.pool_id, season=board.season)
    return ratings.annotate(number=F("shown")).order_by("-shown", "user_id")


def first_few(board: Leaderboard) -> list[Ranked]:
    """Return the best of a board, without the games they played."""
    best = ladder(board).filter(SEEN).select_related("user")[:FIRST_FEW]
    places = _ranked([(one.user_id, one.number) for one in best], 0, 1)
    return [
        Ranked(place.rank, one.user, one.number, getattr(one, "provisional", False), 0)
        for place, one in zip(places, best, strict=True)
    ]


def lately(board: Leaderboard, rows: Iterable[Ranked], now: datetime) -> Counter[int]:
    """Return by player what the last seven days have brought them in prize points."""
    entries = PrizeEntry.objects.filter(
        user_id__in=[row.user.pk for row in rows], game=board.game, at__gt=now - WEEK
    )
    sums = entries.values_list("user_id").annotate(Sum("points"))
    return Counter(dict(sums.order_by()))


def page_of(board: Leaderboard, *, number: int = 1, reader_id: int | None = None) -> Page:
    """Return a page of a board, the last one for a number too high, with the reader's own line."""
    those = ladder(board)
    survey = _survey(those, reader_id)
    mine, total = survey.mine, survey.total
    pages = max(1, -(-total // ON_A_PAGE))
    number = min(number, pages)
    places = _window(those, (number - 1) * ON_A_PAGE, min(number * ON_A_PAGE, total), total)
    rows = _rows(board, those, [*places, mine] if mine else places)
    return Page(
        number=number,
        pages=pages,
        total=total,
        rows=[rows[one.user_id] for one in places if one.user_id in rows],
        mine=rows.get(mine.user_id) if mine else None,
        my_page=survey.my_page,
    )


class _Survey(NamedTuple):
    """How many stand on a board, and where the reader does."""

    total: int
    mine: Place | None = None
    my_page: int = 0


def _survey(those: QuerySet[Any], reader_id: int | None) -> _Survey:
    """Count a board in one pass, in two parts for somebody who stands on it."""
    own = those.order_by().filter(user_id=reader_id).values_list("number", flat=True)
    number = next(iter(own[:1]), None)
    if reader_id is None or number is None:
        return _Survey(those.count())
    ahead = those.filter(number__gt=number).count()
    total = ahead + those.filter(number__lte=number).count()
    position = ahead + _equals_before(those, reader_id, number)
    return _Survey(total, Place(ahead + 1, reader_id, number), position // ON_A_PAGE + 1)


def _window(those: QuerySet[Any], start: int, stop: int, total: int) -> list[Place]:
    """Return the places from start to stop, read from the end that is nearer."""
    if start < total / 2:
        found = list(those.values_list("user_id", "number")[start:stop])
    else:
        back = those.reverse().values_list("user_id", "number")[total - stop : total - start]
        found = [*reversed(back)]
    if not found:
        return []
    return [*_ranked(found, start, start + 1 - _equals_before(those, *found[0]))]


def _ranked(found: Iterable[tuple[int, int]], start: int, rank: int) -> Iterator[Place]:
    """Yield places in their order; the first of them has this rank."""
    before = None
    for position, (user_id, number) in enumerate(found, start + 1):
        if before is not None and number != before:
            rank = position
        before = number
        yield Place(rank, user_id, number)


def _equals_before(those: QuerySet[Any], user_id: int, number: int) -> int:
    return those.filter(number=number, user_id__lt=user_id).count()


def _rows(board: Leaderboard, those: QuerySet[Any], places: list[Place]) -> dict[int, Ranked]:
    """Return the lines of these places by player; whoever is not to be seen by now has none."""
    ids = [place.user_id for place in places]
    found = {
        one.user_id: one
        for one in those.order_by().filter(user_id__in=ids).filter(SEEN).select_related("user")
    }
    games = _prize_games(board, ids) if board.kind == PRIZES else None
    return {
        place.user_id: Ranked(
            place.rank,
            one.user,
            place.number,
            getattr(one, "provisional", False),
            one.games if games is None else games[place.user_id],
        )
        for place in places
        if (one := found.get(place.user_id)) is not None
    }


def _prize_games(board: Leaderboard, ids: list[int]) -> Counter[int]:
    """Return how many rated games each has played, in all pools of the game."""
    played = SkillRating.objects.filter(user_id__in=ids, pool__game=board.game, season=board.season)
    games: Counter[int] = Counter()
    for user_id, number in played.values_list("user_id", "games"):
        games[user_id] += number
    return games
