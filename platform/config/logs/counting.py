"""Counts errors where all of them come by: in the log."""

import logging

from config.metrics.pages import ERRORS

PARTS = ("accounts", "asyncio", "celery", "channels", "config", "daphne", "django", "tables")


class ErrorCounter(logging.Handler):
    """A handler that only counts, by the part of the house that wrote the line."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        part = record.name.partition(".")[0]
        ERRORS.labels(part if part in PARTS else "other").inc()
