"""Prize points: every prize is an entry of the ledger, and a rating is the sum of its entries."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from django.db import connection

from accounts.booked import Won
from accounts.models import Match, PrizeEntry, PrizeRating, Result

ALL_TIME = ""
_SUMS = PrizeRating._meta.db_table
_ADDED = f"""
ON CONFLICT (user_id, game, season) DO UPDATE SET
    points = {_SUMS}.points + excluded.points,
    listed = CASE WHEN excluded.points > 0 THEN TRUE
        WHEN {_SUMS}.points + excluded.points = 0 THEN FALSE ELSE {_SUMS}.listed END
RETURNING user_id, season, points
"""
"""Whoever has no points does not stand on the boards."""


def book(match: Match, results: list[Result]) -> Won:
    """Book the prizes of a match."""
    return _book(won(match, results))


def won(match: Match, results: list[Result]) -> list[PrizeEntry]:
    """Return the prizes that accounts won from accounts at a rated table (U10); nothing is saved.

    A seat that a stand-in plays still belongs to its account. Whoever left for good keeps what they
    had won in the deals before and wins none after, but their hand counts; whoever is not there any
    more wins nothing.
    """
    if match.unrated:
        return []
    paying = {one.seat: one for one in results if one.counts}
    winning = {seat: one for seat, one in paying.items() if not one.forgotten}
    entries = []
    for prize in match.outcome["prizes"]:
        winner = winning.get(prize["winner"])
        if not winner or not _was_there(winner, prize["deal"]):
            continue
        if winner.user_id and prize["from_seat"] in paying and prize["points"]:
            entries.append(
                PrizeEntry(
                    user_id=winner.user_id,
                    match_id=match.pk,
                    game=match.game,
                    season=match.season,
                    deal=prize["deal"],
                    from_seat=prize["from_seat"],
                    points=prize["points"],
                    kind=PrizeEntry.Kind.PRIZE,
                    at=match.ended_at,
                )
            )
    return entries


def _was_there(winner: Result, deal: int) -> bool:
    """Tell whether an account had not left for good when a deal was won."""
    return not winner.left or deal < (winner.left_in_deal or 0)


def void(match: Match, at: datetime) -> None:
    """Take every prize of a match back by a counter-entry."""
    _book(given_back(match.prize_entries.filter(kind=PrizeEntry.Kind.PRIZE), at))


def given_back(prizes: Iterable[PrizeEntry], at: datetime) -> list[PrizeEntry]:
    """Return the counter-entries of prizes; nothing is saved."""
    return [
        PrizeEntry(
            user_id=one.user_id,
            match_id=one.match_id,
            game=one.game,
            season=one.season,
            deal=one.deal,
            from_seat=one.from_seat,
            points=-one.points,
            kind=PrizeEntry.Kind.VOID,
            at=at,
        )
        for one in prizes
    ]


def _book(entries: Iterable[PrizeEntry]) -> Won:
    """Write entries and add them to the sums, players in the order of their ids.

    The players' rows are locked by the caller: nobody else begins a sum of theirs meanwhile.
    """
    written = sorted(entries, key=lambda one: (one.user_id, one.deal, one.from_seat))
    PrizeEntry.objects.bulk_create(written)
    sums: Counter[tuple[int, str, str]] = Counter()
    for entry in written:
        for season in (ALL_TIME, entry.season):
            sums[entry.user_id, entry.game, season] += entry.points
    return Won(written, _add(sums) if sums else {})


def _add(sums: Counter[tuple[int, str, str]]) -> dict[int, int]:
    """Add to the sums there are, begin the others, and return those of all time."""
    rows = ", ".join(["(%s, %s, %s, %s, TRUE)"] * len(sums))
    values = [value for key, points in sums.items() for value in (*key, points)]
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {_SUMS} (user_id, game, season, points, listed)"  # noqa: S608
            f" VALUES {rows} {_ADDED}",
            values,
        )
        return {user: points for user, season, points in cursor.fetchall() if season == ALL_TIME}
