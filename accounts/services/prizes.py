"""Prize points: every prize is an entry of the ledger, and a rating is the sum of its entries."""

from collections.abc import Iterable
from datetime import datetime

from django.db.models import F, QuerySet

from accounts.models import Match, PrizeEntry, PrizeRating, Result

ALL_TIME = ""


def book(match: Match, results: list[Result]) -> None:
    """Book the prizes of a match."""
    _book(won(match, results))


def won(match: Match, results: list[Result]) -> list[PrizeEntry]:
    """Return the prizes that accounts won from accounts at a rated table (U10); nothing is saved.

    A seat that a stand-in plays still belongs to its account; whoever left for good wins nothing.
    """
    if match.unrated:
        return []
    by_seat = {one.seat: one for one in results if one.counts}
    entries = []
    for prize in match.outcome["prizes"]:
        winner, loser = by_seat.get(prize["winner"]), by_seat.get(prize["from_seat"])
        if winner and winner.user_id and loser and not winner.left and prize["points"]:
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


def _book(entries: Iterable[PrizeEntry]) -> None:
    """Write entries and add them to the sums, players in the order of their ids."""
    written = sorted(entries, key=lambda one: (one.user_id, one.deal, one.from_seat))
    PrizeEntry.objects.bulk_create(written)
    for entry in written:
        for season in (ALL_TIME, entry.season):
            rating, _ = PrizeRating.objects.get_or_create(
                user_id=entry.user_id, game=entry.game, season=season
            )
            _add(PrizeRating.objects.filter(pk=rating.pk), entry.points)


def _add(rating: QuerySet[PrizeRating], points: int) -> None:
    """Add to a sum; whoever has no points does not stand on the boards."""
    if points > 0:
        rating.update(points=F("points") + points, listed=True)
    else:
        rating.update(points=F("points") + points)
        rating.filter(points=0).update(listed=False)
