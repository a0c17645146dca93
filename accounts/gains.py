"""What a finished game has brought those who played: told by what was booked, never reckoned."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Literal

from accounts.booked import Booked, Won
from accounts.models import Match, Result, SkillEntry, Title
from accounts.services import titles
from accounts.strength import Strength, shown
from accounts.wire import Gain, Shift

ALL_TIME = ""
Unrated = Literal["", "practice", "friendly", "alone", "guest", "program", "one_side"]


def gains_of(booked: Booked) -> list[Gain]:
    """Return what a game brought each person who sat there."""
    prizes, skill = _prizes(booked.won), _skill(booked.skills)
    brought, ended = _titles(booked.titles.brought), _titles(booked.titles.ended)
    return [
        Gain(
            seat=one.seat,
            unrated=_why(booked, one, bool(skill)),
            prize=prizes.get(one.user_id, 0),
            points=_sum(booked.won, prizes, one.user_id),
            skill=skill.get(one.user_id),
            titles_won=brought[one.user_id],
            titles_lost=ended[one.user_id],
        )
        for one in sorted(booked.results, key=lambda one: one.seat)
        if one.user_id is not None
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


def _why(booked: Booked, result: Result, moved: bool) -> Unrated:
    """Return why a game does not count for somebody: what they are comes before where they sat."""
    match = booked.match
    if not result.counts:
        return "program" if booked.people[result.user_id or 0].is_program else "guest"
    if match.unrated:
        return "friendly" if match.unrated == Match.Unrated.FRIENDLY else "alone"
    return "" if moved else "one_side"


def _prizes(won: Won) -> dict[Any, int]:
    prizes: dict[Any, int] = defaultdict(int)
    for entry in won.entries:
        prizes[entry.user_id] += entry.points
    return prizes


def _sum(won: Won, prizes: dict[Any, int], user_id: Any) -> Shift | None:
    if user_id not in prizes:
        return None
    after = won.sums[user_id]
    return Shift(before=after - prizes[user_id], after=after)


def _skill(entries: Iterable[SkillEntry]) -> dict[Any, Shift]:
    """Return each rating of all time as the match found it, its idle days in it, and left it."""
    return {
        entry.rating.user_id: Shift(before=_before(entry), after=entry.shown)
        for entry in entries
        if entry.rating.season == ALL_TIME
    }


def _before(entry: SkillEntry) -> int:
    rating = entry.rating
    return shown(Strength(rating.mu - entry.mu_change, rating.sigma / entry.sigma_factor))


def _titles(found: Iterable[Title]) -> dict[Any, list[Any]]:
    by_user: dict[Any, list[Any]] = defaultdict(list)
    for title in found:
        by_user[title.user_id].append(titles.to_json(title))
    return by_user
