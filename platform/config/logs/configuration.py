"""Which lines are written, and in which form."""

from typing import Any

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
FORMATS = {"plain": "config.logs.lines.PlainLines", "json": "config.logs.lines.JsonLines"}

_OURS = ("accounts", "config", "games", "tables")


def configuration(form: str, level: str) -> dict[str, Any]:
    """Return Django's LOGGING.

    Our own modules speak from ``level`` on. Others speak from warnings on, whatever is asked for:
    at their chattiest they would tell queries and headers.
    """
    others = level if LEVELS.index(level) > LEVELS.index("WARNING") else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"discretion": {"()": "config.logs.discretion.Discretion"}},
        "formatters": {"lines": {"()": FORMATS[form]}},
        "handlers": {
            "console": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["discretion"],
            },
            "count": {"class": "config.logs.counting.ErrorCounter", "level": "ERROR"},
        },
        "root": {"handlers": ["console", "count"], "level": others},
        "loggers": {
            **{name: {"level": level} for name in _OURS},
            "django.request": {"level": "ERROR"},
        },
    }
