"""PostgreSQL is found again soon after it is back, and there is a connection for every thread."""

import pytest
from psycopg_pool.base import AttemptWithBackoff

from config import environment
from config.database_pool import PAUSE
from config.server import pages
from tables.live import threads

STREAMS = 4
"""Answers that are sent while they are made, each by a thread of its own."""


def test_the_pauses_between_two_tries_do_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://nobody@localhost/nothing")
    for name in ("INITIAL_DELAY", "DELAY_BACKOFF"):  # what they are now comes back afterwards
        monkeypatch.setattr(AttemptWithBackoff, name, 9.0)
    environment.read()
    attempt = AttemptWithBackoff(timeout=300)
    for moment in range(1, 100):
        attempt.update_delay(float(moment))
        assert 0 < attempt.delay < 1.5 * PAUSE


def test_every_thread_of_a_web_process_can_have_a_connection() -> None:
    """Else requests that wait for a move would hold those that the move waits for."""
    sockets = sum(threads.ON_POSTGRESQL) + threads.READERS
    assert pages.AT_ONCE + 1 + sockets + STREAMS <= environment.CONNECTIONS


def test_nobody_waits_for_a_lock_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(
        "DATABASE_URL", "postgresql://nobody@localhost/nothing?options=-c%20jit%3Doff"
    )
    options = environment.read().database["OPTIONS"]["options"]
    assert options == f"-c jit=off -c lock_timeout={environment.LOCK_MS}"
