"""Pages are told when the house's clock was set back: their own counts on from there."""

from collections.abc import Callable

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from tables.work import house_time
from tests.house_clock import swept
from tests.tablecraft import begun
from tests.tables.page_socket import Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("new_hub"),
]


async def test_whoever_looks_at_a_table_is_told_what_the_houses_clock_shows(
    person: Callable[[str], User],
) -> None:
    table = await sync_to_async(lambda: begun([person("ann"), person("bob")]))()
    await sync_to_async(swept)()
    async with Client(at(table)) as watcher:
        before = (await watcher.until("state"))["clocks"]["now"]
        await watcher.listens()
        await sync_to_async(swept)(20)
        house = await sync_to_async(house_time.account)()
        told = (await watcher.until("time"))["now"]
        assert told == house.sure
        assert told < before - 15
        again = await sync_to_async(house_time.now)()
        assert again == told
