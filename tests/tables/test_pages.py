"""Pages: the next game by one click, and doors that stay shut."""

from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import User
from tables import presence
from tests.tablecraft import begun, open_for, state_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[[str], User]


def test_one_click_leads_to_the_next_table_that_waits(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    tables = [begun([ann, bob], "omfc"), begun([bob, ann], "omfc"), begun([ann, bob], "omfc")]
    waiting = [tables[0].uid, tables[2].uid]
    assert all(table.engine.actors(state_of(table)) == {0} for table in tables)
    client.force_login(ann)
    first = client.get("/mine/next/")["Location"]
    assert first == f"/table/{waiting[0]}/"
    assert client.get(f"/mine/next/?but={waiting[0]}")["Location"] == f"/table/{waiting[1]}/"
    assert "Следующая игра" in client.get("/", headers={"accept-language": "ru"}).content.decode()


def test_without_a_waiting_table_the_click_leads_to_all_of_mine(
    person: Maker, client: Client
) -> None:
    client.force_login(person("ann"))
    assert client.get("/mine/next/")["Location"] == "/mine/"


@pytest.mark.usefixtures("empty_redis")
def test_the_lobby_counts_one_of_anything_rightly(person: Maker, client: Client) -> None:
    open_for([person("ann")])
    presence.show(presence.SITE, "1", "a socket")
    page = client.get("/", headers={"accept-language": "en"}).content.decode()
    assert "People here now: 1, tables waiting: 1, games being played: 0" in page


def test_a_private_table_is_opened_by_its_link_alone(person: Maker, client: Client) -> None:
    table = open_for([person("ann")], access="private")
    assert client.get(f"/table/{table.uid}/").status_code == 403
    assert client.get(f"/table/{table.uid}/?invite={table.invite}", follow=True).status_code == 200
