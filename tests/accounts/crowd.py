"""A site full of players: their numbers as a season leaves them, without the games behind them."""

import random
from collections.abc import Iterator
from datetime import timedelta

from django.db import connection
from django.utils import timezone

from accounts import seasons, strength
from accounts.lookalikes import keys_of
from accounts.models import Match, Pool, PrizeRating, SkillRating, User
from accounts.strength import Strength
from games.registry import engines

AT_ONCE = 5000
MYSELF = "the last of all"
GAME = next(one.info.slug for one in engines() if one.info.prizes)
CHAMPION = {"code": "champion", "game": GAME, "name": {"ru": "Чемпион", "en": "Champion"}}


def fill(players: int, *, earlier: int = 0) -> User:
    """Make so many players of one pool, in so many earlier seasons too; return the last of all."""
    names = [*(f"player {number}" for number in range(1, players)), MYSELF]
    User.objects.bulk_create((_user(name) for name in names), AT_ONCE)
    ids = list(User.objects.order_by("pk").values_list("pk", flat=True))
    now = timezone.now()
    known = [seasons.season_of(now)]
    while len(known) <= max(1, earlier):
        known.append(seasons.before(known[-1]))
    pool = Pool.objects.create(game=GAME, size=Pool.Size.FEW, sequence=1)
    Match.objects.create(
        table="the first",
        game=GAME,
        pool=pool,
        number=1,
        season=known[-1],
        seat_count=4,
        outcome={},
        ended_at=now - timedelta(days=90),
    )
    for season in ("", *known[: 1 + earlier]):
        SkillRating.objects.bulk_create(_skills(ids, pool, season), AT_ONCE)
        PrizeRating.objects.bulk_create(_prizes(ids, season), AT_ONCE)
    return User.objects.get(username=MYSELF)


def vacuum() -> None:
    """Do at once what PostgreSQL does by itself in a while."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("VACUUM ANALYZE")


def _user(name: str) -> User:
    titles = [CHAMPION] if name.endswith("77") else []
    return User(username=name, **keys_of(name)._asdict(), shown_titles=titles)


def _skills(ids: list[int], pool: Pool, season: str) -> Iterator[SkillRating]:
    chance, now = random.Random(1), timezone.now()
    for pk in ids:
        games = 1 + int(chance.expovariate(1 / 30))
        guess = Strength(chance.gauss(25, 5), max(2.0, 8.3 / (1 + games / 15)))
        if pk == ids[-1]:
            guess = Strength(-10.0, 8.3)
        yield SkillRating(
            user_id=pk,
            pool=pool,
            season=season,
            mu=guess.mu,
            sigma=guess.sigma,
            games=games,
            played_at=now,
            shown=strength.shown(guess),
            provisional=strength.is_provisional(games, now, now),
        )


def _prizes(ids: list[int], season: str) -> Iterator[PrizeRating]:
    chance = random.Random(2)
    for pk in ids:
        points = 1 if pk == ids[-1] else 2 + int(chance.expovariate(1 / 600))
        yield PrizeRating(user_id=pk, game=GAME, season=season, points=points)
