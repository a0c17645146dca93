"""A worker that has lost Redis tries again each second, not after pauses that grow to thirty."""

from typing import Any, Self

from celery.signals import worker_init
from kombu import Connection

PAUSE = 1
"""Seconds between two tries."""


class PromptConnection(Connection):
    """A connection to the broker with short pauses; Celery has no setting for them."""

    def ensure_connection(self, *args: Any, **options: Any) -> Self:
        """Connect, however often it takes."""
        pauses = {"interval_start": PAUSE, "interval_step": 0, "interval_max": PAUSE}
        return super().ensure_connection(*args, **{**pauses, **options})


@worker_init.connect
def use(sender: Any, **_signal: Any) -> None:
    """Let a starting worker connect so."""
    sender.app.amqp.Connection = PromptConnection
