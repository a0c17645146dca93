"""Asking to be friends, and answering; the page of friends stands on the floor of the tables."""

from collections.abc import Callable
from typing import Any, NamedTuple

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.functional import Promise
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext_lazy as _

from accounts.profiles import named
from accounts.services import friends


class Deed(NamedTuple):
    """Something done to a wish or a friendship, and what is said of it."""

    service: Callable[..., object]
    said: str | Promise


BEFRIENDED = _("You are friends now.")
ASKED = _("You have asked. The player will see it on the page of friends.")
DEEDS = {
    "accept": Deed(friends.accept, BEFRIENDED),
    "decline": Deed(friends.decline, _("You have declined. The player is not told.")),
    "take-back": Deed(friends.take_back, _("You have taken your wish back.")),
    "remove": Deed(friends.remove, _("You are not friends any more.")),
}


@login_required
def ask(request: HttpRequest) -> HttpResponse:
    """Ask somebody by name."""
    if request.method == "POST":
        try:
            made = friends.ask(user=_me(request), name=request.POST.get("name", ""))
            messages.success(request, str(BEFRIENDED if made.accepted_at else ASKED))
        except ValidationError as refusal:
            messages.error(request, refusal.messages[0])
    return back(request, "friends")


@login_required
def act(request: HttpRequest, name: str, deed: str) -> HttpResponse:
    """Accept, decline, take back or remove."""
    other = named(name)
    if other is None or deed not in DEEDS:
        raise Http404
    if request.method == "POST":
        try:
            DEEDS[deed].service(user=_me(request), other=other)
            messages.success(request, str(DEEDS[deed].said))
        except ValidationError as refusal:
            messages.error(request, refusal.messages[0])
    return back(request, "friends")


def back(request: HttpRequest, otherwise: str) -> HttpResponse:
    """Go back to where the form says it came from."""
    target = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(target, {request.get_host()}, request.is_secure())
    return redirect(target if safe else otherwise)


def _me(request: HttpRequest) -> Any:
    return request.user
