"""Looking behind the cards: for an operator who must, never at a game of their own."""

from typing import Any

from django.utils.translation import gettext_noop as _

from accounts.models import Act, User
from accounts.services.operators import log_act
from tables.looking import find
from tables.models import Table
from tables.refusals import Refused
from tables.services.impartiality import check_plays_elsewhere


def reveal(*, uid: str, operator: User, reason: str) -> Any:
    """Return the whole state of a game, and write down who looked and why."""
    table = find(uid)
    if table.state is None:
        raise Refused("not_started", _("The game has not begun yet."))
    if table.status == Table.Status.PLAYING:
        check_plays_elsewhere(uid, operator)
    log_act(operator=operator, kind=Act.Kind.LOOK, table=uid, reason=reason)
    return table.engine.load(bytes(table.state))
