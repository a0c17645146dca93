"""Looking behind the cards: for an operator who must, never at a game of their own."""

from typing import Any

from django.utils.translation import gettext_noop as _

from accounts.models import Act, User
from accounts.services.operators import log_act
from tables.looking import find, viewer_of
from tables.models import Table
from tables.refusals import Refused


def reveal(*, uid: str, operator: User, reason: str) -> Any:
    """Return the whole state of a game, and write down who looked and why."""
    table = find(uid)
    if table.state is None:
        raise Refused("not_started", _("The game has not begun yet."))
    if table.status == Table.Status.PLAYING and viewer_of(table, operator) is not None:
        raise Refused("own_game", _("You play at this table yourself: ask a colleague."))
    log_act(operator=operator, kind=Act.Kind.LOOK, table=uid, reason=reason)
    return table.engine.load(bytes(table.state))
