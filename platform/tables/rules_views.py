"""Pages where a newcomer learns the games."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from games.handbook import handbook
from games.registry import engine, engines
from tables.rules_markup import rules_markup
from tables.table_words import language


def rules_of_all(request: HttpRequest) -> HttpResponse:
    """Show every game in a few words, with the way to its rules."""
    games = [
        {
            "info": one.info,
            "name": one.info.name.in_language(language()),
            "lead": rules_markup(one.info.slug, language()).lead,
        }
        for one in engines()
    ]
    return render(request, "rules/all.html", {"games": games})


def rules_of_one(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the rules of a game and the list of its cards."""
    try:
        info = engine(slug).info
    except LookupError:
        raise Http404 from None
    context = {
        "info": info,
        "name": info.name.in_language(language()),
        "rules": rules_markup(slug, language()),
        "handbook": handbook(slug).in_language(language()),
    }
    return render(request, "rules/one.html", context)
