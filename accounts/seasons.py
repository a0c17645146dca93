"""Seasons: the quarters of the calendar, in UTC."""

from datetime import UTC, datetime


def season_of(moment: datetime) -> str:
    """Return the season of a moment: 2026Q4."""
    day = moment.astimezone(UTC)
    return f"{day.year}Q{(day.month - 1) // 3 + 1}"


def starts_at(season: str) -> datetime:
    """Return the first moment of a season."""
    year, quarter = season.split("Q")
    return datetime(int(year), 3 * int(quarter) - 2, 1, tzinfo=UTC)


def following(season: str) -> str:
    """Return the season after this one."""
    year, quarter = (int(part) for part in season.split("Q"))
    return f"{year + 1}Q1" if quarter == 4 else f"{year}Q{quarter + 1}"


def before(season: str) -> str:
    """Return the season before this one."""
    year, quarter = (int(part) for part in season.split("Q"))
    return f"{year - 1}Q4" if quarter == 1 else f"{year}Q{quarter - 1}"
