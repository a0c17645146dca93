"""How guessers of passwords are held up, without anybody being locked out by them.

Wrong passwords are counted by address, by address and account, and, for an account, from
everywhere; only the last slows strangers down at other addresses, and it takes many of those. A
browser in which the account has signed in before is counted by itself alone.
"""

from typing import Any, TypeAlias

from allauth.core.internal import ratelimit
from django.http import HttpRequest

from accounts import known_browsers

Usage: TypeAlias = Any
"""What allauth takes back once the password was right."""

_HERE = "login_failed"
_EVERYWHERE = "login_failed_everywhere"
_KNOWN = "login_failed_known"
_STRANGERS = "login_by_strangers"
"""The names of these counts in the settings (``ACCOUNT_RATE_LIMITS``)."""


def count(request: HttpRequest, account: str, number: int | None) -> Usage:
    """Count a try before it is known to be right; None if there were too many."""
    browser = known_browsers.browser_of(request, number)
    if browser:
        return _consume(request, _KNOWN, f"{account} in {browser}")
    if _consume(request, _STRANGERS, account) is None:
        return None
    here = _consume(request, _HERE, here_key(request, account))
    everywhere = here and _consume(request, _EVERYWHERE, account)
    if everywhere is None:
        return None
    return ratelimit.RateLimitUsage(usage=[*here.usage, *everywhere.usage])


def count_code(request: HttpRequest, number: int, browser: str) -> bool:
    """Count a try at the second factor in a browser that is known; tell whether it may be made."""
    return _consume(request, _KNOWN, f"code of account {number} in {browser}") is not None


def here_key(request: HttpRequest, account: str) -> str:
    """Return by what an account's wrong passwords from one address are counted."""
    return f"{account} from {ratelimit.get_ip(request)}"


def _consume(request: HttpRequest, action: str, key: str) -> Usage:
    return ratelimit.consume(request, app="allauth.account", action=action, key=key)
