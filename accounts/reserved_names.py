"""Names that nobody chooses: they would be read as the house's, an operator's, a bot's or a title.

Words are compared by their looks, so no other alphabet and no digit gets one past.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from accounts.lookalikes import keys_of
from games.registry import engines

_OFFICES: Final = (
    *("admin", "administrator", "moderator", "operator", "sysadmin", "superuser"),
    *("админ", "администратор", "администрация", "модератор", "оператор", "сисадмин"),
)
"""No name begins with one of these, nor has one as a word."""

_WORDS: Final = (
    *("mod", "root", "staff", "official", "support", "system", "server", "zastolye"),
    *("модер", "официально", "поддержка", "техподдержка", "система", "сервер", "застолье"),
    *("bot", "bots", "guest", "deleted", "anonymous", "champion"),
    *("бот", "боты", "гость", "удалён", "удалённый", "аноним", "чемпион"),
)
"""No name has one of these as a word, with or without a number behind it."""

_BETWEEN: Final = re.compile(r"[ .+_-]+")
_DIGITS: Final = "0123456789"


def is_reserved(name: str) -> bool:
    """Tell whether a name has a word in it that is not for people to bear."""
    whole = _looks(name)
    if any(look.startswith(office) for look in whole for office in _offices()):
        return True
    return any(not _looks(word).isdisjoint(_words()) for word in _words_of(name))


def _looks(text: str) -> set[str]:
    return set(keys_of(text))


def _words_of(name: str) -> Iterator[str]:
    """Yield the words of a name, and the whole of it, each with and without its numbers."""
    for word in (name, *_BETWEEN.split(name)):
        yield word
        yield word.strip(f"{_DIGITS} .+_-")


@cache
def _offices() -> tuple[str, ...]:
    return tuple(look for office in _OFFICES for look in _looks(office))


@cache
def _words() -> frozenset[str]:
    """Return how all such words look, the titles of the games among them."""
    titles = [title for one in engines() for title in one.info.titles.values()]
    named = [text for title in titles for text in (title.ru, title.en)]
    return frozenset(look for word in (*_OFFICES, *_WORDS, *named) for look in _looks(word))
