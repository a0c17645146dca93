"""What people are called with: it is their turn, somebody invites them, they try it out."""

from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.push_message import PushMessage
from tables.models import Invitation, Table

SHORTEST_TTL = 30
HOUR = 3600


def your_turn(table: Table, user: User, *, seconds_left: float, slow: bool) -> PushMessage:
    """Return the call of a table that waits; it is of no use when the time is over."""
    with translation.override(user.language):
        return PushMessage(
            title=_("Your turn in {game}").format(game=_game(table, user)),
            body=_("The table waits for your move."),
            url=reverse("table", args=[table.uid]),
            tag=f"table {table.uid}",
            ttl=max(SHORTEST_TTL, int(seconds_left)),
            urgent=not slow,
        )


def invitation(invited: Invitation) -> PushMessage:
    """Return the call of somebody who wishes to play with this person."""
    table, user = invited.table, invited.user
    with translation.override(user.language):
        return PushMessage(
            title=_("{name} invites you to {game}").format(
                name=invited.by.username, game=_game(table, user)
            ),
            body=_("A seat at the table is waiting for you."),
            url=reverse("table", args=[table.uid]),
            tag=f"table {table.uid}",
            ttl=HOUR,
            urgent=True,
        )


def trial(user: User) -> PushMessage:
    """Return the call by which a person tries out whether calls reach them."""
    with translation.override(user.language):
        return PushMessage(
            title=_("Calls reach you here"),
            body=_("This is how you will be told that it is your turn."),
            url=reverse("my-games"),
            tag="trial",
            ttl=60,
            urgent=True,
        )


def _game(table: Table, user: User) -> str:
    return table.engine.info.name.in_language(user.language)
