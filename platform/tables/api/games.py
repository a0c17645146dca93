"""The games there are, their options and their words."""

from typing import Any

import msgspec
from django.utils.decorators import method_decorator
from django.views.decorators.gzip import gzip_page
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.bots import LEVELS
from games.bots.levels import has_bots
from games.contract import AnyEngine
from games.registry import engines
from games.vocabulary import vocabulary
from games.words import sentences
from tables.api import answers
from tables.live.house_events import WORDS as HOUSE_EVENTS
from tables.pages.lobby import now_here
from tables.phrases import QUICK_PHRASES
from tables.services.opening import find_engine


def game_json(engine: AnyEngine) -> dict[str, Any]:
    """Return what a client needs to open a table of this game."""
    told: dict[str, Any] = msgspec.to_builtins(engine.info)
    return told | {"bots": list(LEVELS) if has_bots(engine.info.slug) else []}


class Games(APIView):
    """All games, with their options."""

    @extend_schema(responses=answers.Game(many=True))
    def get(self, request: Request) -> Response:
        """List the games."""
        del request
        return Response([game_json(engine) for engine in engines()])


@method_decorator(gzip_page, name="dispatch")
class Words(APIView):
    """What a game says, in one language."""

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, slug: str, language: str) -> Response:
        """Return templates, names and sentences by their codes."""
        del request
        info = find_engine(slug).info
        words = vocabulary(info.slug).in_language(language)
        house = {code: [text.in_language(language)] for code, text in HOUSE_EVENTS.items()}
        return Response(
            words
            | {
                "events": words["events"] | house,
                "game": info.name.in_language(language),
                "sentences": sentences(info.slug, language),
                "options": {
                    name: option.label.in_language(language)
                    for name, option in info.options.items()
                },
                "quick_phrases": {
                    code: text.in_language(language) for code, text in QUICK_PHRASES.items()
                },
            },
            headers={"Cache-Control": "public, max-age=300"},
        )


class Now(APIView):
    """How busy the place is."""

    @extend_schema(responses=answers.HereNow)
    def get(self, request: Request) -> Response:
        """Count the people and tables here now."""
        del request
        return Response(now_here())
