"""Pages of somebody's games that are over."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from accounts import profiles
from accounts.models import User
from tables.live.looking import lookable
from tables.pages.filters import HistoryFilter
from tables.pages.history import Wanted, games_of, past_json
from tables.pages.table_words import finished_words

ON_A_PAGE = 30


@login_required
def history(request: HttpRequest) -> HttpResponse:
    """Show my games that are over."""
    user: Any = request.user
    return _shown(request, user, own=True)


def history_of(request: HttpRequest, name: str) -> HttpResponse:
    """Show the games of somebody that were booked: their statistics lead here."""
    who = profiles.named(name)
    if who is None:
        raise Http404
    return _shown(request, who, own=False)


def _shown(request: HttpRequest, who: User, *, own: bool) -> HttpResponse:
    form = HistoryFilter(request.GET)
    found = games_of(who, Wanted.of(form.wanted()), own=own)
    page = Paginator(found, ON_A_PAGE).get_page(request.GET.get("page"))
    rows = [past_json(table, who) for table in page]
    query = request.GET.copy()
    query.pop("page", None)
    context = {
        "who": who,
        "own": own,
        "form": form,
        "page": page,
        "query": query.urlencode(),
        "games": [finished_words(row) for row in rows],
        "shown": lookable((row["uid"] for row in rows), request.user),
    }
    return render(request, "tables/history.html", context)
