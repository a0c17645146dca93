"""Quick match: a seat at the first fitting table, or a new one that waits for others."""

from accounts.models import User
from accounts.services.aversions import blocked_with
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.opening import find_engine, open_table
from tables.services.seating import set_ready, sit

LOOK_AT = 20
"""Open tables that are tried, oldest first."""


def quick_match(*, user: User, game: str, entropy: bytes = b"") -> Table:
    """Sit down, ready, at a public table of this game with the usual options."""
    rules = find_engine(game)
    usual = rules.checked_options(rules.info.min_seats, {})
    shunned = blocked_with(user)
    waiting = Table.objects.filter(
        game=game, status=Table.Status.OPEN, access=Table.Access.PUBLIC, host__isnull=False
    ).order_by("created_at")
    for table in waiting[:LOOK_AT]:
        people = set(Seat.objects.filter(table=table).values_list("user_id", flat=True))
        if table.options != usual or people & shunned:
            continue
        try:
            sit(uid=table.uid, user=user, entropy=entropy)
            break
        except Refused:
            continue
    else:
        table = open_table(
            host=user, game=game, seat_count=rules.info.min_seats, options={}, entropy=entropy
        )
    set_ready(uid=table.uid, user=user, ready=True)
    return table
