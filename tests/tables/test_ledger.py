"""After many games the ledger equals the ratings, and ratings computed anew equal those kept.

``GAMES=1000`` plays a long season (``make season``); the usual test plays a short one.
"""

import os
from collections import Counter
from collections.abc import Callable
from itertools import count

import pytest
from django.db.models import Sum

from accounts.models import (
    Match,
    Pool,
    PrizeEntry,
    PrizeRating,
    Result,
    SkillEntry,
    SkillRating,
    User,
)
from accounts.services import recomputing
from accounts.services.guests import create_guest
from games.chance import Chance
from tables.models import Seat
from tests.tables.busy_season import Season

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]

GAMES = int(os.environ.get("GAMES", "30"))


def test_the_ledger_equals_the_ratings_after_a_season(person: Callable[..., User]) -> None:
    people = [person(f"player{number}") for number in range(24)]
    people += [create_guest(language="ru"), person("machine", is_program=True)]
    numbers = count(24)
    season = Season(people, Chance(b"a season of games"), lambda: person(f"player{next(numbers)}"))
    season.play(GAMES)

    assert Match.objects.count() == GAMES
    assert season.counted["at once"] >= 2
    assert season.counted["voids"]
    assert season.counted["bots"]
    assert season.counted["left"]
    assert season.counted["deleted"]
    assert season.counted["switched"]
    assert Match.objects.filter(voided_at__isnull=False).exists()
    _check_sums()
    _check_winners_are_paid()
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


def _check_winners_are_paid() -> None:
    """Hold that at a table of two rated accounts the winner got the prize, whatever befell."""
    begun = Seat.objects.filter(counts=True, table__rated=True, table__status="finished")
    pairs = begun.filter(table__seat_count=2).values_list("table__uid", flat=True)
    rated = {uid for uid, seats in Counter(pairs).items() if seats == 2}
    matches = Match.objects.filter(table__in=rated)
    assert not matches.exclude(unrated="").exists()
    left = Counter(matches.filter(game="uno").values_list("outcome__reason", flat=True))
    assert left["resigned"]
    for result in Result.objects.filter(match__in=matches, won=True, user__deleted_at=None):
        due = [one for one in result.match.outcome["prizes"] if one["winner"] == result.seat]
        booked = PrizeEntry.objects.filter(match=result.match, user=result.user, kind="prize")
        assert sum(booked.values_list("points", flat=True)) == sum(one["points"] for one in due)
        assert due or result.match.game != "uno"


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
