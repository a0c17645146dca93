"""Opening a table: good defaults, options explained, ways out, and a seat by one click."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from games.contract import usual_seats
from games.registry import engines
from tables.models import Table
from tests.tablecraft import fresh, open_for

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]
EIGHT = {"bots": "", "seats": "8", "option-rings": "4", "option-classes": "draft"}
REST = {"option-max_rounds": "30", "clock": "move-60", "access": "public"}


@pytest.mark.parametrize("slug", [one.info.slug for one in engines()])
def test_one_click_of_a_visitor_without_a_name_begins_a_game(client: Client, slug: str) -> None:
    answer = client.post(f"/play/{slug}/bots/", headers={"accept-language": "en"})
    table = Table.objects.get()
    assert answer["Location"] == f"/table/{table.uid}/"
    assert client.get(answer["Location"]).status_code == 200
    assert (table.status, table.practice, table.rated) == (Table.Status.PLAYING, True, False)
    people = [seat.user for seat in table.seats.select_related("user") if seat.user]
    assert [one.is_guest for one in people] == [True]
    assert table.seat_count == usual_seats(table.engine.info) == table.seats.count()


def test_where_guests_are_too_many_no_table_is_opened(client: Client, settings: Any) -> None:
    settings.ACCOUNT_RATE_LIMITS = {"guest": "1/10m/ip"}
    assert client.post("/play/uno/bots/").status_code == 302
    client.logout()
    refused = client.post("/play/uno/bots/", headers={"accept-language": "en"})
    assert refused.status_code == 429
    assert "Wait some minutes" in refused.content.decode()
    assert (User.objects.count(), Table.objects.count()) == (1, 1)


def test_whoever_sits_at_too_many_tables_is_told_what_to_do(
    client: Client, person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.services.admitting.MOST_TABLES", 1)
    client.force_login(person("ann", language="en"))
    client.post("/play/uno/bots/")
    answer = client.post("/play/uno/bots/", follow=True)
    assert "finish one first" in answer.content.decode()
    assert Table.objects.count() == 1


def test_a_table_opens_as_the_form_stands(client: Client) -> None:
    for one in engines():
        page = client.get(f"/play/{one.info.slug}/", headers={"accept-language": "en"})
        form = page.context["form"]
        filled = {name: form[name].value() for name in form.fields}
        posted = {
            name: value
            for name, value in filled.items()
            if value is not None and value is not False
        }
        answer = client.post(f"/play/{one.info.slug}/", posted)
        table = Table.objects.latest("pk")
        assert answer["Location"] == f"/table/{table.uid}/"
        assert (table.game, table.seat_count) == (one.info.slug, usual_seats(one.info))
        assert (table.status, table.practice, table.rated) == (Table.Status.OPEN, False, True)


def test_each_option_is_explained_where_it_stands(client: Client) -> None:
    for one in engines():
        for language in ("ru", "en"):
            page = client.get(f"/play/{one.info.slug}/", headers={"accept-language": language})
            form = page.context["form"]
            options = [name for name in form.fields if name.startswith("option-")]
            assert all(form[name].help_text for name in options)


def test_what_cannot_be_is_said_with_the_way_out_and_opens_nothing(client: Client) -> None:
    answer = client.post("/play/omfc/", EIGHT | REST, headers={"accept-language": "en"})
    page = answer.content.decode()
    assert "With these options there are 2 to 6 seats." in page
    assert "For 8 seats choose: Rings: 5; Classes: no classes." in page
    assert not Table.objects.exists()
    assert not User.objects.exists()


def test_it_is_said_while_the_form_is_filled_in(client: Client) -> None:
    def told(**more: str) -> str:
        query = EIGHT | REST | more
        return client.get("/play/omfc/possible/", query).content.decode().strip()

    assert "мест" in told()
    assert told(seats="3") == ""


def test_against_bots_one_has_the_clock_and_the_pace_one_likes(client: Client) -> None:
    body = {"bots": "hard", "seats": "2", "own_clock": "none", "pace": "calm", "clock": "move-60"}
    client.post("/play/madness/", body | {"access": "public"})
    table = Table.objects.get()
    assert (table.practice, table.pace, table.clock["kind"]) == (True, "calm", "none")
    assert sorted(seat.level for seat in table.seats.all()) == ["", "hard"]


def test_quick_match_is_for_as_many_and_as_quick_as_one_likes(
    client: Client, person: Maker
) -> None:
    first = open_for([person("ann")], clock={"kind": "move", "seconds": 30}, seats_kept=False)
    client.post("/play/uno/match/", {"seats": "5", "clock": "move-30"})
    second = Table.objects.latest("pk")
    assert (second.seat_count, second.clock["seconds"]) == (5, 30)
    client.logout()
    client.post("/play/uno/match/", {"seats": "", "clock": "move-30"})
    assert fresh(first).seats.count() == 2


def test_whoever_has_no_name_sits_down_by_one_button(client: Client, person: Maker) -> None:
    table = open_for([person("ann")])
    answer = client.post(f"/table/{table.uid}/sit/")
    assert answer["Location"] == f"/table/{table.uid}/"
    assert [seat.user.is_guest for seat in table.seats.all() if seat.user] == [False, True]


def test_a_private_table_is_sat_down_at_by_its_link_alone(client: Client, person: Maker) -> None:
    table = open_for([person("ann")], access="private")
    client.post(f"/table/{table.uid}/sit/")
    assert table.seats.count() == 1
    client.get(f"/table/{table.uid}/?invite={table.invite}")
    client.post(f"/table/{table.uid}/sit/")
    assert table.seats.count() == 2


def test_the_code_for_a_phone_is_for_those_who_may_look(client: Client, person: Maker) -> None:
    ann = person("ann")
    table = open_for([ann], access="private")
    assert client.get(f"/table/{table.uid}/qr.svg").status_code == 404
    client.force_login(ann)
    code = client.get(f"/table/{table.uid}/qr.svg")
    assert code["Content-Type"] == "image/svg+xml"
    assert code["Cache-Control"] == "private, no-store"
    assert code.content.startswith(b"<")
