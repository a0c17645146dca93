"""Pages that tell players how they are rated, and what fair play means here."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language

from accounts import strength
from accounts.services import fair_play
from games.registry import engines


def ratings(request: HttpRequest) -> HttpResponse:
    """Tell how ratings and titles come about."""
    language = get_language() or "ru"
    infos = [engine.info for engine in engines()]
    context = {
        "newcomer": strength.shown(strength.START),
        "few": strength.FEW_GAMES,
        "with_prizes": [info.name.in_language(language) for info in infos if info.prizes],
        "with_parts": [
            (info.slug, info.name.in_language(language)) for info in infos if info.parts_weighed
        ],
        "earned": [
            (title.in_language(language), info.name.in_language(language))
            for info in infos
            for title in info.titles.values()
        ],
    }
    return render(request, "people/ratings_explained.html", context)


def conduct(request: HttpRequest) -> HttpResponse:
    """Tell what leaving costs, and how one person with two accounts is noticed."""
    waits = [(count, wait.seconds // 60) for count, wait in fair_play.WAITS.items()]
    context = {
        "waits": waits,
        "hours": fair_play.LATELY.days * 24,
        "days": fair_play.REMEMBERED.days,
    }
    return render(request, "people/fair_play.html", context)
