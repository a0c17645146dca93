"""Many who ask in the same moments are answered together, and each gets what is theirs."""

import asyncio
from collections.abc import Sequence
from threading import Event

import pytest

from tables.live.gathering import MOST, Gathering
from tables.live.threads import READERS, read

pytestmark = pytest.mark.django_db(transaction=True)


class Clerk:
    """Answers by doubling, and notes how many were asked at a time."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def answer(self, questions: Sequence[int]) -> list[int | Exception]:
        self.batches.append(len(questions))
        return [ValueError("odd") if one % 2 else 2 * one for one in questions]


@pytest.fixture
def clerk() -> Clerk:
    return Clerk()


async def asked(gathering: Gathering[int, int], numbers: Sequence[int]) -> list[object]:
    """Ask all of these while every reader is busy."""
    at_work, let_go = [Event() for _ in range(READERS)], Event()

    def work(here: Event) -> None:
        here.set()
        let_go.wait(20)

    busy = [asyncio.create_task(read(work, one)) for one in at_work]
    while not all(one.is_set() for one in at_work):
        await asyncio.sleep(0)
    asking = [asyncio.create_task(gathering.ask(number)) for number in numbers]
    await asyncio.sleep(0)
    let_go.set()
    answers = await asyncio.gather(*asking, return_exceptions=True)
    await asyncio.gather(*busy)
    return list(answers)


async def test_who_asks_alone_is_answered_alone(clerk: Clerk) -> None:
    gathering = Gathering(clerk.answer)
    assert [await gathering.ask(number) for number in (2, 4)] == [4, 8]
    assert clerk.batches == [1, 1]


async def test_who_ask_while_all_are_busy_are_answered_together(clerk: Clerk) -> None:
    numbers = [2 * one for one in range(MOST + 10)]
    answers = await asked(Gathering(clerk.answer), numbers)
    assert answers == [2 * one for one in numbers]
    assert sorted(clerk.batches) == [10, MOST]


async def test_what_is_wrong_with_one_is_told_that_one(clerk: Clerk) -> None:
    told = await asked(Gathering(clerk.answer), [2, 3, 4])
    assert [told[0], told[2]] == [4, 8]
    assert isinstance(told[1], ValueError)


async def test_where_nobody_can_be_answered_all_are_told_and_the_next_is_answered(
    clerk: Clerk,
) -> None:
    is_away = True

    def answer(questions: Sequence[int]) -> list[int | Exception]:
        if is_away:
            raise ConnectionError
        return clerk.answer(questions)

    gathering = Gathering(answer)
    told = await asked(gathering, [2, 4])
    assert [type(one) for one in told] == [ConnectionError] * 2
    is_away = False
    assert await gathering.ask(2) == 4


async def test_who_waits_no_more_takes_nothing_from_the_others(clerk: Clerk) -> None:
    gathering, go_on = Gathering(clerk.answer), Event()
    busy = [asyncio.create_task(read(go_on.wait, 20)) for _ in range(READERS)]
    asking = [asyncio.create_task(gathering.ask(number)) for number in (2, 4)]
    await asyncio.sleep(0.01)
    asking[0].cancel()
    go_on.set()
    assert await asking[1] == 8
    await asyncio.gather(*busy)
