"""Export: a person takes along all that is kept of them, and nothing of anybody else."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from accounts.services.guests import create_guest
from tables.live.publishing import server
from tests.accounts.full_life import FORMER_NAME, NAME, TYPED, Life

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]

NOT_TOLD = {
    "complaint_of_her",
    "password",
    "token",
    "session",
    "totp",
    "spare codes",
    "p256dh",
    "auth",
    "endpoint's key",
    "device",
    "network",
    "complaint_about_her",
    "operators_reason",
    "verdict",
}
"""Keys, hashes, and what somebody else wrote."""


@pytest.fixture(autouse=True)
def fresh_door() -> None:
    """Count tries from the beginning."""
    for key in server().scan_iter("*allauth:rl*"):
        server().delete(key)


def export(client: Client) -> Any:
    answer = client.get("/settings/export/")
    assert answer["Content-Disposition"] == 'attachment; filename="zastolye.json"'
    assert "no-store" in answer["Cache-Control"]
    return json.loads(answer.content)


def test_all_that_a_person_has_left_is_in_one_file(person: Maker, client: Client) -> None:
    life = Life(person)
    life.live(client)
    told = export(client)
    text = json.dumps(told, ensure_ascii=False)
    missing = {name for name, trace in life.traces.items() if trace not in text}
    assert missing == NOT_TOLD
    empty = {section for section, rows in told.items() if not rows}
    assert empty == set()
    assert told["account"]["name"] == NAME
    assert told["settings"]["time_zone"] == "Asia/Kamchatka"
    assert [line["text"] for line in told["chat"]] == [TYPED["chat"], ""]
    assert {act["details"].get("old") for act in told["operators_acts"]} >= {FORMER_NAME}
    assert {one["name"] for one in told["friends"]} == {"bob", "cid"}


def test_no_operator_and_no_other_person_s_words_are_told(person: Maker, client: Client) -> None:
    life = Life(person)
    life.live(client)
    told = export(client)
    del told["aversions"]  # she has muted the operator
    text = json.dumps(told, ensure_ascii=False)
    assert "operator@" not in text
    assert '"operator"' not in text.replace('"operator": false', "")
    assert "hello again" not in text
    assert "bob@example.org" not in text


def test_a_guest_takes_along_what_there_is(client: Client) -> None:
    guest = create_guest(language="ru")
    client.force_login(guest)
    assert export(client)["account"]["name"] == guest.username


def test_nobody_else_gets_it(client: Client) -> None:
    assert client.get("/settings/export/").status_code == 302
