"""What tests of tables share."""

from collections.abc import AsyncIterator, Iterator

import pytest
from django.utils import timezone

from tables.hub import Hub, hub
from tables.models import SweepMark
from tests.push_service import PushService, push_service


@pytest.fixture
async def new_hub() -> AsyncIterator[None]:
    """Give the test's loop a hub of its own."""
    Hub.__init__(hub)
    yield
    for task in tuple(hub._tasks):
        task.cancel()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


@pytest.fixture
def just_swept(db: None) -> None:
    """Let no time have been lost: the last sweep is just over."""
    del db
    SweepMark.objects.update_or_create(pk=1, defaults={"ran_at": timezone.now()})
