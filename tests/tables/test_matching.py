"""Quick match: a seat among people who are here, at a table where all is usual."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from redis import Redis

from accounts.models import User
from accounts.services.aversions import set_aversion
from accounts.services.guests import create_guest
from tables.live import presence
from tables.models import Seat, Table
from tables.services import matching, seating
from tests.tablecraft import begun, fresh, open_for

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]


def long_ago(table: Table) -> None:
    """Let everybody have sat down a while ago: they are on their way to the table no more."""
    for seat in table.seats.all():
        seat.joined_at -= timedelta(minutes=5)
        seat.save()


def match(user: User) -> Table:
    return matching.quick_match(user=user, game="uno")


def test_quick_match_brings_two_together_but_never_those_who_block(person: Maker) -> None:
    ann, bob, cid = (person(name) for name in ("ann", "bob", "cid"))
    first = match(ann)
    set_aversion(owner=ann, other=cid, kind="block")
    assert match(cid) != first
    assert match(bob) == first
    assert fresh(first).status == Table.Status.PLAYING


def test_nobody_is_seated_with_somebody_who_is_gone(person: Maker) -> None:
    first = match(person("ann"))
    long_ago(first)
    assert match(person("bob")) != first
    assert fresh(first).status == Table.Status.OPEN


def test_whoever_is_anywhere_on_the_site_is_found(person: Maker) -> None:
    ann = person("ann")
    first = match(ann)
    long_ago(first)
    presence.show(presence.SITE, str(ann.pk))
    assert match(person("bob")) == first


def test_a_program_that_asks_for_its_table_is_here(person: Maker, client: Client) -> None:
    ann = person("ann")
    first = match(ann)
    long_ago(first)
    client.force_login(ann)
    client.get(f"/api/v1/tables/{first.uid}/")
    assert match(person("bob")) == first


def test_one_who_is_gone_keeps_a_table_from_being_filled(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    first = open_for([ann, bob], bots=1, seats_kept=False)
    seating.remove(uid=first.uid, user=ann, number=2)
    long_ago(first)
    presence.show(presence.SITE, str(ann.pk))
    assert match(person("cid")) != first
    presence.show(presence.SITE, str(bob.pk))
    assert match(person("dan")) == first


def test_whoever_presses_twice_comes_back_to_their_own_table(person: Maker) -> None:
    ann = person("ann")
    first = match(ann)
    long_ago(first)
    assert match(ann) == first


def test_while_redis_is_away_everybody_counts_as_here(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = match(person("ann"))
    long_ago(first)
    monkeypatch.setattr(presence, "server", lambda: Redis(port=1))
    assert match(person("bob")) == first


@pytest.mark.parametrize(
    "unusual",
    [
        {"clock": {"kind": "days", "days": 3}},
        {"clock": {"kind": "move", "seconds": 10}},
        {"rated": False},
        {"options": {"stacking": True}},
        {"access": "private"},
        {"seats_kept": True},
    ],
)
def test_only_a_table_where_all_is_usual_fits(person: Maker, unusual: dict[str, Any]) -> None:
    other = open_for([person("ann")], **{"seats_kept": False, **unusual})
    assert match(person("bob")) != other


def test_a_table_with_bots_does_not_fit(person: Maker) -> None:
    ann = person("ann")
    other = open_for([ann], bots=2, seats_kept=False)
    seating.remove(uid=other.uid, user=ann, number=2)
    assert match(person("bob")) != other


def test_many_tables_that_do_not_fit_hide_none_that_does(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    for user in (ann, bob):
        for _ in range(matching.LOOK_AT // 2):
            open_for([user], rated=False, seats_kept=False)
    usual = open_for([person("cid")], seats_kept=False)
    assert match(person("dan")) == usual


def test_a_guest_who_signs_out_sits_at_no_waiting_table(person: Maker, client: Client) -> None:
    guest = create_guest(language="en")
    first, running = match(guest), begun([guest, person("bob")])
    client.force_login(guest)
    assert client.post("/accounts/logout/").status_code == 302
    assert list(Seat.objects.filter(user=guest).values_list("table", flat=True)) == [running.pk]
    assert match(person("cid")) != first


def test_an_account_that_signs_out_keeps_its_seats(person: Maker, client: Client) -> None:
    ann = person("ann")
    table = open_for([ann], seats_kept=False)
    client.force_login(ann)
    client.post("/accounts/logout/")
    assert table.seats.get().user == ann
