"""Whoever has left a game for good is a spectator of it: sees least, and speaks from no seat."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client as Browser

from accounts.models import User
from games.chance import Chance
from tables.live.looking import snapshot
from tables.live.previewing import preview
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services import chatting, leaving, playing, voiding
from tables.services.taking_over import take_over
from tests.tablecraft import begun, fresh, play_once
from tests.tables.page_socket import Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("new_hub"),
]
Maker = Callable[..., User]


@pytest.fixture
def people(person: Maker) -> list[User]:
    return [person(name) for name in ("ann", "bob", "cid")]


@pytest.fixture
def table(people: list[User]) -> Table:
    table = begun(people)
    play_once(table, Chance(b"left for good"))
    return fresh(table)


def resigned(table: Table, user: User, operator: User) -> None:
    del operator
    leaving.resign(uid=table.uid, user=user)


def taken_over(table: Table, user: User, operator: User) -> None:
    number = table.seats.get(user=user).number
    take_over(uid=table.uid, number=number, operator=operator, reason="sleeps")


def after_dropping_out(table: Table, user: User, operator: User) -> None:
    resigned(table, user, operator)
    table.seats.filter(user=user).update(free_to_go=True)


def told(table: Table, user: User | None, browser: Browser) -> dict[str, object]:
    """Return the frame that the API answers with, but for the time of day."""
    browser.logout()
    if user is not None:
        browser.force_login(user)
    frame = browser.get(f"/api/v1/tables/{table.uid}/?since=0").json()
    frame["clocks"].pop("now")
    return dict(frame)


@pytest.mark.parametrize("leave", [resigned, taken_over, after_dropping_out])
def test_the_frame_is_a_spectators(
    people: list[User],
    table: Table,
    person: Maker,
    client: Browser,
    leave: Callable[[Table, User, User], None],
) -> None:
    hand = told(table, people[0], client)["view"]
    leave(table, people[0], person("operator", is_staff=True))
    mine, watched = (told(table, one, client) for one in (people[0], None))
    assert mine == watched
    assert (mine["seat"], mine["legal"]) == (None, [])
    assert mine["view"] != hand


def test_nothing_is_tried_or_moved_from_a_seat_that_was_left(
    people: list[User], table: Table
) -> None:
    leaving.resign(uid=table.uid, user=people[0])
    with pytest.raises(Refused) as refusal:
        preview(uid=table.uid, user_id=people[0].pk, move={"type": "draw"})
    assert refusal.value.code == "gone"
    with pytest.raises(Refused) as refusal:
        playing.play(
            uid=table.uid, user_id=people[0].pk, move={"type": "draw"}, version=99, move_id="late"
        )
    assert refusal.value.code == "gone"


async def test_an_open_socket_turns_into_a_spectators_at_once(
    people: list[User], table: Table
) -> None:
    async with Client(at(table), people[0]) as mine, Client(at(table)) as watching:
        await mine.listens()
        await watching.listens()
        await sync_to_async(leaving.resign)(uid=table.uid, user=people[0])
        frames = [await one.until("state") for one in (mine, watching)]
        assert frames[0] == frames[1]
        assert frames[0]["seat"] is None


@pytest.mark.parametrize("line", [{"text": "I had two wilds"}, {"phrase": {"code": "thanks"}}])
def test_what_is_said_comes_from_no_seat(
    people: list[User], table: Table, line: dict[str, Any]
) -> None:
    assert chatting.say(uid=table.uid, user=people[0], **line).seat == 0
    leaving.resign(uid=table.uid, user=people[0])
    assert chatting.say(uid=table.uid, user=people[0], **line).seat is None


def test_whoever_is_only_away_sees_their_hand_and_speaks_from_their_seat(
    people: list[User], table: Table
) -> None:
    table.seats.filter(user=people[0]).update(absence=Seat.Absence.AWAY)
    frame = json.loads(snapshot(table.uid, people[0])[2])
    assert frame["seat"] == 0
    assert chatting.say(uid=table.uid, user=people[0], text="soon back").seat == 0


def test_when_the_game_is_over_it_is_theirs_to_remember(
    people: list[User], table: Table, person: Maker
) -> None:
    leaving.resign(uid=table.uid, user=people[0])
    voiding.void(uid=table.uid, operator=person("operator", is_staff=True), reason="a fault")
    assert snapshot(table.uid, people[0])[1] == 0
