"""What a table looks like to one viewer: the frame every screen is drawn from.

A frame holds nothing its viewer may not know: the view, the legal moves and the events are the
engine's own for that seat; everything else in it is public.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from django.utils import timezone

from games.contract import Event
from games.refusals import refusals
from games.vocabulary import sheet
from tables import clocks
from tables.models import Seat, Table

encode = msgspec.json.Encoder().encode

Viewer = int | None


def table_json(table: Table, seats: Sequence[Seat]) -> dict[str, Any]:
    """Return what everybody may know of a table, the game apart."""
    taken = {seat.number: seat for seat in seats}
    return {
        "uid": table.uid,
        "game": table.game,
        "ruleset": table.ruleset,
        "options": table.options,
        "status": table.status,
        "access": table.access,
        "rated": table.rated,
        "host": table.host_id,
        "clock": table.clock,
        "seats": [seat_json(number, taken.get(number)) for number in range(table.seat_count)],
        "fair": fairness(table),
        "moved": table.moved,
        "outcome": table.outcome,
        "voided": table.voided_at is not None,
        "rematch": table.rematch.uid if table.rematch_id and table.rematch else None,
        "created_at": stamp(table.created_at),
        "started_at": stamp(table.started_at),
        "ended_at": stamp(table.ended_at),
    }


def stamp(moment: datetime | None) -> float | None:
    """Return a moment in seconds since the epoch."""
    return None if moment is None else moment.timestamp()


def seat_json(number: int, seat: Seat | None) -> dict[str, Any]:
    """Return who sits in a seat."""
    if seat is None:
        return {"number": number, "user": None, "level": "", "ready": False, "absence": ""}
    return {
        "number": number,
        "user": seat.user.to_json() if seat.user else None,
        "level": seat.level,
        "ready": seat.ready or bool(seat.level),
        "absence": seat.absence,
    }


def fairness(table: Table) -> dict[str, Any]:
    """Return the commitment at once, the frozen list at the start, the secret at the end."""
    return {
        "commitment": table.commitment,
        "entropy": table.entropy if table.started_at else None,
        "server_seed": bytes(table.server_seed).hex() if table.over else None,
    }


def game_json(
    table: Table,
    state: Any,
    viewer: Viewer,
    legal: Sequence[Mapping[str, Any]] | None = None,
) -> dict[str, Any]:
    """Return the game as one viewer may know it."""
    engine = table.engine
    view = engine.view(state, viewer)
    lines = sheet(table.game, msgspec.json.decode(encode(view)), viewer)
    told: dict[str, Any] = {"view": view, "sheet": lines, "legal": [], "free": [], "refused": []}
    if viewer is not None and table.status == Table.Status.PLAYING:
        told["legal"] = engine.legal(state, viewer) if legal is None else legal
        told["free"] = engine.free(state, viewer)
        told["refused"] = refusals(engine, state, viewer)
    return told


def frame(
    table: Table,
    seats: Sequence[Seat],
    state: Any,
    viewer: Viewer,
    *,
    events: Sequence[dict[str, Any]] = (),
    since: int = 0,
    common: msgspec.Raw | None = None,
    legal: Sequence[Mapping[str, Any]] | None = None,
) -> bytes:
    """Return one viewer's frame, encoded: consumers forward it untouched."""
    body: dict[str, Any] = {
        "type": "state",
        "version": table.version,
        "seat": viewer,
        "asked": table.asked[viewer] if viewer is not None and table.asked else 0,
        "table": common or table_json(table, seats),
        "clocks": clocks_json(table),
        "events": list(events),
        "since": since,
    }
    if state is not None:
        body |= game_json(table, state, viewer, legal)
    return encode(body)


def clocks_json(table: Table) -> dict[str, Any]:
    """Return what the clocks show, and the server's own time to read them by."""
    return {
        "now": timezone.now().timestamp(),
        "seats": [
            {"deadline": clock.deadline, "bank": clock.bank} for clock in clocks.read(table.clocks)
        ],
    }


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
) -> dict[str, bytes]:
    """Return the frames of a change: one per taken seat, and one for spectators."""
    common = msgspec.Raw(encode(table_json(table, seats)))
    viewers: list[Viewer] = [None, *(seat.number for seat in seats if seat.user_id)]
    return {
        topic(viewer): frame(
            table,
            seats,
            state,
            viewer,
            events=seen(events, viewer),
            since=table.version - 1,
            common=common,
            legal=None if viewer is None else legal.get(viewer),
        )
        for viewer in viewers
    }


def topic(viewer: Viewer) -> str:
    """Return a viewer's key in a published message."""
    return "watch" if viewer is None else str(viewer)
