"""Looking behind the cards, and at what was not said to all: for an operator who must.

Never at a game of their own, and each look is an act that is written down.
"""

from typing import Any

from django.utils.translation import gettext_noop as _

from accounts.models import Act, User
from accounts.services.operators import log_act
from tables.live.looking import find
from tables.models import Aside, Table
from tables.refusals import Refused
from tables.services.impartiality import (
    check_guesses_elsewhere,
    check_no_party,
    check_plays_elsewhere,
)
from tables.services.rebuilding import state_of


def reveal(*, uid: str, operator: User, reason: str) -> Any:
    """Return the whole state of a game, and write down who looked and why."""
    table = find(uid)
    if table.state is None:
        raise Refused("not_started", _("The game has not begun yet."))
    if table.status == Table.Status.PLAYING:
        check_plays_elsewhere(uid, operator)
    log_act(operator=operator, kind=Act.Kind.LOOK, table=uid, reason=reason)
    return state_of(table)


def open_notebooks(*, uid: str, operator: User, reason: str) -> Table:
    """Let an operator read what was noted and said aside at a table, and write down who and why."""
    table = find(uid)
    check_plays_elsewhere(uid, operator)
    if table.status == Table.Status.PLAYING:
        check_guesses_elsewhere(uid, operator)
    log_act(operator=operator, kind=Act.Kind.LOOK, table=uid, reason=reason, what="notebooks")
    return table


def hear_aside(*, line: Aside, operator: User, reason: str) -> Aside:
    """Let an operator read a reported line that was said aside, and write down who and why."""
    check_no_party(line, operator)
    log_act(
        operator=operator,
        kind=Act.Kind.LOOK,
        user=line.user,
        table=line.table.uid,
        reason=reason,
        what="aside",
        aside=line.pk,
    )
    return line
