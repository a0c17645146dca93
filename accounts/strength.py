"""The arithmetic of skill ratings (Weng-Lin, by openskill); what is saved where is not known here.

A player's strength is a guess: a mean and how uncertain it is. Each match narrows it; idle days
widen it slowly. People see one careful number, under which the player is very unlikely to be.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()

POINTS = 40
"""How much of the number that people see is one of strength."""
DRIFT = 0.2
"""How much a day without a game widens the guess: from 3 to 5 in a little more than a year."""
_EVEN: Mapping[int, float] = {}
_SUREST = 0.5
"""No guess is surer than this."""
FEW_GAMES = 10
LONG_REST = timedelta(days=365)
"""A number is provisional for the first games, and after a year without any."""


class Strength(NamedTuple):
    """A guess at how strong somebody is."""

    mu: float
    sigma: float


START = Strength(_MODEL.mu, _MODEL.sigma)


def aged(strength: Strength, played_at: datetime, now: datetime) -> Strength:
    """Return the guess as it stands after the days without a game."""
    days = max(0, (now.date() - played_at.date()).days)
    return Strength(strength.mu, min(START.sigma, sqrt(strength.sigma**2 + DRIFT**2 * days)))


def unaged(strength: Strength, played_at: datetime, now: datetime) -> Strength:
    """Return the guess that the days without a game have widened to this one."""
    days = max(0, (now.date() - played_at.date()).days)
    return Strength(strength.mu, sqrt(max(_SUREST**2, strength.sigma**2 - DRIFT**2 * days)))


def shown(strength: Strength) -> int:
    """Return the number that people see: a newcomer's is 1000."""
    return round(1000 + POINTS * (strength.mu - 3 * strength.sigma))


def is_provisional(games: int, played_at: datetime, now: datetime) -> bool:
    """Tell whether too little is known yet, or any more."""
    return games < FEW_GAMES or now - played_at > LONG_REST


class Finish(NamedTuple):
    """How a rated seat fared; a leaver is last, whatever the seat's bot reached."""

    seat: int
    place: int
    left: bool


class Team(NamedTuple):
    """Seats that won or lost together, and how they came out: a smaller rank is better."""

    rank: int
    seats: tuple[int, ...]


def teams(finishes: Sequence[Finish], sides: Mapping[str, Sequence[int]]) -> list[Team]:
    """Return who is compared with whom: of one side, those who came out alike are one team.

    Where all are of one side there is nobody to compare with, even if some of them left.
    """
    side_of = {seat: side for side, seats in sides.items() for seat in seats}
    if len({side_of.get(one.seat, one.seat) for one in finishes}) < 2:
        return []
    last = 1 + max((one.place for one in finishes), default=0)
    found: dict[tuple[int, str], list[int]] = {}
    for seat, place, left in finishes:
        alone = left or seat not in side_of
        key = (last if left else place, f"seat {seat}" if alone else f"side {side_of[seat]}")
        found.setdefault(key, []).append(seat)
    return [Team(rank, tuple(seats)) for (rank, _), seats in sorted(found.items())]


def after_match(
    teams: Sequence[Team], before: Mapping[int, Strength], edges: Mapping[int, float] = _EVEN
) -> dict[int, Strength]:
    """Return each seat's strength after a match of these teams.

    A seat's edge, which it had from what it played, counts in the match and is nobody's own.
    """
    guesses = [
        [
            _MODEL.rating(mu=before[seat].mu + edges.get(seat, 0.0), sigma=before[seat].sigma)
            for seat in team.seats
        ]
        for team in teams
    ]
    rated = _MODEL.rate(guesses, ranks=[float(team.rank) for team in teams])
    return {
        seat: Strength(guess.mu - edges.get(seat, 0.0), guess.sigma)
        for team, guesses_after in zip(teams, rated, strict=True)
        for seat, guess in zip(team.seats, guesses_after, strict=True)
    }
