"""The ledger of somebody's prize points, line by line: what it adds up to is the rating."""

from typing import Any, NamedTuple

from django.db.models import Prefetch, QuerySet

from accounts.models import PrizeEntry, PrizeRating, Result, User

ALL_TIME = ""


class Posting(NamedTuple):
    """An entry, and who sat in the seat that paid."""

    entry: PrizeEntry
    payer: dict[str, Any]


def entries_of(who: User) -> QuerySet[PrizeEntry]:
    """Return all entries with those who sat at the tables, the latest first."""
    everybody = Result.objects.select_related("user")
    return (
        PrizeEntry.objects.filter(user=who)
        .select_related("match")
        .prefetch_related(Prefetch("match__results", everybody))
        .order_by("-at", "-pk")
    )


def line(entry: PrizeEntry) -> Posting:
    """Return an entry as the ledger shows it."""
    paid = next(one for one in entry.match.results.all() if one.seat == entry.from_seat)
    return Posting(entry, {"user": paid.user, "level": paid.level})


def sums_of(who: User) -> list[PrizeRating]:
    """Return what the entries add up to, by game."""
    return list(PrizeRating.objects.filter(user=who, season=ALL_TIME).order_by("-points", "game"))
