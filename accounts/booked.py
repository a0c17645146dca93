"""A finished game as it was booked: what was written, so that nobody has to read it again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from accounts.models import Match, PrizeEntry, Result, SkillEntry, Title, User


@dataclass(frozen=True)
class Won:
    """The prize points of a game."""

    entries: Sequence[PrizeEntry]
    sums: Mapping[int, int]
    """Everybody's points of all time after it, whose they are."""


@dataclass(frozen=True)
class MovedTitles:
    """The titles that a game has brought and ended."""

    brought: Sequence[Title]
    ended: Sequence[Title]


@dataclass(frozen=True)
class Booked:
    """A game in everybody's books."""

    match: Match
    results: Sequence[Result]
    people: Mapping[int, User]
    """The accounts that played, by id, with the titles that they bear now."""
    won: Won
    skills: Sequence[SkillEntry]
    titles: MovedTitles
