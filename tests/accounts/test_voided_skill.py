"""What voids leave of a skill rating."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from accounts.models import SkillRating, User
from accounts.services.results import void_result
from accounts.strength import START
from tests.accounts.outcomes import BEGIN, finished

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]


def test_voids_leave_nobody_less_certain_than_a_newcomer(person: Maker) -> None:
    people = [person("ann"), person("bob")]
    years_apart = (BEGIN, BEGIN + timedelta(days=3000))
    for table in [finished(people, at=at).table for at in years_apart]:
        void_result(table=table, at=BEGIN + timedelta(days=3001))
    for user in people:
        rating = SkillRating.objects.get(user=user, season="")
        assert rating.sigma == START.sigma
        assert (rating.games, rating.shown) == (0, 1000)
