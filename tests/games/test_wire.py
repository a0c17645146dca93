"""The wire: types are read, held against what engines say, and written down."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from games.conformance import Breach, check_case
from games.contract import AnyEngine, Move, Wire
from games.registry import engines
from games.wire.__main__ import drifted, main
from games.wire.checking import fault
from games.wire.page import page
from games.wire.parts import Alias, FreeCards, Refusing, Seat
from games.wire.schema import components
from games.wire.shapes import shape_of, shapes_of
from games.wire.typescript import declarations
from tests.games.high_card import HighCard, Table

Suit = Annotated[str, Alias("Suit", "One of four.", ("c", "d", "h", "s"))]


class Dated(TypedDict):
    """Something with a date."""

    turn: int
    """The turn's number."""


class Told(Dated):
    """Somebody said something."""

    type: Literal["told"]
    seat: Seat
    words: NotRequired[list[str]]


class Shown(Dated):
    """Something was shown."""

    type: Literal["shown", "turned"]
    suit: Suit | None
    by: dict[str, tuple[int, bool]]


class DropMove(TypedDict):
    """Drop cards."""

    type: Literal["drop"]
    cards: FreeCards


EXAMPLE = Wire(view=Dated, moves=DropMove, events=Told | Shown, preview=Refusing, board=Dated)


@pytest.mark.parametrize(
    "event",
    [
        {"type": "told", "turn": 1, "seat": 0},
        {"type": "told", "turn": 1, "seat": 0, "words": ["a"]},
        {"type": "turned", "turn": 1, "suit": None, "by": {"0": [1, True]}},
        {"type": "shown", "turn": 1, "suit": "c", "by": {}},
    ],
)
def test_what_is_of_a_type_has_no_fault(event: dict[str, Any]) -> None:
    assert fault(event, shape_of(EXAMPLE.events)) is None


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ({"type": "told", "seat": 0}, "has no turn"),
        ({"type": "told", "turn": 1, "seat": 0, "card": "c1"}, "['card']"),
        ({"type": "told", "turn": True, "seat": 0}, "$.turn is True"),
        ({"type": "told", "turn": 1, "seat": 0, "words": [1]}, "$.words[0]"),
        ({"type": "told", "turn": 1, "seat": 0, "words": "a"}, "not a list"),
        ({"type": "shown", "turn": 1, "suit": "x", "by": {}}, "$.suit"),
        ({"type": "shown", "turn": 1, "suit": "c", "by": {"0": [1]}}, "has 1 items, not 2"),
        ({"type": "shown", "turn": 1, "suit": "c", "by": []}, "not an object"),
        ({"type": "cried"}, "of no known shape"),
        ("told", "of no known shape"),
    ],
)
def test_what_is_not_of_a_type_is_told_with_its_place(event: Any, why: str) -> None:
    found = fault(event, shape_of(EXAMPLE.events))
    assert found is not None
    assert why in found


def test_a_free_field_may_be_a_form_in_a_legal_list_alone() -> None:
    form = {"type": "drop", "cards": {"$cards": {"from": ["a"], "min": 1, "max": 1}}}
    assert fault(form, shape_of(DropMove, forms=True)) is None
    assert fault(form, shape_of(DropMove)) is not None
    assert fault({"type": "drop", "cards": ["a"]}, shape_of(DropMove, forms=True)) is None


def test_meanings_stand_below_the_fields_those_of_bases_included() -> None:
    text = declarations(shapes_of(EXAMPLE), "")
    assert '  /** The turn\'s number. */\n  turn: number;\n  type: "told";\n' in text
    assert 'export type Suit = "c" | "d" | "h" | "s";' in text
    assert "export type Event = Told | Shown;" in text
    assert "  cards: string[] | CardsForm;" in text
    assert "| `turn` | number | The turn's number. |" in page(EXAMPLE, "Example")


def test_schema_has_every_type_under_the_prefix_of_its_game() -> None:
    found = components(shapes_of(EXAMPLE), "Example")
    assert found["ExampleEvent"] == {
        "oneOf": [
            {"$ref": "#/components/schemas/ExampleTold"},
            {"$ref": "#/components/schemas/ExampleShown"},
        ]
    }
    shown = found["ExampleShown"]
    assert shown["required"] == ["turn", "type", "suit", "by"]
    assert shown["properties"]["suit"]["nullable"] is True
    assert shown["additionalProperties"] is False


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.info.slug)
def test_every_game_has_types(engine: AnyEngine) -> None:
    assert engine.wire is not None


def test_what_is_written_down_is_what_the_types_say() -> None:
    assert drifted() == []
    assert main(["--check"]) == 0


class CardView(TypedDict):
    """All of a view of high card but for one field."""

    asks: dict[str, dict[str, Any]]


class Typed(HighCard):
    wire = Wire(view=CardView, moves=Any, events=Any, preview=Any, board=Any)


class TypedMoves(HighCard):
    wire = Wire(view=Any, moves=DropMove, events=Any, preview=Any, board=Any)


class TypedEvents(HighCard):
    wire = Wire(view=Any, moves=Any, events=Told, preview=Any, board=Any)


class TypedPreviews(HighCard):
    wire = Wire(view=Any, moves=Any, events=Any, preview=Refusing, board=Any)

    def preview(self, state: Table, seat: int, move: Move) -> dict[str, Any]:
        return {**super().preview(state, seat, move), "price": 1}


class TypedBoards(HighCard):
    wire = Wire(view=Any, moves=Any, events=Any, preview=Any, board=Dated)


@pytest.mark.parametrize("broken", [Typed, TypedMoves, TypedEvents, TypedPreviews, TypedBoards])
def test_an_engine_that_says_what_its_types_do_not_is_caught(broken: type[HighCard]) -> None:
    with pytest.raises(Breach) as caught:
        check_case(broken(), seats=3, options={}, seed=b"typed")
    assert caught.value.code == "wire"
