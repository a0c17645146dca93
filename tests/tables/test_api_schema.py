"""The API's schema: it is written without a warning, and answers hold what it says."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from rest_framework.serializers import ListSerializer, Serializer

from accounts.models import User
from games.chance import Chance
from tables.api import answers
from tables.api.bodies import Clock
from tests.api_client import client_of
from tests.tablecraft import begun, play_out
from tests.tables.test_api import ROOT, post

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]


def test_the_schema_is_written(client: Any, tmp_path: Path) -> None:
    schema = client.get("/api/schema/")
    assert schema.status_code == 200
    assert b"/api/v1/tables/{uid}/moves/" in schema.content
    file = str(tmp_path / "schema.yml")
    call_command("spectacular", validate=True, fail_on_warn=True, file=file)


def test_answers_hold_what_the_schema_says(person: Maker) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")])
    client = client_of(ann)
    assert_told(client.get(f"{ROOT}/games/").json()[0], answers.Game())
    assert_told(client.get(f"{ROOT}/now/").json(), answers.HereNow())
    assert_told(client.get(f"{ROOT}/tables/").json()[0], answers.Row())
    assert_told(client.get(f"{ROOT}/tables/mine/").json()[0], answers.MyRow())
    line = post(client, f"/tables/{table.uid}/chat/", {"text": "hello"}).json()
    assert_told(line, answers.ChatLine())
    foreseen = post(client, f"/tables/{table.uid}/preview/", {"move": {"type": "fly"}}).json()
    assert_told(foreseen["refusal"], answers.Refusal())
    play_out(table, Chance(b"told"))
    assert_told(client.get(f"{ROOT}/tables/{table.uid}/").json(), answers.Frame())
    assert_told(client.get(f"{ROOT}/tables/{table.uid}/verify/").json(), answers.Verdict())
    assert_told(post(client, f"/tables/{table.uid}/rematch/").json(), answers.Opened())


def assert_told(answer: Any, described: Any) -> None:
    """The answer has the entries that the schema describes, and theirs, and no others."""
    if isinstance(described, ListSerializer):
        for one in answer:
            assert_told(one, described.child)
    elif isinstance(described, Serializer) and answer is not None:
        assert set(answer) == set(described.fields), type(described)
        for name, value in answer.items():
            assert_told(value, described.fields[name])


def test_a_clock_holds_what_the_schema_says(person: Maker) -> None:
    clock = {"kind": "bank", "seconds": 300, "increment": 5}
    told = post(client_of(person("ann")), "/tables/", {"game": "uno", "seats": 2, "clock": clock})
    shown = client_of(person("bob")).get(f"{ROOT}/tables/{told.json()['uid']}/").json()
    assert shown["table"]["clock"] == clock | {"days": 0}
    assert set(shown["table"]["clock"]) == set(Clock().fields)
