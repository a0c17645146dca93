"""Words in moves are talk: of whom the reader does not wish to hear they are not sent."""

from collections.abc import Collection
from typing import Any

import msgspec

from tables.wire.frames import encode

UNSAID = "…"

_TOLD = ("view", "events", "sheet")
_AUTHORS = ("by", "victim", "seat")
"""Whose words a saying has, the first of them that it names."""


def hushed(body: bytes, *, texts: Collection[str], seats: Collection[int]) -> bytes:
    """Return a frame without what the players of these seats have written in free ``texts``."""
    if not texts or not seats:
        return body
    told: dict[str, Any] = msgspec.json.decode(body)
    for part in _TOLD:
        if part in told:
            told[part] = _without(told[part], texts, seats, None, event=part == "events")
    return encode(told)


def _without(
    value: Any, texts: Collection[str], seats: Collection[int], author: Any, *, event: bool
) -> Any:
    """Leave out words: an event's are its author's, also in the move it holds, whoever that names.

    Elsewhere the nearest around them that names an author says whose they are.
    """
    if isinstance(value, list):
        return [_without(one, texts, seats, author, event=event) for one in value]
    if not isinstance(value, dict):
        return value
    if not (event and author is not None):
        author = next((value[name] for name in _AUTHORS if type(value.get(name)) is int), author)
    return {
        name: UNSAID
        if name in texts and author in seats and isinstance(one, str) and one
        else _without(one, texts, seats, author, event=event)
        for name, one in value.items()
    }
