"""Pages where a newcomer learns the games."""

from collections.abc import Mapping
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.gzip import gzip_page

from games.contract import AnyEngine
from games.handbook import handbook
from games.registry import engine, on_offer, rulesets
from tables.pages.builds import pictures_address, pictures_looks
from tables.pages.rules_markup import rules_markup
from tables.pages.rules_search import search
from tables.pages.table_words import language


@gzip_page
def rules_of_all(request: HttpRequest) -> HttpResponse:
    """Show every game in a few words, with the way to its rules."""
    query = request.GET.get("q", "")[:100].strip()
    games = [
        {
            "info": one.info,
            "name": one.info.name.in_language(language()),
            "lead": rules_markup(one.info.slug, language()).lead,
        }
        for one in on_offer()
    ]
    context = {"games": games, "query": query, "hits": search(query, on_offer())}
    return render(request, "rules/all.html", context)


@gzip_page
def rules_of_one(request: HttpRequest, slug: str, ruleset: int | None = None) -> HttpResponse:
    """Show the rules of a game and the list of its cards, of an older ruleset if one is named."""
    try:
        rules = engine(slug, ruleset)
    except LookupError:
        raise Http404 from None
    info = rules.info
    *older, newest = rulesets(slug)
    context = {
        "info": info,
        "name": info.name.in_language(language()),
        "shared_game": slug,
        "shared_what": info.sentence.in_language(language()),
        "rules": rules_markup(slug, language(), info.ruleset),
        "handbook": handbook(slug, info.ruleset).in_language(language()),
        "pictures": pictures_address(slug),
        "board": _largest_board(rules),
        "pictures_looks": pictures_looks(slug),
        "older": older,
        "newest": newest,
    }
    return render(request, "rules/one.html", context)


def _largest_board(rules: AnyEngine) -> Mapping[str, Any]:
    """Return the board of a table as large as can be: every card is there."""
    seats = max(rules.seats({}))
    return rules.board(rules.checked_options(seats, {}), seats)


def rules_address(slug: str, ruleset: int) -> str:
    """Return where the rules of a table are told; the newest ones have the plain address."""
    if ruleset == rulesets(slug)[-1]:
        return reverse("rules-of", args=[slug])
    return reverse("rules-of-ruleset", args=[slug, ruleset])
