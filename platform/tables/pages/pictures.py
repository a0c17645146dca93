"""A game's own drawings for pages: its tile, its mark and its board, written into the page.

They are the game's own files in ``games/<slug>/static/<slug>``: ``tile.svg``, ``mark.svg`` and
``board.svg``. In the page itself they have its typefaces and its theme, and cost no request.
"""

from functools import cache
from pathlib import Path

from django.contrib.staticfiles import finders
from django.utils.safestring import SafeString, mark_safe


def tile(slug: str) -> SafeString:
    """Return a game's picture for its tile: some of its pieces; nothing if it has none."""
    return _drawing(slug, "tile.svg")


def mark(slug: str) -> SafeString:
    """Return a game's mark, for a line in a list; nothing if it has none."""
    return _drawing(slug, "mark.svg")


def board(slug: str) -> SafeString:
    """Return a game's table as its rules explain it; nothing if it has none."""
    return _drawing(slug, "board.svg")


@cache
def _drawing(slug: str, name: str) -> SafeString:
    found = finders.find(f"{slug}/{name}")
    text = Path(str(found)).read_text("utf-8") if found else ""
    return mark_safe(text.strip())  # noqa: S308 - a file of this site, as its scripts are


@cache
def share_name(slug: str) -> str:
    """Return which file is shown beside a shared link: some pieces, and nothing of any table."""
    own = f"{slug}/share.png"
    return own if slug and finders.find(own) else "img/share.png"
