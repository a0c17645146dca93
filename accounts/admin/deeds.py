"""What operators may do to a player: each is one service, and its page says what will happen."""

from collections.abc import Callable
from typing import Any

from allauth.account.forms import default_token_generator
from allauth.account.internal.flows.password_reset import request_password_reset
from allauth.mfa.utils import is_mfa_enabled
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import Deed
from accounts.admin.forms import GrantForm, NameForm, TermForm, TitleForm
from accounts.models import Act, User
from accounts.services import access, sanctions
from accounts.services.titles import borne

_ACTS = "accounts.change_user"
_TITLES = "accounts.change_title"


def _to_player(service: Callable[..., Act]) -> Callable[..., Act]:
    """Return the doing of a service that takes the player, the operator and what the form has."""
    return lambda request, user, **given: service(user=user, operator=request.user, **given)


def _take_title(request: HttpRequest, user: User, **given: Any) -> Act:
    del user
    operator: Any = request.user
    return sanctions.take_title(operator=operator, **given)


def _reset_password(request: HttpRequest, user: User, **given: Any) -> Act:
    """Reset it, then let the same letter go out that the player could have asked for."""
    operator: Any = request.user
    act = access.forget_password(user=user, operator=operator, **given)
    request_password_reset(request, access.address_of(user), [act.user], default_token_generator)
    return act


def _bears_a_title(user: User) -> bool:
    return user.titles.filter(borne(timezone.now())).exists()


TO_PLAYERS = (
    Deed(
        "mute",
        _("Mute the player"),
        _(
            "The player may not write in any chat until then, and is told so when trying to. "
            "They may play on."
        ),
        _ACTS,
        _to_player(sanctions.mute),
        TermForm,
    ),
    Deed(
        "unmute",
        _("Let the player chat again"),
        _("The player may write in chats again at once."),
        _ACTS,
        _to_player(sanctions.unmute),
        possible=lambda user: user.is_muted,
    ),
    Deed(
        "ban",
        _("Ban the player"),
        _(
            "The player is signed out everywhere at once and may not sign in until then. In "
            "running games a bot plays their seats to the end, and the results stay with their "
            "account; seats at waiting tables become free."
        ),
        _ACTS,
        _to_player(sanctions.ban),
        TermForm,
    ),
    Deed(
        "unban",
        _("Let the player in again"),
        _("The player may sign in again at once. Seats that bots have taken over stay theirs."),
        _ACTS,
        _to_player(sanctions.unban),
        possible=lambda user: not user.is_active,
    ),
    Deed(
        "rename",
        _("Rename the player"),
        _(
            "The player is called by the new name everywhere, in finished games too, and signs in "
            "by it. They are not told: write to them."
        ),
        _ACTS,
        _to_player(sanctions.rename),
        NameForm,
    ),
    Deed(
        "password",
        _("Reset the password"),
        _(
            "No password opens the account any more. The player is signed out everywhere, keys for "
            "programs end, and a letter with a link to a new password goes to the confirmed "
            "address. Use it when a stranger has come in, or when the player cannot."
        ),
        _ACTS,
        _reset_password,
        possible=lambda user: user.is_active and bool(access.address_of(user)),
    ),
    Deed(
        "factor",
        _("Switch the second factor off"),
        _(
            "The password alone opens the account until the player sets a second factor up anew. "
            "They are signed out everywhere, and keys for programs end. They are not told: make "
            "sure first that it is really they who ask."
        ),
        _ACTS,
        _to_player(access.forget_factor),
        possible=is_mfa_enabled,
    ),
    Deed(
        "grant",
        _("Grant a title"),
        _("The title stands before the player’s name everywhere, in the reader’s language."),
        _TITLES,
        _to_player(sanctions.grant_title),
        GrantForm,
    ),
    Deed(
        "take",
        _("Take a title away"),
        _(
            "The title is borne no more from now on. Without the title of a bot the account is "
            "taken for a person’s, and its games may be rated again."
        ),
        _TITLES,
        _take_title,
        TitleForm,
        possible=_bears_a_title,
    ),
)
