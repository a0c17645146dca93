"""How long a game that somebody left is held against them."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import User
from accounts.services.fair_play import waits_until
from tests.accounts.outcomes import finished

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]


@pytest.mark.parametrize(("hours", "counts"), [(23, True), (25, False)])
def test_a_game_left_is_held_against_nobody_for_more_than_a_day(
    person: Maker, hours: int, counts: bool
) -> None:
    ann, bob, now = person("ann"), person("bob"), timezone.now()
    finished([ann, bob], left=[0], at=now - timedelta(hours=hours))
    assert waits_until(ann, now) is None
    assert (waits_until(ann, now, left_running=[now]) is not None) is counts
    finished([ann, bob], left=[0], at=now)
    assert (waits_until(ann, now) is not None) is counts


def test_nor_is_one_that_goes_on_without_them(person: Maker) -> None:
    ann, now = person("ann"), timezone.now()
    left = now - timedelta(hours=25)
    assert waits_until(ann, now, left_running=[left, now]) is None
