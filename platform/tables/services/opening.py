"""Opening a table."""

from collections.abc import Mapping
from typing import Any

import msgspec
from django.db import transaction
from django.utils.translation import get_language
from django.utils.translation import gettext_noop as _

from accounts.models import User
from games.contract import AnyEngine, BadOptions
from games.registry import engine
from tables import chronicle, clocks
from tables.live.publishing import LOBBY, publish
from tables.models import Seat, Table
from tables.refusals import Refused, RefusedByRules
from tables.services.admitting import check_may_play_rated, check_not_too_many
from tables.services.seating import check_entropy
from tables.wire.notes import Listed


def find_engine(slug: Any) -> AnyEngine:
    """Return the newest rules of a game, or refuse its name."""
    try:
        return engine(str(slug))
    except LookupError:
        raise Refused("no_game", _("There is no such game."), status=404) from None


def open_table(
    *,
    host: User,
    game: str,
    seat_count: int,
    options: Mapping[str, Any],
    clock: Any = None,
    access: str = Table.Access.PUBLIC,
    rated: bool = True,
    seats_kept: bool = False,
    entropy: bytes = b"",
    sit: bool = True,
    practice: bool = False,
    pace: str = Table.Pace.USUAL,
) -> Table:
    """Open a table and give its host the first seat, unless they only want to watch.

    Bad settings change nothing.
    """
    rules = find_engine(game)
    if type(seat_count) is not int:
        raise Refused("bad_seats", _("The number of seats must be a whole number."), status=422)
    if access not in Table.Access.values:
        raise Refused("bad_access", _("A table is public or private."), status=422)
    try:
        full = rules.checked_options(seat_count, options)
    except BadOptions as error:
        raise RefusedByRules(error, get_language() or "en") from error
    if pace not in Table.Pace.values:
        raise Refused("bad_pace", _("There is no such pace of bots."), status=422)
    agreement = clocks.agreed({} if clock is None else clock)
    if agreement.kind == "none" and not practice:
        raise Refused(
            "no_clock", _("Only practice against bots may go without a clock."), status=422
        )
    check_entropy(entropy)
    with transaction.atomic():
        check_not_too_many(host)
        check_may_play_rated(host, rated)
        table = Table.objects.create(
            game=rules.info.slug,
            ruleset=rules.info.ruleset,
            options=full,
            seat_count=seat_count,
            access=access,
            rated=rated,
            practice=practice,
            pace=pace,
            seats_kept=seats_kept,
            host=host,
            clock=msgspec.to_builtins(agreement),
            version=1,
        )
        if sit:
            Seat.objects.create(table=table, number=0, user=host, entropy=entropy)
        transaction.on_commit(lambda: publish(LOBBY, Listed(table=table.uid)), robust=True)
        chronicle.table_opened(table)
    return table
