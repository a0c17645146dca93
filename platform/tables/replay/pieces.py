"""Frames of a game that is looked back at: in pieces, which are kept once it is over.

Each is what that viewer was sent, but for clocks and the table's public part. What is kept is known
by viewer and veil: nobody is handed what was made for other eyes.
"""

import gzip
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from django.core.cache import cache

from games.contract import Event
from games.vocabulary import sheet
from tables.live.frames import seen
from tables.live.hushing import hushed
from tables.models import Table
from tables.replay.eyes import ALL, viewer_behind
from tables.replay.reel import KEPT, PIECE, mark_of, run
from tables.replay.steps import Step, steps_of
from tables.wire.frames import Clocks, State, encode
from tables.wire.replay import ReplayPiece

_LEVEL = 4
"""Of compression: frames repeat each other, so little is enough."""


def begin_of(number: int) -> int:
    """Return the first tick of the piece that this one is in."""
    return number - number % PIECE


def key_of(table: Table, eyes: str, first: int, *, in_words: bool) -> str:
    """Return what a piece is known by."""
    viewer, veil = viewer_behind(eyes), "lifted" if eyes == ALL else "worn"
    face = "words" if in_words else "plain"
    return f"{mark_of(table)}:viewer={viewer}:veil={veil}:{face}:{first}"


def piece_of(table: Table, eyes: str, first: int, *, in_words: bool = False) -> bytes:
    """Return a piece, compressed; its first tick is one of those that ``begin_of`` returns."""
    if not table.over:
        return _made(table, eyes, first, in_words)
    key = key_of(table, eyes, first, in_words=in_words)
    kept: bytes | None = cache.get(key)
    if kept is None:
        kept = _made(table, eyes, first, in_words)
        cache.set(key, kept, KEPT)
    return kept


def hushed_piece(piece: bytes, *, texts: Collection[str], seats: Collection[int]) -> bytes:
    """Return a piece without what the players of these seats have written."""
    if not texts or not seats:
        return piece
    told = msgspec.json.decode(gzip.decompress(piece))
    told["frames"] = [
        msgspec.Raw(hushed(encode(frame), texts=texts, seats=seats)) for frame in told["frames"]
    ]
    return _packed(encode(told))


def _made(table: Table, eyes: str, first: int, in_words: bool) -> bytes:
    frames: list[Any] = []
    if first <= table.version:  # there are fewer steps than versions
        before = _number_before(table, first)
        for step, state in run(table, first, PIECE):
            frames.append(msgspec.Raw(encode(frame_at(table, step, state, eyes, before, in_words))))
            before = step.number
    return _packed(encode(ReplayPiece(eyes=eyes, first=first, frames=frames)))


def _number_before(table: Table, first: int) -> int:
    """Return the version that a piece follows: the deal's follows none."""
    steps = steps_of(table, first - 1, 1) if first else ()
    return steps[0].number if steps else 0


def frame_at(
    table: Table, step: Step, state: Any, eyes: str, before: int, in_words: bool = False
) -> State:
    """Return what those eyes saw after a step."""
    engine, viewer = table.engine, viewer_behind(eyes)
    told = State(
        version=step.number,
        seat=viewer,
        asked=0,
        since=before,
        events=told_to(eyes, step.events()),
        clocks=Clocks(0.0, []),
        table_number=table.public_number,
    )
    told.view, told.legal, told.free = engine.view(state, viewer), [], []  # type: ignore[assignment]
    if viewer is not None and not step.is_end and engine.outcome(state) is None:
        told.legal, told.free = engine.legal(state, viewer), engine.free(state, viewer)  # type: ignore[assignment]
    if eyes == ALL:
        told.opened = engine.opened(state)
    if in_words:
        told.sheet = sheet(table.game, msgspec.json.decode(encode(told.view)), viewer)
    return told


def told_to(eyes: str, events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return events as those eyes saw them; with all open, as nobody did then."""
    if eyes != ALL:
        return seen(events, viewer_behind(eyes))
    return [told for event in events if (told := event.opened()) is not None]


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)
