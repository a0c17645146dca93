"""Champions: when a season is over, the best of each game bears its title through the next one.

Whoever has the highest number of the season in any of the game's pools, with ten games there and a
number that is not provisional; among equals who played more, and then who was done earlier. A title
once given stays: games voided later change no champion, an operator may take the title away, and if
the champion's account is deleted nobody bears it.
"""

from datetime import datetime

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from accounts import boards, seasons
from accounts.models import Crown, Pool, SkillRating, Title, User
from accounts.services import skills, titles
from accounts.services.listing import SEEN
from games.registry import engines

CODE = "champion"
LEAST_GAMES = 10


def crown(now: datetime | None = None) -> list[Title]:
    """Give what titles of seasons past are still to be given, also after a long absence."""
    now = now or timezone.now()
    given = set(Crown.objects.values_list("game", "season"))
    over = [
        (one.info.slug, season)
        for one in engines()
        for season in reversed(boards.seasons_of(one.info.slug, now)[1:])
    ]
    crowned = [_crown(game, season) for game, season in over if (game, season) not in given]
    return [title for title in crowned if title is not None]


def of(game: str, season: str) -> User | None:
    """Return whose title of a season past is borne, or was until its time was up."""
    if not season:
        return None
    theirs = _titles().filter(game=game, season=season, until=_until(season))
    title = theirs.select_related("user").first()
    return title.user if title is not None and title.user.deleted_at is None else None


def _crown(game: str, season: str) -> Title | None:
    """Give one title, unless nobody has earned it or somebody else gives it at this moment."""
    if not _candidates(game, season).exists():
        return None
    skills.close_season(game, season)
    with transaction.atomic():
        list(Pool.objects.select_for_update().filter(game=game).order_by("pk"))
        best = _candidates(game, season).filter(provisional=False).first()
        if best is None or not Crown.objects.get_or_create(game=game, season=season)[1]:
            return None
        title = Title.objects.create(
            user_id=best.user_id,
            kind=Title.Kind.CHAMPION,
            code=CODE,
            game=game,
            season=season,
            since=seasons.ends_at(season),
            until=_until(season),
        )
        titles.show([best.user_id])
    return title


def _titles() -> QuerySet[Title]:
    return Title.objects.filter(kind=Title.Kind.CHAMPION)


def _until(season: str) -> datetime:
    return seasons.ends_at(seasons.following(season))


def _candidates(game: str, season: str) -> QuerySet[SkillRating]:
    """Return those who have played enough, the best first."""
    played = SkillRating.objects.filter(SEEN, pool__game=game, season=season)
    return played.filter(games__gte=LEAST_GAMES).order_by(
        "-shown", "-games", "played_at", "user_id"
    )
