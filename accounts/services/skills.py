"""Skill ratings: booked match by match, voided by a counter-entry, aged while nobody plays."""

from datetime import datetime

from django.db import transaction
from django.utils import timezone

from accounts import strength
from accounts.models import Match, Result, SkillEntry, SkillRating
from accounts.seasons import season_of
from accounts.strength import START, Standing, Strength

ALL_TIME = ""
_AT_ONCE = 2000


def book(match: Match, results: list[Result]) -> None:
    """Rate a match, for all time and for its season; the pool's row is locked by the caller."""
    rated = [one for one in results if one.counts]
    standings = [Standing(one.seat, one.place, one.left) for one in rated]
    teams = strength.teams(standings, match.outcome["sides"])
    if match.unrated or len(teams) < 2:
        return
    for season in (ALL_TIME, match.season):
        ratings = {one.seat: _rating_of(match, one.user_id, season) for one in rated if one.user_id}
        before = {
            seat: strength.aged(_strength(rating), rating.played_at, match.ended_at)
            for seat, rating in ratings.items()
        }
        after = strength.after_match(teams, before)
        for seat, rating in ratings.items():
            _move(rating, match, after[seat])


def _rating_of(match: Match, user_id: int, season: str) -> SkillRating:
    rating, _ = SkillRating.objects.get_or_create(
        user_id=user_id,
        pool_id=match.pool_id,
        season=season,
        defaults={
            "mu": START.mu,
            "sigma": START.sigma,
            "played_at": match.ended_at,
            "shown": strength.shown(START),
        },
    )
    return rating


def _strength(rating: SkillRating) -> Strength:
    return Strength(rating.mu, rating.sigma)


def _move(rating: SkillRating, match: Match, after: Strength) -> None:
    change, factor = after.mu - rating.mu, after.sigma / rating.sigma
    rating.mu, rating.sigma = after
    rating.games += 1
    rating.played_at = max(rating.played_at, match.ended_at)
    _show(rating, match.ended_at)
    rating.save()
    SkillEntry.objects.create(
        rating=rating,
        match=match,
        number=match.number,
        mu_change=change,
        sigma_factor=factor,
        shown=rating.shown,
        at=match.ended_at,
    )


def _show(rating: SkillRating, now: datetime) -> None:
    guess = strength.aged(_strength(rating), rating.played_at, now)
    rating.shown = strength.shown(guess)
    rating.provisional = strength.is_provisional(guess)


def show_as_of(rating: SkillRating, now: datetime) -> None:
    """Show a rating as its idle days have left it."""
    _show(rating, now)
    rating.save(update_fields=["shown", "provisional"])


def void(match: Match) -> None:
    """Take back what a match did to each rating; the pool's row is locked by the caller."""
    if match.voided_at is None or match.void_number is None:
        raise ValueError("the match is not voided")
    entries = match.skill_entries.filter(is_void=False).select_related("rating")
    for entry in entries.order_by("rating__user_id", "rating__season"):
        rating = entry.rating
        rating.mu -= entry.mu_change
        rating.sigma = min(START.sigma, rating.sigma / entry.sigma_factor)
        rating.games -= 1
        _show(rating, match.voided_at)
        rating.save()
        SkillEntry.objects.create(
            rating=rating,
            match=match,
            number=match.void_number,
            is_void=True,
            mu_change=-entry.mu_change,
            sigma_factor=1 / entry.sigma_factor,
            shown=rating.shown,
            at=match.voided_at,
        )


def age_all(now: datetime | None = None) -> int:
    """Show every rating of all time and of this season as its idle days have left it."""
    now = now or timezone.now()
    ratings = SkillRating.objects.filter(season__in=(ALL_TIME, season_of(now))).order_by("pk")
    changed, last = 0, 0
    while True:
        with transaction.atomic():
            part = list(ratings.select_for_update(no_key=True).filter(pk__gt=last)[:_AT_ONCE])
            if not part:
                return changed
            last = part[-1].pk
            changed += _age(part, now)


def _age(ratings: list[SkillRating], now: datetime) -> int:
    moved = []
    for rating in ratings:
        before = rating.shown, rating.provisional
        _show(rating, now)
        if before != (rating.shown, rating.provisional):
            moved.append(rating)
    SkillRating.objects.bulk_update(moved, ["shown", "provisional"])
    return len(moved)
