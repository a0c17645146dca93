"""Every component of the drawn table in every state, on one page, for whoever works on looks."""

from django.conf import settings
from django.contrib.staticfiles import finders
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static

from games.registry import engines
from tables.pages.builds import looks_address
from tables.pages.script_words import script_words
from tables.pages.table_words import language


def style(request: HttpRequest) -> HttpResponse:
    """Show the page, in a house for developers alone."""
    if not settings.DEBUG:
        raise Http404
    slugs = [one.info.slug for one in engines()]
    games = [
        {"slug": slug, "stage": _module(slug, "stage"), "samples": _module(slug, "samples")}
        for slug in slugs
        if finders.find(f"style/{slug}/samples.js")
    ]
    context = {
        "facts": {"language": language(), "games": games},
        "dictionary": script_words(),
        "looks": [one for one in map(looks_address, slugs) if one],
    }
    return render(request, "style.html", context)


def _module(slug: str, name: str) -> str:
    return static(f"style/{slug}/{name}.js")
