"""A change of a table: one transaction, the row locked, told to all once it is saved."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from hashlib import blake2b
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_noop as _

from games.contract import Event, Move
from tables import clocks
from tables.clocks import Agreement, Clock
from tables.frames import all_frames, encode
from tables.log_context import about
from tables.models import Seat, Table
from tables.noticing import note_live_turns, note_slow_turns
from tables.publishing import LOBBY, publish, table_topic, user_topic
from tables.refusals import Refused
from tables.waking import wake_promptly


class Change:
    """A locked table while it is being changed."""

    def __init__(self, table: Table, begun: float) -> None:
        self.table = table
        self.begun = begun
        self.seats: list[Seat] = list(table.seats.select_related("user"))
        self.events: list[Event] = []
        self.touched = False
        self.now = timezone.now()

    @cached_property
    def state(self) -> Any:
        """The game's state, or None before the start."""
        stored = self.table.state
        return None if stored is None else self.table.engine.load(bytes(stored))

    @cached_property
    def clocks(self) -> list[Clock]:
        """The clocks of the seats."""
        return clocks.read(self.table.clocks)

    @property
    def agreement(self) -> Agreement:
        """How long one may think here."""
        return Agreement(**self.table.clock)

    @property
    def slow(self) -> bool:
        """Whether one may think for days here."""
        return self.agreement.kind == "days"

    @cached_property
    def legal(self) -> dict[int, Sequence[Move]]:
        """Every seat's legal moves as the state is now."""
        engine = self.table.engine
        return {seat: engine.legal(self.state, seat) for seat in range(self.table.seat_count)}

    def touch(self) -> None:
        """Count this as a change that all are told."""
        if not self.touched:
            self.touched = True
            self.table.version += 1

    def seat(self, number: int) -> Seat | None:
        """Return who sits there."""
        return next((seat for seat in self.seats if seat.number == number), None)

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where this person sits."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def own_seat(self, user_id: int) -> Seat:
        """Return where this person sits, or refuse whoever does not."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused("not_seated", _("You do not sit at this table."), status=403)
        return seat

    def require(self, *statuses: str) -> None:
        """Refuse unless the table stands there on its way."""
        if self.table.status not in statuses:
            raise _WRONG_TIME[self.table.status]()

    def ask_anew(self, mover: int | None) -> None:
        """Note whose question has become another, by the state as it is now."""
        table, view = self.table, self.table.engine.view(self.state, None)
        asked, questions = list(table.asked), list(table.questions)
        for seat, moves in self.legal.items():
            question = blake2b(encode([view["asks"].get(str(seat)), moves]), digest_size=8)
            if seat == mover or question.hexdigest() != questions[seat]:
                asked[seat] = table.version
                questions[seat] = question.hexdigest()
        table.asked, table.questions = asked, questions

    def save_quietly(self) -> None:
        """Keep what only clocks and bots need to know: no new version, nothing to tell."""
        self._save()
        transaction.on_commit(lambda: wake_promptly(self.table), robust=True)

    def _save(self) -> None:
        table = self.table
        if "state" in self.__dict__ and self.state is not None:
            table.state = table.engine.dump(self.state)
        if "clocks" in self.__dict__:
            table.clocks = clocks.written(self.clocks)
        table.save()

    def _tell(self) -> None:
        """Send the new frames; runs after the commit, in whichever process it was."""
        legal = self.legal if self.state is not None else {}
        frames = all_frames(self.table, self.seats, self.state, self.events, legal)
        seats = {str(seat.user_id): seat.number for seat in self.seats if seat.user_id}
        message = {"version": self.table.version, "frames": frames, "seats": seats}
        publish(table_topic(self.table.uid), message)
        if self._is_more_than_a_move():
            publish(LOBBY, {"table": self.table.uid})
        self._call_those_asked()
        wake_promptly(self.table)
        if not self.slow:
            note_live_turns(self.table, self.seats_that_begin())

    def _is_more_than_a_move(self) -> bool:
        """Tell whether the lobby shows the table otherwise now; a deal has events as moves have."""
        begins = self.table.started_at == self.now
        return begins or self.table.over or not self.events

    def _call_those_asked(self) -> None:
        """Tell each person whose turn it has become, wherever on the site they are."""
        for seat in self.seats:
            if seat.user_id and self.is_newly_asked(seat):
                publish(user_topic(seat.user_id), {"turn": self.table.uid})

    def is_newly_asked(self, seat: Seat) -> bool:
        """Tell whether this change put a question to a person who is there to answer."""
        table = self.table
        return (
            table.status == Table.Status.PLAYING
            and seat.present
            and table.asked[seat.number] == table.version
            and self.clocks[seat.number].since is not None
        )

    def seats_that_begin(self) -> list[Seat]:
        """Return the seats of people whose turn begins with this change.

        A question that other seats' moves make another one is still the same turn.
        """
        now = self.now.timestamp()
        return [
            seat
            for seat in self.seats
            if seat.user_id and self.is_newly_asked(seat) and self.clocks[seat.number].since == now
        ]


@contextmanager
def changing(uid: str) -> Iterator[Change]:
    """Lock a table; if it was touched, save it and tell everybody on commit."""
    begun = time.perf_counter()
    with about(table=uid), transaction.atomic():
        table = Table.objects.select_for_update(of=("self",)).filter(uid=uid).first()
        if table is None:
            raise Refused("no_table", _("There is no such table (any more)."), status=404)
        change = Change(table, begun)
        yield change
        if change.touched:
            change._save()
            if change.slow:
                note_slow_turns(table, change.seats_that_begin())
            transaction.on_commit(change._tell, robust=True)


def _wrong_time(code: str, message: str) -> Any:
    return lambda: Refused(code, message)


_WRONG_TIME: dict[str, Any] = {
    Table.Status.OPEN: _wrong_time("not_started", _("The game has not begun yet.")),
    Table.Status.PLAYING: _wrong_time("already_started", _("The game has begun already.")),
    Table.Status.FINISHED: _wrong_time("already_over", _("The game is over.")),
    Table.Status.CANCELLED: _wrong_time("already_over", _("The game was cancelled.")),
}
