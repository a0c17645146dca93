"""Who sits where before the game begins."""

from django.utils.translation import gettext_noop as _

from accounts.models import User
from accounts.services.aversions import blocked_with
from accounts.titled_names import called
from games.bots import LEVELS
from games.bots.levels import has_bots
from games.fair import check_entropy as check_bytes
from tables.invitations import is_invited
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services.admitting import check_may_play_rated, check_not_too_many
from tables.services.changing import Change, changing
from tables.services.starting import start_game


def check_entropy(entropy: bytes) -> None:
    """Refuse what is neither empty nor 16 to 32 bytes."""
    try:
        check_bytes(entropy)
    except ValueError:
        raise Refused(
            "bad_entropy", _("Entropy is empty or 16 to 32 bytes long."), status=422
        ) from None


def sit(
    *, uid: str, user: User, number: int | None = None, invite: str = "", entropy: bytes = b""
) -> int:
    """Take a free seat, the named or the first; return its number."""
    check_entropy(entropy)
    with changing(uid) as change:
        seat = change.seat_of(user.pk)
        if seat is not None:
            return seat.number
        change.require(Table.Status.OPEN)
        _check_welcome(change, user, invite)
        seat = _take(change, _free_number(change, number))
        seat.user, seat.entropy = user, bytes(entropy)
        seat.save()
        if change.table.host_id is None:
            change.table.host = user
        return seat.number


def _check_welcome(change: Change, user: User, invite: str) -> None:
    table = change.table
    if user.pk in table.removed:
        raise Refused(
            "removed",
            _("You were sent away from this table: only its host can invite you back, by name."),
            status=403,
        )
    welcome = table.access == Table.Access.PUBLIC or invite == table.invite
    if not (welcome or is_invited(table, user)):
        raise Refused("private", _("This table is by invitation only."), status=403)
    others = {seat.user_id for seat in change.seats if seat.user_id}
    if others & blocked_with(user):
        raise Refused("unwelcome", _("You cannot sit down at this table."), status=403)
    check_not_too_many(user)
    check_may_play_rated(user, table.rated)


def _free_number(change: Change, wanted: int | None) -> int:
    free = [n for n in range(change.table.seat_count) if change.seat(n) is None]
    if not free:
        raise Refused("full", _("All seats are taken."))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused("taken", _("This seat is taken."))
    return wanted


def _take(change: Change, number: int) -> Seat:
    seat = Seat(table=change.table, number=number)
    change.seats = sorted([*change.seats, seat], key=lambda one: one.number)
    change.touch()
    return seat


def stand_up(*, uid: str, user: User) -> None:
    """Leave a table before the game begins; the host's part passes on."""
    with changing(uid) as change:
        change.require(Table.Status.OPEN)
        seat = change.seat_of(user.pk)
        if seat is not None:
            empty(change, seat)


def remove(*, uid: str, user: User, number: int) -> None:
    """Let the host send a player or a bot away before the game begins."""
    with changing(uid) as change:
        change.require(Table.Status.OPEN)
        _check_host(change, user)
        seat = change.seat(number)
        if seat is None:
            raise Refused("empty_seat", _("Nobody sits there."))
        leave = empty if seat.user_id == user.pk else send_away
        leave(change, seat)


def send_away(change: Change, seat: Seat) -> None:
    """Take somebody from an open table who is not to sit down again, unless the host invites them.

    A seat that only became free because its owner was away is emptied without this.
    """
    if seat.user_id is not None and seat.user_id not in change.table.removed:
        change.table.removed = [*change.table.removed, seat.user_id]
        change.table.invitations.filter(user_id=seat.user_id, declined_at__isnull=True).delete()
    empty(change, seat)


def empty(change: Change, seat: Seat) -> None:
    """Take whoever sits there from an open table; the host's part passes on."""
    change.seats.remove(seat)
    if seat.user_id and change.table.host_id == seat.user_id:
        heirs = sorted((one for one in change.seats if one.user_id), key=lambda one: one.joined_at)
        change.table.host_id = heirs[0].user_id if heirs else None
    seat.delete()
    change.touch()


def add_bots(*, uid: str, user: User, level: str, number: int | None = None) -> None:
    """Let the host put a bot into one free seat, or (None) into all of them."""
    with changing(uid) as change:
        change.require(Table.Status.OPEN)
        _check_host(change, user)
        if level not in LEVELS or not has_bots(change.table.game):
            raise Refused("no_level", _("There is no such bot for this game."), status=422)
        numbers = range(change.table.seat_count) if number is None else [number]
        free = [one for one in numbers if change.seat(one) is None]
        if number is not None or not free:
            free = [_free_number(change, number)]
        for one in free:
            seat = _take(change, one)
            seat.level = level
            seat.save()
        start_if_all_ready(change)


def _check_host(change: Change, user: User) -> None:
    if change.table.host_id != user.pk:
        raise Refused("not_host", _("Only the host of the table may do this."), status=403)


def set_ready(*, uid: str, user: User, ready: bool) -> None:
    """Say that one is ready, or not yet; when all seats are, the game begins."""
    with changing(uid) as change:
        change.require(Table.Status.OPEN)
        seat = change.own_seat(user.pk)
        if ready:
            check_may_play_rated(user, change.table.rated)
        if seat.ready != ready:
            seat.ready = ready
            seat.save(update_fields=["ready"])
            change.touch()
        start_if_all_ready(change)


def start(*, uid: str, user: User) -> None:
    """Let the host begin once everybody else is ready."""
    with changing(uid) as change:
        change.require(Table.Status.OPEN)
        _check_host(change, user)
        seat = change.seat_of(user.pk)
        if seat is not None:
            check_may_play_rated(user, change.table.rated)
            seat.ready = True
        _check_full(change)
        waiting = [called(seat.user) for seat in change.seats if seat.user and not seat.ready]
        if waiting:
            raise Refused("not_ready", _("Not ready yet: {names}."), names=", ".join(waiting))
        start_game(change)


def _check_full(change: Change) -> None:
    missing = change.table.seat_count - len(change.seats)
    if missing:
        raise Refused(
            "not_full",
            _("Seats still empty: {missing}. Invite people or add bots."),
            missing=missing,
        )


def start_if_all_ready(change: Change) -> None:
    """Begin when every seat is taken and every person is ready."""
    full = len(change.seats) == change.table.seat_count
    if full and all(seat.ready or seat.level for seat in change.seats):
        start_game(change)
