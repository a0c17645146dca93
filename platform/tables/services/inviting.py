"""Asking people to a table by name.

A refusal never tells whether somebody has blocked somebody: one sentence serves for all reasons
that lie with the other player.
"""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_noop as _

from accounts.models import User
from accounts.profiles import named
from accounts.services.aversions import blocked_with
from tables.invitations import invitation_of
from tables.limits import check_rate
from tables.live.publishing import publish, user_topic
from tables.models import Invitation, Table
from tables.refusals import Refused
from tables.services.changing import Change, changing
from tables.signals import invited
from tables.wire.frames import Invited
from tables.wire.notes import Bidden

MOST_INVITATIONS = 10
"""Invitations by name to one table."""


def invite(*, uid: str, user: User, name: str) -> Invitation:
    """Ask a player to the table at which one sits; they hear of it wherever they are.

    Whoever was sent away comes back by the host's invitation, and by nobody else's.
    """
    check_rate(f"invite:{user.pk}", most=10, seconds=60)
    with changing(uid) as change:
        change.require(Table.Status.OPEN)
        change.own_seat(user.pk)
        other = _wanted(change, user, name)
        _check_new(change.table, other)
        _let_back(change, user, other)
        invitation = Invitation.objects.create(table=change.table, user=other, by=user)
        transaction.on_commit(lambda: _tell(invitation), robust=True)
    return invitation


def decline(*, uid: str, user: User) -> None:
    """Say no to an invitation."""
    waiting = Invitation.objects.filter(table__uid=uid, user=user, declined_at__isnull=True)
    if not waiting.update(declined_at=timezone.now()):
        raise Refused("not_invited", _("There is no such invitation (any more)."), status=404)


def _wanted(change: Change, user: User, name: str) -> User:
    other = named(name)
    if other is None:
        raise Refused("no_player", _("There is no player of this name."), status=404)
    if other == user:
        raise Refused("oneself", _("That is your own name."), status=422)
    if change.seat_of(other.pk) is not None:
        raise Refused("seated", _("This player sits at the table already."))
    if len(change.seats) == change.table.seat_count:
        raise Refused("full", _("All seats are taken."))
    people = {seat.user_id for seat in change.seats}
    if not other.is_active or people & blocked_with(other):
        raise _impossible()
    return other


def _check_new(table: Table, other: User) -> None:
    known = table.invitations.filter(user=other).first()
    if known is not None and known.declined_at is not None:
        raise _impossible()
    if known is not None:
        raise Refused("invited", _("This player has been invited already."))
    if table.invitations.count() >= MOST_INVITATIONS:
        raise Refused(
            "too_many_invitations",
            _("{most} players have been invited to this table already."),
            most=MOST_INVITATIONS,
        )


def _let_back(change: Change, user: User, other: User) -> None:
    table = change.table
    if other.pk not in table.removed:
        return
    if table.host_id != user.pk:
        raise _impossible()
    table.removed = [one for one in table.removed if one != other.pk]
    table.save(update_fields=["removed"])


def _impossible() -> Refused:
    return Refused("impossible", _("This player cannot come to this table."))


def _tell(invitation: Invitation) -> None:
    note = Bidden(invited=invitation_of(invitation, Invited))
    publish(user_topic(invitation.user_id), note)
    invited.send_robust(sender=Invitation, invitation=invitation)
