"""The log of a table as it is looked back at: the deal, every move, and an end without one."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from games.contract import Event
from tables.live.house_events import events_before
from tables.models import Move, Table
from tables.services.rebuilding import state_of

_decode = msgspec.msgpack.Decoder(list[Event]).decode
_COLUMNS = ("number", "seat", "by", "move_id", "body", "events", "at")
_END = "end"


class Step(NamedTuple):
    """A row of the log."""

    number: int
    """The version that it led to."""
    seat: int | None
    by: str
    move_id: str
    body: Any
    told: bytes
    """Its events, encoded."""
    at: datetime

    @property
    def is_deal(self) -> bool:
        """Whether the game began with it."""
        return self.by == Move.By.DEAL

    @property
    def is_end(self) -> bool:
        """Whether the game ended with it without a move: somebody gave it up, or it was voided."""
        return self.by == _END

    def events(self) -> list[Event]:
        """Return what was told, the house's own words first."""
        told = _decode(self.told) if self.told else []
        return [*events_before(self.by, self.move_id, self.seat), *told]


def steps_of(table: Table, first: int = 0, count: int | None = None) -> Sequence[Step]:
    """Return so many steps of a game from one on, up to the version that was read of the table."""
    log = Move.objects.filter(table=table, number__lte=table.version).order_by("number")
    rows = log[first:] if count is None else log[first : first + count]
    steps = [Step(*row) for row in rows.values_list(*_COLUMNS)]
    is_last = count is None or len(steps) < count
    return [*steps, _end_of(table)] if is_last and _ended_without_a_move(table) else steps


def _ended_without_a_move(table: Table) -> bool:
    return table.over and table.engine.outcome(state_of(table)) is None


def _end_of(table: Table) -> Step:
    last = Move.objects.filter(table=table).latest("number")
    at = table.ended_at or last.at
    return Step(last.number + 1, None, _END, _END, None, b"", at)
