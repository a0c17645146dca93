"""Quick match: a seat at the first fitting table, or a new one that waits for others.

Its options are as usual; the number of seats and the clock are as somebody likes them.
"""

from collections.abc import Iterator
from datetime import timedelta
from itertools import islice
from typing import Any

import msgspec
from django.utils import timezone

from accounts.models import User
from accounts.services.aversions import blocked_with
from games.contract import AnyEngine
from tables.clocks import agreed
from tables.live import presence
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.opening import find_engine, open_table
from tables.services.seating import set_ready, sit

LOOK_AT = 20
"""Fitting tables that are tried, oldest first."""
ARRIVING = timedelta(seconds=30)
"""Whoever sat down so lately may still be on their way to the table's page."""


def quick_match(
    *,
    user: User,
    game: str,
    seats: int | None = None,
    clock: Any = None,
    entropy: bytes = b"",
) -> Table:
    """Sit down, ready, at a public table with so many seats (None: any number) and this clock."""
    rules = find_engine(game)
    wanted = msgspec.to_builtins(agreed({} if clock is None else clock))
    for table in islice(_fitting(rules, user, seats, wanted), LOOK_AT):
        try:
            sit(uid=table.uid, user=user, entropy=entropy)
            break
        except Refused:
            continue
    else:
        table = open_table(
            host=user,
            game=game,
            seat_count=rules.info.min_seats if seats is None else seats,
            options={},
            clock=wanted,
            entropy=entropy,
        )
    set_ready(uid=table.uid, user=user, ready=True)
    return table


def _fitting(
    rules: AnyEngine, user: User, seats: int | None, clock: dict[str, Any]
) -> Iterator[Table]:
    """Yield the tables that are as quick match opens them, with people alone who are all here."""
    usual = rules.checked_options(rules.info.min_seats, {})
    shunned = blocked_with(user)
    waiting = Table.objects.filter(
        game=rules.info.slug,
        ruleset=rules.info.ruleset,
        status=Table.Status.OPEN,
        access=Table.Access.PUBLIC,
        rated=True,
        seats_kept=False,
        host__isnull=False,
        options=usual,
        clock=clock,
    ).order_by("created_at")
    if seats is not None:
        waiting = waiting.filter(seat_count=seats)
    for table in waiting.prefetch_related("seats").iterator(LOOK_AT):
        taken = list(table.seats.all())
        is_shunned = shunned & {seat.user_id for seat in taken}
        if not is_shunned and _are_people_here(taken, user):
            yield table


def _are_people_here(seats: list[Seat], user: User) -> bool:
    """Tell whether people sit here, all of them on the site, and no bots."""
    if not seats or any(seat.level for seat in seats):
        return False
    lately = timezone.now() - ARRIVING
    long_seated = {seat.user_id for seat in seats if seat.joined_at < lately} - {user.pk}
    return not presence.away(str(one) for one in long_seated)
