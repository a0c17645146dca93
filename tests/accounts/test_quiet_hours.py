"""Quiet hours: over midnight, in every zone, and when the clocks change."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from accounts.quiet_hours import end_of_quiet

MOSCOW, BERLIN, NEW_YORK = "Europe/Moscow", "Europe/Berlin", "America/New_York"


def local(text: str, zone: str, fold: int = 0) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)


def end(text: str, zone: str, hours: tuple[int | None, int | None], fold: int = 0) -> str | None:
    """Return the end as the wall clock shows it."""
    moment = local(text, zone, fold).astimezone(UTC)
    found = end_of_quiet(moment, zone=zone, quiet_from=hours[0], quiet_until=hours[1])
    return found.astimezone(ZoneInfo(zone)).strftime("%d %H:%M") if found else None


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        ("2026-05-10T22:59:59", None),
        ("2026-05-10T23:00:00", "11 08:00"),
        ("2026-05-11T00:00:00", "11 08:00"),
        ("2026-05-11T07:59:59", "11 08:00"),
        ("2026-05-11T08:00:00", None),
    ],
)
def test_quiet_hours_may_run_over_midnight(moment: str, expected: str | None) -> None:
    assert end(moment, MOSCOW, (23, 8)) == expected


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        ("2026-05-10T12:59:59", None),
        ("2026-05-10T13:00:00", "10 15:00"),
        ("2026-05-10T14:59:59", "10 15:00"),
        ("2026-05-10T15:00:00", None),
    ],
)
def test_quiet_hours_may_lie_within_a_day(moment: str, expected: str | None) -> None:
    assert end(moment, MOSCOW, (13, 15)) == expected


@pytest.mark.parametrize("hours", [(None, None), (None, 8), (23, None), (5, 5), (0, 0)])
def test_equal_hours_and_unnamed_ones_are_never_quiet(hours: tuple[int | None, int | None]) -> None:
    assert [end(f"2026-05-10T{hour:02}:30", MOSCOW, hours) for hour in range(24)] == [None] * 24


def test_quiet_hours_may_end_at_midnight() -> None:
    assert end("2026-12-31T22:10", MOSCOW, (22, 0)) == "01 00:00"
    assert end("2027-01-01T00:00", MOSCOW, (22, 0)) is None


def test_the_hours_are_those_of_the_persons_zone() -> None:
    moment = datetime(2026, 5, 10, 22, 0, tzinfo=UTC)
    hours = {"quiet_from": 23, "quiet_until": 8}
    assert end_of_quiet(moment, zone="UTC", **hours) is None
    assert end_of_quiet(moment, zone=MOSCOW, **hours) == datetime(2026, 5, 11, 5, tzinfo=UTC)
    assert end_of_quiet(moment, zone="Asia/Kathmandu", **hours) == datetime(
        2026, 5, 11, 2, 15, tzinfo=UTC
    )


def test_a_night_with_a_change_of_the_clock_ends_by_the_wall_clock() -> None:
    assert end("2026-03-28T23:30", BERLIN, (23, 8)) == "29 08:00"
    assert end("2026-10-24T23:30", BERLIN, (23, 8)) == "25 08:00"
    spring = local("2026-03-28T23:00", BERLIN).astimezone(UTC)
    autumn = local("2026-10-24T23:00", BERLIN).astimezone(UTC)
    lengths = [
        (found - moment).total_seconds() / 3600
        for moment in (spring, autumn)
        if (found := end_of_quiet(moment, zone=BERLIN, quiet_from=23, quiet_until=8))
    ]
    assert lengths == [8, 10]


def test_an_end_in_the_skipped_hour_is_the_change_itself() -> None:
    assert end("2026-03-29T01:59", BERLIN, (22, 2)) == "29 03:00"
    assert end("2026-03-08T01:30", NEW_YORK, (22, 2)) == "08 03:00"
    assert end("2026-03-29T03:00", BERLIN, (22, 2)) is None


def test_an_hour_that_comes_twice_ends_the_quiet_the_first_time() -> None:
    found = end_of_quiet(
        local("2026-10-25T01:30", BERLIN), zone=BERLIN, quiet_from=22, quiet_until=2
    )
    assert found == datetime(2026, 10, 25, 0, 0, tzinfo=UTC)
    assert end("2026-10-25T02:30", BERLIN, (22, 2), fold=0) is None
    assert end("2026-10-25T02:30", BERLIN, (22, 2), fold=1) is None


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    for fold in (0, 1):
        assert end("2026-10-25T02:30", BERLIN, (22, 3), fold) == "25 03:00"


def test_an_unknown_zone_is_taken_as_universal_time() -> None:
    moment = datetime(2026, 5, 10, 1, tzinfo=UTC)
    for zone in ("Atlantis/Capital", "", "../etc/passwd"):
        found = end_of_quiet(moment, zone=zone, quiet_from=0, quiet_until=6)
        assert found == datetime(2026, 5, 10, 6, tzinfo=UTC)
