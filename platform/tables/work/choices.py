"""What bots have chosen, until their moment comes: in Redis alone, for nobody else to see.

A choice belongs to one question, named by its ``asked``: of a question that is gone nobody asks for
it, and it is soon forgotten.
"""

import time
from typing import Any

import msgspec

from games.bots.protocol import Phrase
from tables.live.publishing import server

_KEPT = 60
"""Seconds for which a choice is kept after its moment."""


class Choice(msgspec.Struct, frozen=True):
    """A move (None: no free move), and what the bot says to it."""

    move: dict[str, Any] | None
    phrase: Phrase | None = None


def keep(uid: str, number: int, asked: int, choice: Choice, due: float) -> None:
    """Keep what a bot has chosen until it is due."""
    seconds = int(max(0.0, due - time.time())) + _KEPT
    server().set(_key(uid, number, asked), msgspec.msgpack.encode(choice), ex=seconds)


def take(uid: str, number: int, asked: int) -> Choice | None:
    """Return what the bot has chosen, to one who asks alone; None if it is not ready."""
    kept: Any = server().getdel(_key(uid, number, asked))
    return None if kept is None else msgspec.msgpack.decode(kept, type=Choice)


def is_kept(uid: str, number: int, asked: int) -> bool:
    """Tell whether the bot has chosen already."""
    return bool(server().exists(_key(uid, number, asked)))


def _key(uid: str, number: int, asked: int) -> str:
    return f"choice:{uid}:{number}:{asked}"
