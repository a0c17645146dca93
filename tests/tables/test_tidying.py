"""Tidying up: seats of those who do not come back become free, and empty tables vanish."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from redis import Redis

from accounts.models import User
from tables.live import presence
from tables.models import Table
from tables.services import seating
from tables.work.tidying import tidy
from tests.tablecraft import begun, fresh, open_for

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]


def ten_minutes_pass() -> None:
    """Tidy up, let the time go by, and tidy up again."""
    tidy()
    for table in Table.objects.all():
        since = table.deserted_at and table.deserted_at - timedelta(minutes=11)
        Table.objects.filter(pk=table.pk).update(
            deserted_at=since, changed_at=timezone.now() - timedelta(minutes=11)
        )
    tidy()


def sitters(table: Table) -> list[str]:
    return [seat.user.username for seat in table.seats.all() if seat.user]


def test_an_empty_table_vanishes_after_ten_minutes_and_not_sooner(person: Maker) -> None:
    ann = person("ann")
    table = open_for([ann])
    seating.stand_up(uid=table.uid, user=ann)
    tidy()
    assert Table.objects.filter(pk=table.pk).exists()
    ten_minutes_pass()
    assert not Table.objects.filter(pk=table.pk).exists()


def test_seats_become_free_when_nobody_of_the_table_has_been_here_for_ten_minutes(
    person: Maker,
) -> None:
    table = open_for([person("ann"), person("bob")], bots=1)
    tidy()
    assert sitters(table) == ["ann", "bob"]
    ten_minutes_pass()
    assert sitters(table) == []
    assert fresh(table).host is None
    ten_minutes_pass()
    assert not Table.objects.filter(pk=table.pk).exists()


def test_whoever_comes_back_in_time_keeps_the_seat(person: Maker) -> None:
    ann = person("ann")
    table = open_for([ann, person("bob")])
    tidy()
    assert fresh(table).deserted_at is not None
    presence.show(presence.SITE, str(ann.pk))
    ten_minutes_pass()
    assert fresh(table).deserted_at is None
    assert sitters(table) == ["ann", "bob"]


def test_who_comes_back_later_may_sit_down_again(person: Maker) -> None:
    ann = person("ann")
    table = open_for([ann])
    ten_minutes_pass()
    seating.sit(uid=table.uid, user=ann)
    tidy()
    assert sitters(table) == ["ann"]
    assert fresh(table).host == ann


@pytest.mark.parametrize("kind", [{"access": "private"}, {"clock": {"kind": "days", "days": 3}}])
def test_private_tables_and_slow_ones_wait_on(person: Maker, kind: dict[str, Any]) -> None:
    table = open_for([person("ann")], **kind)
    ten_minutes_pass()
    assert sitters(table) == ["ann"]


def test_a_game_under_way_is_left_alone(person: Maker) -> None:
    table = begun([person("ann"), person("bob")])
    ten_minutes_pass()
    assert sitters(table) == ["ann", "bob"]


def test_while_redis_is_away_nobody_is_sent_away(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_for([person("ann")])
    tidy()
    monkeypatch.setattr(presence, "server", lambda: Redis(port=1))
    ten_minutes_pass()
    assert sitters(table) == ["ann"]
