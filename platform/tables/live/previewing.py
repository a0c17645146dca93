"""What would a move do? The engine's preview, from the knowledge of the seat alone."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_noop as _

from tables.live.frames import is_owned
from tables.live.looking import find
from tables.models import Table
from tables.refusals import Refused
from tables.services.rebuilding import state_of


def preview(*, uid: str, user_id: int, move: Any) -> Mapping[str, Any]:
    """Return price and effect of a move, or its refusal; nothing changes."""
    table = find(uid)
    seat = table.seats.filter(user_id=user_id).first()
    if seat is None:
        raise Refused("not_seated", _("You do not sit at this table."), status=403)
    if table.status != Table.Status.PLAYING or table.state is None:
        raise Refused("not_playing", _("No game is being played here."))
    if not is_owned(table, seat):
        raise Refused("gone", _("You have left this game."), status=403)
    return table.engine.preview(state_of(table), seat.number, move)
