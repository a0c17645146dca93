"""Seasons: the quarters of the calendar, in UTC."""

from datetime import UTC, datetime, timedelta

from django.utils.translation import gettext


def season_of(moment: datetime) -> str:
    """Return the season of a moment: 2026Q4."""
    day = moment.astimezone(UTC)
    return f"{day.year}Q{(day.month - 1) // 3 + 1}"


def starts_at(season: str) -> datetime:
    """Return the first moment of a season."""
    year, quarter = season.split("Q")
    return datetime(int(year), 3 * int(quarter) - 2, 1, tzinfo=UTC)


def ends_at(season: str) -> datetime:
    """Return the first moment after a season."""
    return starts_at(following(season))


def last_moment(season: str) -> datetime:
    """Return the last moment of a season: on its last day."""
    return ends_at(season) - timedelta(microseconds=1)


def following(season: str) -> str:
    """Return the season after this one."""
    year, quarter = (int(part) for part in season.split("Q"))
    return f"{year + 1}Q1" if quarter == 4 else f"{year}Q{quarter + 1}"


def before(season: str) -> str:
    """Return the season before this one."""
    year, quarter = (int(part) for part in season.split("Q"))
    return f"{year - 1}Q4" if quarter == 1 else f"{year}Q{quarter - 1}"


def since(first: str, last: str) -> list[str]:
    """Return the seasons from the first to the last, the latest first."""
    found = [last]
    while found[-1] > first:
        found.append(before(found[-1]))
    return found


def words(season: str) -> str:
    """Return what a season is called."""
    year, quarter = season.split("Q")
    return gettext("Q{quarter} {year}").format(quarter=quarter, year=year)
