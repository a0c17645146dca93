"""PostgreSQL is found again soon after it is back."""

import pytest
from psycopg_pool.base import AttemptWithBackoff

from config import environment
from config.database_pool import PAUSE


def test_the_pauses_between_two_tries_do_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://nobody@localhost/nothing")
    for name in ("INITIAL_DELAY", "DELAY_BACKOFF"):  # what they are now comes back afterwards
        monkeypatch.setattr(AttemptWithBackoff, name, 9.0)
    environment.read()
    attempt = AttemptWithBackoff(timeout=300)
    for moment in range(1, 100):
        attempt.update_delay(float(moment))
        assert 0 < attempt.delay < 1.5 * PAUSE
