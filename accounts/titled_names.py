"""How a player is called: with the titles borne now before the name, everywhere the same."""

from typing import Any

from django.utils.translation import get_language, gettext

from accounts.models import User

_ISOLATE, _END = "\u2068", "\u2069"
"""Unseen marks around a title in a sentence: no name can hold them, and pages draw by them."""


def told(who: User | dict[str, Any] | None) -> dict[str, Any] | None:
    """Return what is told of a player; nothing of a deleted one."""
    known = who.to_json() if isinstance(who, User) else who
    return None if known is None or known.get("deleted") else known


def called(who: User | dict[str, Any] | None) -> str:
    """Return what a player is called in a sentence."""
    known = told(who)
    if known is None:
        return gettext("Deleted player")
    titles = [f"{_ISOLATE}{title_words(title)}{_END}" for title in known["titles"]]
    return " ".join([*titles, known["name"]])


def title_words(title: dict[str, Any]) -> str:
    """Return a title in the reader's language."""
    return str(title["name"]["ru" if get_language() == "ru" else "en"])


def level_words(level: str) -> str:
    """Return how strong a bot is."""
    words = {"easy": gettext("easy"), "normal": gettext("normal"), "hard": gettext("hard")}
    return words.get(level, level)
