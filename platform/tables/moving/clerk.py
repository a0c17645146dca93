"""The clerk makes the moves that wait, of many tables, and keeps them in one transaction.

A move is judged by the table as it is remembered; whether the table still stands so is seen as it
is kept. Whatever is not plain is made with care, by ``services.playing``, which locks and reads the
table: a repeat, a refusal, words, the last move, and a race that was lost. No move spoils
another's.
"""

from collections.abc import Sequence
from typing import NamedTuple

from django.db import DatabaseError, DataError, IntegrityError, OperationalError
from django.utils import translation
from psycopg.errors import LockNotAvailable

from tables import clocks, faults, limits, measuring
from tables.live.frames import publish_part
from tables.models import HouseTime, Move, Seat, Table
from tables.moving import saving
from tables.moving.entries import Entry
from tables.moving.memory import Memory, Remembered
from tables.moving.order import Answer, Order
from tables.refusals import Refused, busy
from tables.services.arming import arm
from tables.services.changing import Change
from tables.services.playing import Accepted, advance, check_shape, play
from tables.services.silencing import words_of
from tables.work.house_time import Glimpse


class Made(NamedTuple):
    """A move that is kept."""

    order: Order
    change: Change

    @property
    def answer(self) -> Accepted:
        """What its player is told."""
        return Accepted(self.change.table.version)


class Settled(NamedTuple):
    """What became of some orders: moves that are kept, and those that are to be made with care."""

    made: list[Made]
    left: list[Order]


class Clerk:
    """Makes moves by what a process remembers."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.clock = Glimpse()

    def make(self, orders: Sequence[Order]) -> Settled:
        """Make the plain ones of some orders for different tables."""
        try:
            house = self.clock.current()
            entries = {order: entry for order in orders if (entry := self._judge(order, house))}
            kept = self._keep(list(entries.values()))
        except Exception:  # nothing is known to be kept
            for order in orders:
                self.memory.forget(order.uid)
            raise
        made, left = [], []
        for order in orders:
            entry = entries.get(order)
            if entry is not None and entry.change.table.pk in kept:
                made.append(Made(order, entry.change))
            else:
                left.append(order)
        measuring.note_batch(plain=len(made), careful=len(left))
        return Settled(made, left)

    def _keep(self, entries: list[Entry]) -> set[int]:
        """Keep what was judged plain; of whatever was not, nothing is remembered."""
        kept: set[int] = set()
        try:
            if entries:
                kept = saving.keep(entries)
        except (DataError, IntegrityError) as error:  # in one of them: each is made by itself
            faults.note("a batch of moves", error)
        for entry in entries:
            if entry.change.table.pk not in kept:
                self.memory.forget(entry.change.table.uid)
        return kept

    def _judge(self, order: Order, house: HouseTime) -> Entry | None:
        """Make a move in memory, if it is a plain one."""
        try:
            check_shape(order.move, order.version, order.move_id)
            known = self.memory.recall(order.uid)
            seat = _seat_of(known, order) if known else None
            if known is None or seat is None or not limits.may_move(order.user_id):
                return None
            order.counted = True
            return self._advance(known, seat, order, house)
        except Refused:
            return None
        except DatabaseError:
            raise
        except Exception as error:
            faults.note(f"a move at table {order.uid}", error)
            self.memory.forget(order.uid)
            return None

    def _advance(
        self, known: Remembered, seat: Seat, order: Order, house: HouseTime
    ) -> Entry | None:
        table, change = known.table, Change(known.table, known.seats, order.begun)
        change.state, change.clocks, change.house = known.state, known.clocks, house
        revision, is_first = table.revision, not table.moved
        advance(change, seat, order.move, Move.By.PERSON, order.move_id)
        if table.engine.outcome(change.state) is not None:
            self.memory.forget(order.uid)
            return None
        arm(change)
        table.state = table.engine.dump(change.state)
        table.clocks = clocks.written(change.clocks)
        table.revision = revision + 1
        if is_first:  # from now on nobody may call the game off, and all are told
            change.public = publish_part(table, known.seats)
        self.memory.keep(known)
        return Entry(change, seat, order.move, order.move_id, revision)


def _seat_of(known: Remembered, order: Order) -> Seat | None:
    """Return the player's seat, if nothing but the rules stands against their move."""
    table = known.table
    seat = next((one for one in known.seats if one.user_id == order.user_id), None)
    if seat is None or seat.user is None or not seat.present or not seat.user.is_active:
        return None
    plain = table.status == Table.Status.PLAYING and table.clock["kind"] != "days"
    is_fresh = order.version >= table.asked[seat.number]
    return seat if plain and is_fresh and not words_of(table.game, order.move) else None


def make_with_care(order: Order) -> Answer:
    """Make a move by locking and reading its table; return the answer, or why there is none."""
    with translation.override(order.language):
        try:
            return play(**order.sent(), counted=order.counted)
        except OperationalError as error:
            return busy() if isinstance(error.__cause__, LockNotAvailable) else error
        except Exception as error:
            return error
