"""Pages of people."""

from allauth.core.ratelimit import consume_or_429
from django.contrib.auth import login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language
from django.views.decorators.http import require_POST

from accounts.services.guests import create_guest


@require_POST
def enter_as_guest(request: HttpRequest) -> HttpResponse:
    """Make a guest of the visitor: one click, a given name; not too many from one address."""
    if not request.user.is_authenticated:
        too_often: HttpResponse | None = consume_or_429(request, action="guest")
        if too_often:
            return too_often
        guest = create_guest(language=get_language() or "ru")
        login(request, guest, backend="allauth.account.auth_backends.AuthenticationBackend")
    target = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(target, {request.get_host()}, request.is_secure())
    return redirect(target if safe else "lobby")
