"""Booking finished games, and voiding them: all ratings and titles change here and nowhere else.

Whoever books locks the pool's row first, then the players by id, and takes the pool's next number.
So ``recomputing`` can go through the same sequence again and must come out at the same numbers.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

import msgspec
from django.db import connection, transaction
from django.utils import timezone

from accounts.booked import Booked
from accounts.final_places import final_places
from accounts.models import Match, Pool, Result, User
from accounts.seasons import season_of
from accounts.services import balance, fair_play, listing, prizes, skills, tallies, titles
from games.contract import Outcome

_COUNT_ON = f"""
UPDATE {Pool._meta.db_table} SET sequence = sequence + 1
    WHERE game = %s AND size = %s RETURNING id, sequence
"""  # noqa: S608 - a name of our own


@dataclass(frozen=True)
class Sitter:
    """Who sat in a seat; a bot has a level and no account.

    Whether the seat ``counts`` was settled when the game began (U10): nothing that somebody does
    to their account while it is played changes what it is worth to the others.
    """

    seat: int
    user_id: int | None
    counts: bool
    level: str = ""
    left: bool = False
    left_at: datetime | None = None
    left_in_deal: int | None = None
    away: bool = False
    part: str = ""


@transaction.atomic(savepoint=False)
def record_result(
    *,
    game: str,
    table: str,
    outcome: Outcome,
    sitters: Sequence[Sitter],
    rated: bool = True,
    ruleset: int = 1,
    parts: Sequence[str] = (),
    ended_at: datetime | None = None,
) -> Booked:
    """Book a finished game: results, prize points, skill, titles, and flags for the operators."""
    ended_at = ended_at or timezone.now()
    pool = _numbered_pool(game, len(outcome.places))
    people = _locked_people(sitter.user_id for sitter in sitters if sitter.user_id is not None)
    match = Match.objects.create(
        table=table,
        game=game,
        pool=pool,
        number=pool.sequence,
        season=season_of(ended_at),
        seat_count=len(outcome.places),
        outcome=msgspec.to_builtins(outcome),
        ruleset=ruleset,
        parts=list(parts),
        unrated=_why_unrated(rated, sum(one.counts for one in sitters)),
        ended_at=ended_at,
    )
    places = final_places(outcome.places, {one.seat for one in sitters if one.left})
    results = Result.objects.bulk_create(
        _result(match, one, places[one.seat], outcome, people) for one in sitters
    )
    won = prizes.book(match, results)
    moved = skills.book(match, results)
    balance.book(match, results)
    listing.relist(pk for pk, user in people.items() if _is_unseen(user))
    worn = titles.book(match, results, people)
    tallies.book(match, results)
    fair_play.flag(match, results)
    return Booked(match, results, people, won, moved, worn)


def _numbered_pool(game: str, seats: int) -> Pool:
    """Lock a pool, and take its next number: by one statement, but for its first match."""
    key = (game, Pool.Size.of(seats).value)
    with connection.cursor() as cursor:
        cursor.execute(_COUNT_ON, key)
        if (row := cursor.fetchone()) is None:
            Pool.objects.get_or_create(game=key[0], size=key[1])
            cursor.execute(_COUNT_ON, key)
            row = cursor.fetchone()
    return Pool(pk=row[0], game=key[0], size=key[1], sequence=row[1])


def _locked_people(ids: Iterable[int]) -> dict[int, User]:
    users = User.objects.select_for_update(no_key=True).filter(pk__in=list(ids)).order_by("pk")
    return {user.pk: user for user in users}


def _next_number(pool: Pool) -> int:
    pool.sequence += 1
    pool.save(update_fields=["sequence"])
    return pool.sequence


def _why_unrated(rated: bool, accounts: int) -> str:
    if not rated:
        return Match.Unrated.FRIENDLY
    return Match.Unrated.NO if accounts >= 2 else Match.Unrated.ALONE


def _is_unseen(user: User) -> bool:
    """Tell whether somebody's numbers may have moved though they do not stand on the boards."""
    return user.is_banned_for_good or user.is_program


def _result(
    match: Match, sitter: Sitter, place: int, outcome: Outcome, people: dict[int, User]
) -> Result:
    user = people.get(sitter.user_id or 0)
    return Result(
        match=match,
        seat=sitter.seat,
        user_id=sitter.user_id,
        level=sitter.level,
        counts=sitter.counts,
        place=place,
        score=outcome.scores[sitter.seat],
        won=sitter.seat in outcome.winners and not sitter.left,
        left=sitter.left,
        left_at=sitter.left_at if sitter.left else None,
        left_in_deal=sitter.left_in_deal if sitter.left else None,
        away=sitter.away,
        part=sitter.part,
        forgotten=user is not None and user.deleted_at is not None,
        at=match.ended_at,
    )


@transaction.atomic
def void_result(*, table: str, at: datetime | None = None) -> Match | None:
    """Take a booked game back by counter-entries; tell which it was, or None if there is none."""
    found = Match.objects.filter(table=table).select_related("pool").first()
    if found is None:
        return None
    pool = Pool.objects.select_for_update().get(pk=found.pool_id)
    match = Match.objects.select_for_update().get(pk=found.pk)
    if match.voided_at is not None:
        return match
    _locked_people(match.results.filter(user__isnull=False).values_list("user_id", flat=True))
    match.voided_at = at or timezone.now()
    match.void_number = _next_number(pool)
    match.save(update_fields=["voided_at", "void_number"])
    prizes.void(match, match.voided_at)
    skills.void(match)
    balance.void(match)
    titles.void(match, match.voided_at)
    tallies.void(match)
    return match
