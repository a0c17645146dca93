"""The end of a game: the outcome is kept, the secret shown, the result booked."""

from typing import Any

import msgspec

from accounts.final_places import final_places
from accounts.models import User
from accounts.services.results import Sitter, record_result
from games.contract import Outcome
from tables import chronicle
from tables.models import Seat, Table
from tables.publishing import tell_boards
from tables.services.changing import Change


def finish_if_over(change: Change) -> bool:
    """End the table when the rules say so; tell whether they do."""
    outcome = change.table.engine.outcome(change.state)
    if outcome is None:
        return False
    finish(change, outcome)
    return True


def finish(change: Change, outcome: Outcome) -> None:
    """End the table with this outcome."""
    table = change.table
    table.outcome = outcome_json(outcome, change)
    _close(change, Table.Status.FINISHED, outcome.reason)
    match = record_result(
        game=table.game,
        table=table.uid,
        outcome=outcome,
        sitters=[_sitter(seat, change) for seat in change.seats],
        rated=table.rated,
        ended_at=change.now,
    )
    if not match.unrated:
        tell_boards(table.game)
    _show_titles(change)


def _show_titles(change: Change) -> None:
    """Let the last frame call everybody by the titles that the game has brought or ended."""
    people = [seat.user for seat in change.seats if seat.user]
    borne = User.objects.filter(pk__in=[user.pk for user in people])
    shown = dict(borne.values_list("pk", "shown_titles"))
    for user in people:
        user.shown_titles = shown[user.pk]


def _sitter(seat: Seat, change: Change) -> Sitter:
    is_away = seat.absence == Seat.Absence.AWAY
    return Sitter(
        seat=seat.number,
        user_id=seat.user_id,
        level=seat.level,
        left=has_left(seat),
        left_at=seat.left_at,
        away=is_away and seat.number not in change.table.engine.out(change.state),
    )


def cancel(change: Change) -> None:
    """End the table without a result."""
    _close(change, Table.Status.CANCELLED, "cancelled")


def _close(change: Change, status: str, reason: str) -> None:
    change.touch()
    change.table.status = status
    change.table.ended_at = change.now
    change.table.wake_at = None
    for clock in change.clocks:
        clock.deadline = clock.since = clock.bot_at = None
    chronicle.game_ended(change, reason)


def has_left(seat: Seat) -> bool:
    """Tell whether the seat's owner left a game that they still played in."""
    return seat.absence == Seat.Absence.GONE and not seat.free_to_go


def outcome_json(outcome: Outcome, change: Change) -> dict[str, Any]:
    """Return the outcome as it is kept and shown, with who had left and came last for it."""
    kept: dict[str, Any] = msgspec.to_builtins(outcome)
    left = [seat.number for seat in change.seats if has_left(seat)]
    return kept | {"left": left, "standing": final_places(outcome.places, left)}


def outcome_of(table: Table) -> Outcome:
    """Return the outcome of a finished table as the rules had it."""
    return msgspec.convert(table.outcome, Outcome)
