"""One More Free Cell: seats, classes, deserts and starting houses (O1, O9)."""

import pytest

from games.chance import Chance
from games.contract import BadOptions
from games.omfc.state import State
from tests.games.omfc_positions import (
    ENGINE,
    do,
    move,
    points,
    refused,
)


def new(seats: int = 2, **options: object) -> State:
    return ENGINE.new_game(seats=seats, options=options, chance=Chance(b"seed"))[0]


def test_o1_starting_houses_stand_in_the_outer_ring_and_never_side_by_side() -> None:
    state = new(3)
    assert refused(state, move("start", "1:0")) == ("not_outer", "O1")
    do(state, "start", "0:0")
    for cell in ("0:0", "0:1", "0:15"):
        assert refused(state, move("start", cell)) == ("too_close", "O1")
    do(state, "start", "0:2")
    assert state.turn == 2
    events = do(state, "start", "0:4")
    assert (state.stage, state.round, state.turn) == ("play", 2, 0)
    assert [e["type"] for e in events] == ["start", "round", *["passed"] * 3, "round", "turn"]


def test_o1_starting_houses_cost_nothing() -> None:
    state = new()
    do(state, "start", "0:0")
    assert points(state) == [0, 0]


def test_o3_undo_in_the_set_up() -> None:
    state = new(classes="draft")
    ENGINE.apply(state, 1, {"type": "class", "class": "coyotes"})
    assert ENGINE.free(state, 0) == ENGINE.free(state, 1) == []
    ENGINE.apply(state, 0, {"type": "class", "class": "orcs"})
    do(state, "desert", "0:0")
    do(state, "desert", "0:1")
    do(state, "undo")
    assert state.deserts == 1
    do(state, "undo")
    assert state.deserts == 0
    assert refused(state, move("undo")) == ("nothing_to_undo", "O3")


def test_o9_draft_goes_in_reverse_order_and_no_class_twice() -> None:
    state = new(3, classes="draft")
    assert state.turn == 2
    ENGINE.apply(state, 2, {"type": "class", "class": "orcs"})
    assert refused(state, {"type": "class", "class": "orcs"}) == ("class_taken", "O9")
    assert refused(state, {"type": "class", "class": "dwarves"}) == ("class_taken", "O9")
    ENGINE.apply(state, 1, {"type": "class", "class": "elves"})
    assert state.turn == 0
    ENGINE.apply(state, 0, {"type": "class", "class": "miners"})
    assert state.classes == ("miners", "elves", "orcs")
    assert (state.stage, state.turn) == ("start", 0)


def test_o9_no_coyotes_on_three_rings() -> None:
    state = new(2, classes="draft", rings=3)
    assert {"type": "class", "class": "coyotes"} not in ENGINE.legal(state, 1)
    assert len(ENGINE.legal(state, 1)) == 6
    for number in range(30):
        chance = Chance(bytes([number]))
        options = {"classes": "random", "rings": 3}
        game, _ = ENGINE.new_game(seats=3, options=options, chance=chance)
        assert "coyotes" not in game.classes
        assert len(set(game.classes)) == 3


def test_o9_ten_deserts_two_of_them_in_the_inner_rings() -> None:
    state = new(2, classes="draft")
    ENGINE.apply(state, 1, {"type": "class", "class": "coyotes"})
    ENGINE.apply(state, 0, {"type": "class", "class": "orcs"})
    assert (state.stage, state.turn) == ("desert", 1)
    do(state, "desert", "3:0")
    assert refused(state, move("desert", "3:0")) == ("desert_there", "O9")
    do(state, "desert", "2:0")
    assert refused(state, move("desert", "2:1")) == ("too_deep", "O9")
    for number in range(8):
        do(state, "desert", f"1:{number}")
    assert (state.stage, state.turn, state.deserts.bit_count()) == ("start", 0, 10)


def test_facts_seats_by_rings_and_classes() -> None:
    assert [ENGINE.seats({"rings": rings})[-1] for rings in (3, 4, 5)] == [3, 6, 8]
    assert ENGINE.seats({"rings": 5, "classes": "draft"}) == range(2, 8)
    with pytest.raises(BadOptions):
        new(7)
    with pytest.raises(BadOptions):
        new(2, rings=6)
    with pytest.raises(BadOptions):
        new(2, max_rounds=9)
