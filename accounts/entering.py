"""Coming in without a name: a visitor becomes a guest, by whatever they press first."""

from allauth.core.ratelimit import consume_or_429
from django.contrib.auth import login
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language

from accounts.services.guests import create_guest


def become_guest(request: HttpRequest) -> HttpResponse | None:
    """Make a guest of a visitor; return what they are told instead if too many came from there."""
    if request.user.is_authenticated:
        return None
    too_often: HttpResponse | None = consume_or_429(request, action="guest")
    if too_often is None:
        guest = create_guest(language=get_language() or "ru")
        login(request, guest, backend="allauth.account.auth_backends.AuthenticationBackend")
    return too_often
