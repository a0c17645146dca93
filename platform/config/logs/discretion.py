"""What a line must not tell: the words of an error and the address of a page may hold secrets."""

import logging
from collections.abc import Mapping
from traceback import format_tb
from typing import Any

from django.http import HttpRequest


class Discretion(logging.Filter):
    """Takes out of a line, whoever wrote it, what may hold a card, a token or an address."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Name errors by their kind and pages by their view; let the line pass."""
        if record.name == "asyncio" or "Traceback (" in str(record.msg):
            record.msg, record.args = _without_errors(record), ()
        elif isinstance(record.args, Mapping):
            record.args = {name: _told(name, one, record) for name, one in record.args.items()}
        elif record.args:
            record.args = tuple(_told("", one, record) for one in record.args)
        return True


def _told(name: str, value: Any, record: logging.LogRecord) -> Any:
    if isinstance(value, BaseException):
        return type(value).__name__
    if name == "exc" and record.exc_info:  # Celery has written the error out already
        return kind(record.exc_info)
    request = getattr(record, "request", None)
    if isinstance(request, HttpRequest) and value == request.path:  # it may be a link to reset by
        return request.resolver_match.view_name if request.resolver_match else "no view"
    return value


def _without_errors(record: logging.LogRecord) -> str:
    """Return the first line, and of the others where in the code it was."""
    first, *others = record.getMessage().split("\n")
    return "\n".join([first, *(line for line in others if line.startswith('  File "'))])


def kind(info: Any) -> str:
    """Return what kind of error it was."""
    return str(info[0].__name__) if info and info[0] else "an error"


def place(info: Any) -> str:
    """Return an error with all that led to it by kinds and places in the code, without words."""
    parts, error = [], info[1]
    while error is not None:
        parts.append("".join(format_tb(error.__traceback__)) + type(error).__name__)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\nwhich came of:\n".join(parts)
