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
from tables.calls.noticing import note_live_turns, note_slow_turns
from tables.clocks import Agreement, Clock
from tables.live.frames import all_frames, is_owned, publish_part, shown_clocks
from tables.live.publishing import LOBBY, publish, table_topic, user_topic
from tables.log_context import about
from tables.models import HouseTime, Seat, Table
from tables.refusals import Refused, no_table
from tables.services.rebuilding import state_of
from tables.wire.frames import encode
from tables.wire.notes import Asked, Changed, Kept, Listed
from tables.wire.table import stamp
from tables.work import house_time
from tables.work.waking import wake_promptly


class Change:
    """A locked table while it is being changed."""

    house_events: Sequence[Event] = ()
    """What the house tells before the events; not the game's, and in no record."""
    public: bytes | None = None
    """The table's public part, if it has changed."""

    def __init__(self, table: Table, seats: list[Seat], begun: float) -> None:
        self.table = table
        self.seats = seats
        self.begun = begun
        self.events: list[Event] = []
        self.touched = False
        self.now = timezone.now()

    @cached_property
    def house(self) -> HouseTime:
        """The house's clock, as this transaction sees it."""
        return house_time.current()

    @cached_property
    def clock_now(self) -> float:
        """What the house's clock shows: the time that clocks are kept in."""
        return self.house.reading(self.now.timestamp())

    @cached_property
    def state(self) -> Any:
        """The game's state, or None before the start."""
        return state_of(self.table)

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
            raise no_seat()
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
        """Keep what only clocks and bots need to know: no new version, nothing for people."""
        self._save()
        transaction.on_commit(self._tell_quietly, robust=True)

    def _tell_quietly(self) -> None:
        publish(table_topic(self.table.uid), self.kept())
        wake_promptly(self.table, self.seats)

    def _save(self) -> None:
        table = self.table
        if "state" in self.__dict__ and self.state is not None:
            table.state = table.engine.dump(self.state)
        if "clocks" in self.__dict__:
            table.clocks = clocks.written(self.clocks)
        table.revision += 1
        table.save()

    def save(self) -> None:
        """Keep the change; all are told once it is committed."""
        self.public = publish_part(self.table, self.seats)
        self._save()
        transaction.on_commit(self._tell, robust=True)

    def _tell(self) -> None:
        """Send the new frames; runs after the commit, in whichever process it was."""
        publish(table_topic(self.table.uid), self.note())
        if self._is_more_than_a_move():
            publish(LOBBY, Listed(table=self.table.uid))
        self._call_those_asked()
        wake_promptly(self.table, self.seats)
        if not self.slow and not self.table.practice:
            note_live_turns(self.table, self.seats_that_begin())

    def note(self) -> Changed:
        """Return what the web processes are told of this change."""
        table = self.table
        frames = all_frames(
            table,
            self.seats,
            self.state,
            [*self.house_events, *self.events],
            self.legal if self.state is not None else {},
            clocks=shown_clocks(self.clocks, self.clock_now),
            public=self.public,
        )
        owned = [seat for seat in self.seats if is_owned(table, seat)]
        is_plain = self.public is None and table.status == Table.Status.PLAYING
        return Changed(
            version=table.version,
            frames=frames,
            seats={seat.user_id: seat.number for seat in owned if seat.user_id is not None},
            out=table.engine.out(self.state) if self.state is not None else frozenset(),
            over=table.over,
            kept=self.kept() if is_plain else None,
        )

    def kept(self) -> Kept:
        """Return what a move has changed of the table, for other processes to remember."""
        table = self.table
        return Kept(
            revision=table.revision,
            version=table.version,
            state=bytes(table.state or b""),
            asked=table.asked,
            questions=table.questions,
            clocks=table.clocks,
            wake_at=stamp(table.wake_at),
            bots_at=stamp(table.bots_at),
        )

    def _is_more_than_a_move(self) -> bool:
        """Tell whether the lobby shows the table otherwise now; a deal has events as moves have."""
        begins = self.table.started_at == self.now
        return begins or self.table.over or not self.events

    def _call_those_asked(self) -> None:
        """Tell each person whose turn it has become, wherever on the site they are."""
        for user in self.people_asked():
            publish(user_topic(user), Asked(table=self.table.uid))

    def people_asked(self) -> list[int]:
        """Return to whom this change has put a question."""
        return [seat.user_id for seat in self.seats if seat.user_id and self.is_newly_asked(seat)]

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
        now = self.clock_now
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
            raise no_table()
        change = Change(table, list(table.seats.select_related("user")), begun)
        yield change
        if change.touched:
            change.save()
            if change.slow:
                note_slow_turns(table, change.seats_that_begin())


def no_seat() -> Refused:
    """Return the refusal of whoever does not sit here."""
    return Refused("not_seated", _("You do not sit at this table."), status=403)


def _wrong_time(code: str, message: str) -> Any:
    return lambda: Refused(code, message)


_WRONG_TIME: dict[str, Any] = {
    Table.Status.OPEN: _wrong_time("not_started", _("The game has not begun yet.")),
    Table.Status.PLAYING: _wrong_time("already_started", _("The game has begun already.")),
    Table.Status.FINISHED: _wrong_time("already_over", _("The game is over.")),
    Table.Status.CANCELLED: _wrong_time("already_over", _("The game was cancelled.")),
}
