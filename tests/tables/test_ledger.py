"""After many games the ledger equals the ratings, and ratings computed anew equal those kept.

``GAMES=1000`` plays a long season (``make season``); the usual test plays a short one.
"""

import os
from collections.abc import Callable

import pytest
from django.db.models import Sum

from accounts.models import Match, Pool, PrizeEntry, PrizeRating, SkillEntry, SkillRating, User
from accounts.services import recomputing
from accounts.services.guests import create_guest
from games.chance import Chance
from tests.tables.busy_season import Season

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]

GAMES = int(os.environ.get("GAMES", "30"))


def test_the_ledger_equals_the_ratings_after_a_season(person: Callable[..., User]) -> None:
    people = [person(f"player{number}") for number in range(24)]
    people += [create_guest(language="ru"), person("machine", is_program=True)]
    season = Season(people, Chance(b"a season of games"))
    season.play(GAMES)

    assert Match.objects.count() == GAMES
    assert season.counted["at once"] >= 2
    assert season.counted["voids"]
    assert season.counted["bots"]
    assert Match.objects.filter(voided_at__isnull=False).exists()
    _check_sums()
    assert PrizeEntry.objects.count() >= (500 if GAMES >= 1000 else 5)
    assert SkillRating.objects.exists()
    assert [*_differences()] == []
    _check_sums()
    print(_told(season))  # noqa: T201 - the figures of a long season


def _check_sums() -> None:
    ratings = PrizeRating.objects.all()
    assert ratings
    for rating in ratings:
        entries = PrizeEntry.objects.filter(user=rating.user, game=rating.game)
        if rating.season:
            entries = entries.filter(season=rating.season)
        assert rating.points == entries.aggregate(sum=Sum("points"))["sum"]
    entered = PrizeEntry.objects.values_list("user_id", flat=True)
    assert set(entered) == set(ratings.values_list("user_id", flat=True))


def _differences() -> list[recomputing.Difference]:
    games = Match.objects.values_list("game", flat=True).distinct()
    return [
        *(one for pool in Pool.objects.all() for one in recomputing.recompute(pool)),
        *(one for game in games for one in recomputing.resum(game)),
    ]


def _told(season: Season) -> str:
    return (
        f"{Match.objects.count()} games, {Match.objects.filter(unrated='').count()} rated; "
        f"{dict(season.counted)}; {PrizeEntry.objects.count()} prize entries, "
        f"{SkillEntry.objects.count()} skill entries, {SkillRating.objects.count()} ratings"
    )
