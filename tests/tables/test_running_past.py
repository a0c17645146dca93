"""No address serves a running game's past to anybody but its own seat, each of them tried."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from accounts.models import User
from games.chance import Chance
from games.contract import Event
from tables.live import looking
from tables.live.arriving import Coming, arrive
from tables.live.looking import missed
from tables.models import Move, Table
from tables.services import leaving
from tables.services.playing import encode_events
from tests.desk import Desk
from tests.tablecraft import begun, fresh, play_once

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]
OPEN, OWN = b"what-all-saw-long-ago", b"what-one-saw-long-ago"
SHORT = 3
"""Versions that a spectator may have missed here."""
ALL_THERE_IS: dict[str, Any] = {"since": 0, "from": 0, "words": 1}
EYES = ("", "0", "1", "watch", "all")


def addresses(uid: str) -> Iterator[str]:
    """Yield every address of the site that names a table."""
    for route in _routes(get_resolver()):
        if "<slug:uid>" in route:
            yield "/" + route.replace("<slug:uid>", uid)


def _routes(under: URLResolver, prefix: str = "") -> Iterator[str]:
    for one in under.url_patterns:
        route = prefix + str(one.pattern)
        if isinstance(one, URLPattern):
            yield route
        else:
            yield from _routes(one, route)


def answers(table: Table, user: User | None, *, posting: bool) -> Iterator[bytes]:
    """Yield what every address answers somebody, the table's socket too."""
    client = Client(headers={"accept-language": "en"})
    if user is not None:
        client.force_login(user)
    for address in addresses(table.uid):
        for eyes in EYES if "replay" in address else ("",):
            yield client.get(address, ALL_THERE_IS | {"eyes": eyes}).content
        if posting:
            yield client.post(address, {}, content_type="application/json").content
    visitor = client.get("/").wsgi_request.user
    (arrival,) = arrive([Coming(table.uid, visitor, "", 0, in_words=True, language="en")])
    assert not isinstance(arrival, Exception)
    yield arrival.shown.body


@pytest.fixture
def people(person: Maker) -> list[User]:
    return [person("ann"), person("bob"), person("cid")]


@pytest.fixture
def table(people: list[User], monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a running game in whose first move something was told to all, and to one seat."""
    monkeypatch.setattr(looking, "MOST_MISSED_WATCHING", SHORT)
    made = begun(people, "shipit")
    for number in range(SHORT + 3):
        play_once(made, Chance(bytes([number])))
    told = {"type": "told", "text": OPEN.decode()}
    event = Event(public=told, private={0: {"own": OWN.decode()}})
    first = Move.objects.filter(table=made).order_by("number")[1]
    Move.objects.filter(pk=first.pk).update(events=encode_events([event]))
    return fresh(made)


def test_every_address_that_names_a_table_is_tried() -> None:
    assert len(list(addresses("t"))) > 25


def test_strangers_spectators_and_operators_learn_nothing_of_it(
    table: Table, person: Maker
) -> None:
    for stranger in (None, person("eve"), Desk(person("boss")).user):
        for told in answers(table, stranger, posting=True):
            assert OPEN not in told
            assert OWN not in told
    assert fresh(table).version == table.version


def test_another_seat_learns_what_it_saw_itself(table: Table, people: list[User]) -> None:
    other = list(answers(table, people[1], posting=False))
    assert not any(OWN in told for told in other)
    assert any(OPEN in told for told in other)
    assert any(OWN in told for told in answers(table, people[0], posting=False))


def test_whoever_left_for_good_watches_from_then_on(table: Table, people: list[User]) -> None:
    leaving.resign(uid=table.uid, user=people[0])
    for told in answers(fresh(table), people[0], posting=False):
        assert OPEN not in told
        assert OWN not in told


def test_a_spectator_who_comes_back_is_told_what_went_by_meanwhile(table: Table) -> None:
    latest = Move.objects.filter(table=table).latest("number")
    events = msgspec.msgpack.decode(bytes(latest.events), type=list[Event])
    seen = [event.seen_by(None) for event in events]
    assert missed(table, None, latest.number - 1) == [one for one in seen if one is not None]
    assert len(missed(table, None, 0)) == len(missed(table, None, table.version - SHORT))
    table.status = Table.Status.FINISHED
    assert OPEN.decode() in str(missed(table, None, 0))
