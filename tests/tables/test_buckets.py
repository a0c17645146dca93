"""Buckets: so many at once, so many a second, and no memory of those who have long gone."""

import pytest

from tables.buckets import Bucket, Buckets, Pace

PACE = Pace(per_second=20, at_once=60)


class Clock:
    """Stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("tables.buckets.time.monotonic", made)
    return made


def test_so_many_at_once_and_then_so_many_a_second(clock: Clock) -> None:
    bucket = Bucket(PACE)
    assert [bucket.take(PACE) for _ in range(60)] == [0.0] * 60
    assert bucket.take(PACE) > 0
    clock.now += 1
    assert [bucket.take(PACE) for _ in range(20)] == [0.0] * 20
    assert bucket.take(PACE) > 0
    clock.now += 3600
    assert [bucket.take(PACE) > 0 for _ in range(61)] == [False] * 60 + [True]


def test_the_time_to_wait_is_true(clock: Clock) -> None:
    bucket = Bucket(PACE)
    while not (wait := bucket.take(PACE)):
        pass
    clock.now += wait * 0.99
    assert bucket.take(PACE) > 0
    clock.now += wait * 0.02
    assert bucket.take(PACE) == 0.0


def test_everybody_has_their_own(clock: Clock) -> None:
    buckets, pace = Buckets(), Pace(1, 1)
    assert [buckets.take(key, pace) for key in ("ann", "bob")] == [0.0, 0.0]
    assert [buckets.take(key, pace) for key in ("ann", "bob")] == [1.0, 1.0]
    clock.now += 1


def test_who_comes_back_after_long_begins_anew(clock: Clock) -> None:
    buckets, pace = Buckets(), Pace(1, 2)
    for _ in range(3):
        assert [buckets.take("ann", pace) for _ in range(3)] == [0.0, 0.0, 1.0]
        clock.now += 3600


def test_the_idle_are_forgotten_and_a_crowd_is_bounded(clock: Clock) -> None:
    buckets, pace = Buckets(most=100), Pace(1, 10)
    for number in range(1000):
        buckets.take(str(number), pace)
    assert len(buckets) == 100
    buckets.take("busy", pace)
    for _ in range(100):
        clock.now += 1
        buckets.take("busy", pace)
    assert len(buckets) == 1
