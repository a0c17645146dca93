"""A search in the rules: every part of every game, and its cards."""

from collections.abc import Iterator
from typing import NamedTuple

from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString, mark_safe

from games.contract import AnyEngine
from games.handbook import handbook
from tables.pages.rules_markup import Section, rules_markup
from tables.pages.table_words import language

MOST = 30
AROUND = 90
"""Letters on either side of what was looked for."""


class Hit(NamedTuple):
    """A part of the rules in which all words stand."""

    slug: str
    game: str
    anchor: str
    title: str
    snippet: SafeString


def search(query: str, games: list[AnyEngine]) -> list[Hit]:
    """Return where all words of the query stand, those in headings first."""
    words = query.casefold().split()
    if not words:
        return []
    found = [
        (one, section)
        for one in games
        for section in _sections(one.info.slug)
        if all(word in f"{section.title} {section.text}".casefold() for word in words)
    ]
    found.sort(key=lambda hit: words[0] not in hit[1].title.casefold())
    return [
        Hit(
            one.info.slug,
            one.info.name.in_language(language()),
            section.anchor,
            section.title,
            _snippet(section.text, words[0]),
        )
        for one, section in found[:MOST]
    ]


def _sections(slug: str) -> Iterator[Section]:
    yield from rules_markup(slug, language()).sections
    for group in handbook(slug).in_language(language())["groups"]:
        for entry in group["entries"]:
            yield Section("cards", entry["name"], entry["text"])


def _snippet(text: str, word: str) -> SafeString:
    """Return the place in a text where a word stands first, marked; or how the text begins."""
    at = text.casefold().find(word)
    if at < 0:
        return conditional_escape(_cut(text, 0, 2 * AROUND))
    before, end = text[max(0, at - AROUND) : at], at + len(word)
    marked = format_html("{}<mark>{}</mark>", before, text[at:end])
    return mark_safe(  # noqa: S308 - both parts are escaped
        ("…" if at > AROUND else "") + marked + conditional_escape(_cut(text, end, end + AROUND))
    )


def _cut(text: str, start: int, end: int) -> str:
    return text[start:end] + ("…" if end < len(text) else "")
