"""A player's page."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from accounts.models import User
from accounts.names import key_of


def profile(request: HttpRequest, name: str) -> HttpResponse:
    """Show a player; a name in other letters leads to the right one."""
    who = User.objects.filter(name_key=key_of(name), deleted_at__isnull=True).first()
    if who is None:
        raise Http404
    if who.username != name:
        return redirect("profile", name=who.username)
    return render(request, "people/profile.html", {"who": who})
