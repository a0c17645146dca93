"""Quiet hours: the part of the day in which a person is not called, by the clock on their wall."""

from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def end_of_quiet(
    moment: datetime, *, zone: str, quiet_from: int | None, quiet_until: int | None
) -> datetime | None:
    """Return when the quiet hours end in which this moment lies, or None if it lies in none.

    They run from one full hour of the day to another, over midnight if need be; two equal hours,
    or one that is not named, mean never. Where a change of the clock skips the hour of their end,
    they end at the change; where it comes twice, at the first.
    """
    if quiet_from is None or quiet_until is None:
        return None
    place = _place(zone)
    local = moment.astimezone(place)
    if not _is_quiet(local.hour, quiet_from, quiet_until):
        return None
    day = local.date() if local.hour < quiet_until else local.date() + timedelta(days=1)
    return datetime.combine(day, time(quiet_until), place).astimezone(UTC)


def _is_quiet(hour: int, quiet_from: int, quiet_until: int) -> bool:
    if quiet_from <= quiet_until:
        return quiet_from <= hour < quiet_until
    return hour >= quiet_from or hour < quiet_until


def _place(zone: str) -> tzinfo:
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
