"""Pages of people that need the tables: who is here now, and who asks whom to a table."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBadRequest
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.gzip import gzip_page

from accounts.friendships import circle_of
from accounts.models import Aversion
from accounts.profiles import beginning, named
from accounts.views.friends import back
from tables.pages.friends_here import own_open_table, with_presence
from tables.refusals import Refused
from tables.services.avoiding import avoid
from tables.services.inviting import decline, invite


def _me(request: HttpRequest) -> Any:
    return request.user


@login_required
def friends(request: HttpRequest) -> HttpResponse:
    """Show my friends, those who are here first, and the wishes that wait."""
    circle = circle_of(_me(request))
    context = {
        "circle": circle,
        "friends": with_presence(circle.friends),
        "my_table": own_open_table(_me(request)),
    }
    return render(request, "people/friends.html", context)


@login_required
def invite_friend(request: HttpRequest, name: str) -> HttpResponse:
    """Ask a friend to the table at which I wait for players."""
    table = own_open_table(_me(request))
    if request.method == "POST" and table is not None:
        try:
            invite(uid=table.uid, user=_me(request), name=name)
        except Refused as refusal:
            messages.error(request, refusal.sentence())
        else:
            messages.success(request, _("Invited: {name}").format(name=name))
    elif request.method == "POST":
        messages.error(request, _("Open a table first: then your friends can be invited to it."))
    return redirect("friends")


@gzip_page
def search(request: HttpRequest) -> HttpResponse:
    """Find players by how their names begin."""
    query = request.GET.get("q", "").strip()
    context = {"query": query, "found": with_presence(beginning(query))}
    return render(request, "people/search.html", context)


@login_required
def bell(request: HttpRequest) -> HttpResponse:
    """Return the bell itself, for a live page; what it shows every page knows."""
    return render(request, "_bell.html")


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
    return back(request, "my-games")
