"""The API's schema: it is written without a warning, and answers hold what it says."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from rest_framework.serializers import ListSerializer, Serializer

from accounts.models import User
from games.chance import Chance
from games.registry import engines
from games.wire.checking import fault
from games.wire.parts import Refusal
from games.wire.shapes import shape_of
from tables.api import answers
from tables.api.bodies import Clock
from tables.api.game_types import prefix
from tables.api.schema_file import SCHEMA
from tables.live.house_events import clock_move_id, events_before
from tables.models import Move
from tables.wire.frames import ChatLine, State
from tables.wire.house import HouseEvent
from tables.wire.table import MyRow, Row
from tests.api_client import client_of
from tests.tablecraft import begun, play_out
from tests.tables.test_api import ROOT, post

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]


def test_the_schema_is_written(client: Any, tmp_path: Path) -> None:
    schema = client.get("/api/schema/")
    assert schema.status_code == 200
    assert b"/api/v1/tables/{uid}/moves/" in schema.content
    file = str(tmp_path / "schema.yml")
    call_command("spectacular", validate=True, fail_on_warn=True, file=file)


def test_the_schema_has_the_types_of_every_game(client: Any) -> None:
    schema = client.get("/api/schema/", HTTP_ACCEPT="application/vnd.oai.openapi+json").json()
    schemas = schema["components"]["schemas"]
    for game in engines():
        for part in ("Move", "Entry", "View", "Event", "Preview", "Board"):
            assert f"{prefix(game.info.slug)}{part}" in schemas
    moves = schemas["MoveBody"]["properties"]["move"]["anyOf"]
    assert {"$ref": "#/components/schemas/UnoMove"} in moves
    assert len(moves) == len(engines())
    assert schemas["State"]["properties"]["legal"]["items"]["anyOf"]
    assert schemas["PublicTable"]["properties"]["board"]["anyOf"]


def test_what_the_house_tells_among_events_is_in_the_schema(client: Any) -> None:
    schema = client.get("/api/schema/", HTTP_ACCEPT="application/vnd.oai.openapi+json").json()
    schemas = schema["components"]["schemas"]
    events = schemas["State"]["properties"]["events"]["items"]["anyOf"]
    assert {"$ref": "#/components/schemas/HouseEvent"} in events
    for steps_in in (False, True):
        move_id = clock_move_id(7, steps_in=steps_in)
        (event,) = events_before(Move.By.CLOCK, move_id, 1)
        assert fault(event.public, shape_of(HouseEvent)) is None


def test_the_schema_s_file_is_checked_and_names_no_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "://" not in SCHEMA.read_text(encoding="utf-8")
    other = tmp_path / "openapi.yaml"
    other.write_text("openapi: 3.0.3\n", encoding="utf-8")
    monkeypatch.setattr("tables.management.commands.wire.SCHEMA", other)
    with pytest.raises(CommandError, match=r"openapi\.yaml is old"):
        call_command("wire", check=True)


def test_answers_hold_what_the_schema_says(person: Maker) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")])
    client = client_of(ann)
    assert_told(client.get(f"{ROOT}/games/").json()[0], answers.Game())
    assert_told(client.get(f"{ROOT}/now/").json(), answers.HereNow())
    assert fault(client.get(f"{ROOT}/tables/").json()[0], shape_of(Row)) is None
    assert fault(client.get(f"{ROOT}/tables/mine/").json()[0], shape_of(MyRow)) is None
    line = post(client, f"/tables/{table.uid}/chat/", {"text": "hello"}).json()
    assert fault(line, shape_of(ChatLine)) is None
    foreseen = post(client, f"/tables/{table.uid}/preview/", {"move": {"type": "fly"}}).json()
    assert fault(foreseen["refusal"], shape_of(Refusal)) is None
    play_out(table, Chance(b"told"))
    for words in ("", "?words=1"):
        told = client.get(f"{ROOT}/tables/{table.uid}/{words}").json()
        assert fault(told, shape_of(State)) is None
        assert ("sheet" in told) == bool(words)
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
