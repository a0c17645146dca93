"""Finished tables, quickly: what each viewer is sent is kept, and the log as services write it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from django.utils import timezone

from accounts.models import User
from games.chance import Chance
from games.contract import Event, fill
from tables.live.frames import all_frames, publish_part, shown_clocks
from tables.models import Move, Seat, Table
from tables.services.finishing import outcome_json
from tests.tablecraft import begun, fresh, state_of

PARTS = ("version", "seat", "events", "view", "legal", "free")
"""What a replay has in common with what was sent."""
_encode = msgspec.msgpack.Encoder().encode


class Played(NamedTuple):
    """A table whose game is over, and what its viewers were sent, by viewer."""

    table: Table
    sent: dict[str, list[Any]]
    outcome: dict[str, Any]
    """How it ended, as the last frame told it."""


def parts_of(frame: dict[str, Any]) -> dict[str, Any]:
    """Return of a frame what a replay must show again."""
    return {name: frame[name] for name in PARTS}


def played(people: Sequence[User], game: str, chance: Chance, **more: Any) -> Played:
    """Play a game of random moves, a free one now and then; every frame is made as services do.

    Only what costs time is left out: a transaction for each move.
    """
    table = begun(people, game, **more)
    engine, state, seats = table.engine, state_of(table), list(table.seats.select_related("user"))
    sent: dict[str, list[Any]] = {}
    log: list[Move] = []
    while actors := sorted(engine.actors(state)):
        seat = chance.pick(actors) if chance.below(20) else chance.below(table.seat_count)
        legal = engine.legal(state, seat)
        if not legal:
            continue
        move = fill(chance.pick(legal), chance)
        state = engine.load(engine.dump(state))
        events = engine.apply(state, seat, move)
        table.version += 1
        log.append(_row(table, seat, move, events))
        public = _end(table, state, seats)
        legal_now = {one: engine.legal(state, one) for one in range(table.seat_count)}
        clocks = shown_clocks([], 0.0)
        frames = all_frames(table, seats, state, events, legal_now, clocks=clocks, public=public)
        for viewer, body in frames.items():
            last = msgspec.json.decode(body)
            sent.setdefault(viewer, []).append(parts_of(last))
    _keep(table, state, log)
    return Played(fresh(table), sent, last["table"]["outcome"])


def _end(table: Table, state: Any, seats: list[Seat]) -> bytes | None:
    """End the table if the rules say so; return what is public of it then, as all are told."""
    outcome = table.engine.outcome(state)
    if outcome is None:
        return None
    table.status = Table.Status.FINISHED
    table.outcome = outcome_json(outcome) | {"unrated": "alone", "gains": []}
    table.ended_at = timezone.now()
    return publish_part(table, seats)


def _row(table: Table, seat: int, move: Any, events: list[Event]) -> Move:
    return Move(
        table=table,
        number=table.version,
        seat=seat,
        by=Move.By.PERSON,
        body=move,
        move_id=f"m{table.version}",
        events=_encode(events),
        at=timezone.now(),
    )


def _keep(table: Table, state: Any, log: list[Move]) -> None:
    Move.objects.bulk_create(log)
    table.state = table.engine.dump(state)
    table.save()
    table.seats.update(ended_at=table.ended_at)
