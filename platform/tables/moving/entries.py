"""A move that is made in memory, as the database is to keep it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from django.utils import timezone

from tables.models import Move, Seat
from tables.services.changing import Change
from tables.services.playing import encode_events

_json = msgspec.json.Encoder()

LOGGED: Mapping[str, str] = {
    "table_id": "bigint",
    "number": "integer",
    "seat": "smallint",
    "by": "text",
    "body": "jsonb",
    "move_id": "text",
    "events": "bytea",
    "at": "timestamptz",
}
"""What is logged of a move, and PostgreSQL's type for it."""

CHANGED: Mapping[str, str] = {
    "id": "bigint",
    "state": "bytea",
    "version": "integer",
    "revision": "integer",
    "asked": "jsonb",
    "questions": "jsonb",
    "clocks": "jsonb",
    "moved": "boolean",
    "public_digest": "text",
    "public_number": "integer",
    "wake_at": "timestamptz",
    "bots_at": "timestamptz",
    "changed_at": "timestamptz",
}
"""By what a table is known, and what a move changes of it."""


@dataclass(slots=True)
class Entry:
    """A move that is made in memory, as it is to be kept."""

    change: Change
    seat: Seat
    move: Any
    move_id: str
    revision: int
    """The revision by which it was judged."""

    def logged(self) -> Sequence[Any]:
        """Return what is logged of it, in the order of ``LOGGED``."""
        table = self.change.table
        whose = (table.pk, table.version, self.seat.number, Move.By.PERSON.value)
        events = encode_events(self.change.events)
        return (*whose, _written(self.move), self.move_id, events, timezone.now())

    def changed(self) -> Sequence[Any]:
        """Return what it has changed of its table, in the order of ``CHANGED``."""
        table = self.change.table
        numbers = (table.pk, table.state, table.version, table.revision)
        lists = (_written(table.asked), _written(table.questions), _written(table.clocks))
        public = (table.moved, table.public_digest, table.public_number)
        return (*numbers, *lists, *public, table.wake_at, table.bots_at, timezone.now())


def _written(value: Any) -> str:
    return _json.encode(value).decode()
