"""The rules for players: each game's own text, in ``rules/ru.md`` and ``rules/en.md`` beside it.

They are Markdown without HTML. Every one has the same parts in the same order, each under a heading
of the second level, so that a reader finds their way in any of them.

A part that read otherwise in an older ruleset stands as it was then in ``rules/ru.<ruleset>.md``.
"""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

from games.registry import engine, package, rulesets
from games.words import Bilingual

LANGUAGES: Final = ("ru", "en")

PARTS: Final = {
    "about": Bilingual("О чём игра", "What it is about"),
    "goal": Bilingual("Цель", "The goal"),
    "table": Bilingual("Что на столе", "What is on the table"),
    "turn": Bilingual("Ваш ход", "Your turn"),
    "more": Bilingual("Что ещё бывает", "What else can happen"),
    "end": Bilingual("Конец игры", "The end"),
    "options": Bilingual("Настройки стола", "Options of the table"),
    "tips": Bilingual("Советы для первой игры", "Tips for your first game"),
}
"""The headings by their anchors, which are the same in both languages."""


@cache
def rules_text(slug: str, language: str, ruleset: int | None = None) -> str:
    """Return a ruleset of a game in Markdown, the newest unless one is named.

    A ``LookupError`` for another game, ruleset or language.
    """
    home = files(package(slug)) / "rules"
    if language not in LANGUAGES:
        raise LookupError(f"no rules are written in “{language}”")
    text = (home / f"{language}.md").read_text("utf-8")
    asked = engine(slug, ruleset).info.ruleset
    for number in reversed([one for one in rulesets(slug)[:-1] if one >= asked]):
        former = home / f"{language}.{number}.md"
        if former.is_file():
            text = overlaid(text, former.read_text("utf-8"))
    return text


def overlaid(text: str, former: str) -> str:
    """Return a text in which the parts of another stand instead of its own of the same heading."""
    parts = {_heading(part): part.rstrip("\n") for part in _parts(former)}
    return "".join(
        parts[_heading(part)] + "\n\n" if _heading(part) in parts else part for part in _parts(text)
    )


def _parts(text: str) -> list[str]:
    return re.split(r"^(?=## )", text, flags=re.MULTILINE)


def _heading(part: str) -> str:
    return part.partition("\n")[0]


@cache
def rulings(slug: str) -> dict[str, str]:
    """Return under which heading a reader finds each ruling that a refusal may name.

    A heading is a part's anchor, or ``point-3`` for the third small one of the page: they are the
    same in both languages. The game has them in ``rules/anchors.json``.
    """
    text = (files(package(slug)) / "rules" / "anchors.json").read_text("utf-8")
    found: dict[str, str] = json.loads(text)
    return found
