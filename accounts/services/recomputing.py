"""Ratings once more from the stored results: the numbers must come out the same."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Sum
from django.utils import timezone

from accounts.models import Match, Pool, PrizeEntry, PrizeRating, SkillEntry, SkillRating
from accounts.services import prizes, skills


@dataclass(frozen=True)
class Difference:
    """A rating that did not come out as it was kept."""

    what: str
    user_id: int
    kept: object
    found: object


def recompute(pool: Pool) -> Iterator[Difference]:
    """Replay a pool's results and voids in their order; yield what comes out otherwise."""
    with transaction.atomic():
        Pool.objects.select_for_update().get(pk=pool.pk)
        kept = _skills(pool)
        SkillEntry.objects.filter(rating__pool=pool).delete()
        SkillRating.objects.filter(pool=pool).delete()
        for number, match in _sequence(pool):
            if number == match.number:
                skills.book(match, list(match.results.order_by("seat")))
            else:
                skills.void(match)
        now = timezone.now()
        for rating in SkillRating.objects.filter(pool=pool).order_by("pk"):
            skills.show_as_of(rating, now)
        found = _skills(pool)
    for key in sorted(kept.keys() | found.keys()):
        if kept.get(key) != found.get(key):
            yield Difference(f"skill {pool} {key[1]}", key[0], kept.get(key), found.get(key))


def _skills(pool: Pool) -> dict[tuple[int, str], tuple[float, float, int]]:
    """Return what must come out the same, by player and season; shown numbers follow from it."""
    rows = SkillRating.objects.filter(pool=pool)
    return {
        (user, season): (mu, sigma, games)
        for user, season, mu, sigma, games in rows.values_list(
            "user_id", "season", "mu", "sigma", "games"
        )
    }


def _sequence(pool: Pool) -> Iterator[tuple[int, Match]]:
    """Yield the pool's numbers in order, each with the match that was booked or voided by it."""
    by_number: dict[int, Match] = {}
    for match in pool.matches.all():
        by_number[match.number] = match
        if match.void_number is not None:
            by_number[match.void_number] = match
    yield from sorted(by_number.items(), key=lambda item: item[0])


def resum(game: str) -> Iterator[Difference]:
    """Sum up a game's ledger anew; yield the sums that were kept otherwise."""
    with transaction.atomic():
        kept = _sums(game)
        found = dict(_ledger(game))
        PrizeRating.objects.filter(game=game).delete()
        PrizeRating.objects.bulk_create(
            PrizeRating(user_id=user, game=game, season=season, points=points)
            for (user, season), points in found.items()
        )
    for key in sorted(kept.keys() | found.keys()):
        if kept.get(key, 0) != found.get(key, 0):
            yield Difference(f"prizes {game} {key[1]}", key[0], kept.get(key), found.get(key))


def _sums(game: str) -> dict[tuple[int, str], int]:
    rows = PrizeRating.objects.filter(game=game).select_for_update()
    return {(one.user_id, one.season): one.points for one in rows}


def _ledger(game: str) -> Iterator[tuple[tuple[int, str], int]]:
    entries = PrizeEntry.objects.filter(game=game).order_by()
    for row in entries.values("user_id").annotate(sum=Sum("points")):
        yield (row["user_id"], prizes.ALL_TIME), row["sum"]
    for row in entries.values("user_id", "season").annotate(sum=Sum("points")):
        yield (row["user_id"], row["season"]), row["sum"]
