"""The end of a game: the outcome is kept, the secret shown, the result booked."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from django.db.models import Case, When

from accounts.final_places import final_places
from accounts.gains import gains_of, practised
from accounts.models import User
from accounts.services.results import Sitter, record_result
from games.contract import Outcome
from tables import chronicle
from tables.live.publishing import tell_boards
from tables.models import Seat, Table
from tables.services.changing import Change

PRACTICE = "practice"
"""Why a game against bots alone counts for nothing, and stands in no book."""


def finish_if_over(change: Change) -> bool:
    """End the table when the rules say so; tell whether they do."""
    outcome = change.table.engine.outcome(change.state)
    if outcome is None:
        return False
    finish(change, outcome)
    return True


def finish(change: Change, outcome: Outcome) -> None:
    """End the table with this outcome."""
    table, leavers = change.table, _leavers(change)
    if leavers:
        outcome = table.engine.after_leavers(outcome, leavers)
    _close(change, Table.Status.FINISHED, outcome.reason)
    _end_seats(change, outcome.winners)
    booked = _book(change, outcome) if table.booked else _practised(change)
    away = [seat.number for seat in change.seats if _is_away(seat, change)]
    table.outcome = outcome_json(outcome, leavers, away) | booked
    if not booked["unrated"]:
        tell_boards(table.game)


def _practised(change: Change) -> dict[str, Any]:
    people = [seat.number for seat in change.seats if seat.user_id]
    return {"unrated": PRACTICE, "gains": practised(people)}


def _book(change: Change, outcome: Outcome) -> dict[str, Any]:
    """Enter the result into everybody's books; tell what it brought, and why no more."""
    table = change.table
    parts = table.engine.parts(change.state)
    booked = record_result(
        game=table.game,
        table=table.uid,
        outcome=outcome,
        sitters=[_sitter(seat, change, parts.get(seat.number, "")) for seat in change.seats],
        rated=table.rated,
        ruleset=table.ruleset,
        parts=_weighed(table, parts),
        ended_at=change.now,
    )
    _show_titles(change, booked.people)
    return {"unrated": booked.match.unrated, "gains": gains_of(booked)}


def _weighed(table: Table, parts: Mapping[int, str]) -> tuple[str, ...]:
    """Return what each seat played, where ratings weigh it and everybody has chosen."""
    if not table.engine.info.parts_weighed or len(parts) < table.seat_count:
        return ()
    return tuple(parts[number] for number in range(table.seat_count))


def _show_titles(change: Change, people: Mapping[int, User]) -> None:
    """Let the last frame call everybody by the titles that the game has brought or ended."""
    for seat in change.seats:
        if seat.user is not None:
            seat.user.shown_titles = people[seat.user.pk].shown_titles


def _is_away(seat: Seat, change: Change) -> bool:
    """Tell whether a stand-in plays for somebody whose part is not over."""
    is_away = seat.absence == Seat.Absence.AWAY
    return is_away and seat.number not in change.table.engine.out(change.state)


def _sitter(seat: Seat, change: Change, part: str) -> Sitter:
    return Sitter(
        seat=seat.number,
        user_id=seat.user_id,
        counts=seat.counts,
        level=seat.level,
        left=has_left(seat),
        left_at=seat.left_at,
        left_in_deal=seat.left_in_deal,
        away=_is_away(seat, change),
        part=part,
    )


def cancel(change: Change) -> None:
    """End the table without a result."""
    _close(change, Table.Status.CANCELLED, "cancelled")
    _give_up_seats(change)


def _close(change: Change, status: str, reason: str) -> None:
    change.touch()
    change.table.status = status
    change.table.ended_at = change.now
    change.table.wake_at = change.table.bots_at = None
    for clock in change.clocks:
        clock.deadline = clock.since = clock.bot_at = None
    chronicle.game_ended(change, reason)


def _end_seats(change: Change, winning: Collection[int]) -> None:
    """Move the table to its people's finished games, and write down whose win it is."""
    for seat in change.seats:
        gone = has_left(seat) or _is_away(seat, change)
        seat.won = seat.number in winning and not gone
        seat.ended_at = change.now
    winners = [seat.number for seat in change.seats if seat.won]
    won = Case(When(number__in=winners, then=True), default=False)
    change.table.seats.update(ended_at=change.now, won=won)


def _give_up_seats(change: Change) -> None:
    """Move the table to its people's finished games; nobody has won it or lost."""
    for seat in change.seats:
        seat.ended_at = change.now
    change.table.seats.update(ended_at=change.now)


def has_left(seat: Seat) -> bool:
    """Tell whether the seat's owner left a game that they still played in."""
    return seat.absence == Seat.Absence.GONE and not seat.free_to_go


def _leavers(change: Change) -> list[int]:
    """Return the seats that were left for good, first leaver first."""
    left = [seat for seat in change.seats if has_left(seat)]
    return [seat.number for seat in sorted(left, key=lambda seat: seat.left_at or change.now)]


def outcome_json(
    outcome: Outcome, leavers: Sequence[int] = (), away: Sequence[int] = ()
) -> dict[str, Any]:
    """Return the outcome as it is kept and shown, with who was not there at the end.

    Whoever had left comes last for it; whoever was away keeps the place that a bot reached.
    """
    kept: dict[str, Any] = msgspec.to_builtins(outcome)
    standing = final_places(outcome.places, leavers)
    return kept | {"left": sorted(leavers), "away": sorted(away), "standing": standing}


def outcome_of(table: Table) -> Outcome:
    """Return the outcome of a finished table as the rules had it."""
    return msgspec.convert(table.outcome, Outcome)
