"""Twelve seats choose in the same instant: nobody has to send again."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection

from accounts.models import User
from games import registry
from games.contract import AnyEngine
from tables.models import Move, Table
from tables.services import playing
from tests.choosing.engine import ENGINES, ROUNDS
from tests.tablecraft import begun, fresh

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]


@pytest.fixture
def choosing(monkeypatch: pytest.MonkeyPatch) -> AnyEngine:
    """Put the test's own game among the registered ones."""
    game = ENGINES[0]
    known = {**registry._registered(), "choosing": {1: game}}
    monkeypatch.setattr(registry, "_registered", lambda: known)
    return game


def test_twelve_seats_that_choose_at_once_are_all_accepted(
    person: Callable[[str], User], choosing: AnyEngine
) -> None:
    people = [person(f"p{number:02}") for number in range(12)]
    table = begun(people, choosing.info.slug)
    for number in range(ROUNDS):
        version = fresh(table).version

        def choose(user: User, version: int = version, number: int = number) -> int:
            try:
                return playing.play(
                    uid=table.uid,
                    user_id=user.pk,
                    move={"type": "choose", "number": 1 + user.pk % 3},
                    version=version,
                    move_id=f"round {number}",
                ).version
            finally:
                connection.close()

        with ThreadPoolExecutor(12) as threads:
            answers = list(threads.map(choose, people))
        assert len(set(answers)) == 12
    assert fresh(table).status == Table.Status.FINISHED
    assert Move.objects.filter(table=table).count() == 1 + 12 * ROUNDS
