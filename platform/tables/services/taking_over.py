"""Taking a seat from a person: what an operator does when somebody must not play on.

In a running game a bot plays the seat for good, at the level of any stand-in. This is not the
player's leaving: nothing is held against them, the game goes on with two seats too, and the result
that the bot reaches is booked for their account. At an open table the seat becomes free, and they
do not sit down there again unless the host invites them by name.
"""

from django.utils.translation import gettext_noop as _

from accounts.models import Act, User
from accounts.services.operators import log_act
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.arming import arm
from tables.services.changing import Change, changing
from tables.services.impartiality import check_plays_elsewhere
from tables.services.seating import send_away


def take_over(*, uid: str, number: int, operator: User, reason: str) -> Act:
    """Give a person's seat to a bot, unless the operator plays at this table."""
    check_plays_elsewhere(uid, operator)
    return give_away(uid=uid, number=number, operator=operator, reason=reason)


def give_away(*, uid: str, number: int, operator: User, reason: str) -> Act:
    """Give a person's seat to a bot for good, or make it free before the game.

    A ban does this at every table of the account, those of the operator included.
    """
    with changing(uid) as change:
        change.require(Table.Status.OPEN, Table.Status.PLAYING)
        seat = _seat_of_a_person(change, number)
        act = log_act(
            operator=operator,
            kind=Act.Kind.TAKE_OVER,
            user=seat.user,
            table=uid,
            reason=reason,
            seat=number,
        )
        if change.table.status == Table.Status.OPEN:
            send_away(change, seat)
        else:
            _give_to_bot(change, seat)
        return act


def _seat_of_a_person(change: Change, number: int) -> Seat:
    seat = change.seat(number)
    if seat is None or seat.user_id is None:
        raise Refused("no_person", _("No person sits there."))
    if seat.absence == Seat.Absence.GONE:
        raise Refused("gone", _("A bot plays this seat for good already."))
    return seat


def _give_to_bot(change: Change, seat: Seat) -> None:
    seat.absence, seat.free_to_go = Seat.Absence.GONE, True
    seat.save(update_fields=["absence", "free_to_go"])
    change.touch()
    arm(change)


def seats_held(user: User) -> list[tuple[str, int]]:
    """Return where somebody sits, by table and seat, at tables that are not over."""
    held = Seat.objects.filter(
        user=user,
        ended_at__isnull=True,
    ).exclude(absence=Seat.Absence.GONE)
    return list(held.order_by("table_id").values_list("table__uid", "number"))
