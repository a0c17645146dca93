"""Through whose eyes somebody may look back at a game.

Once it is over it lies open to whoever might open the table. Before, there is no looking back but
at one's own past: a seat's player sees again what they saw, and nobody else anything.
"""

from typing import Any

from django.utils.translation import gettext_noop as _

from tables.live.frames import topic
from tables.live.looking import viewer_of
from tables.models import Table
from tables.refusals import Refused
from tables.wire.frames import Viewer

ALL = "all"
"""Nothing is hidden any more."""
WATCH = topic(None)
"""A spectator's."""


def eyes_for(table: Table, user: Any) -> list[str]:
    """Return through whose eyes this person may look, those first by which nothing is spoilt."""
    if table.started_at is None:
        raise Refused("not_started", _("The game has not begun yet."))
    own = topic(viewer_of(table, user))
    if not table.over:
        if own == WATCH:
            raise _later()
        return [own]
    seats = [topic(seat) for seat in range(table.seat_count)]
    everybody = [*seats, *([ALL] if table.engine.info.hidden else []), WATCH]
    return [own, *(one for one in everybody if one != own)]


def chosen_eyes(table: Table, user: Any, wanted: str) -> str:
    """Return the eyes that were asked for, or the first; refuse those that are not to be had."""
    eyes = eyes_for(table, user)
    if not wanted:
        return eyes[0]
    if wanted in eyes:
        return wanted
    raise (
        Refused("no_eyes", _("There are no such eyes here."), status=422)
        if table.over
        else _later()
    )


def viewer_behind(eyes: str) -> Viewer:
    """Return whose view it is: a seat's, or a spectator's."""
    return int(eyes) if eyes.isdecimal() else None


def _later() -> Refused:
    sentence = _("One can look back at the game when it is over.")
    return Refused("replay_later", sentence, status=403)
