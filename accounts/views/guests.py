"""Pages of people."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from accounts.entering import become_guest


@require_POST
def enter_as_guest(request: HttpRequest) -> HttpResponse:
    """Make a guest of the visitor: one click, a given name; not too many from one address."""
    too_often = become_guest(request)
    if too_often is not None:
        return too_often
    target = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(target, {request.get_host()}, request.is_secure())
    return redirect(target if safe else "lobby")
