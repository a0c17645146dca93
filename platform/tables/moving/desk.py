"""The desk: where the moves of a web process wait for the clerk.

He takes as many as wait, one of each table, whenever he is free: the busier the house, the more
moves share a transaction. What is not plain is handed on to be made with care, and no plain move of
another table waits for it: the end of a game is booked by many statements. Whoever has
waited too long is told so, and nothing of their move is made.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from threading import Lock
from time import perf_counter, sleep
from typing import Any

from django.db import DatabaseError
from django.utils.translation import get_language

from tables import faults
from tables.limits import check_moves
from tables.live.threads import WRITERS, care_soon, give_up_connection, write_soon
from tables.moving.clerk import Clerk, Made, make_with_care
from tables.moving.memory import Memory
from tables.moving.order import Answer, Order
from tables.moving.telling import Looks, Told, tell
from tables.refusals import busy
from tables.services.changing import no_seat
from tables.services.playing import Accepted, play

log = logging.getLogger(__name__)

AT_ONCE = 32
"""Moves that share a transaction at most."""
HANDS = min(2, WRITERS)
"""Transactions at a time: while one is being written to disk, the next is made ready."""
BUSY_SECONDS = 0.02
GATHERED_SECONDS = 0.01
"""When moves were kept so lately, the next wait so long for others: two share a transaction for the
price of one."""
MOST_WAITING = 2000
PATIENCE = 2.0
"""Seconds after which a move that nobody has begun to make is given back."""
CLOSING_SECONDS = 10.0
"""So long a process that leaves waits for moves in hand; what hangs longer is not made, or is found
by whoever sends it again."""


class Desk:
    """The moves of one web process, on their way."""

    def __init__(self) -> None:
        self.memory = Memory()
        self._clerk = Clerk(self.memory)
        self._waiting: deque[Order] = deque()
        self._careful: deque[Order] = deque()
        self._in_hand: set[str] = set()
        self._hands = 0
        self._gathers = False
        self._worked_at = float("-inf")
        self._is_closing = False
        self._lock = Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._hand_over: Callable[[Told], None] = lambda _told: None
        self._looks: Looks = lambda _uid, _user: False
        self._name = ""

    def open(
        self,
        loop: asyncio.AbstractEventLoop,
        name: str,
        hand_over: Callable[[Told], None],
        looks: Looks,
    ) -> None:
        """Begin to take moves; what is told of them is handed over on this loop."""
        self.memory.clear()
        self._is_closing = False
        self._loop, self._name, self._hand_over, self._looks = loop, name, hand_over, looks

    async def close(self) -> None:
        """Finish what was taken, and take no more."""
        self._is_closing = True
        end = perf_counter() + CLOSING_SECONDS
        while (self._waiting or self._in_hand) and perf_counter() < end:
            await asyncio.sleep(0.01)
        if self._in_hand:
            log.warning("left with %d moves in hand", len(self._in_hand))

    def shut(self) -> None:
        """Have no loop any more: whatever threads still send is made at once."""
        self._loop = None

    async def play(self, **sent: Any) -> Accepted:
        """Make somebody's move, and return when it is kept."""
        answered = asyncio.get_running_loop().create_future()
        self.put(_order(sent, answered))
        return _returned(await answered)

    def play_here(self, **sent: Any) -> Accepted:
        """Make somebody's move from a thread; where no desk is open, at once."""
        if self._loop is None:
            return play(**sent)
        answered: Future[Answer] = Future()
        self.put(_order(sent, answered))
        give_up_connection()  # whoever makes the move may need it
        return _returned(answered.result())

    def put(self, order: Order) -> None:
        """Let a move wait. Strangers do not, and whoever comes when too many wait is told so."""
        if self.memory.is_stranger(order.uid, order.user_id):
            check_moves(order.user_id)
            raise no_seat()
        with self._lock:
            if self._is_closing or len(self._waiting) >= MOST_WAITING:
                raise busy()
            self._waiting.append(order)
            is_free = self._hands < HANDS and not self._gathers
            is_busy = perf_counter() - self._worked_at < BUSY_SECONDS
            self._hands += is_free
            self._gathers = self._gathers or (is_free and is_busy)
        if is_free:
            write_soon(self._gather if is_busy else self._work)

    def give_back_late(self) -> None:
        """Give back what has waited too long."""
        least = perf_counter() - PATIENCE
        with self._lock:
            late = [order for order in self._waiting if order.begun < least]
            for order in late:
                self._waiting.remove(order)
            careful = [order for order in self._careful if order.begun < least]
            for order in careful:
                self._careful.remove(order)
        self._answer((order, busy()) for order in (*late, *careful))
        if careful:
            self._put_down({order.uid for order in careful})
            self._begin()

    def _take(self) -> list[Order]:
        """Take the first moves that wait, one of each table that nobody has in hand."""
        taken: list[Order] = []
        with self._lock:
            self._gathers = False
            for order in tuple(self._waiting):
                if len(taken) == AT_ONCE:
                    break
                if order.uid not in self._in_hand:
                    self._in_hand.add(order.uid)
                    self._waiting.remove(order)
                    taken.append(order)
        return taken

    def _gather(self) -> None:
        """Let moves come that follow closely, then make them together."""
        sleep(GATHERED_SECONDS)
        self._work()

    def _work(self) -> None:
        orders, left = self._take(), []
        try:
            settled = self._clerk.make(orders)
            left = settled.left
            self._tell(settled.made)
        except Exception as error:
            if not isinstance(error, DatabaseError):
                faults.note("moves at the desk", error)
            self._answer((order, error) for order in orders if order not in left)
        self._put_down({order.uid for order in orders} - {order.uid for order in left})
        with self._lock:
            self._careful.extend(left)
        for _order in left:
            care_soon(self._take_care)
        self._go_on()

    def _go_on(self) -> None:
        """Make what waits now, or be free."""
        with self._lock:
            self._worked_at = perf_counter()
            goes_on = self._is_something_to_do()
            self._hands -= not goes_on
        if goes_on:
            write_soon(self._work)

    def _take_care(self) -> None:
        """Make the next of the moves that are made by themselves, unless it has waited too long."""
        with self._lock:
            order = self._careful.popleft() if self._careful else None
        if order is None:  # it was given back
            return
        is_late = perf_counter() - order.begun > PATIENCE
        answer: Answer = busy() if is_late else make_with_care(order)
        if isinstance(answer, Accepted):
            self.memory.forget(order.uid)
        self._answer([(order, answer)])
        self._put_down({order.uid})
        self._begin()

    def _begin(self) -> None:
        """Make what waited for a table to be put down, if a hand is free for it."""
        with self._lock:
            begins = self._hands < HANDS and not self._gathers and self._is_something_to_do()
            self._hands += begins
        if begins:
            write_soon(self._work)

    def _put_down(self, uids: set[str]) -> None:
        with self._lock:
            self._in_hand -= uids

    def _is_something_to_do(self) -> bool:
        return any(order.uid not in self._in_hand for order in self._waiting)

    def _tell(self, made: Sequence[Made]) -> None:
        """Tell of moves that are kept: their players, and all who look."""
        if made:
            told, publish = tell(made, self._name, self._looks)
            self._answer([(one.order, one.answer) for one in made], told)
            publish()

    def _answer(self, answers: Iterable[tuple[Order, Answer]], told: Told = ()) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._deliver, list(answers), told)

    def _deliver(self, answers: list[tuple[Order, Answer]], told: Told) -> None:
        try:
            self._hand_over(told)
        finally:  # whatever became of telling the others
            for order, answer in answers:
                order.give(answer)


def _order(sent: Mapping[str, Any], answered: "asyncio.Future[Answer] | Future[Answer]") -> Order:
    """Return a move whose answer somebody waits for."""

    def give(answer: Answer) -> None:
        if not answered.done():  # else whoever sent it has gone, or has been answered
            answered.set_result(answer)

    return Order(**sent, language=get_language() or "en", give=give)


def _returned(answer: Answer) -> Accepted:
    if isinstance(answer, Exception):
        raise answer
    return answer


desk = Desk()
