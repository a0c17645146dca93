"""The repair: whoever lacks a version looks anew, but not for one that is on its way."""

from collections.abc import Callable, Iterator

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from tables.live import hub as hubs
from tables.live.hub import Hub
from tables.live.ordering import Stream
from tables.live.publishing import table_topic
from tables.models import Table
from tests.tablecraft import begun

pytestmark = pytest.mark.django_db(transaction=True)


class Looker:
    """A socket that lacks the newest version as often as it is said."""

    who = "1"

    def __init__(self, lacks: Iterator[bool]) -> None:
        self._lacks = lacks
        self.missed: list[str] = []

    def lacks(self, version: int) -> bool:
        assert version
        return next(self._lacks)

    def miss(self, topic: str) -> None:
        self.missed.append(topic)


@pytest.mark.parametrize(
    ("lacks", "looks_anew"), [([True, True], True), ([True, False], False), ([False], False)]
)
async def test_only_what_does_not_come_is_made_up_for(
    person: Callable[[str], User],
    monkeypatch: pytest.MonkeyPatch,
    lacks: list[bool],
    looks_anew: bool,
) -> None:
    table: Table = await sync_to_async(lambda: begun([person("one"), person("two")], "uno"))()
    monkeypatch.setattr(hubs, "UNDER_WAY_SECONDS", 0.0)
    hub, topic, looker = Hub(), table_topic(table.uid), Looker(iter(lacks))
    hub.streams[topic] = Stream(lambda _note: None)
    hub.listeners[topic] = {looker}  # type: ignore[arg-type]
    await hub._repair_once()
    assert looker.missed == [topic] * looks_anew
