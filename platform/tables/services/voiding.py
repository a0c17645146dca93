"""Voiding a game: an operator declares that it counts for nothing.

A finished game stays as it was played, but its result is taken back from all ratings and titles.
One that has not ended is called off without a result. Either way everybody is told, and the secret
of the deal is shown as after any game.
"""

from django.utils.translation import gettext_noop as _

from accounts.models import Act, User
from accounts.services.operators import log_act
from accounts.services.results import void_result
from tables.live.publishing import tell_boards
from tables.models import Table
from tables.refusals import Refused
from tables.services.changing import changing
from tables.services.finishing import cancel
from tables.services.impartiality import check_plays_elsewhere


def void(*, uid: str, operator: User, reason: str) -> Act:
    """Void a game, once, unless the operator plays in it."""
    check_plays_elsewhere(uid, operator)
    with changing(uid) as change:
        table = change.table
        if table.voided_at is not None:
            raise Refused("voided", _("This game is void already."))
        change.require(Table.Status.OPEN, Table.Status.PLAYING, Table.Status.FINISHED)
        was_over = table.status == Table.Status.FINISHED
        kind = Act.Kind.VOID if was_over else Act.Kind.CALL_OFF
        act = log_act(operator=operator, kind=kind, table=uid, reason=reason, status=table.status)
        if was_over:
            void_result(table=uid, at=change.now)
            tell_boards(table.game)
            change.seats = list(
                table.seats.select_related("user")
            )  # their titles may be others now
        else:
            cancel(change)
        table.voided_at = change.now
        change.touch()
        return act
