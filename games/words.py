"""Words for people: sentences are written in English beside their codes and translated at the edge.

Engines mark a sentence with ``gettext_noop``, so that message extraction finds it; ``translate``
is the edge's: it looks the sentence up in the catalogues of the games.
"""

import gettext
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

_GAMES = Path(__file__).parent
_FRACTIONS = ("", "¼", "½", "¾")


class Bilingual(msgspec.Struct, frozen=True):
    """A name or text that is data of a game, in both languages."""

    ru: str
    en: str

    def in_language(self, language: str) -> str:
        """Return the text in Russian or, for anything else, in English."""
        return self.ru if language == "ru" else self.en


def gettext_noop(sentence: str) -> str:
    """Mark a sentence for translation and return it as it is."""
    return sentence


def translate(sentence: str, language: str, params: Mapping[str, Any] | None = None) -> str:
    """Return the sentence in that language with its parameters filled in."""
    return _catalogue(language).gettext(sentence).format_map(params or {})


def quarters(count: int) -> str:
    """Return so many quarters as a number for people."""
    whole, rest = divmod(abs(count), 4)
    sign = "−" if count < 0 else ""
    return f"{sign}{whole or ('' if rest else 0)}{_FRACTIONS[rest]}"


def sentences(slug: str, language: str) -> dict[str, str]:
    """Return all marked sentences of a game, and those all games share, with their translations."""
    found: dict[str, str] = {}
    for folder in (_GAMES / "locale", _GAMES / slug / "locale"):
        path = gettext.find("django", folder, languages=[language])
        if path:
            with Path(path).open("rb") as file:
                found |= gettext.GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    return {sentence: said for sentence, said in found.items() if sentence}


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    catalogue = gettext.NullTranslations()
    for folder in sorted([_GAMES / "locale", *_GAMES.glob("*/locale")]):
        catalogue.add_fallback(
            gettext.translation("django", folder, languages=[language], fallback=True)
        )
    return catalogue
