"""Finished games for tests of what is booked from them."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from accounts.booked import Booked
from accounts.models import Match, User
from accounts.services.results import Sitter, record_result
from games.contract import Outcome, Prize

BEGIN = datetime(2026, 10, 5, 12, tzinfo=UTC)
_tables = count(1)


def finished(people: Sequence[User | str], **more: Any) -> Match:
    """Book a game, and return it."""
    return booked(people, **more).match


def booked(
    people: Sequence[User | str],
    *,
    game: str = "uno",
    places: Sequence[int] = (),
    prizes: Sequence[tuple[int, int, int]] = (),
    sides: Mapping[str, tuple[int, ...]] | None = None,
    titles: Mapping[str, int] | None = None,
    left: Sequence[int] = (),
    away: Sequence[int] = (),
    rated: bool = True,
    parts: Sequence[str] = (),
    played_as: Sequence[str] = (),
    at: datetime | None = None,
) -> Booked:
    """Book a game: a seat is a person or a bot (its level); a prize is (winner, from, points)."""
    places = places or range(1, len(people) + 1)
    number = next(_tables)
    return record_result(
        game=game,
        table=f"t{number}",
        outcome=Outcome(
            places=tuple(places),
            scores=tuple(0 for _ in people),
            winners=tuple(seat for seat, place in enumerate(places) if place == 1),
            reason="out",
            sides=dict(sides or {}),
            prizes=tuple(Prize(1, winner, seat, points) for winner, seat, points in prizes),
            titles=dict(titles or {}),
        ),
        sitters=[
            Sitter(
                seat=seat,
                user_id=None if isinstance(one, str) else one.pk,
                counts=not isinstance(one, str) and one.is_rated,
                level=one if isinstance(one, str) else "",
                left=seat in left,
                away=seat in away,
                part=played_as[seat] if played_as else "",
            )
            for seat, one in enumerate(people)
        ],
        rated=rated,
        parts=parts,
        ended_at=at or BEGIN + timedelta(minutes=number),
    )
