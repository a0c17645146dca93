"""Keys for programs: whose they are, how they begin and when they end; never the keys."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import ActingAdmin, Deed
from accounts.admin.links import person_link
from accounts.admin.lists import PlayersList
from accounts.models import Token
from accounts.services import sanctions


def _end(request: HttpRequest, token: Token, **given: Any) -> HttpResponse:
    operator: Any = request.user
    sanctions.revoke_token(token=token, operator=operator, **given)
    messages.success(request, _("The key opens nothing any more."))
    return redirect("admin:accounts_token_changelist")


@admin.register(Token)
class TokenAdmin(ActingAdmin, PlayersList):
    """What an operator may know of a key, and one button to end it."""

    deeds = (
        Deed(
            "revoke",
            _("End the key"),
            _(
                "Programs that come by this key are let in no more, and their sockets close at "
                "once. The player may make another."
            ),
            "accounts.change_user",
            _end,
        ),
    )
    list_display = ("name", "prefix", "player", "created_at", "used_at", "expires_at")
    list_select_related = ("user",)
    fields = ("name", "prefix", "player", "created_at", "used_at", "expires_at")
    readonly_fields = fields

    def log_change(self, request: HttpRequest, obj: Token, message: Any) -> Any:
        """Keep it with the player: the key is gone, and what is said of a player goes with them."""
        return super().log_change(request, obj.user, message)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """Read nothing of the key itself."""
        return super().get_queryset(request).defer("digest")

    @admin.display(description=_("player"))
    def player(self, token: Token) -> SafeString | str:
        """Link to the player."""
        return person_link(token.user)
