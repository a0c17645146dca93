"""What a web process does against Python's own pauses."""

import gc
import sys
from collections.abc import Iterator

import pytest

from config.server import pauses


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_what_is_there_from_the_start_is_never_looked_at_again() -> None:
    pauses.shorten_pauses()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == pauses.THRESHOLDS
    assert sys.getswitchinterval() == pytest.approx(pauses.SWITCH_SECONDS)
