"""Shared links: what is shown beside them is drawn, and tells nothing that is not for everybody."""

import re
from collections.abc import Callable

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from accounts.models import User
from games.chance import Chance
from games.registry import engines
from tests.tablecraft import begun, open_for, play_out

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]


def shared(client: Client, address: str) -> dict[str, str]:
    """Return what a page says to whoever shows a link to it."""
    page = client.get(address, headers={"accept-language": "en"}).content.decode()
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))


def test_a_table_s_link_has_its_game_s_picture_and_seats_and_no_names(
    client: Client, person: Maker
) -> None:
    table = open_for([person("ann")], options={"stacking": True})
    told = shared(client, f"/table/{table.uid}/")
    assert told["title"] == "Come and play UNO · Zastolye"
    assert told["image"] == "http://testserver/static/uno/share.png"
    assert told["description"].startswith("1 of 2 seats are taken")
    assert "ann" not in " ".join(told.values()).split()
    assert table.invite not in " ".join(told.values())


def test_of_a_private_table_a_stranger_s_link_tells_nothing(client: Client, person: Maker) -> None:
    table = open_for([person("ann")], "stayaway", access="private")
    told = shared(client, f"/table/{table.uid}/")
    assert told["image"] == "http://testserver/static/img/share.png"
    assert "seats" not in told["description"]


def test_an_invitation_s_link_has_its_game_s_card_and_leads_people_on(
    client: Client, person: Maker
) -> None:
    table = open_for([person("ann")], "stayaway", access="private")
    link = f"/table/{table.uid}/?invite={table.invite}"
    told = shared(client, link)
    assert told["title"] == "Come and play Stay Away! · Zastolye"
    assert told["image"] == "http://testserver/static/stayaway/share.png"
    assert told["description"].startswith("1 of 4 seats are taken")
    page = client.get(link).content.decode()
    assert f'content="0; url=/table/{table.uid}/"' in page
    assert table.invite not in " ".join(told.values())
    assert "ann" not in re.findall(r"\w+", page)
    person_s = client.get(link, headers={"sec-fetch-dest": "document"})
    assert (person_s.status_code, person_s["Location"]) == (302, f"/table/{table.uid}/")
    assert client.get(person_s["Location"]).status_code == 200


def test_a_wrong_secret_has_no_card(client: Client, person: Maker) -> None:
    table = open_for([person("ann")], "stayaway", access="private")
    answer = client.get(f"/table/{table.uid}/?invite=x{table.invite}", follow=True)
    assert answer.status_code == 403
    assert b"stayaway" not in answer.content


def test_a_replay_s_link_says_what_was_played_and_not_by_whom(
    client: Client, person: Maker
) -> None:
    table = play_out(begun([person("ann"), person("bob")]), Chance(b"shared"))
    told = shared(client, f"/table/{table.uid}/replay/")
    assert told["description"].startswith("Look how the game went, move by move · 2 seats")
    assert not {"ann", "bob"} & set(re.findall(r"\w+", " ".join(told.values())))


@pytest.mark.parametrize("slug", [one.info.slug for one in engines()])
def test_every_game_has_its_drawings(slug: str) -> None:
    names = ("tile.svg", "mark.svg", "board.svg", "share.png")
    assert all(finders.find(f"{slug}/{name}") for name in names)


def test_private_tables_are_not_linked_for_strangers(client: Client, person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    tables = [
        play_out(begun([ann, bob], access=access), Chance(b"linked"))
        for access in ("public", "private")
    ]

    def linked() -> list[bool]:
        page = client.get("/people/ann/").content.decode()
        return [f'href="/table/{table.uid}/replay/"' in page for table in tables]

    assert linked() == [True, False]
    client.force_login(person("cid"))
    assert linked() == [True, False]
    client.force_login(bob)
    assert linked() == [True, True]


def test_the_page_of_the_api_has_a_way_back(client: Client) -> None:
    page = client.get("/api/docs/").content.decode()
    assert '<a class="logo" href="/">' in page
    assert "<code>/api/v1/tables/{uid}/moves/</code>" in page


def test_an_invitation_shared_from_another_app_leads_to_its_table(
    client: Client, person: Maker
) -> None:
    table = open_for([person("ann")], access="private")
    link = f"https://zastolye.example/table/{table.uid}/?invite={table.invite}"
    action = client.get("/manifest.webmanifest").json()["share_target"]["action"]
    led = client.get(action, {"title": "UNO", "text": f"Come! {link} now"})
    assert led["Location"] == f"/table/{table.uid}/?invite={table.invite}"
    assert client.get(led["Location"], follow=True).status_code == 200


@pytest.mark.parametrize("text", ["", "https://evil.example/", "/table/../admin/", "x" * 9999])
def test_whatever_else_is_shared_leads_home(client: Client, text: str) -> None:
    assert client.get("/shared/", {"text": text, "url": text})["Location"] == "/"
