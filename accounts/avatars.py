"""A player's plate: a letter on a coloured ground, its rim painted as only this name's is."""

from hashlib import blake2b
from typing import NamedTuple

from django.utils.html import format_html
from django.utils.safestring import SafeString

GROUNDS = (
    *("#b5402c", "#1f6f78", "#7a5a00", "#5b3f8c", "#2f6b35", "#9a2f6b"),
    *("#34527f", "#6b4a32", "#466b12", "#8a2f2f", "#0f6a5a", "#5c5470"),
)
"""White letters can be read on each."""
BEADS, STROKES, GARLAND, PETALS, BRAID = (
    ("0 1", 3.0),
    (".5 .5", 2.2),
    (".6 .2 0 .2", 2.4),
    (".35 .65", 4.2),
    (".8 .2", 1.4),
)
"""Patterns of the rim: how one repeat is dashed, and how broad the brush is."""
PATTERNS = (BEADS, STROKES, GARLAND, PETALS, BRAID)
REPEATS = range(7, 17)


_LINE = SafeString('<circle r="13.4" stroke-width=".8"/>')


class Plate(NamedTuple):
    """What is painted on a plate."""

    ground: str
    dashes: str
    brush: float
    repeats: int
    has_line: bool
    """A thin line inside the rim."""


def plate_of(name: str) -> Plate:
    """Return the plate of a name; capitals and small letters have the same."""
    ground, pattern, repeats, line = blake2b(name.casefold().encode(), digest_size=4).digest()
    dashes, brush = PATTERNS[pattern % len(PATTERNS)]
    return Plate(
        ground=GROUNDS[ground % len(GROUNDS)],
        dashes=dashes,
        brush=brush,
        repeats=REPEATS[repeats % len(REPEATS)],
        has_line=line % 2 == 0,
    )


def drawn(name: str) -> SafeString:
    """Return a name's plate as SVG; the name stands beside it, so it says nothing itself."""
    plate = plate_of(name)
    line = _LINE if plate.has_line else ""
    return format_html(
        '<svg class="player-plate" viewBox="-20 -20 40 40" aria-hidden="true">'
        '<circle r="20" fill="{}"/>'
        '<g fill="none" stroke="#fff" stroke-opacity=".62" stroke-linecap="round">'
        '<circle r="16.6" pathLength="{}" stroke-dasharray="{}" stroke-width="{}"/>{}</g>'
        '<text y="6" text-anchor="middle" fill="#fff">{}</text></svg>',
        plate.ground,
        plate.repeats,
        plate.dashes,
        plate.brush,
        line,
        name[:1].upper(),
    )
