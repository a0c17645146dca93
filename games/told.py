"""What a game told after a move, in sixteen bytes: programs that agree on it play the same game.

Told are the events as each viewer saw them, whom the table waits for, and how the game ended. How
a state is laid out is no part of it, so that rules may grow; nor is an event's gloss, nor what
players wrote, so that it can be taken out of a game without a trace.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from games.contract import AnyEngine, Event, Outcome

DIGEST_BYTES = 16

_encode = msgspec.json.Encoder(order="deterministic").encode


def told(engine: AnyEngine, seats: int, state: Any, events: Sequence[Event]) -> bytes:
    """Return all that was told: JSON without white space, keys sorted, free texts left empty."""
    seen = [_seen(events, viewer) for viewer in (None, *range(seats))]
    return _encode(
        {
            "events": _unwritten(seen, engine.info.free_texts),
            "asked": sorted(engine.actors(state)),
            "outcome": _ending(engine.outcome(state)),
        }
    )


def digest(data: bytes) -> str:
    """Return the first half of the SHA-256, in hexadecimal digits."""
    return sha256(data).digest()[:DIGEST_BYTES].hex()


def _seen(events: Sequence[Event], viewer: int | None) -> list[dict[str, Any]]:
    seen = (event.told_to(viewer) for event in events)
    return [event for event in seen if event is not None]


def _ending(outcome: Outcome | None) -> dict[str, Any] | None:
    """Return an outcome without what is empty: a field that came later was so before."""
    if outcome is None:
        return None
    return {name: value for name, value in msgspec.to_builtins(outcome).items() if value}


def _unwritten(value: Any, texts: frozenset[str]) -> Any:
    """Return a JSON value with an empty text wherever somebody has written one."""
    if isinstance(value, (list, tuple)):
        return [_unwritten(one, texts) for one in value]
    if isinstance(value, dict):
        return {
            name: "" if name in texts and isinstance(one, str) else _unwritten(one, texts)
            for name, one in value.items()
        }
    return value
