"""What would a move do? The engine's preview, from the knowledge of the seat alone."""

from typing import Any

from django.utils.translation import gettext_noop as _

from tables.looking import find
from tables.models import Table
from tables.refusals import Refused


def preview(*, uid: str, user_id: int, move: Any) -> dict[str, Any]:
    """Return price and effect of a move, or its refusal; nothing changes."""
    table = find(uid)
    seat = table.seats.filter(user_id=user_id).first()
    if seat is None:
        raise Refused("not_seated", _("You do not sit at this table."), status=403)
    if table.status != Table.Status.PLAYING or table.state is None:
        raise Refused("not_playing", _("No game is being played here."))
    return table.engine.preview(table.engine.load(bytes(table.state)), seat.number, move)
