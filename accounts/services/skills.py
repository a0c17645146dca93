"""Skill ratings: booked match by match, voided by a counter-entry, aged while nobody plays."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime

from django.db import transaction
from django.db.models import Max, QuerySet
from django.utils import timezone

from accounts import seasons, strength
from accounts.models import Match, Result, SkillEntry, SkillRating
from accounts.services import balance
from accounts.strength import START, Finish, Strength

ALL_TIME = ""
_AT_ONCE = 2000
_MOVED = ["mu", "sigma", "games", "played_at", "shown", "provisional", "listed"]
"""What a match changes of a rating."""

RatingOf = Callable[[int, str], SkillRating]
"""Finds a player's rating of all time or of a season, or begins one."""
LastGame = Callable[[SkillRating], datetime | None]
"""Tells when the last game was played that still counts for a rating."""


def book(match: Match, results: list[Result]) -> list[SkillEntry]:
    """Rate a match, for all time and for its season; the pool's row is locked by the caller."""
    return _save(rate(match, results, _kept(match, results), balance.kept_edges(match)))


def rate(
    match: Match, results: list[Result], rating_of: RatingOf, edges: Mapping[int, float]
) -> list[SkillEntry]:
    """Move the ratings of those who played, and return an entry for each; nothing is saved.

    Whoever played a strong part (``edges``) was expected to win: it says less of them.
    Of an account that was deleted meanwhile nothing is known: the others met a newcomer, and
    nothing is entered for it.
    """
    rated = [one for one in results if one.counts]
    finishes = [Finish(one.seat, one.place, one.left) for one in rated]
    teams = strength.teams(finishes, match.outcome["sides"])
    if match.unrated or len(teams) < 2:
        return []
    entries: list[SkillEntry] = []
    strangers = {one.seat: START for one in rated if one.forgotten}
    for season in (ALL_TIME, match.season):
        ratings = {
            one.seat: rating_of(one.user_id, season)
            for one in rated
            if one.user_id and not one.forgotten
        }
        before = strangers | {
            seat: strength.aged(_strength(rating), rating.played_at, match.ended_at)
            for seat, rating in ratings.items()
        }
        after = strength.after_match(teams, before, edges)
        entries += [
            _move(rating, match, before[seat], after[seat]) for seat, rating in ratings.items()
        ]
    return entries


def _kept(match: Match, results: Iterable[Result]) -> RatingOf:
    """Read the ratings of all who played in one go."""
    found = SkillRating.objects.filter(
        user_id__in=[one.user_id for one in results if one.counts],
        pool_id=match.pool_id,
        season__in=(ALL_TIME, match.season),
    )
    kept = {(one.user_id, one.season): one for one in found}

    def rating_of(user_id: int, season: str) -> SkillRating:
        return kept.get((user_id, season)) or newcomer(match, user_id, season)

    return rating_of


def newcomer(match: Match, user_id: int, season: str) -> SkillRating:
    """Return the rating with which somebody comes to their first match."""
    return SkillRating(
        user_id=user_id,
        pool_id=match.pool_id,
        season=season,
        mu=START.mu,
        sigma=START.sigma,
        played_at=match.ended_at,
        shown=strength.shown(START),
    )


def _save(entries: Iterable[SkillEntry]) -> list[SkillEntry]:
    """Keep moved ratings and their entries, each by one statement."""
    written = list(entries)
    ratings = [entry.rating for entry in written]
    new = [one for one in ratings if one.pk is None]
    known = [one for one in ratings if one.pk is not None]
    SkillRating.objects.bulk_create(new)
    SkillRating.objects.bulk_create(
        known, update_conflicts=True, unique_fields=["id"], update_fields=_MOVED
    )
    return SkillEntry.objects.bulk_create(written)


def _strength(rating: SkillRating) -> Strength:
    return Strength(rating.mu, rating.sigma)


def _move(rating: SkillRating, match: Match, before: Strength, after: Strength) -> SkillEntry:
    """Move a rating; what its idle days did to it before is no doing of the match."""
    rating.mu, rating.sigma = after
    rating.games += 1
    rating.played_at = max(rating.played_at, match.ended_at)
    rating.listed = True
    show_as_of(rating, match.ended_at)
    return SkillEntry(
        rating=rating,
        match_id=match.pk,
        number=match.number,
        mu_change=after.mu - before.mu,
        sigma_factor=after.sigma / before.sigma,
        shown=rating.shown,
        at=match.ended_at,
    )


def show_as_of(rating: SkillRating, now: datetime) -> None:
    """Show a rating as its idle days have left it; a season's rests when the season is over."""
    day = min(now, seasons.last_moment(rating.season)) if rating.season else now
    guess = strength.aged(_strength(rating), rating.played_at, day)
    rating.shown = strength.shown(guess)
    rating.provisional = strength.is_provisional(rating.games, rating.played_at, day)


def void(match: Match) -> None:
    """Take back what a match did to each rating; the pool's row is locked by the caller."""
    entries = match.skill_entries.filter(is_void=False).select_related("rating")
    _save(unrate(match, entries.order_by("rating__user_id", "rating__season"), _last_game))


def _last_game(rating: SkillRating) -> datetime | None:
    counting = rating.entries.filter(is_void=False, match__voided_at__isnull=True)
    last: datetime | None = counting.aggregate(last=Max("at"))["last"]
    return last


def unrate(match: Match, entries: Iterable[SkillEntry], last_game: LastGame) -> list[SkillEntry]:
    """Move back the ratings that a match has moved, and return an entry for each; as ``rate``."""
    if match.voided_at is None or match.void_number is None:
        raise ValueError("the match is not voided")
    return [
        _move_back(entry, match.void_number, match.voided_at, last_game(entry.rating))
        for entry in entries
    ]


def _move_back(
    entry: SkillEntry, number: int, at: datetime, last_game: datetime | None
) -> SkillEntry:
    rating = entry.rating
    rating.mu -= entry.mu_change
    rating.sigma = min(START.sigma, rating.sigma / entry.sigma_factor)
    rating.games -= 1
    rating.listed = rating.listed and rating.games > 0
    _rest_since(rating, last_game)
    show_as_of(rating, at)
    return SkillEntry(
        rating=rating,
        match_id=entry.match_id,
        number=number,
        is_void=True,
        mu_change=-entry.mu_change,
        sigma_factor=1 / entry.sigma_factor,
        shown=rating.shown,
        at=at,
    )


def _rest_since(rating: SkillRating, last_game: datetime | None) -> None:
    """Let idle days count from the last game that stands, and come to the same guess as before.

    Whoever has none left is a newcomer again.
    """
    if last_game is None:
        rating.mu, rating.sigma = START
    elif last_game < rating.played_at:
        rating.sigma = strength.unaged(_strength(rating), last_game, rating.played_at).sigma
        rating.played_at = last_game


def age_all(now: datetime | None = None) -> int:
    """Show every rating of all time, this season and the last as its idle days have left it."""
    now = now or timezone.now()
    season = seasons.season_of(now)
    told = (ALL_TIME, season, seasons.before(season))
    return _age_all(SkillRating.objects.filter(season__in=told), now)


def close_season(game: str, season: str) -> int:
    """Show the ratings of a season that is over as its last day left them."""
    ratings = SkillRating.objects.filter(pool__game=game, season=season)
    return _age_all(ratings, seasons.last_moment(season))


def _age_all(ratings: QuerySet[SkillRating], now: datetime) -> int:
    """Go through them part by part; those locked are being booked, and shown as of now anyway."""
    changed, last = 0, 0
    while True:
        with transaction.atomic():
            later = ratings.filter(pk__gt=last).order_by("pk")
            part = list(
                later.select_for_update(no_key=True, skip_locked=True, of=("self",))[:_AT_ONCE]
            )
            if not part:
                return changed
            last = part[-1].pk
            changed += _age(part, now)


def _age(ratings: list[SkillRating], now: datetime) -> int:
    moved = []
    for rating in ratings:
        before = rating.shown, rating.provisional
        show_as_of(rating, now)
        if before != (rating.shown, rating.provisional):
            moved.append(rating)
    SkillRating.objects.bulk_update(moved, ["shown", "provisional"])
    return len(moved)
