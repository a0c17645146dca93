"""PostgreSQL's pool of connections, which is to be whole again soon after the server is back."""

PAUSE = 0.5
"""Seconds between two tries to connect."""


def reconnect_promptly() -> None:
    """Let the pool try again after short pauses; its own double each time, and are no option of it.

    A server that was away for eight seconds would be found again after fifteen.
    """
    from psycopg_pool.base import AttemptWithBackoff  # noqa: PLC0415 - not needed with SQLite

    AttemptWithBackoff.INITIAL_DELAY = PAUSE
    AttemptWithBackoff.DELAY_BACKOFF = 1.0
