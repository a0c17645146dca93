"""A socket's outbox: in order, bounded, and closed at the first thing that fails."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from functools import partial
from weakref import ref

import pytest

from tables.live import outbox
from tables.live.outbox import Outbox, TooSlow


class Reader:
    """Whoever is told; reads nothing until it is let."""

    def __init__(self, *, reads: bool = True) -> None:
        self.told: list[int] = []
        self.failed: list[Exception] = []
        self.may_read = asyncio.Event()
        if reads:
            self.may_read.set()
        self.box = Outbox(self.failed.append)

    async def hear(self, what: int) -> None:
        await self.may_read.wait()
        self.told.append(what)

    def put(self, *what: int, size: int = 0) -> None:
        for one in what:
            self.box.put(partial(self.hear, one), size)


@pytest.fixture
def nobody_looks() -> Iterator[None]:
    """Let nothing be freed that Python would have to look for."""
    gc.disable()
    yield
    gc.enable()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0)


async def test_what_is_put_in_is_said_in_order_once_the_box_is_open() -> None:
    reader = Reader()
    reader.put(1, 2)
    reader.box.start()
    reader.put(3)
    await until(lambda: reader.told == [1, 2, 3])
    reader.box.close()


async def test_who_does_not_keep_up_is_given_up_and_nothing_more_is_kept() -> None:
    reader = Reader(reads=False)
    reader.box.start()
    reader.put(*range(outbox.MOST_ERRANDS + 1))
    assert [type(one) for one in reader.failed] == [TooSlow]
    reader.put(1)
    reader.may_read.set()
    await asyncio.sleep(0)
    assert (len(reader.failed), reader.told) == (1, [])


async def test_bytes_are_bounded_too_but_for_a_single_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "MOST_BYTES", 100)
    reader = Reader(reads=False)
    reader.put(1, size=1000)
    assert not reader.failed
    reader.put(2, size=1)
    assert [type(one) for one in reader.failed] == [TooSlow]


async def test_room_is_made_by_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_BYTES", 100)
    reader = Reader()
    reader.box.start()
    for number in range(20):
        reader.put(number, size=60)
        await until(lambda: len(reader.told) == number + 1)  # noqa: B023 - asked at once
    assert not reader.failed
    reader.box.close()


async def test_a_failure_ends_the_box() -> None:
    reader, trouble = Reader(), ValueError("gone")

    async def fail() -> None:
        raise trouble

    reader.box.put(fail)
    reader.put(1)
    reader.box.start()
    await until(lambda: reader.failed == [trouble])
    assert reader.told == []


class Owner:
    """Whoever has a box, and is told when it fails: each holds on to the other."""

    def __init__(self) -> None:
        self.box = Outbox(self.give_up)

    def give_up(self, error: Exception) -> None:
        raise error


@pytest.mark.usefixtures("nobody_looks")
@pytest.mark.parametrize("is_begun", [True, False])
async def test_a_closed_box_holds_on_to_nobody(is_begun: bool) -> None:
    owner, reader = Owner(), Reader()
    owner.box.put(partial(reader.hear, 1))
    if is_begun:
        owner.box.start()
        await until(lambda: reader.told == [1])
    owner.box.close()
    gone = ref(owner)
    del owner
    await until(lambda: gone() is None)
