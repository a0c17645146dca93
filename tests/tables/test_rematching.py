"""Playing again: the next table is like the last one."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from games.contract import Outcome
from games.record import to_json
from games.verify import VERIFIED, judge
from tables.models import Table
from tables.pages.proofs import record_of
from tables.services import leaving, rematching, seating
from tables.services.changing import changing
from tables.services.finishing import finish
from tables.wire.table import public_table
from tests.tablecraft import begun, fresh, open_for

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


def test_a_table_ends_on_the_rules_it_began_with_and_the_next_begins_on_the_newest(
    person: Maker,
) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob], "omfc", options={"rings": 3})
    Table.objects.filter(pk=table.pk).update(ruleset=1)
    for user in (ann, bob):
        seating.set_ready(uid=table.uid, user=user, ready=True)
    leaving.resign(uid=table.uid, user=bob)
    again = rematching.rematch(uid=table.uid, user=ann)
    assert (fresh(table).ruleset, again.ruleset) == (1, 2)
    assert again.options == table.options
    assert judge(to_json(record_of(fresh(table)))).code == VERIFIED


def test_everybody_is_told_who_is_at_the_next_table_already(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    table = begun([ann, bob, cid])
    with changing(table.uid) as change:
        finish(change, Outcome(places=(1, 2, 3), scores=(0, 0, 0), winners=(0,), reason="out"))
    told = []
    for user in (cid, ann):
        before = fresh(table).version
        rematching.rematch(uid=table.uid, user=user)
        assert fresh(table).version == before + 1
        told.append(public_table(fresh(table), list(table.seats.all())).consents)
    assert told == [[2], [0, 2]]
    again = fresh(table).rematch
    assert again is not None
    seating.stand_up(uid=again.uid, user=ann)
    assert public_table(fresh(table), list(table.seats.all())).consents == [2]
