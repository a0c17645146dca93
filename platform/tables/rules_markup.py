"""A game's rules as a page shows them: Markdown made HTML, once a process."""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from games.rules_text import PARTS, rules_text

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


class Part(NamedTuple):
    """A heading of the second level, and the anchor that leads to it."""

    anchor: str
    title: str


class RulesMarkup(NamedTuple):
    """What a rules page is made of."""

    lead: str
    """The first paragraph, as plain text: what the game is, for a list of games."""
    parts: list[Part]
    html: str


@cache
def rules_markup(slug: str, language: str) -> RulesMarkup:
    """Return a game's rules for a page; a ``LookupError`` for an unknown game or language."""
    return marked_up(rules_text(slug, language), language)


def marked_up(text: str, language: str) -> RulesMarkup:
    """Return a text with an anchor at each of its parts; HTML in it is shown, not obeyed."""
    tokens = _MARKDOWN.parse(text)
    anchors = {title.in_language(language): anchor for anchor, title in PARTS.items()}
    parts: list[Part] = []
    for token, inner in _openings(tokens, "h2"):
        part = Part(anchors.get(inner.content, f"part-{len(parts) + 1}"), inner.content)
        token.attrSet("id", part.anchor)
        parts.append(part)
    lead = next((inner.content for _, inner in _openings(tokens, "p")), "")
    return RulesMarkup(lead, parts, _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def _openings(tokens: list[Token], tag: str) -> list[tuple[Token, Token]]:
    """Return where each element of this kind begins, with what is written in it."""
    return [
        (token, inner)
        for token, inner in pairwise(tokens)
        if token.tag == tag and token.nesting == 1
    ]
