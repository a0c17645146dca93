"""What crosses the wire: what its types say, no more than its reader needs, and each thing once."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec
import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from games.chance import Chance
from games.registry import engine
from games.wire.checking import fault
from games.wire.schema import components
from games.wire.shapes import shape_of
from games.wire.typescript import declarations
from tables.wire.commands import COMMANDS, read_command
from tables.wire.frames import State
from tables.wire.notes import Changed, Note, decode_note, encode_note
from tables.wire.table import Row, Shown
from tables.wire.telling import From, told
from tables.wire.writing import written
from tests.tablecraft import begun, play_once, play_out
from tests.tables.page_socket import Client, at

pytestmark = pytest.mark.django_db(transaction=True)
Maker = Callable[[str], User]
MOST_BYTES = 1024


@pytest.fixture
def told_changes(monkeypatch: pytest.MonkeyPatch) -> list[Changed]:
    """All changes that are published from now on."""
    found: list[Changed] = []

    def hear(topic: str, note: Note) -> None:
        del topic
        again = decode_note(encode_note(note))
        if isinstance(again, Changed):
            found.append(again)

    monkeypatch.setattr("tables.services.changing.publish", hear)
    return found


def states(changes: list[Changed]) -> Iterator[dict[str, Any]]:
    for change in changes:
        for frame in change.frames.values():
            yield msgspec.json.decode(frame)


@pytest.mark.usefixtures("empty_redis")
def test_a_frame_of_four_at_uno_has_a_kilobyte_at_most(
    person: Maker, told_changes: list[Changed]
) -> None:
    table = begun([person(f"p{number}") for number in range(4)])
    play_out(table, Chance(b"lean"))
    sizes = [len(frame) for change in told_changes for frame in change.frames.values()]
    assert len(sizes) > 200
    assert sum(sizes) / len(sizes) <= MOST_BYTES


@pytest.mark.usefixtures("empty_redis")
def test_frames_are_what_their_type_says_and_tell_the_table_only_when_it_changed(
    person: Maker, told_changes: list[Changed]
) -> None:
    table = begun([person("ann"), person("bob")], "madness")
    play_out(table, Chance(b"lean"))
    known: dict[Any, tuple[int, Any]] = {}
    for state in states(told_changes):
        assert fault(state, shape_of(State)) is None
        assert "sheet" not in state and "refused" not in state
        number, before = known.get(state["seat"], (None, None))
        if "table" in state:
            assert state["table"] != before
            assert state["table_number"] == state["version"]
            known[state["seat"]] = (state["table_number"], state["table"])
        else:
            assert state["table_number"] == number
    assert known[0][1]["status"] == "finished"
    assert known[0][1]["board"] == msgspec.to_builtins(engine("madness").board({}, 2))


@pytest.mark.usefixtures("new_hub")
async def test_words_come_to_who_asks_for_them(person: Maker) -> None:
    ann, bob = await sync_to_async(person)("ann"), await sync_to_async(person)("bob")
    table = await sync_to_async(begun)([ann, bob])
    async with Client(at(table), ann) as client:
        assert "sheet" not in await client.until("state")
        await client.send({"words": True})
        state = await client.until("state")
        assert state["sheet"]["own"]
        await sync_to_async(play_once)(table, Chance(b"words"))
        later = await client.until("state")
        assert (later["version"], later["since"]) == (state["version"] + 1, state["version"])
        assert later["sheet"]["own"]
        await client.send({"words": False})
        assert "sheet" not in await client.until("state")
    async with Client(at(table, "?words=1"), ann) as client:
        assert (await client.until("state"))["sheet"]["own"]


class LongerRow(Row, kw_only=True):
    """A row with one field more: all that a new one takes."""

    places: Annotated[int, From(lambda shown: shown.table.seat_count)]
    """How many may sit there."""


@pytest.mark.usefixtures("empty_redis")
def test_a_new_field_of_a_row_is_one_definition(person: Maker) -> None:
    table = begun([person("ann"), person("bob")])
    row = msgspec.to_builtins(told(LongerRow, Shown(table, list(table.seats.all()))))
    assert row["places"] == 2
    shape = shape_of(LongerRow)
    assert fault(row, shape) is None
    assert "  /** How many may sit there. */\n  places: number;" in declarations({"Row": shape}, "")
    assert components({"Row": shape})["LongerRow"]["properties"]["places"]["type"] == "integer"


def test_what_is_written_down_is_what_the_types_say() -> None:
    for path, text in written():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run python manage.py wire"


@pytest.mark.parametrize("key", COMMANDS)
def test_a_command_is_told_by_its_key(key: str) -> None:
    given: dict[str, Any] = {"chat": "hello", "ping": 1, "beat": 1, "words": True}
    given |= {"mark": "clean", "guess": "human", "lead": 7, "hand": 3}
    body = {key: given.get(key, {"type": "draw"}), "id": "x"}
    body |= {"on": 1} if key in ("mark", "guess") else {}
    assert type(read_command(msgspec.json.encode(body).decode())) is COMMANDS[key]
    other = "chat" if key == "ping" else "ping"
    with pytest.raises(msgspec.ValidationError):
        read_command(msgspec.json.encode(body | {other: given[other]}).decode())
    with pytest.raises(msgspec.ValidationError):
        read_command(msgspec.json.encode(body | {"more": 1}).decode())
