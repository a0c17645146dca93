"""How a line looks: plain for people, JSON for programs; both with what it is about."""

import logging
from datetime import UTC, datetime
from typing import Any

from pythonjsonlogger.json import JsonFormatter

from config.logs.discretion import place
from tables.log_context import known


class PlainLines(logging.Formatter):
    """``INFO tables.chronicle: a game began [table=k3x… game=… people=2]``."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """Return the line with what it is about."""
        facts = " ".join(f"{name}={fact}" for name, fact in known().items())
        return super().formatMessage(record) + (f" [{facts}]" if facts else "")

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """Return where an error was, without its words."""
        return place(ei)


class JsonLines(JsonFormatter):
    """One JSON object a line, of known fields only: what else a record carries is left out."""

    def add_fields(
        self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]
    ) -> None:
        """Fill in the line."""
        log_data["time"] = datetime.fromtimestamp(record.created, UTC).isoformat()
        log_data["level"] = record.levelname
        log_data["logger"] = record.name
        log_data["message"] = record.message
        log_data |= known()
        if "exc_info" in message_dict:
            log_data["error"] = message_dict["exc_info"]

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """Return where an error was, without its words."""
        return place(ei)
