"""What tests of tables share."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tables.live.hub import Hub, hub
from tests.house_clock import swept
from tests.push_service import PushService, push_service


@pytest.fixture
async def new_hub() -> AsyncIterator[None]:
    """Give the test's loop a hub of its own."""
    Hub.__init__(hub)
    yield
    await hub.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


@pytest.fixture
def just_swept(db: None) -> None:
    """Let no time have been lost: the last sweep is just over."""
    del db
    swept()
