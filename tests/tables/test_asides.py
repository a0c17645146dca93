"""The channel of those who are out: who is heard there, and what others learn of it."""

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.utils import timezone

from accounts.models import User
from games.bots import Budget, bot
from tables.live.asides import outsiders
from tables.models import Aside, ChatLine, Report, Seat, Table
from tables.refusals import Refused
from tables.services import chatting, leaving
from tables.services.avoiding import avoid
from tables.work.thinking import position_of
from tests.api_client import client_of
from tests.tablecraft import begun, fresh, state_of
from tests.tables.burning import BOB, CID, EVE, NAMES, burn_bob, burning, end
from tests.tables.page_socket import Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[..., User]
ROOT = "/api/v1"


@pytest.fixture
def people(person: Maker) -> list[User]:
    return [person(name) for name in NAMES]


@pytest.fixture
def table(people: list[User]) -> Table:
    """A game in which Bob and Eve are out."""
    return burn_bob(burning(people))


def refused(service: Callable[..., Any], **given: Any) -> str:
    with pytest.raises(Refused) as refusal:
        service(**given)
    return refusal.value.code


def test_membership_is_being_out(table: Table, people: list[User]) -> None:
    assert outsiders(table) == {people[BOB].pk: BOB, people[EVE].pk: EVE}
    for number in (BOB, EVE):
        assert chatting.say_aside(uid=table.uid, user=people[number], text="boo").seat == number
    assert Aside.objects.count() == 2
    assert not ChatLine.objects.exists()


def test_talk_is_dated_by_the_turn_of_a_game_that_counts_them(
    table: Table, people: list[User]
) -> None:
    chatting.say_aside(uid=table.uid, user=people[BOB], text="boo")
    chatting.say(uid=table.uid, user=people[CID], text="hush")
    answers = [
        client_of(people[BOB]).get(f"{ROOT}/tables/{table.uid}/chat/{aside}").json()
        for aside in ("", "?aside=1")
    ]
    turn = table.engine.view(table.engine.load(bytes(table.state or b"")), None)["turns"]
    assert [line["turn"] for (line,) in answers] == [turn, turn]
    waiting = begun(people[:2], "uno")
    assert chatting.say(uid=waiting.uid, user=people[0], text="hi").turn is None


def test_the_living_strangers_and_leavers_are_not_let_in(
    table: Table, people: list[User], person: Maker
) -> None:
    leaving.resign(uid=table.uid, user=people[EVE])
    leaving.resign(uid=table.uid, user=people[3])
    for user in (people[0], people[CID], people[3], people[EVE], person("zoe", is_staff=True)):
        given = {"uid": table.uid, "user": user, "text": "boo"}
        assert refused(chatting.say_aside, **given) == "not_out"
        answer = client_of(user).get(f"{ROOT}/tables/{table.uid}/chat/?aside=1")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_out")


def test_a_seat_that_a_bot_lost_brings_nobody_in(people: list[User]) -> None:
    table = burning(people)
    leaving.resign(uid=table.uid, user=people[BOB])
    Seat.objects.filter(table=table, number=BOB).update(absence="")
    burn_bob(table)
    Seat.objects.filter(table=table, number=BOB).update(absence=Seat.Absence.GONE)
    assert outsiders(fresh(table)) == {people[EVE].pk: EVE}
    Table.objects.filter(pk=table.pk).update(status=Table.Status.FINISHED)
    assert outsiders(fresh(table)) == {people[EVE].pk: EVE}


def test_who_is_out_is_not_heard_at_the_table_until_the_end(
    table: Table, people: list[User]
) -> None:
    for line in ({"text": "it was cid"}, {"phrase": {"code": "accuse", "seat": CID}}):
        assert refused(chatting.say, uid=table.uid, user=people[BOB], **line) == "out"
    leaving.resign(uid=table.uid, user=people[EVE])
    assert refused(chatting.say, uid=table.uid, user=people[EVE], text="it was cid") == "out"
    end(table)
    assert chatting.say(uid=table.uid, user=people[BOB], text="it was cid").text == "it was cid"
    aside = {"uid": table.uid, "user": people[BOB], "text": "more"}
    assert refused(chatting.say_aside, **aside) == "already_over"


def test_under_revenge_the_burnt_thing_is_still_heard(people: list[User]) -> None:
    hands = ("flamethrower", "thing", "", "infected", "")
    table = burn_bob(burning(people, hands, infected=[3], revenge=True))
    assert fresh(table).status == Table.Status.PLAYING
    assert chatting.say(uid=table.uid, user=people[BOB], text="beware").seat == BOB
    assert chatting.say_aside(uid=table.uid, user=people[BOB], text="hello").seat == BOB
    assert refused(chatting.say, uid=table.uid, user=people[EVE], text="I saw it") == "out"


def test_living_bots_never_hear_it(table: Table, people: list[User]) -> None:
    before = {"code": "accuse", "seat": 3}
    chatting.say(uid=table.uid, user=people[0], phrase=before)
    for phrase in ({"code": "caught", "seat": CID}, {"code": "claim", "card": "axe"}):
        chatting.say_aside(uid=table.uid, user=people[BOB], phrase=phrase)
    told = position_of(fresh(table), CID, bot("stayaway", "easy"), Budget(iterations=1))
    turn = table.engine.turn(state_of(table))
    assert [(one.seat, one.code, one.turn) for one in told.phrases] == [(0, "accuse", turn)]


def test_mute_block_and_report_hold_aside_too(
    table: Table, people: list[User], person: Maker
) -> None:
    bob, eve = people[BOB], people[EVE]
    line = chatting.say_aside(uid=table.uid, user=eve, text="a rude word")
    for stranger in (people[0], person("zoe")):
        given = {"line_id": line.pk, "reporter": stranger, "aside": True}
        assert refused(chatting.report, **given) == "no_line"
    assert refused(chatting.report, line_id=line.pk, reporter=bob) == "no_line"
    client = client_of(bob)
    body = {"line": line.pk, "reason": "rude", "aside": True}
    assert client.post(f"{ROOT}/reports/", body, format="json").status_code == 200
    assert client.post(f"{ROOT}/reports/", body, format="json").json()["code"] == "reported"
    assert Report.objects.get().said == line
    heard = f"{ROOT}/tables/{table.uid}/chat/?aside=1"
    assert [one["text"] for one in client.get(heard).json()] == ["a rude word"]
    for kind in ("mute", "block"):
        avoid(owner=bob, other=eve, kind=kind)
        assert client.get(heard).json() == []
    User.objects.filter(pk=eve.pk).update(muted_until=timezone.now() + timedelta(days=1))
    assert refused(chatting.say_aside, uid=table.uid, user=eve, text="more") == "muted"


def test_a_game_without_a_channel_has_none(person: Maker) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")])
    assert refused(chatting.say_aside, uid=table.uid, user=ann, text="boo") == "not_out"


def test_the_api_speaks_aside(table: Table, people: list[User]) -> None:
    client = client_of(people[BOB])
    chat = f"{ROOT}/tables/{table.uid}/chat/"
    said = client.post(chat, {"text": "boo", "aside": True}, format="json").json()
    assert (said["text"], said["seat"]) == ("boo", BOB)
    assert client.get(chat).json() == []
    assert [line["id"] for line in client.get(f"{chat}?aside=1").json()] == [said["id"]]


@pytest.mark.usefixtures("new_hub")
async def test_who_drops_out_is_shown_the_channel_and_hears_it(people: list[User]) -> None:
    table = await sync_to_async(burning)(people)
    await sync_to_async(chatting.say_aside)(uid=table.uid, user=people[EVE], text="alone here")
    async with Client(at(table), people[BOB]) as bob, Client(at(table), people[0]) as ann:
        assert (await kinds(bob))[-1] == "chat"
        assert await kinds(ann) == ["hello", "state", "notebook", "chat"]
        await sync_to_async(burn_bob)(table)
        shown = await bob.until("asides")
        assert [line["text"] for line in shown["lines"]] == ["alone here"]
        assert shown["silent"] is True
        await bob.send({"chat": "me too", "aside": True})
        heard = await bob.until("asides")
        assert ([line["text"] for line in heard["lines"]], "silent" in heard) == (["me too"], False)
        await ann.send({"chat": "who was that?"})
        between = await kinds(ann)
        assert between == ["state", "state", "chat"]


async def kinds(client: Client) -> list[str]:
    """Return the types of the frames up to the next chat."""
    found: list[str] = []
    while "chat" not in found:
        found.append(json.loads(await client.text())["type"])
    return found
