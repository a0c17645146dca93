"""Why an operator did something is for operators: the form says that players do not see it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from asgiref.sync import sync_to_async
from django.core import mail
from django.test import Client

from accounts.admin.forms import ReasonForm
from accounts.models import Act, Title, User
from accounts.services import sanctions
from games.chance import Chance
from tables.models import ChatLine, Table
from tables.services import chatting, settling, taking_over, voiding
from tests.api_client import key_for
from tests.tablecraft import begun, fresh, play_out
from tests.tables import page_socket

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files", "empty_redis", "new_hub"),
]
Maker = Callable[[str], User]
WHY = "unheard-of wickedness"
LAST = 7777


class Acts:
    """All that an operator can do to a player, each for the same reason."""

    def __init__(self, person: Maker) -> None:
        self.operator = User.objects.create_superuser("chief")
        self.ann, self.bob = person("ann"), person("bob")
        EmailAddress.objects.create(
            user=self.ann, email=self.ann.email, primary=True, verified=True
        )
        self.over = play_out(begun([self.ann, self.bob]), Chance(b"over"))
        self.running = begun([self.ann, self.bob])
        self.called_off = begun([self.ann, self.bob])
        self.key = key_for(self.ann)
        self.lost = self.ann.tokens.get()

    def done(self) -> None:
        """Do everything but the ban."""
        act: Any = {"operator": self.operator, "reason": WHY}
        chatting.say(uid=self.running.uid, user=self.ann, text="rude words")
        line = ChatLine.objects.get(text="rude words")
        chatting.report(line_id=line.pk, reporter=self.bob, reason="rude")
        settling.settle(line=line, consequence="mute", **act)
        sanctions.unmute(user=self.ann, **act)
        sanctions.mute(user=self.ann, **act)
        sanctions.grant_title(user=self.ann, ru="Злодейка", en="Villain", **act)
        sanctions.take_title(title=Title.objects.get(words__en="Villain"), **act)
        sanctions.rename(user=self.ann, name="annie", **act)
        sanctions.revoke_token(token=self.lost, **act)
        voiding.void(uid=self.over.uid, **act)
        voiding.void(uid=self.called_off.uid, **act)
        taking_over.take_over(uid=self.running.uid, number=seat_of(self.running, self.ann), **act)
        self.ann.refresh_from_db()

    def ban(self) -> None:
        """Do the last."""
        sanctions.ban(user=self.ann, operator=self.operator, reason=WHY)


def seat_of(table: Table, user: User) -> int:
    return int(fresh(table).seats.get(user=user).number)


def read_by(user: User, acts: Acts) -> list[str]:
    """Return every text that pages, the API, the export and letters have for somebody."""
    client = Client()
    client.force_login(user)
    tables = (acts.over.uid, acts.running.uid, acts.called_off.uid)
    pages = [
        *("/", "/mine/", "/settings/", "/settings/export/", "/people/annie/", "/friends/"),
        *("/api/v1/tables/mine/", "/api/v1/people/annie/", "/api/v1/invitations/"),
        *(f"/table/{uid}/" for uid in tables),
        *(f"/api/v1/tables/{uid}/" for uid in tables),
        *(f"/api/v1/tables/{uid}/chat/" for uid in tables),
        *(f"/api/v1/tables/{uid}/export/" for uid in tables),
        *(f"/table/{uid}/verify/" for uid in tables),
    ]
    answers = [client.get(page) for page in pages]
    assert {answer.status_code for answer in answers[:9]} == {200}
    return [answer.content.decode() for answer in answers]


def test_the_form_says_so() -> None:
    assert "players do not" in str(ReasonForm(thing=None).fields["reason"].help_text)


def test_no_page_no_export_and_no_letter_tells_a_player_why(person: Maker) -> None:
    acts = Acts(person)
    acts.done()
    for user in (acts.ann, acts.bob):
        assert [text for text in read_by(user, acts) if WHY in text] == []
    acts.ban()
    shut = Client().post("/accounts/login/", {"login": "annie", "password": "secret"}, follow=True)
    assert WHY not in shut.content.decode()
    assert not any(WHY in f"{letter.subject} {letter.body}" for letter in mail.outbox)
    assert Act.objects.filter(reason=WHY, user=acts.ann).count() >= 7


def test_the_export_tells_what_was_done_and_until_when(person: Maker, client: Client) -> None:
    acts = Acts(person)
    acts.done()
    client.force_login(acts.ann)
    told = json.loads(client.get("/settings/export/").content)["operators_acts"]
    assert {one["kind"] for one in told} == {
        *("settle", "mute", "unmute", "grant", "take", "rename", "revoke", "take_over")
    }
    assert all(set(one) == {"kind", "table", "details", "at"} for one in told)
    [renamed] = [one for one in told if one["kind"] == "rename"]
    assert renamed["details"] == {"old": "ann", "new": "annie"}
    assert all("until" in one["details"] for one in told if one["kind"] == "mute")


async def test_no_socket_tells_a_player_why(person: Maker) -> None:
    acts = await sync_to_async(Acts)(person)
    rooms = [f"/ws/table/{acts.running.uid}/", f"/ws/table/{acts.called_off.uid}/", "/ws/lobby/"]
    for room in rooms:
        async with page_socket.Client(room, acts.ann) as page:
            await page.listens()
            if room == rooms[0]:
                await sync_to_async(acts.done)()
            if room == rooms[-1]:
                await sync_to_async(acts.ban)()
            else:
                await page.send({"ping": LAST})
            heard = await _all_until_the_end(page)
            assert heard
            assert WHY not in " ".join(heard)


async def _all_until_the_end(page: page_socket.Client) -> list[str]:
    """Return what comes until the last pong, or until the socket is closed."""
    heard: list[str] = []
    while True:
        said = await page.socket.receive_output(timeout=30)
        if said["type"] == "websocket.close":
            return heard
        heard.append(str(said["text"]))
        frame = json.loads(said["text"])
        if frame["type"] == "pong" and frame["ping"] == LAST:
            return heard
