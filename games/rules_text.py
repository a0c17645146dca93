"""The rules for players: each game's own text, in ``rules/ru.md`` and ``rules/en.md`` beside it.

They are Markdown without HTML. Every one has the same parts in the same order, each under a heading
of the second level, so that a reader finds their way in any of them.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from games.registry import package
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
def rules_text(slug: str, language: str) -> str:
    """Return a game's rules in Markdown; a ``LookupError`` for another game or language."""
    home = files(package(slug))
    if language not in LANGUAGES:
        raise LookupError(f"no rules are written in “{language}”")
    return (home / "rules" / f"{language}.md").read_text("utf-8")
