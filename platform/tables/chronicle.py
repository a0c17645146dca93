"""What the log tells of a table's life, once it is saved: no hand, no seed, no name."""

import logging
from functools import partial
from typing import Any

from django.db import transaction

from tables import measuring
from tables.log_context import about
from tables.models import Table
from tables.services.changing import Change

log = logging.getLogger(__name__)

SLOW = 1.0
"""Seconds above which a move is worth a line."""


def table_opened(table: Table) -> None:
    """Tell that somebody opened a table."""
    _tell_once_saved(
        "a table was opened",
        table=table.uid,
        game=table.game,
        seats=table.seat_count,
        access=table.access,
    )


def game_started(change: Change) -> None:
    """Tell that the cards are dealt."""
    table, people = change.table, sum(1 for seat in change.seats if seat.user_id)
    bots = len(change.seats) - people
    _tell_once_saved("a game began", table=table.uid, game=table.game, people=people, bots=bots)


def game_ended(change: Change, reason: str) -> None:
    """Tell that a game is over: why, and how long it took."""
    table = change.table
    taken = change.now - (table.started_at or change.now)
    _tell_once_saved(
        "a game ended",
        table=table.uid,
        game=table.game,
        reason=reason,
        seats=table.seat_count,
        seconds=round(taken.total_seconds()),
    )
    counted = measuring.GAMES_ENDED.labels(table.game, table.status)
    transaction.on_commit(counted.inc, robust=True)


def move_made(change: Change, by: str) -> None:
    """Count a move, and tell of a slow one."""
    transaction.on_commit(partial(_move_made, change.table, by, change.begun), robust=True)


def _move_made(table: Table, by: str, begun: float) -> None:
    seconds = measuring.move_made(table.game, by, begun)
    if seconds > SLOW:
        _tell("a slow move", table=table.uid, game=table.game, by=by, seconds=round(seconds, 2))


def _tell_once_saved(what: str, **facts: Any) -> None:
    transaction.on_commit(partial(_tell, what, **facts), robust=True)


def _tell(what: str, **facts: Any) -> None:
    with about(**facts):
        log.info(what)
