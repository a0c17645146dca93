"""Phrases: what one may say by a code, and of whom."""

from collections.abc import Callable

import pytest

from accounts.models import User
from tables.refusals import Refused
from tables.services import chatting
from tests.tablecraft import begun

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]


def test_a_phrase_speaks_of_a_seat_of_this_table_only(person: Maker) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")], "stayaway", bots=2)
    for seat in (-1, table.seat_count, 10**20):
        with pytest.raises(Refused) as refusal:
            chatting.say(uid=table.uid, user=ann, phrase={"code": "accuse", "seat": seat})
        assert refusal.value.code == "bad_phrase"
    last = {"code": "accuse", "seat": table.seat_count - 1}
    assert chatting.say(uid=table.uid, user=ann, phrase=last).phrase == last
