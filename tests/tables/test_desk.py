"""The desk: who waits there, for whom, and for how long."""

import asyncio
from typing import Any

import pytest
from asgiref.sync import sync_to_async

from tables.moving import desk as desks
from tables.moving.order import Order
from tables.refusals import Refused, RefusedByRules
from tables.services.playing import Accepted
from tests.tablecraft import fresh
from tests.tables.orders import Maker, order_at, played

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]


@pytest.mark.usefixtures("new_hub")
async def test_who_waits_too_long_is_told_and_nothing_is_made(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sync_to_async(played)("late", person)
    order = await sync_to_async(order_at)(table)
    desk = desks.Desk()
    desk.open(asyncio.get_running_loop(), "test", lambda _: None, lambda *_: False)
    monkeypatch.setattr(desks, "write_soon", lambda _: None)  # the clerk is at something else
    monkeypatch.setattr(desks, "PATIENCE", -1.0)
    waiting = asyncio.create_task(desk.play(**order.sent()))
    await asyncio.sleep(0)
    desk.give_back_late()
    with pytest.raises(Refused) as refusal:
        await waiting
    assert refusal.value.code == "busy"
    assert refusal.value.status == 503
    assert (await sync_to_async(fresh)(table)).version == table.version


async def test_strangers_wait_at_no_desk_and_spoil_no_memory(
    person: Maker, monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    """Nobody who plays waits for them, and the table stays in mind."""
    settings.LIMITS = settings.LIMITS._replace(moves_per_second=1, moves_at_once=2)
    table = await sync_to_async(played)("watched", person)
    stranger = await sync_to_async(person)("stranger")
    desk = desks.Desk()
    monkeypatch.setattr(desks, "write_soon", lambda _: None)
    await sync_to_async(desk.memory.recall)(table.uid)
    order = await sync_to_async(order_at)(table, user_id=stranger.pk)
    codes = []
    for _ in range(3):
        with pytest.raises(Refused) as refusal:
            desk.put(order)
        codes.append(refusal.value.code)
    assert codes == ["not_seated", "not_seated", "too_fast"]
    assert len(desk.memory) == 1


@pytest.mark.usefixtures("new_hub")
async def test_a_refused_move_leaves_the_table_in_mind(person: Maker) -> None:
    table = await sync_to_async(played)("refused", person)
    order = await sync_to_async(order_at)(table, move={"type": "nonsense"})
    desk = desks.Desk()
    desk.open(asyncio.get_running_loop(), "test", lambda _: None, lambda *_: False)
    with pytest.raises(Refused):
        await desk.play(**order.sent())
    assert len(desk.memory) == 1


@pytest.mark.usefixtures("new_hub")
async def test_a_plain_move_does_not_wait_for_one_that_is_made_with_care(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else every end of a game, booked by many statements, would hold up all other tables."""
    begun_: list[Any] = []
    tables = [await sync_to_async(played)(name, person) for name in ("end", "on")]
    desk = desks.Desk()
    desk.open(asyncio.get_running_loop(), "test", lambda _: None, lambda *_: False)
    monkeypatch.setattr(desks, "care_soon", begun_.append)
    odd = await sync_to_async(order_at)(tables[0], move={"type": "nonsense"})
    refused = asyncio.create_task(desk.play(**odd.sent()))
    while not begun_:
        await asyncio.sleep(0.01)
    plain = await sync_to_async(order_at)(tables[1])
    assert isinstance(await desk.play(**plain.sent()), Accepted)
    assert not refused.done()
    await asyncio.to_thread(begun_.pop())
    with pytest.raises(RefusedByRules):
        await refused


@pytest.mark.usefixtures("new_hub")
async def test_moves_of_a_table_wait_for_the_one_that_is_made_with_care(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_: list[Any] = []
    table = await sync_to_async(played)("one by one", person)
    desk = desks.Desk()
    desk.open(asyncio.get_running_loop(), "test", lambda _: None, lambda *_: False)
    monkeypatch.setattr(desks, "care_soon", begun_.append)
    odd = await sync_to_async(order_at)(table, move={"type": "nonsense"}, move_id="first")
    first = asyncio.create_task(desk.play(**odd.sent()))
    while not begun_:
        await asyncio.sleep(0.01)
    plain = await sync_to_async(order_at)(table, move_id="second")
    second = asyncio.create_task(desk.play(**plain.sent()))
    await asyncio.sleep(0.05)
    assert not second.done()
    await asyncio.to_thread(begun_.pop())
    with pytest.raises(RefusedByRules):
        await first
    assert isinstance(await second, Accepted)


@pytest.mark.usefixtures("new_hub")
async def test_who_waits_too_long_for_care_is_told_and_nothing_is_made(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sync_to_async(played)("late", person)
    desk = desks.Desk()
    desk.open(asyncio.get_running_loop(), "test", lambda _: None, lambda *_: False)
    monkeypatch.setattr(desks, "PATIENCE", -1.0)
    monkeypatch.setattr(desks, "make_with_care", None)
    odd = await sync_to_async(order_at)(table, move={"type": "nonsense"})
    with pytest.raises(Refused, match="busy"):
        await desk.play(**odd.sent())
    await desk.close()


@pytest.mark.usefixtures("new_hub")
async def test_who_waits_for_care_behind_others_is_told_and_nothing_is_made(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes care may be held up by a single table for long."""
    begun_: list[Any] = []
    table = await sync_to_async(played)("behind", person)
    desk = desks.Desk()
    desk.open(asyncio.get_running_loop(), "test", lambda _: None, lambda *_: False)
    monkeypatch.setattr(desks, "care_soon", begun_.append)
    odd = await sync_to_async(order_at)(table, move={"type": "nonsense"}, move_id="first")
    first = asyncio.create_task(desk.play(**odd.sent()))
    while not begun_:
        await asyncio.sleep(0.01)
    with monkeypatch.context() as patched:
        patched.setattr(desks, "PATIENCE", -1.0)
        desk.give_back_late()
    with pytest.raises(Refused, match="busy"):
        await first
    plain = await sync_to_async(order_at)(table, move_id="second")
    assert isinstance(await desk.play(**plain.sent()), Accepted), "the table is still in hand"
    await asyncio.to_thread(begun_.pop())
    await desk.close()


@pytest.mark.usefixtures("new_hub")
async def test_whatever_becomes_of_telling_others_the_player_is_answered(person: Maker) -> None:
    table = await sync_to_async(played)("untold", person)

    def fail(_: Any) -> None:
        raise RuntimeError("a listener of our own making")

    desk = desks.Desk()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda *_: None)
    desk.open(loop, "test", fail, lambda *_: False)
    order = await sync_to_async(order_at)(table)
    assert await asyncio.wait_for(desk.play(**order.sent()), 10) == Accepted(table.version + 1)


async def test_a_desk_that_closes_waits_no_longer_than_it_says(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A transaction that hangs must not keep a process from ending."""
    desk = desks.Desk()
    monkeypatch.setattr(desks, "write_soon", lambda _: None)
    monkeypatch.setattr(desks, "CLOSING_SECONDS", 0.05)
    desk.put(Order("uid", 1, {}, 0, "id", "en", lambda _: None))
    desk._take()
    await asyncio.wait_for(desk.close(), 10)
    del person


async def test_no_hand_works_for_a_table_that_another_has_in_hand(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would come back at once, again and again, until the other is done."""
    begun_: list[Any] = []
    desk = desks.Desk()
    monkeypatch.setattr(desks, "HANDS", 2)
    monkeypatch.setattr(desks, "write_soon", begun_.append)
    first, second = (Order("uid", 1, {}, 0, name, "en", lambda _: None) for name in "ab")
    desk.put(first)
    assert desk._take() == [first]
    desk.put(second)
    begun_.pop()()
    assert len(begun_) == 1
    del person


async def test_a_desk_with_too_many_waiting_takes_no_more(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks.Desk()
    monkeypatch.setattr(desks, "write_soon", lambda _: None)
    monkeypatch.setattr(desks, "MOST_WAITING", 1)
    order = Order("uid", 1, {}, 0, "id", "en", lambda _: None)
    desk.put(order)
    with pytest.raises(Refused, match="busy"):
        desk.put(order)
    del person
