"""Practice: one person against bots, begun at once. It is unrated, and nothing of it is booked."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from accounts.models import User
from games.contract import usual_seats
from tables.models import Table
from tables.services.opening import find_engine, open_table
from tables.services.seating import add_bots, set_ready

NO_CLOCK: Mapping[str, Any] = {"kind": "none"}
USUAL_LEVEL = "normal"


@transaction.atomic
def practise(
    *,
    user: User,
    game: str,
    seat_count: int | None = None,
    options: Mapping[str, Any] | None = None,
    level: str = USUAL_LEVEL,
    clock: Mapping[str, Any] | None = None,
    pace: str = Table.Pace.USUAL,
    entropy: bytes = b"",
) -> Table:
    """Open a table, put bots into all other seats, and deal; what is refused leaves no table."""
    info = find_engine(game).info
    table = open_table(
        host=user,
        game=game,
        seat_count=usual_seats(info) if seat_count is None else seat_count,
        options=options or {},
        clock=NO_CLOCK if clock is None else clock,
        access=Table.Access.PRIVATE,
        rated=False,
        entropy=entropy,
        practice=True,
        pace=pace,
    )
    add_bots(uid=table.uid, user=user, level=level)
    set_ready(uid=table.uid, user=user, ready=True)
    return table
