"""When a table must be looked at again: as soon as a clock runs out or a bot is to move."""

import random
from datetime import UTC, datetime

from django.conf import settings

from tables.models import Seat
from tables.services.changing import Change


def arm(change: Change) -> None:
    """Set the bots' due times and the moment at which the table wakes."""
    actors = change.table.engine.actors(change.state)
    for seat in change.seats:
        change.clocks[seat.number].bot_at = _bot_at(change, seat, seat.number in actors)
    due = [_due(change, seat) for seat in change.seats]
    moments = [moment for moment in due if moment is not None]
    change.table.wake_at = datetime.fromtimestamp(min(moments), UTC) if moments else None


def _due(change: Change, seat: Seat) -> float | None:
    clock = change.clocks[seat.number]
    return clock.bot_at if seat.bot_level else clock.deadline


def _bot_at(change: Change, seat: Seat, asked: bool) -> float | None:
    """Return when the seat's bot moves; other seats' moves never start its pause anew."""
    clock, now = change.clocks[seat.number], change.now.timestamp()
    if not seat.bot_level or not (asked or _may_move_freely(change, seat)):
        return None
    if not any(one.present for one in change.seats):
        return now
    due = now + _human_pause() if clock.bot_at is None else clock.bot_at
    return max(due, now + change.table.engine.pause(change.state))


def _may_move_freely(change: Change, seat: Seat) -> bool:
    number = seat.number
    declined = change.clocks[number].declined >= change.table.asked[number]
    return not declined and bool(change.table.engine.free(change.state, number))


def _human_pause() -> float:
    pause: float = settings.BOT_PAUSE
    return pause * random.uniform(0.7, 1.5)  # noqa: S311 - not for deals
