"""Quick match: a seat at the first fitting table, or a new one that waits for others."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import islice

import msgspec
from django.utils import timezone

from accounts.models import User
from accounts.services.aversions import blocked_with
from games.contract import AnyEngine
from tables import presence
from tables.clocks import agreed
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.opening import find_engine, open_table
from tables.services.seating import set_ready, sit

LOOK_AT = 20
"""Fitting tables that are tried, oldest first."""
ARRIVING = timedelta(seconds=30)
"""Whoever sat down so lately may still be on their way to the table's page."""


def quick_match(*, user: User, game: str, entropy: bytes = b"") -> Table:
    """Sit down, ready, at a public table of this game with all that is usual."""
    rules = find_engine(game)
    for table in islice(_fitting(rules, user), LOOK_AT):
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


def _fitting(rules: AnyEngine, user: User) -> Iterator[Table]:
    """Yield the tables that are as quick match opens them, with people alone who are all here."""
    usual = rules.checked_options(rules.info.min_seats, {}), msgspec.to_builtins(agreed({}))
    shunned = blocked_with(user)
    waiting = Table.objects.filter(
        game=rules.info.slug,
        status=Table.Status.OPEN,
        access=Table.Access.PUBLIC,
        rated=True,
        host__isnull=False,
    ).order_by("created_at")
    for table in waiting.prefetch_related("seats"):
        seats = list(table.seats.all())
        is_fit = (table.options, table.clock) == usual and _are_people_here(seats, user)
        if is_fit and not shunned & {seat.user_id for seat in seats}:
            yield table


def _are_people_here(seats: list[Seat], user: User) -> bool:
    """Tell whether people sit here, all of them on the site, and no bots."""
    if not seats or any(seat.level for seat in seats):
        return False
    lately = timezone.now() - ARRIVING
    long_seated = {seat.user_id for seat in seats if seat.joined_at < lately} - {user.pk}
    return not presence.away(str(one) for one in long_seated)
