"""What a finished game has brought those who played: read from what was booked, never reckoned."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Literal

from django.db.models import Q

from accounts.models import Match, PrizeEntry, PrizeRating, Result, SkillEntry, Title
from accounts.services import titles
from accounts.strength import Strength, shown
from accounts.wire import Gain, Shift

ALL_TIME = ""
Unrated = Literal["", "practice", "friendly", "alone", "guest", "program", "one_side"]


def gains_of(match: Match) -> list[Gain]:
    """Return what a match brought each person who sat there, as it was booked when it ended."""
    results = match.results.filter(user__isnull=False).select_related("user").order_by("seat")
    won = _won_points(match)
    sums = _sums(match, won)
    skill = _skill(match)
    titles_moved = list(Title.objects.filter(Q(match=match) | Q(ended_by=match)))
    brought = _titles(one for one in titles_moved if one.match_id == match.pk)
    ended = _titles(one for one in titles_moved if one.ended_by_id == match.pk)
    return [
        Gain(
            seat=one.seat,
            unrated=_why(match, one, bool(skill)),
            prize=won.get(one.user_id, 0),
            points=sums.get(one.user_id),
            skill=skill.get(one.user_id),
            titles_won=brought[one.user_id],
            titles_lost=ended[one.user_id],
        )
        for one in results
    ]


def practised(seats: Iterable[int]) -> list[Gain]:
    """Return what practice brings: nothing, and it says so."""
    return [
        Gain(
            seat=seat,
            unrated="practice",
            prize=0,
            points=None,
            skill=None,
            titles_won=[],
            titles_lost=[],
        )
        for seat in seats
    ]


def _why(match: Match, result: Result, moved: bool) -> Unrated:
    """Return why a game does not count for somebody: what they are comes before where they sat."""
    if result.user is not None and not result.counts:
        return "program" if result.user.is_program else "guest"
    if match.unrated:
        return "friendly" if match.unrated == Match.Unrated.FRIENDLY else "alone"
    return "" if moved else "one_side"


def _won_points(match: Match) -> dict[Any, int]:
    won: dict[Any, int] = defaultdict(int)
    for entry in match.prize_entries.filter(kind=PrizeEntry.Kind.PRIZE):
        won[entry.user_id] += entry.points
    return won


def _sums(match: Match, won: dict[Any, int]) -> dict[Any, Shift]:
    sums = PrizeRating.objects.filter(user_id__in=won, game=match.game, season=ALL_TIME)
    return {
        one.user_id: Shift(before=one.points - won[one.user_id], after=one.points) for one in sums
    }


def _skill(match: Match) -> dict[Any, Shift]:
    """Return each rating of all time as the match found it, its idle days in it, and left it."""
    entries = SkillEntry.objects.filter(match=match, is_void=False, rating__season=ALL_TIME)
    return {
        entry.rating.user_id: Shift(before=_before(entry), after=entry.shown)
        for entry in entries.select_related("rating")
    }


def _before(entry: SkillEntry) -> int:
    rating = entry.rating
    return shown(Strength(rating.mu - entry.mu_change, rating.sigma / entry.sigma_factor))


def _titles(found: Iterable[Title]) -> dict[Any, list[Any]]:
    by_user: dict[Any, list[Any]] = defaultdict(list)
    for title in found:
        by_user[title.user_id].append(titles.to_json(title))
    return by_user
