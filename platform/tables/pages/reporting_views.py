"""Reporting a player from their page: by a line they wrote at a table of mine, or in my words."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.profiles import named
from tables.models import ChatLine
from tables.refusals import Refused
from tables.services import player_reports
from tables.services.chatting import report

MOST_LINES = 30


@login_required
def report_player(request: HttpRequest, name: str) -> HttpResponse:
    """Show what somebody wrote at tables of mine; send a line of it, or my words, to operators."""
    me: Any = request.user
    who = named(name)
    if who is None or who == me:
        raise Http404
    if request.method == "POST":
        _send(request, me, who)
        return redirect("profile", name=who.username)
    context = {"who": who, "lines": _heard(me, who)}
    return render(request, "people/report.html", context)


def _heard(me: User, who: User) -> list[ChatLine]:
    """Return the latest lines of a player at tables where I have a seat too."""
    lines = ChatLine.objects.filter(user=who, move__isnull=True, table__seats__user=me)
    return list(lines.exclude(text="").select_related("table").order_by("-pk")[:MOST_LINES])


def _send(request: HttpRequest, me: User, who: User) -> None:
    number, reason = request.POST.get("line", ""), request.POST.get("reason", "")
    try:
        if "words" in request.POST:
            player_reports.report_person(about=who, reporter=me, words=request.POST["words"])
        else:
            report(line_id=int(number) if number.isdecimal() else 0, reporter=me, reason=reason)
    except Refused as refusal:
        messages.error(request, refusal.sentence())
    else:
        messages.success(request, _("Thank you: somebody will look at it."))
