"""The host's part, and who has it next."""

from collections.abc import Callable

import pytest

from accounts.models import User
from tables.services import opening, seating
from tests.tablecraft import fresh

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


def test_the_first_who_came_is_the_heir_wherever_they_sit(person: Maker) -> None:
    ann, bob, cid = (person(name) for name in ("ann", "bob", "cid"))
    table = opening.open_table(host=ann, game="uno", seat_count=3, options={})
    seating.sit(uid=table.uid, user=bob, number=2)
    seating.sit(uid=table.uid, user=cid, number=1)
    seating.stand_up(uid=table.uid, user=ann)
    assert fresh(table).host == bob
