"""What is told of the toy game in words."""

from collections.abc import Mapping
from typing import Any

from games.vocabulary import Sheet


def sheet(view: Mapping[str, Any], viewer: int | None) -> Sheet:
    """Return nothing but who sits there: the toy is drawn."""
    del viewer
    return Sheet(table=[], own=[], seats=[[] for _ in view["hands"]])
