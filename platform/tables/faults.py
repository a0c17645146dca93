"""Our own faults in the log: where, and of what kind; never with values, which may be secrets."""

import logging
from traceback import format_tb

log = logging.getLogger(__name__)


def note(what: str, error: Exception) -> None:
    """Log a fault by its kind and its place in the code, without its words."""
    place = "".join(format_tb(error.__traceback__))
    log.error("%s: %s\n%s", what, type(error).__name__, place)
