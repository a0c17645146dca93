"""Playing on from a move of a finished game: what if?

At a table of its own, with the rules of that game, unrated and booked nowhere: against bots, begun
at once, or with friends, who come by the link. The unknown is as it was, or is dealt anew for the
seat of whoever plays on.
"""

from typing import Any

import msgspec
from django.db import transaction
from django.utils.translation import gettext_noop as _

from accounts.models import User
from games.reading import MOST_ORIGINS
from tables import chronicle, clocks
from tables.live.looking import check_may_look, find
from tables.models import Seat, Table
from tables.pages.proofs import played_again
from tables.refusals import Refused
from tables.services.admitting import check_not_too_many
from tables.services.practising import NO_CLOCK
from tables.services.seating import add_bots, check_entropy, set_ready

DEALS = ("anew", "as_it_was")


@transaction.atomic
def branch(
    *,
    uid: str,
    user: User,
    version: int,
    seat: int,
    deal: str = DEALS[0],
    level: str = "",
    invite: str = "",
    entropy: bytes = b"",
) -> Table:
    """Open a table that begins where this game stood after a move; without a level for friends."""
    origin = find(uid)
    check_may_look(origin, user, invite)
    _check_over(origin)
    check_entropy(entropy)
    if deal not in DEALS:
        raise Refused("bad_deal", _("The unknown is dealt anew, or is as it was."), status=422)
    move = _move_that_led_to(origin, version)
    _check_goes_on(origin, version, seat)
    check_not_too_many(user)
    made = _opened(origin, user, practice=bool(level))
    made.branched = {"version": version, "move": move, "dealt": deal, "seat": seat}
    made.save()
    Seat.objects.create(table=made, number=seat, user=user, entropy=entropy)
    chronicle.table_opened(made)
    if level:
        add_bots(uid=made.uid, user=user, level=level)
        set_ready(uid=made.uid, user=user, ready=True)
    return made


def _opened(origin: Table, host: User, *, practice: bool) -> Table:
    """Return a table for bots, where nobody is hurried, or for people, who agree on that clock."""
    agreed: Any = {} if origin.clock == NO_CLOCK else origin.clock
    return Table(
        game=origin.game,
        ruleset=origin.ruleset,
        options=origin.options,
        seat_count=origin.seat_count,
        access=Table.Access.PRIVATE,
        rated=False,
        practice=practice,
        pace=origin.pace,
        seats_kept=True,
        host=host,
        clock=msgspec.to_builtins(clocks.agreed(NO_CLOCK if practice else agreed)),
        version=1,
        origin=origin,
    )


def _check_over(origin: Table) -> None:
    if not origin.over or origin.started_at is None:
        raise Refused("not_over", _("One can play on from a game when it is over."), status=403)
    depth, table = 0, origin
    while table.origin is not None:
        depth, table = depth + 1, table.origin
    if depth >= MOST_ORIGINS:
        raise Refused(
            "too_deep",
            _("A game is played on from games that were played on {most} times at most."),
            most=MOST_ORIGINS,
        )


def _move_that_led_to(origin: Table, version: int) -> int:
    """Return how many moves had been made at this version, if the deal or a move led to it."""
    numbers = list(origin.moves.order_by("number").values_list("number", flat=True))
    if version not in numbers:
        raise Refused("no_move", _("No move of this game led there."), status=422)
    return numbers.index(version)


def _check_goes_on(origin: Table, version: int, seat: int) -> None:
    """Refuse to play on where nothing is left to play, or from a seat that has no part in it."""
    engine = origin.engine
    state = played_again(origin, up_to=version).state
    if not engine.actors(state):
        raise Refused("already_over", _("The game is over."))
    if seat not in range(origin.seat_count) or seat in engine.out(state):
        raise Refused("no_part", _("This seat has no part in the game any more."), status=422)
