"""Who hears what is said aside: those whose part in the game is over, and nobody else.

The engine says who they are. Whoever has left for good is not among them, then or later; bots and
spectators never are.
"""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_noop as _

from accounts.services.aversions import unheard_by
from tables.live.lines import asides_at, last_told
from tables.live.looking import find
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.rebuilding import state_of
from tables.wire import frames


def outsiders(table: Table) -> Mapping[int, int]:
    """Return the people who are out, and from which seat."""
    if table.state is None or not (out := table.engine.out(state_of(table))):
        return {}
    seats = table.seats.filter(number__in=out).exclude(absence=Seat.Absence.GONE)
    taken = seats.values_list("user_id", "number")
    return {user: number for user, number in taken if user is not None}


def is_silent(table: Table, seat: Seat) -> bool:
    """Tell whether the table does not hear this seat's owner until the game is over.

    Going home afterwards does not give the word back; whoever left a game in which they still
    played speaks as any spectator does.
    """
    left = seat.absence == Seat.Absence.GONE and not seat.free_to_go
    if table.status != Table.Status.PLAYING or table.state is None or left:
        return False
    return seat.number in table.engine.silent(state_of(table))


def check_out(table: Table, user: Any) -> int:
    """Return the seat of somebody who is out; to all others the channel does not exist."""
    number = outsiders(table).get(user.pk)
    if number is None:
        raise Refused("not_out", _("Only those who are out of this game talk here."), status=403)
    return number


def asides_told(uid: str, user: Any) -> frames.Asides | None:
    """Return what somebody who is out has missed of the others' talk; None to all others."""
    table = find(uid)
    seat = table.seats.filter(user_id=user.pk).first() if user.is_authenticated else None
    if seat is None or user.pk not in outsiders(table):
        return None
    silent = is_silent(table, seat)
    return frames.Asides(lines=aside_lines(table, user), silent=silent)


def aside_lines(table: Table, user: Any) -> list[frames.ChatLine]:
    """Return the last lines that were said aside, but for those of whom this person avoids."""
    return last_told(asides_at(table).exclude(user_id__in=unheard_by(user)))
