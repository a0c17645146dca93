"""Remembers on which device and in which network an account is seen, for fair play."""

import secrets
from collections.abc import Callable

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse

from accounts.addresses import client_address
from accounts.models import User
from accounts.services import fair_play

COOKIE = "device"
_YEAR = 365 * 24 * 3600
_HOUR = 3600


def sightings(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[..., HttpResponse]:
    """Return the middleware; it looks after the answer, when programs are known by their token."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        user = getattr(request, "user", None)
        if isinstance(user, User) and user.is_rated:
            _see(user, request, response)
        return response

    return middleware


def _see(user: User, request: HttpRequest, response: HttpResponse) -> None:
    """Remember this account's device and network, once an hour."""
    device = request.COOKIES.get(COOKIE, "")[:64]
    if not device and request.session.session_key:
        device = secrets.token_urlsafe(16)
        response.set_cookie(
            COOKIE, device, _YEAR, httponly=True, samesite="Lax", secure=request.is_secure()
        )
    address = client_address(request)
    if cache.add(f"seen:{user.pk}:{fair_play.mark_of(f'{device} {address}')}", 1, _HOUR):
        fair_play.see(user=user, device=device, address=address)
