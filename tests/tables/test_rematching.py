"""Playing again: the next table is like the last one."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from tables.models import Table
from tables.services import leaving, rematching
from tests.tablecraft import begun

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


def played_again(person: Maker, game: str = "uno", **agreed: Any) -> tuple[Table, Table]:
    """Let the second of two give a game up, and return its table and the next one."""
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob], game, **agreed)
    leaving.resign(uid=table.uid, user=bob)
    return table, rematching.rematch(uid=table.uid, user=ann)


@pytest.mark.parametrize("rated", [True, False])
def test_a_friendly_game_stays_friendly_and_a_rated_one_rated(person: Maker, rated: bool) -> None:
    _, again = played_again(person, rated=rated)
    assert again.rated is rated


def test_the_players_keep_their_clock(person: Maker) -> None:
    table, again = played_again(person, clock={"kind": "bank", "seconds": 300, "increment": 5})
    assert again.clock == table.clock
    assert (again.clock["kind"], again.clock["seconds"]) == ("bank", 300)


def test_the_june_deals_and_all_else_agreed_on_stays(person: Maker) -> None:
    table, again = played_again(person, "shipit", options={"social": True})
    assert table.options["dealer"] is None
    assert again.options == {**table.options, "dealer": 1}
    assert again.options["social"] is True
