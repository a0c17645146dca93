"""Pages: the next game by one click, and doors that stay shut."""

import re
from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import User
from games.chance import Chance
from tables.live import presence
from tables.pages import lobby_views
from tests.tablecraft import begun, open_for, play_out, state_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
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
    presence.show(presence.SITE, "1")
    page = client.get("/", headers={"accept-language": "en"}).content.decode()
    told = " ".join(re.sub(r"<[^>]+>", " ", page).split())
    assert "1 at the tables" in told
    assert "0 games under way" in told
    assert "Open tables 1 " in told


@pytest.mark.usefixtures("empty_redis")
def test_a_region_of_the_lobby_brings_its_whole_look(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    begun([ann, bob], "madness")
    for user in (ann, bob):
        presence.show(presence.SITE, str(user.pk))
    parts = client.get("/lobby/now/").content.decode()
    told = re.search(r'<div data-region="people-madness">(.*?)</div>', parts, re.DOTALL)
    assert told is not None and '<span class="live on"><b>2</b>' in told[1]
    idle = re.search(r'<div data-region="people-uno">(.*?)</div>', parts, re.DOTALL)
    assert idle is not None and '<span class="live"><b>0</b>' in idle[1]


def test_more_tables_than_are_shown_are_not_counted_as_all(
    person: Maker, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_views, "MOST_WAITING", 2)
    ann = person("ann")
    for expected in ("1", "2", "2+"):
        open_for([ann])
        page = client.get("/").content.decode()
        assert f'data-region="count">{expected}</span>' in page
    assert page.count("data-table=") == 2


def test_the_lobby_leads_to_rated_games_that_were_just_played(
    person: Maker, client: Client
) -> None:
    ann, bob = person("ann"), person("bob")
    rated = play_out(begun([ann, bob], "madness"), Chance(b"lately"))
    friendly = play_out(begun([ann, bob], "madness", rated=False), Chance(b"lately"))
    hidden = play_out(begun([ann, bob], "madness", access="private"), Chance(b"lately"))
    running = begun([ann, bob], "madness")
    played = client.get("/lobby/now/").content.decode().split('data-region="played"')[1]
    assert f"/table/{rated.uid}/replay/" in played
    assert not any(table.uid in played for table in (friendly, hidden, running))


def test_nobody_is_asked_to_sit_down_where_they_sit(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann])
    for user, is_asked in ((ann, False), (bob, True)):
        client.force_login(user)
        assert (f'action="/table/{table.uid}/sit/"' in client.get("/").content.decode()) is is_asked


def test_a_private_table_is_opened_by_its_link_alone(person: Maker, client: Client) -> None:
    table = open_for([person("ann")], access="private")
    assert client.get(f"/table/{table.uid}/").status_code == 403
    assert client.get(f"/table/{table.uid}/?invite={table.invite}", follow=True).status_code == 200


def test_a_drawn_game_opens_drawn_unless_this_browser_asked_for_words(
    person: Maker, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    modules = {"uno": "/static/uno/stage.js"}
    monkeypatch.setattr("tables.pages.views.stage_address", modules.get)
    ann, bob = person("ann"), person("bob")
    drawn, plain = begun([ann, bob], "uno"), begun([ann, bob], "omfc")
    client.force_login(ann)

    def face(uid: str) -> tuple[bool, bool]:
        page = client.get(f"/table/{uid}/").content.decode()
        return 'data-face="drawn"' in page, "drawn-table opening" in page

    assert face(drawn.uid) == (True, True)
    assert face(plain.uid) == (False, False)
    client.cookies["face"] = "words"
    assert face(drawn.uid) == (False, False)
