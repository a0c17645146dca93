"""A game's rules as a page shows them: Markdown made HTML, once a process."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt
from markdown_it.token import Token

from games.rules_text import PARTS, rules_text, rulings
from tables.pages import pictures

_SENTENCE = re.compile(r"(?<=[.!?]) (?=[A-ZА-ЯЁ«“])")
_NO_BOARD = mark_safe("")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


class Part(NamedTuple):
    """A heading of the second level, and the anchor that leads to it."""

    anchor: str
    title: str


class Section(NamedTuple):
    """What stands under one heading, large or small, as plain text: for a search."""

    anchor: str
    title: str
    text: str


class RulesMarkup(NamedTuple):
    """What a rules page is made of."""

    lead: str
    """The first paragraph, as plain text: what the game is, for a list of games."""
    parts: list[Part]
    notes: dict[str, str]
    """What stands first under each small heading, as plain text: an option in a sentence or two."""
    sections: list[Section]
    html: str


@cache
def rules_markup(slug: str, language: str, ruleset: int | None = None) -> RulesMarkup:
    """Return a game's rules for a page; a ``LookupError`` for what is not there."""
    text = rules_text(slug, language, ruleset)
    return marked_up(text, language, rulings(slug), pictures.board(slug))


def marked_up(
    text: str,
    language: str,
    told: Mapping[str, str] = MappingProxyType({}),
    board: SafeString = _NO_BOARD,
) -> RulesMarkup:
    """Return a text with an anchor at each of its parts; HTML in it is shown, not obeyed.

    Each ruling has an anchor too, at its heading: a refusal leads there. Where the text says
    ``![what is to be seen](board)`` the game's board is drawn.
    """
    tokens = _MARKDOWN.parse(text)
    anchors = {title.in_language(language): anchor for anchor, title in PARTS.items()}
    parts: list[Part] = []
    for token, inner in _openings(tokens, "h2"):
        part = Part(anchors.get(inner.content, f"part-{len(parts) + 1}"), inner.content)
        token.attrSet("id", part.anchor)
        parts.append(part)
    for number, (token, _inner) in enumerate(_openings(tokens, "h3"), 1):
        token.attrSet("id", f"point-{number}")
    sections = _sections(tokens)
    _anchor_rulings(tokens, told)
    _draw_board(tokens, board)
    lead = next((inner.content for _, inner in _openings(tokens, "p")), "")
    made = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return RulesMarkup(lead, parts, _notes(tokens), sections, made)


def _anchor_rulings(tokens: list[Token], told: Mapping[str, str]) -> None:
    """Write an empty mark for each ruling into the heading under which it is told."""
    for token, inner in pairwise(tokens):
        here = [code for code, anchor in told.items() if anchor == token.attrGet("id")]
        if token.type == "heading_open" and inner.children is not None:
            marks = "".join(f'<span id="{code}"></span>' for code in here)
            inner.children.insert(0, Token("html_inline", "", 0, content=marks))


def _draw_board(tokens: list[Token], board: SafeString) -> None:
    """Put the drawing, with what the text tells of it, in the place of its paragraph."""
    for at, token in enumerate(tokens):
        image = token.children[0] if token.children else token
        if board and image.type == "image" and image.attrGet("src") == "board":
            figure = format_html(
                '<figure class="board">{}<figcaption>{}</figcaption></figure>', board, image.content
            )
            tokens[at - 1 : at + 2] = [Token("html_block", "", 0, content=figure)]
            return


def _notes(tokens: list[Token]) -> dict[str, str]:
    """Return the first two sentences under each heading of the third level; lists are left out."""
    notes: dict[str, str] = {}
    heading = ""
    for token, inner in pairwise(tokens):
        if token.type == "heading_open":
            heading = inner.content if token.tag == "h3" else ""
        elif token.type == "paragraph_open" and token.level == 0 and heading:
            notes.setdefault(heading, " ".join(_SENTENCE.split(_plain(inner))[:2]))
    return notes


def _sections(tokens: list[Token]) -> list[Section]:
    """Return every part with its text, in their order."""
    found: list[Section] = []
    for token, inner in pairwise(tokens):
        if token.type == "heading_open":
            found.append(Section(str(token.attrGet("id") or ""), inner.content, ""))
        elif inner.type == "inline" and found and token.type != "heading_open":
            last = found[-1]
            found[-1] = last._replace(text=f"{last.text} {_plain(inner)}".strip())
    return found


def _plain(inner: Token) -> str:
    return "".join(one.content for one in inner.children or [])


def _openings(tokens: list[Token], tag: str) -> list[tuple[Token, Token]]:
    """Return where each element of this kind begins, with what is written in it."""
    return [
        (token, inner)
        for token, inner in pairwise(tokens)
        if token.tag == tag and token.nesting == 1
    ]
