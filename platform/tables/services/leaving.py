"""Leaving a game under way: the leaver's contract.

Before the first move anybody may cancel without cost. After it, whoever resigns or leaves has the
last place, and a bot plays the seat for good; with two seats the game ends at once. Whoever has
dropped out or finished may go without cost, and so may whoever practises: then nobody plays on.
Whoever was only away comes back by one click.
"""

from django.utils.translation import gettext_noop as _

from accounts.models import User
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.arming import arm
from tables.services.changing import Change, changing
from tables.services.finishing import cancel, finish


def cancel_game(*, uid: str, user: User) -> None:
    """Call the game off before its first move."""
    with changing(uid) as change:
        change.require(Table.Status.PLAYING)
        _seat_still_played(change, user)
        if change.table.moved:
            raise Refused("too_late", _("The first move is made: one can only resign now."))
        cancel(change)


def resign(*, uid: str, user: User) -> None:
    """Leave a game under way for good."""
    with changing(uid) as change:
        change.require(Table.Status.PLAYING)
        seat = _seat_still_played(change, user)
        if change.table.practice:
            cancel(change)
            return
        seat.absence = Seat.Absence.GONE
        seat.free_to_go = seat.number in change.table.engine.out(change.state)
        seat.left_at = change.now
        seat.left_in_deal = change.table.engine.deal(change.state)
        seat.save(update_fields=["absence", "free_to_go", "left_at", "left_in_deal"])
        change.touch()
        if change.table.seat_count == 2 and not seat.free_to_go:
            finish(change, change.table.engine.resigned(change.state, seat.number))
        else:
            arm(change)


def come_back(*, uid: str, user: User) -> None:
    """Take one's seat back from the bot."""
    with changing(uid) as change:
        change.require(Table.Status.PLAYING)
        seat = _seat_still_played(change, user)
        if seat.absence:
            seat.absence = Seat.Absence.NONE
            seat.save(update_fields=["absence"])
            change.clocks[seat.number].forgive()
            if change.clocks[seat.number].since is not None:
                change.clocks[seat.number].start(change.agreement, change.clock_now)
            change.touch()
            arm(change)


def _seat_still_played(change: Change, user: User) -> Seat:
    seat = change.own_seat(user.pk)
    if seat.absence == Seat.Absence.GONE:
        raise Refused("gone", _("You have left this game."), status=403)
    return seat
