"""What a table looks like to one viewer: the frame every screen is drawn from.

A frame holds nothing its viewer may not know: the view, the legal moves and the events are the
engine's own for that seat; everything else in it is public.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from games.contract import Event
from games.refusals import refusals
from games.vocabulary import sheet
from tables.clocks import Clock
from tables.models import Seat, Table
from tables.wire.frames import Clocks, SeatClock, State, Viewer, encode
from tables.wire.table import public_table


def is_owned(table: Table, seat: Seat) -> bool:
    """Tell whether a person looks, moves and speaks from this seat.

    Whoever has left a game for good only watches it; once it is over, what they have played in is
    theirs to remember.
    """
    left = seat.absence == Seat.Absence.GONE and table.status == Table.Status.PLAYING
    return seat.user_id is not None and not left


def publish_part(table: Table, seats: Sequence[Seat]) -> bytes | None:
    """Return the table's public part if it has changed, and note at which version it did."""
    part = encode(public_table(table, seats))
    digest = blake2b(part, digest_size=16).hexdigest()
    if digest == table.public_digest:
        return None
    table.public_digest, table.public_number = digest, table.version
    return part


def frame(
    table: Table,
    state: Any,
    viewer: Viewer,
    *,
    clocks: Clocks,
    since: int,
    events: Sequence[dict[str, Any]] = (),
    public: bytes | None = None,
    legal: Sequence[Mapping[str, Any]] | None = None,
    in_words: bool = False,
) -> bytes:
    """Return one viewer's frame, encoded: sockets forward it untouched."""
    told = State(
        version=table.version,
        seat=viewer,
        asked=table.asked[viewer] if viewer is not None and table.asked else 0,
        since=since,
        events=list(events),
        clocks=clocks,
        table_number=table.public_number,
    )
    if public is not None:
        told.table = msgspec.Raw(public)  # type: ignore[assignment]
    if state is not None:
        _tell_game(told, table, state, legal)
        if in_words:
            _tell_words(told, table, state)
    return encode(told)


def _tell_game(
    told: State, table: Table, state: Any, legal: Sequence[Mapping[str, Any]] | None
) -> None:
    engine, viewer = table.engine, told.seat
    told.view, told.legal, told.free = engine.view(state, viewer), [], []  # type: ignore[assignment]
    if viewer is not None and table.status == Table.Status.PLAYING:
        moves: Any = engine.legal(state, viewer) if legal is None else legal
        told.legal, told.free = moves, engine.free(state, viewer)  # type: ignore[assignment]


def _tell_words(told: State, table: Table, state: Any) -> None:
    """Add the same in lines for people, and why what one may think of cannot be done."""
    told.refused = []
    told.sheet = sheet(table.game, msgspec.json.decode(encode(told.view)), told.seat)
    if told.seat is not None and table.status == Table.Status.PLAYING:
        told.refused = refusals(table.engine, state, told.seat)  # type: ignore[assignment]


def shown_clocks(seats: Sequence[Clock], now: float) -> Clocks:
    """Return what the clocks show, and the house's own time to read them by."""
    return Clocks(_brief(now), [SeatClock(_brief(one.deadline), _brief(one.bank)) for one in seats])


def _brief(seconds: Any) -> Any:
    """Return a time to the millisecond: nobody sees more of it."""
    return seconds if seconds is None else round(seconds, 3)


def seen(events: Sequence[Event], viewer: Viewer) -> list[dict[str, Any]]:
    """Return the events that this viewer may know, as it may know them."""
    shown = (event.seen_by(viewer) for event in events)
    return [one for one in shown if one is not None]


def all_frames(
    table: Table,
    seats: Sequence[Seat],
    state: Any,
    events: Sequence[Event],
    legal: Mapping[int, Sequence[Mapping[str, Any]]],
    *,
    clocks: Clocks,
    public: bytes | None,
) -> dict[str, bytes]:
    """Return the frames of a change: one per seat of a person, and one for spectators."""
    viewers: list[Viewer] = [None, *(seat.number for seat in seats if is_owned(table, seat))]
    written: Any = msgspec.Raw(encode(clocks))
    return {
        topic(viewer): frame(
            table,
            state,
            viewer,
            clocks=written,
            since=table.version - 1,
            events=seen(events, viewer),
            public=public,
            legal=None if viewer is None else legal.get(viewer),
        )
        for viewer in viewers
    }


def topic(viewer: Viewer) -> str:
    """Return a viewer's key in a published message."""
    return "watch" if viewer is None else str(viewer)
