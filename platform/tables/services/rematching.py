"""Playing again: the same people and bots at a new table, with a new commitment."""

from django.db import transaction

from accounts.models import User
from tables import chronicle
from tables.models import Seat, Table
from tables.services.changing import changing
from tables.services.finishing import outcome_of
from tables.services.seating import check_entropy, set_ready, sit


def rematch(*, uid: str, user: User, entropy: bytes = b"") -> Table:
    """Open the next table, or join it if somebody has; one sits where one sat, ready."""
    check_entropy(entropy)
    with transaction.atomic():
        with changing(uid) as change:
            change.require(Table.Status.FINISHED)
            seat = change.own_seat(user.pk)
            table = change.table.rematch
            if table is None or table.status == Table.Status.CANCELLED:
                table = _next_table(change.table, change.seats, user)
                change.table.rematch = table
                change.touch()
        sit(uid=table.uid, user=user, number=seat.number, invite=table.invite, entropy=entropy)
        set_ready(uid=table.uid, user=user, ready=True)
    table.refresh_from_db()
    return table


def _next_table(table: Table, seats: list[Seat], host: User) -> Table:
    options = table.engine.rematch(table.options, outcome_of(table))
    made = Table.objects.create(
        game=table.game,
        ruleset=table.engine.info.ruleset,
        options=options,
        seat_count=table.seat_count,
        access=table.access,
        rated=table.rated,
        host=host,
        clock=table.clock,
        version=1,
    )
    Seat.objects.bulk_create(
        Seat(table=made, number=seat.number, level=seat.level) for seat in seats if seat.level
    )
    chronicle.table_opened(made)
    return made
