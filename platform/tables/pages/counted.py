"""Figures that many pages show: counted now and then, once for all processes.

While one counts anew, the others show what was counted last, so that however many come at a time,
the database is asked once.
"""

import time
from collections.abc import Callable

from django.core.cache import cache

FRESH = 2.0
"""Seconds for which a figure is good enough."""
_KEPT = 60
"""Seconds for which an old one is better than none."""

Figures = dict[str, int]


def counted(name: str, count: Callable[[], Figures]) -> Figures:
    """Return figures by their name, counted anew if the last ones are old."""
    key, now = f"counted:{name}", time.time()
    kept: tuple[Figures, float] | None = cache.get(key)
    if kept is not None and (now < kept[1] or not cache.add(f"{key}:anew", 1, FRESH)):
        return kept[0]
    found = count()
    cache.set(key, (found, now + FRESH), _KEPT)
    return found
