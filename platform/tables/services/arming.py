"""When a table must be looked at again: as a clock runs out, and as a bot is to move."""

import random
from collections.abc import Iterable
from datetime import UTC, datetime

from django.conf import settings

from games.bots import Budget, bot
from tables.models import Seat, Table
from tables.services.changing import Change

_PACES = {Table.Pace.QUICK: 0.4, Table.Pace.USUAL: 1.0, Table.Pace.CALM: 2.5}
"""How much longer or shorter than at other tables a bot waits where one practises."""


def arm(change: Change) -> None:
    """Set the bots' due times and the moments at which the table wakes."""
    actors = change.table.engine.actors(change.state)
    for seat in change.seats:
        change.clocks[seat.number].bot_at = _bot_at(change, seat, seat.number in actors)
    people = [change.clocks[seat.number] for seat in change.seats if seat.present]
    change.table.wake_at = _earliest(clock.deadline for clock in people)
    change.table.bots_at = _earliest(clock.bot_at for clock in change.clocks)


def _earliest(times: Iterable[float | None]) -> datetime | None:
    moments = [moment for moment in times if moment is not None]
    return datetime.fromtimestamp(min(moments), UTC) if moments else None


def _bot_at(change: Change, seat: Seat, asked: bool) -> float | None:
    """Return when the seat's bot moves; other seats' moves never start its pause anew."""
    clock, now = change.clocks[seat.number], change.now.timestamp()
    if not seat.bot_level or not (asked or _may_move_freely(change, seat)):
        return None
    if not any(one.present for one in change.seats):
        return now
    due = now + _pause(change, seat) if clock.bot_at is None else clock.bot_at
    return max(due, now + change.table.engine.pause(change.state))


def _may_move_freely(change: Change, seat: Seat) -> bool:
    number = seat.number
    declined = change.clocks[number].declined >= change.table.asked[number]
    return not declined and bool(change.table.engine.free(change.state, number))


def _pause(change: Change, seat: Seat) -> float:
    """Return how long a bot seems to think.

    One that searches is given the time of a whole search: how long it really took would tell how
    much there was to choose from.
    """
    search = Budget().seconds if bot(change.table.game, seat.bot_level).needs_worlds else 0.0
    pause: float = settings.BOT_PAUSE * _PACES[Table.Pace(change.table.pace)]
    return pause * random.uniform(0.7, 1.5) + search  # noqa: S311 - not for deals
