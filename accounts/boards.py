"""Leaderboards: which there are, and how one is asked for.

A game has a board for each pool of tables, by the number of seats, and one for prize points if its
outcomes name prizes; each for all time and for every season in which the game was played.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_noop as _

from accounts import seasons
from accounts.models import Match, Pool
from games.contract import Info
from games.registry import engine, on_offer

PRIZES = "prizes"
ALL_TIME = "all"


class NoBoard(LookupError):  # noqa: N818 - named like Refused and BadOptions
    """Nothing there under this name: a code, and a sentence for whoever asked."""

    def __init__(self, code: str, message: str, **params: Any) -> None:
        super().__init__(message.format_map(params))
        self.code = code
        self.message = message
        self.params = params


@dataclass(frozen=True)
class Leaderboard:
    """One leaderboard."""

    game: str
    kind: str
    """The size of a pool's tables, or prize points."""
    season: str
    """Empty for all time."""
    pool_id: int | None = None
    """None for prize points, and for a pool in which nobody has played yet."""


def kinds(info: Info) -> list[str]:
    """Return the boards of a game: its own prizes first, then the pools its seats allow."""
    played = {Pool.Size.of(seats) for seats in range(info.min_seats, info.max_seats + 1)}
    pools = [str(size) for size in Pool.Size if size in played]
    return [PRIZES, *pools] if info.prizes else pools


def kind_words(kind: str, info: Info) -> str:
    """Return what a board of a game is called: a pool by the numbers of seats the game allows."""
    return gettext("Prize points") if kind == PRIZES else pool_words(kind, info)


def pool_words(size: str, info: Info) -> str:
    """Return for how many seats a pool of this game is."""
    seats = range(info.min_seats, info.max_seats + 1)
    here = [number for number in seats if Pool.Size.of(number) == size]
    if len(here) == 1:
        told = ngettext("{count} seat", "{count} seats", here[0])
        return told.format(count=here[0])
    return str(Pool.Size(size).label)


def seasons_of(game: str, now: datetime | None = None) -> list[str]:
    """Return the seasons since a game was first played here, this one first."""
    current = seasons.season_of(now or timezone.now())
    first = Match.objects.filter(game=game).order_by("ended_at").values_list("season", flat=True)
    return seasons.since(next(iter(first[:1]), current), current)


def find(
    game: str, *, kind: str = "", season: str = "", now: datetime | None = None
) -> Leaderboard:
    """Return a game's board as it was asked for: the first one and this season unless named."""
    try:
        info = engine(game).info
    except LookupError:
        raise NoBoard("no_game", _("There is no such game.")) from None
    kind = kind.replace(" ", "+") or kinds(info)[0]  # a plus sign in an address reads as a space
    if kind not in kinds(info):
        raise NoBoard(
            "bad_board",
            _("This game has no board “{board}”; it has: {boards}."),
            board=kind[:20],
            boards=", ".join(kinds(info)),
        )
    pools = Pool.objects.filter(game=game, size=kind).values_list("pk", flat=True)
    return Leaderboard(game, kind, _season(game, season, now), pools.first())


def _season(game: str, asked: str, now: datetime | None) -> str:
    if asked == ALL_TIME:
        return ""
    known = seasons_of(game, now)
    if asked and asked not in known:
        raise NoBoard(
            "bad_season",
            _("There is no season “{season}” of this game; name “all” or one from {first} on."),
            season=asked[:20],
            first=known[-1],
        )
    return asked or known[0]


def page_number(asked: str) -> int:
    """Return the number of the page asked for: the first one unless named."""
    if not asked:
        return 1
    if not (asked.isascii() and asked.isdigit() and 0 < len(asked) <= 7 and int(asked)):
        raise NoBoard("bad_page", _("A page is a number from 1 on."))
    return int(asked)


def every(season: str) -> Iterator[tuple[Info, list[Leaderboard]]]:
    """Yield each game with its boards of a season, or of all time."""
    pools = {(pool.game, pool.size): pool.pk for pool in Pool.objects.all()}
    for info in (one.info for one in on_offer()):
        slug = info.slug
        yield info, [Leaderboard(slug, one, season, pools.get((slug, one))) for one in kinds(info)]
