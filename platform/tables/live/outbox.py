"""What a socket has still to say: in order, bounded, and said by a task of the socket's own.

Whoever puts something in never waits: the hub hands on to two hundred sockets as quickly as to one,
and a socket that is slow, or has gone, holds up nobody but itself.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_ERRANDS = 256
MOST_BYTES = 1 << 20

Errand = Callable[[], Awaitable[None]]


class TooSlow(Exception):  # noqa: N818 - a state of the reader, not an error of ours
    """More waits to be said than is kept."""


class Outbox:
    """Errands that are run one after the other. At the first that fails, the rest is forgotten."""

    def __init__(self, give_up: Callable[[Exception], None]) -> None:
        self._give_up = give_up
        self._waiting: deque[tuple[Errand, int]] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._idle = False

    def put(self, errand: Errand, size: int = 0) -> None:
        """Add an errand that says so many bytes; what is too much for the box closes it."""
        if self._closed:
            return
        if self._is_full(size):
            self._fail(TooSlow())
            return
        self._waiting.append((errand, size))
        self._bytes += size
        self._more.set()

    def _is_full(self, size: int) -> bool:
        """A single errand may be of any size: a long game is told to whoever asks."""
        too_many = len(self._waiting) >= MOST_ERRANDS
        return too_many or (bool(self._waiting) and self._bytes + size > MOST_BYTES)

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits, nor is being said: whatever is said now is said in its turn."""
        return self._idle and not self._waiting and not self._closed

    def start(self) -> None:
        """Begin to run them."""
        if not self._closed:
            self._task = asyncio.create_task(self._run())

    def empty(self) -> None:
        """Forget what waits."""
        self._waiting.clear()
        self._bytes = 0

    def close(self) -> None:
        """Forget everything; nothing is taken any more."""
        self._closed = True
        self._waiting.clear()
        if self._task is None:
            self._let_go()
        elif self._task is not asyncio.current_task():
            self._task.cancel()
            self._let_go()

    def _let_go(self) -> None:
        """Hold on to nothing: what holds on to each other stays until Python looks for it."""
        self._give_up, self._task = _to_nobody, None

    def _fail(self, error: Exception) -> None:
        give_up = self._give_up
        self.close()
        give_up(error)

    async def _run(self) -> None:
        try:
            while not self._closed:
                await self._run_all()
                self._idle = True
                await self._more.wait()
                self._idle = False
                self._more.clear()
        except Exception as error:
            self._fail(error)
        finally:
            self._let_go()

    async def _run_all(self) -> None:
        while self._waiting:
            errand, size = self._waiting.popleft()
            self._bytes -= size
            await errand()


def _to_nobody(_: Exception) -> None:
    """Tell nobody."""
