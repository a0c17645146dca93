"""My history: found by game, people, result and date; statistics lead to what they count."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from importlib import import_module
from typing import Any

import pytest
from django.apps import apps
from django.test import Client
from django.utils import timezone

from accounts.models import Result, User
from games.chance import Chance
from games.verify import judge
from tables.models import Seat, Table
from tables.services import leaving
from tables.services.practising import practise
from tables.services.voiding import void
from tests.desk import Desk
from tests.house_clock import move_bot
from tests.tablecraft import asked_seat, begun, fresh, play_once, play_out

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]


def over(people: list[User], game: str = "madness", **more: Any) -> Table:
    """Return a table whose game was played to its end."""
    return play_out(begun(people, game, **more), Chance(game.encode()))


def given_up(people: list[User], by: User, game: str = "uno") -> Table:
    """Return a table at which one of two left after the first move."""
    table = begun(people, game, rated=False)
    play_once(table, Chance(b"left"))
    leaving.resign(uid=table.uid, user=by)
    return fresh(table)


def found(client: Client, **query: Any) -> list[str]:
    answer = client.get("/api/v1/history/", query)
    assert answer.status_code == 200, answer.content
    told = answer.json()
    assert told["count"] == len(told["games"])
    return [row["uid"] for row in told["games"]]


def test_games_are_found_by_game_people_result_and_date(person: Maker, client: Client) -> None:
    ann, bob, cid = person("ann"), person("Боб"), person("cid")
    left, stayed = given_up([ann, bob], by=ann), given_up([ann, cid], by=cid)
    madness = over([ann, bob])
    lone = practise(user=ann, game="uno", seat_count=2)
    Table.objects.filter(pk=lone.pk).update(status="finished", ended_at=timezone.now())
    Seat.objects.filter(table=lone, user=ann).update(won=True)
    Table.objects.filter(pk=left.pk).update(ended_at=datetime(2026, 3, 1, 12, tzinfo=UTC))
    client.force_login(ann)
    everything = [lone.uid, madness.uid, stayed.uid, left.uid]
    assert found(client) == everything
    assert found(client, game="madness") == [madness.uid]
    assert found(client, player="бо") == [madness.uid, left.uid]
    assert found(client, player="ann") == []
    assert found(client, result="left") == [left.uid]
    assert set(found(client, result="won")) >= {lone.uid, stayed.uid}
    assert left.uid not in found(client, result="lost")
    assert found(client, until="2026-03-01") == [left.uid]
    assert found(client, since="2026-03-01", until="2026-03-01") == [left.uid]
    assert found(client, since="2026-03-02") == everything[:3]
    assert found(client, company="bots") == [lone.uid]
    assert found(client, counted="true") == everything[1:]
    client.force_login(cid)
    assert found(client) == [stayed.uid]


def test_what_cannot_be_read_is_refused_and_strangers_have_no_history(
    person: Maker, client: Client
) -> None:
    assert client.get("/api/v1/history/").status_code in (401, 403)
    assert client.get("/history/").status_code == 302
    client.force_login(person("ann"))
    for query in ({"since": "soon"}, {"result": "glory"}, {"seats": "many"}):
        assert client.get("/api/v1/history/", query).status_code == 400
        assert client.get("/history/", query).status_code == 200
    assert client.get("/people/nobody/history/").status_code == 404


def test_a_voided_game_is_there_and_counts_nowhere(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    table = over([ann, bob])
    void(uid=table.uid, operator=Desk(person("boss"), "tables.void_table").user, reason="unfair")
    client.force_login(ann)
    assert found(client) == found(client, result="voided") == [table.uid]
    assert found(client, result="won") == found(client, result="lost") == []
    assert found(client, counted="true") == []


def test_statistics_lead_to_the_games_they_count(person: Maker, client: Client) -> None:
    """Each number on a player's page is a link, behind which there are so many games."""
    ann, bob = person("ann"), person("bob")
    for by in (ann, bob, bob):
        given_up([ann, bob], by=by)
    over([ann, bob])
    given_up([ann, bob], by=bob, game="madness")
    page = client.get("/people/ann/", headers={"accept-language": "en"}).content.decode()
    links = re.findall(r'<a href="(/people/ann/history/\?[^"]*)">(\d+)</a>', page)
    assert len(links) >= 6
    for address, number in links:
        shown = client.get(address.replace("&amp;", "&"), headers={"accept-language": "en"})
        heading = re.search(r'<h2 id="over">(\d+) games?</h2>', shown.content.decode())
        assert heading is not None
        assert heading[1] == number, address


def test_a_win_on_the_seat_is_a_win_in_the_books(person: Maker) -> None:
    """Whoever is not on turn is away, so that the last move is made by one alone."""
    people = [person("ann"), person("bob")]
    for number in range(3):
        table, chance = begun(people, "madness"), Chance(f"away {number}".encode())
        while fresh(table).status == Table.Status.PLAYING:
            seats = Seat.objects.filter(table=table)
            seats.update(absence=Seat.Absence.AWAY)
            seats.filter(number=asked_seat(table)).update(absence=Seat.Absence.NONE)
            play_once(table, chance)
    assert not Table.objects.filter(outcome__away=[]).exists()
    settled = list(Seat.objects.order_by("pk").values_list("pk", "won"))
    Seat.objects.update(won=None)
    import_module("tables.migrations.0015_looking_back").settle_wins(apps, None)
    assert list(Seat.objects.order_by("pk").values_list("pk", "won")) == settled
    wins = Seat.objects.filter(won=True).values_list("table__uid", "number")
    booked = Result.objects.filter(won=True, away=False).values_list("match__table", "seat")
    assert set(wins) == set(booked)
    assert Seat.objects.filter(won=False).count() == 6 - len(wins)
    assert Result.objects.filter(won=True).count() > len(wins) > 0


def test_practice_that_was_left_is_there_with_its_replay_and_its_proof(
    person: Maker, client: Client
) -> None:
    ann = person("ann", language="en")
    left, untouched = (practise(user=ann, game="uno", seat_count=2) for _ in range(2))
    while asked_seat(left) != left.seats.get(user=ann).number:
        move_bot(left, asked_seat(left))
    play_once(left, Chance(b"left"))
    for table in (left, untouched):
        leaving.resign(uid=table.uid, user=ann)
    client.force_login(ann)
    assert left.uid in found(client)
    assert not set(found(client, result="lost")) | set(found(client, result="won"))
    (told,) = [end for end in ends_of(client, "/mine/") if "Called off" in end]
    assert told == "Called off: it has no result"
    page = client.get(f"/table/{left.uid}/verify/").content.decode()
    assert "data-check" in page
    assert "the deal can be checked, when" not in page
    assert client.get(f"/api/v1/tables/{left.uid}/verify/").json()["verified"]


def ends_of(client: Client, address: str) -> list[str]:
    """Return how each game ended, as a page says it."""
    page = client.get(address).content.decode()
    told = re.findall(r"<small>[^<]*? · (.*?)</small>", page, re.DOTALL)
    return [re.sub(r"<[^>]+>", "", one).strip() for one in told]


def test_the_win_of_a_stand_in_is_not_called_ones_own(person: Maker, client: Client) -> None:
    """Whoever was away at the end has the place that a bot reached."""
    people = [person("ann", language="en"), person("bob", language="en")]
    table = given_up(people, by=people[1])
    seats, outcome = Seat.objects.filter(table=table), dict(table.outcome or {})
    assert ends_of_all(client, people[0]) == ["Victory"]
    seats.filter(user=people[0]).update(absence=Seat.Absence.AWAY, won=False)
    Table.objects.filter(pk=table.pk).update(outcome=outcome | {"away": [0]})
    assert ends_of_all(client, people[0]) == ["Place 1 of 2, reached by a bot"]
    assert ends_of_all(client, people[1]) == ["Left: last place"]
    seats.update(absence=Seat.Absence.NONE, won=False)
    drawn = outcome | {"left": [], "standing": [1, 1], "winners": []}
    Table.objects.filter(pk=table.pk).update(outcome=drawn)
    assert ends_of_all(client, people[0]) == ["Nobody won"]


def ends_of_all(client: Client, who: User) -> list[str]:
    """Return how the games of somebody ended, as every page of theirs says it."""
    client.force_login(who)
    addresses = ("/mine/", "/history/", f"/people/{who.username}/history/")
    first, *others = [ends_of(client, address) for address in addresses]
    assert all(told == first for told in others)
    return first


def test_all_is_taken_along_as_lines_of_json(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    tables = [over([ann, bob]), given_up([ann, bob], by=bob)]
    client.force_login(ann)
    answer = client.get("/api/v1/history/export/", {"records": 1})
    assert answer["Content-Type"] == "application/x-ndjson"
    lines = [json.loads(line) for line in b"".join(answer).splitlines()]
    assert [line["uid"] for line in lines] == [table.uid for table in reversed(tables)]
    for line in lines:
        assert judge(json.dumps(line["record"]).encode()).code == 0
    plain = b"".join(client.get("/api/v1/history/export/", {"game": "uno"}))
    (only,) = plain.splitlines()
    assert json.loads(only)["uid"] == tables[1].uid
    assert "record" not in json.loads(only)


def test_pages_of_it_lead_to_replays_that_the_reader_may_open(
    person: Maker, client: Client
) -> None:
    ann, bob = person("ann"), person("bob")
    seen, hidden = over([ann, bob]), over([ann, bob], access="private")
    Table.objects.filter(pk=seen.pk).update(ended_at=timezone.now() - timedelta(days=2))
    for address in ("/people/ann/", "/people/ann/history/"):
        page = client.get(address).content.decode()
        assert f"/table/{seen.uid}/replay/" in page
        assert hidden.uid not in page
    client.force_login(ann)
    for address in ("/history/", "/mine/", "/people/ann/history/"):
        page = client.get(address).content.decode()
        assert f"/table/{hidden.uid}/replay/" in page
        assert f"/table/{seen.uid}/replay/" in page
