"""Pages of people that need the tables: who is here now, and who asks whom to a table."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBadRequest
from django.shortcuts import redirect, render

from accounts.friendships import circle_of
from accounts.models import Aversion
from accounts.profiles import named
from tables.friends_here import with_presence
from tables.refusals import Refused
from tables.services.avoiding import avoid
from tables.services.inviting import decline


def _me(request: HttpRequest) -> Any:
    return request.user


@login_required
def friends(request: HttpRequest) -> HttpResponse:
    """Show my friends, those who are here first, and the wishes that wait."""
    circle = circle_of(_me(request))
    context = {"circle": circle, "friends": with_presence(circle.friends)}
    return render(request, "people/friends.html", context)


@login_required
def avoid_player(request: HttpRequest, name: str) -> HttpResponse:
    """Mute or block a player; with an empty kind, take it back."""
    other, kind = named(name), request.POST.get("kind", "")
    if other is None:
        raise Http404
    if kind not in ("", *Aversion.Kind.values):
        return HttpResponseBadRequest()
    if request.method == "POST":
        try:
            avoid(owner=_me(request), other=other, kind=kind or None)
        except ValidationError as refusal:
            messages.error(request, refusal.messages[0])
    return redirect("profile", name=other.username)


@login_required
def decline_invitation(request: HttpRequest, uid: str) -> HttpResponse:
    """Say no to an invitation."""
    if request.method == "POST":
        try:
            decline(uid=uid, user=_me(request))
        except Refused as refusal:
            messages.error(request, refusal.sentence())
    return redirect("my-games")
