"""An earned title (I15) is seen wherever the name is, through the next game, and then is gone."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from django.test import Client

from accounts.models import User
from games.chance import Chance
from tables.live.looking import snapshot
from tables.models import Table
from tables.services import leaving
from tests.tablecraft import begun, fresh, play_once, play_out, user_at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]


def shown_at(table: Table, who: User, looking: User) -> list[Any]:
    """Return the titles in the frame of somebody at the table."""
    body = snapshot(table.uid, looking, None).body
    seats = msgspec.json.decode(body)["table"]["seats"]
    return next(seat["user"]["titles"] for seat in seats if seat["user"]["id"] == who.pk)


def on_page(client: Client, address: str, who: User) -> bool:
    """Tell whether the name stands on the page with the title before it."""
    page = client.get(address, headers={"accept-language": "ru"}).content.decode()
    assert who.username in page
    return f'<span class="title">Джун</span> {who.username}' in page


def last_of(table: Table) -> User:
    assert table.outcome is not None
    return user_at(table, table.outcome["titles"]["june"])


def test_i15_the_june_is_seen_everywhere_until_the_end_of_the_next_game(
    person: Maker, client: Client
) -> None:
    people = [person("ann"), person("bob")]
    last = last_of(play_out(begun(people, "shipit"), Chance(b"first")))
    other = next(user for user in people if user != last)
    pages = [f"/people/{last.username}/", "/leaderboard/shipit/"]
    assert all(on_page(client, page, last) for page in pages)
    assert not on_page(client, f"/people/{other.username}/", other)

    table = begun(people, "shipit")
    play_once(table, Chance(b"second"))
    assert [one["code"] for one in shown_at(table, last, other)] == ["june"]
    assert shown_at(table, other, other) == []
    assert on_page(client, "/", last)

    leaving.resign(uid=table.uid, user=other)
    assert shown_at(fresh(table), last, other) == []
    assert [one["code"] for one in shown_at(fresh(table), other, last)] == ["june"]
    assert not any(on_page(client, page, last) for page in pages)
