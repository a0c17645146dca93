"""Noting: a player's own marks on the others, and a spectator's guesses at their roles.

Whatever is noted is told to its writer's own pages alone.
"""

from collections.abc import Container
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_noop as _

from accounts.models import User
from games.vocabulary import vocabulary
from tables.live.frames import is_owned
from tables.live.looking import find
from tables.live.publishing import publish, user_topic
from tables.models import Guess, Mark, Seat, Table
from tables.refusals import Refused
from tables.services.changing import no_seat
from tables.wire.notes import Noted


def mark(*, uid: str, user: User, seat: Any, code: Any) -> None:
    """Put a mark on another player, for myself alone; an empty one takes it away."""
    table = _playing(uid)
    own = _seat_of(table, user)
    if own is None:
        raise no_seat()
    if not is_owned(table, own):
        raise Refused("gone", _("You have left this game."), status=403)
    _check_seat(table, seat)
    if seat == own.number:
        raise Refused("own_seat", _("One does not mark oneself."), status=422)
    _check_code(code, vocabulary(table.game).marks)
    _write(Mark, table, user, seat, code)


def guess(*, uid: str, user: User, seat: Any, code: Any) -> None:
    """Guess what a player is, as one who only watches; an empty guess takes it back."""
    table = _playing(uid)
    if _seat_of(table, user) is not None:
        raise Refused("seated", _("Only those who watch may guess."), status=403)
    _check_seat(table, seat)
    _check_code(code, vocabulary(table.game).roles)
    _write(Guess, table, user, seat, code)


def _playing(uid: str) -> Table:
    table = find(uid)
    if table.status != Table.Status.PLAYING:
        raise Refused("not_playing", _("No game is being played here."))
    return table


def _seat_of(table: Table, user: User) -> Seat | None:
    return table.seats.filter(user=user).first()


def _check_seat(table: Table, seat: Any) -> None:
    if type(seat) is not int or not 0 <= seat < table.seat_count:
        raise Refused("no_such_seat", _("There is no such seat."), status=422)


def _check_code(code: Any, known: Container[str]) -> None:
    if not isinstance(code, str) or (code and code not in known):
        raise Refused("bad_mark", _("This game knows no such mark."), status=422)


@transaction.atomic
def _write(kind: type[Mark] | type[Guess], table: Table, user: User, seat: int, code: str) -> None:
    if not User.objects.filter(pk=user.pk, is_active=True).exists():
        raise Refused("banned", _("This account may not play."), status=403)
    rows = kind._default_manager
    if code:
        rows.update_or_create(table=table, user=user, seat=seat, defaults={"code": code})
    else:
        rows.filter(table=table, user=user, seat=seat).delete()
    note = Noted(table=table.uid)
    transaction.on_commit(lambda: publish(user_topic(user.pk), note), robust=True)
