"""Guests have neither password nor e-mail to manage: such pages lead them to an account first."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.deprecation import MiddlewareMixin

_FOR_ACCOUNTS = (
    "account_signup",
    "account_email",
    "account_change_password",
    "account_set_password",
    "account_reauthenticate",
    "settings-token",
    "settings-token-end",
    "settings-program",
)


class GuestsKeepFirst(MiddlewareMixin):
    """Sends a guest from the pages of accounts to the one that makes an account of a guest."""

    def process_view(
        self, request: HttpRequest, view: Callable[..., Any], args: Any, kwargs: Any
    ) -> HttpResponse | None:
        """Lead a guest away, or let the view answer."""
        del view, args, kwargs
        name = (request.resolver_match.url_name if request.resolver_match else "") or ""
        wants_account = name in _FOR_ACCOUNTS or name.startswith("mfa_")
        if wants_account and getattr(request.user, "is_guest", False):
            return redirect("keep")
        return None
