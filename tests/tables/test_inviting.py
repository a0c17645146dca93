"""Invitations by name: heard at once, open a private table, and tell of no block."""

from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.contrib.auth.models import AnonymousUser
from django.test import Client as PageClient
from rest_framework.test import APIClient

from accounts.models import User
from accounts.services import friends
from accounts.services.aversions import set_aversion
from tables.invitations import open_invitations
from tables.live import presence
from tables.live.looking import check_may_look
from tables.live.publishing import server
from tables.models import Invitation, Table
from tables.refusals import Refused
from tables.services import inviting, seating
from tables.signals import invited
from tests.accounts.outcomes import finished
from tests.api_client import key_for
from tests.tablecraft import begun, open_for
from tests.tables.page_socket import Client

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]


def refused(table: Table, user: User, name: str) -> Refused:
    before = Invitation.objects.count()
    with pytest.raises(Refused) as refusal:
        inviting.invite(uid=table.uid, user=user, name=name)
    assert Invitation.objects.count() == before
    return refusal.value


def may_look(table: Table, user: Any) -> bool:
    try:
        check_may_look(table, user, "")
    except Refused:
        return False
    return True


def test_an_invitation_opens_a_private_table_to_its_reader_alone(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    table = open_for([ann], access="private")
    inviting.invite(uid=table.uid, user=ann, name="BOB")
    assert [may_look(table, one) for one in (bob, cid, AnonymousUser())] == [True, False, False]
    with pytest.raises(Refused, match="invitation only"):
        seating.sit(uid=table.uid, user=cid)
    assert seating.sit(uid=table.uid, user=bob) == 1


def test_a_declined_invitation_is_over(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann], access="private")
    inviting.invite(uid=table.uid, user=ann, name="bob")
    inviting.decline(uid=table.uid, user=bob)
    assert not may_look(table, bob)
    assert open_invitations(bob) == []
    with pytest.raises(Refused) as refusal:
        inviting.decline(uid=table.uid, user=bob)
    assert refusal.value.code == "not_invited"


def test_it_waits_until_one_joins_or_the_table_begins(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    tables = [open_for([ann]), open_for([ann, cid], bots=1), open_for([ann])]
    seating.remove(uid=tables[1].uid, user=ann, number=2)
    for table in tables:
        inviting.invite(uid=table.uid, user=ann, name="bob")
    assert [one.table for one in open_invitations(bob)] == tables[::-1]
    seating.sit(uid=tables[0].uid, user=bob)
    assert [one.table for one in open_invitations(bob)] == [tables[2], tables[1]]
    seating.add_bots(uid=tables[2].uid, user=ann, level="easy")
    seating.set_ready(uid=tables[2].uid, user=ann, ready=True)
    assert [one.table for one in open_invitations(bob)] == [tables[1]]
    set_aversion(owner=bob, other=ann, kind="block")
    assert open_invitations(bob) == []


@pytest.mark.parametrize("name", ["", "nobody", "\x00", "\ud800"])
def test_an_unknown_name_is_refused(person: Maker, name: str) -> None:
    ann = person("ann")
    assert refused(open_for([ann]), ann, name).code == "no_player"


def test_those_at_the_table_and_those_invited_are_not_asked_again(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    table = open_for([ann, bob], bots=1)
    seating.remove(uid=table.uid, user=ann, number=2)
    assert refused(table, ann, "Ann").code == "oneself"
    assert refused(table, ann, "bob").code == "seated"
    inviting.invite(uid=table.uid, user=bob, name="cid")
    assert refused(table, ann, cid.username).code == "invited"


def test_only_who_sits_at_a_waiting_table_with_a_free_seat_invites(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    assert refused(open_for([ann]), bob, "cid").code == "not_seated"
    assert refused(open_for([ann, bob]), ann, "cid").code == "full"
    assert refused(begun([ann, bob]), ann, "cid").code == "already_started"
    assert cid.invitations.count() == 0


def test_a_block_is_refused_in_the_words_of_a_decline(person: Maker) -> None:
    ann, bob, cid, dan = (person(name) for name in ("ann", "bob", "cid", "dan"))
    table = open_for([ann, dan], bots=1)
    seating.remove(uid=table.uid, user=ann, number=2)
    inviting.invite(uid=table.uid, user=ann, name="cid")
    inviting.decline(uid=table.uid, user=cid)
    neutral = refused(table, ann, "cid").to_json()
    set_aversion(owner=bob, other=ann, kind="block")
    assert refused(table, ann, "bob").to_json() == neutral
    set_aversion(owner=bob, other=ann, kind=None)
    set_aversion(owner=dan, other=bob, kind="block")
    assert refused(table, ann, "bob").to_json() == neutral


def test_ten_are_invited_to_a_table_at_most_and_not_all_at_once(person: Maker) -> None:
    ann = person("ann")
    table = open_for([ann])
    for number in range(inviting.MOST_INVITATIONS):
        person(f"guest {number}")
        inviting.invite(uid=table.uid, user=ann, name=f"guest {number}")
    person("late")
    assert refused(table, ann, "late").code == "too_fast"
    server().flushdb()
    assert refused(table, ann, "late").code == "too_many_invitations"


def test_whoever_listens_hears_of_it_once_it_is_saved(person: Maker) -> None:
    ann = person("ann")
    person("bob")
    heard: list[Invitation] = []

    def hear(invitation: Invitation, **more: Any) -> None:
        del more
        heard.append(Invitation.objects.get(pk=invitation.pk))

    invited.connect(hear)
    try:
        refused(open_for([ann]), ann, "nobody")
        made = inviting.invite(uid=open_for([ann]).uid, user=ann, name="bob")
    finally:
        invited.disconnect(hear)
    assert heard == [made]


@pytest.mark.usefixtures("new_hub")
@pytest.mark.parametrize("place", ["lobby", "table"])
async def test_the_invited_hears_it_wherever_they_are(person: Maker, place: str) -> None:
    def arrange() -> tuple[Table, Table, User]:
        ann, bob = person("ann"), person("bob")
        finished([bob, ann], game="shipit", titles={"june": 1})
        ann.refresh_from_db()
        return open_for([ann]), open_for([bob]), bob

    table, elsewhere, bob = await sync_to_async(arrange)()
    address = "/ws/lobby/" if place == "lobby" else f"/ws/table/{elsewhere.uid}/"
    async with Client(address, bob) as mine:
        await mine.listens()
        ann = await User.objects.aget(username="ann")
        await sync_to_async(inviting.invite)(uid=table.uid, user=ann, name="bob")
        frame = await mine.until("invited")
    assert frame["table"] == table.uid
    assert frame["game"] == {"slug": "uno", "ru": "UNO", "en": "UNO"}
    assert frame["by"]["name"] == "ann"
    assert [title["code"] for title in frame["by"]["titles"]] == ["june"]
    assert table.invite not in str(frame)


def test_my_games_show_it_with_both_answers(person: Maker, client: PageClient) -> None:
    ann, bob = person("ann"), person("bob", language="en")
    table = open_for([ann], access="private")
    inviting.invite(uid=table.uid, user=ann, name="bob")
    client.force_login(bob)
    page = client.get("/mine/").content.decode()
    assert "Invitations" in page
    assert f'href="/table/{table.uid}/"' in page
    assert client.get(f"/table/{table.uid}/").status_code == 200
    answer = client.post(f"/mine/invitations/{table.uid}/decline/", follow=True)
    assert "Invitations" not in answer.content.decode()
    again = client.post(f"/mine/invitations/{table.uid}/decline/", follow=True)
    assert "There is no such invitation" in again.content.decode()


# --- the API ---------------------------------------------------------------------------------


def api(user: User) -> APIClient:
    client = APIClient(headers={"accept-language": "en"})
    client.credentials(HTTP_AUTHORIZATION=f"Token {key_for(user)}")
    return client


def post(client: APIClient, path: str, body: Any = None) -> Any:
    return client.post(f"/api/v1/{path}", {} if body is None else body, format="json")


def test_a_program_invites_hears_of_it_and_declines(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann], access="private")
    mine, his = api(ann), api(bob)
    made = post(mine, f"tables/{table.uid}/invite/", {"name": "Bob"})
    assert (made.status_code, made.json()["user"]["name"]) == (201, "bob")
    [told] = his.get("/api/v1/invitations/").json()
    assert (told["table"], told["by"]["name"]) == (table.uid, "ann")
    assert his.get(f"/api/v1/tables/{table.uid}/").status_code == 200
    assert post(his, f"tables/{table.uid}/decline/").status_code == 200
    assert his.get("/api/v1/invitations/").json() == []
    refusal = post(mine, f"tables/{table.uid}/invite/", {"name": "nobody"})
    assert (refusal.status_code, refusal.json()["code"]) == (404, "no_player")
    assert refusal["Content-Type"].startswith("application/problem+json")
    assert post(mine, f"tables/{table.uid}/invite/", {"name": 7 * "x" * 9}).status_code == 400
    assert post(mine, f"tables/{table.uid}/invite/").status_code == 400


def test_a_program_makes_and_ends_friendships(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    mine, his = api(ann), api(bob)
    assert post(mine, "friends/", {"name": "BOB"}).json() == {"friends": False}
    assert post(mine, "friends/", {"name": "bob"}).json()["code"] == "asked"
    assert [one["name"] for one in his.get("/api/v1/friends/").json()["asking"]] == ["ann"]
    assert post(his, "friends/ann/accept/").json() == {"friends": True}
    presence.show(presence.SITE, str(bob.pk))
    [friend] = mine.get("/api/v1/friends/").json()["friends"]
    assert (friend["user"]["name"], friend["here"]) == ("bob", True)
    assert mine.delete("/api/v1/friends/bob/").status_code == 204
    assert mine.delete("/api/v1/friends/bob/").json()["code"] == "not_friends"
    for unknown in ("friends/nobody/accept/", "friends/bob/accept/"):
        problem = post(mine, unknown)
        assert problem.status_code == 404
        assert problem.json()["detail"]
    assert post(APIClient(), "friends/", {"name": "bob"}).status_code in (401, 403)


def test_wishes_end_by_the_same_address(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    for client in (api(ann), api(bob)):
        friends.ask(user=ann, name="bob")
        other = "bob" if client.get("/api/v1/friends/").json()["asked"] else "ann"
        assert client.delete(f"/api/v1/friends/{other}/").status_code == 204
    assert api(ann).get("/api/v1/friends/").json() == {"friends": [], "asking": [], "asked": []}


def test_a_profile_is_public(person: Maker) -> None:
    ann, bob = person("Ann"), person("bob")
    finished([ann, bob], prizes=[(0, 1, 40)])
    finished([bob, ann], game="shipit", titles={"june": 1})
    told = APIClient().get("/api/v1/people/ann/").json()
    assert told["user"]["name"] == "Ann"
    assert "email" not in told["user"]
    assert (told["played"], told["won"]) == (2, 1)
    assert [one["code"] for one in told["titles"]["now"]] == ["june"]
    uno = next(one for one in told["standings"] if one["game"] == "uno")
    assert uno["prizes"] == 40
    assert uno["skill"][0]["pool"] == "2"
    assert uno["skill"][0]["all_time"]["games"] == 1
    assert uno["skill"][0]["all_time"]["provisional"]
    problem = APIClient().get("/api/v1/people/nobody/")
    assert (problem.status_code, problem.json()["code"]) == (404, "no_player")


def test_the_schema_names_people(client: PageClient) -> None:
    schema = client.get("/api/schema/").content
    for path in (b"people/{name}/", b"friends/{name}/accept/", b"tables/{uid}/invite/"):
        assert b"/api/v1/" + path in schema
