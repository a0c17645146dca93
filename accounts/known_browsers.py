"""Browsers in which an account has signed in before: a signed mark says so, for a year.

Whoever has it is not held up by what strangers try: its own wrong passwords are counted apart.
"""

import secrets
from typing import Any, Final

from allauth.account.signals import password_reset
from django.contrib.auth.signals import user_logged_in
from django.core import signing
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse

from accounts.models import User

COOKIE: Final = "known"
_SALT: Final = "a browser in which an account has signed in"
_YEAR: Final = 365 * 24 * 3600
_MOST: Final = 10
"""Accounts that a browser is known by; the latest stay."""


def browser_of(request: HttpRequest, account: int | None) -> str:
    """Return the name of this browser if the account has signed in here, else nothing."""
    name, accounts = _read(request)
    return name if account in accounts else ""


def _read(request: HttpRequest) -> tuple[str, list[int]]:
    try:
        name, accounts = signing.loads(request.COOKIES.get(COOKIE, ""), salt=_SALT, max_age=_YEAR)
    except (signing.BadSignature, TypeError, ValueError):
        return "", []
    return str(name), list(accounts)


@receiver([user_logged_in, password_reset])
def remember(request: HttpRequest | None, user: User, **kwargs: Any) -> None:
    """Let this browser be known to an account from now on; guests have no password to guess."""
    del kwargs
    if request is not None and not user.is_guest:
        request.signed_in_here = user.pk  # type: ignore[attr-defined]


def mark(request: HttpRequest, response: HttpResponse) -> None:
    """Write down in the browser who has signed in by this request, if anybody has."""
    account = getattr(request, "signed_in_here", None)
    if account is None:
        return
    name, accounts = _read(request)
    kept = [account, *(one for one in accounts if one != account)][:_MOST]
    response.set_cookie(
        COOKIE,
        signing.dumps([name or secrets.token_urlsafe(12), kept], salt=_SALT, compress=True),
        max_age=_YEAR,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure(),
    )
