"""Playing again: the same people and bots at a new table, with a new commitment.

The game that is over keeps the rules it began with; the next one begins on the newest.
"""

from typing import Any

from accounts.models import User
from games.contract import AnyEngine
from games.options import carried
from games.registry import engine
from tables import chronicle
from tables.models import Seat, Table
from tables.services.changing import changing
from tables.services.finishing import outcome_of
from tables.services.seating import check_entropy, set_ready, sit


def rematch(*, uid: str, user: User, entropy: bytes = b"") -> Table:
    """Open the next table, or join it if somebody has; one sits where one sat, ready."""
    check_entropy(entropy)
    with changing(uid) as change:
        change.require(Table.Status.FINISHED)
        seat = change.own_seat(user.pk)
        table = change.table.rematch
        if table is None or table.status == Table.Status.CANCELLED:
            table = _next_table(change.table, change.seats, user)
            change.table.rematch = table
        sit(uid=table.uid, user=user, number=seat.number, invite=table.invite, entropy=entropy)
        set_ready(uid=table.uid, user=user, ready=True)
        change.touch()
    table.refresh_from_db()
    return table


def _next_table(table: Table, seats: list[Seat], host: User) -> Table:
    rules = engine(table.game)
    made = Table.objects.create(
        game=table.game,
        ruleset=rules.info.ruleset,
        options=_next_options(table, rules),
        seat_count=table.seat_count,
        access=table.access,
        rated=table.rated,
        practice=table.practice,
        pace=table.pace,
        seats_kept=table.seats_kept,
        host=host,
        clock=table.clock,
        version=1,
    )
    Seat.objects.bulk_create(
        Seat(table=made, number=seat.number, level=seat.level) for seat in seats if seat.level
    )
    chronicle.table_opened(made)
    return made


def _next_options(table: Table, rules: AnyEngine) -> dict[str, Any]:
    """Return what was agreed on, as far as the newest rules know it."""
    kept = carried(rules.info.options, table.options)
    return rules.checked_options(table.seat_count, rules.rematch(kept, outcome_of(table)))
