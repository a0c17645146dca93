"""One More Free Cell: elves and coyotes, each power and each counter-power (O9)."""

from games.chance import Chance
from games.omfc.board import BOARDS, cells_of
from tests.games.omfc_positions import (
    ENGINE,
    cells_named,
    do,
    houses,
    incomes,
    move,
    price,
    refused,
    ruins,
    table,
)


def test_o9_elves_forest_houses_give_double_unless_fortified() -> None:
    state = table("elves", "", houses=("0:0 0:2 0:2 1:4", "0:8"), forests="0:0 0:2 0:8")
    assert incomes(state) == [2 + 2 + 2, 1]


def test_o9_elves_unfortified_forest_houses_cannot_be_ruined() -> None:
    state = table("", "elves", houses=("0:0 0:1", "0:0 1:0"), forests="0:0 0:1")
    assert refused(state, move("sabotage", "0:0", 1)) == ("sheltered", "O9")
    assert refused(state, move("attack", "0:0", 1, "0:1")) == ("sheltered", "O9")
    state = table("", "elves", houses=("1:0 1:1", "1:0 1:0"), forests="1:0")
    do(state, "sabotage", "1:0", 1)
    assert houses(state, 1, "1:0") == 1
    assert refused(state, move("sabotage", "1:0", 1)) == ("sheltered", "O9")


def test_o9_elves_in_a_forest_outlast_even_orcs_fortifying() -> None:
    state = table("orcs", "elves", houses=("1:0", "1:0"), forests="1:0")
    do(state, "build", "1:0")
    assert (houses(state, 0, "1:0"), houses(state, 1, "1:0")) == (2, 1)


def test_o9_elves_shoot_at_distance_two_for_six() -> None:
    state = table("elves", "", "", houses=("1:0 0:6", "0:3 0:8", "0:3"))
    assert price(state, "attack", "0:3", 1, "1:0") == 6
    do(state, "attack", "0:3", 1, "1:0")
    assert ruins(state, "0:3") == [0]
    assert state.shots == 0
    assert refused(state, move("attack", "0:3", 2, "0:6")) == ("too_far", "O6")


def test_o9_elves_shooting_from_a_forest_clear_the_cell_and_may_settle_there_once() -> None:
    state = table(
        "elves", "", "", houses=("0:0", "1:1 0:8", "1:1 0:12"), forests="0:0", ruins="1:1"
    )
    events = do(state, "attack", "1:1", 1, "0:0")
    assert [event["type"] for event in events] == ["attack", "removed"]
    assert (houses(state, 1, "1:1"), ruins(state, "1:1")) == (0, [-1])
    assert state.forests == cells_named(state, "0:0 1:1")
    assert refused(state, move("build", "1:1")) == ("out_of_reach", "O4")
    for _ in range(3):
        do(state, "end")
    assert price(state, "build", "1:1") == 0
    do(state, "build", "1:1")
    assert houses(state, 0, "1:1") == 1
    assert incomes(state)[0] == 2 * 1 + 2 * 2
    assert refused(state, move("build", "1:1")) == ("out_of_reach", "O4")


def test_o9_elves_free_house_is_for_the_very_next_turn_only() -> None:
    state = table(
        "elves", "", "", houses=("0:0", "1:1 0:8", "1:1 0:12"), forests="0:0", ruins="1:1"
    )
    do(state, "attack", "1:1", 1, "0:0")
    for _ in range(6):
        do(state, "end")
    assert refused(state, move("build", "1:1")) == ("out_of_reach", "O4")


def test_o9_elves_free_house_needs_room() -> None:
    state = table("elves", "", houses=("0:0", "1:1 1:2 0:8"), forests="0:0", ruins="1:1 1:1")
    do(state, "attack", "1:1", 1, "0:0")
    do(state, "end")
    do(state, "build", "1:1")
    do(state, "end")
    assert refused(state, move("build", "1:1")) == ("full", "O4")


def test_o9_elves_a_desert_never_turns_forest() -> None:
    state = table(
        "elves", "coyotes", houses=("0:0", "1:1 0:8"), forests="0:0", deserts="1:1", ruins="1:1 1:1"
    )
    do(state, "attack", "1:1", 1, "0:0")
    assert state.forests == cells_named(state, "0:0")
    assert state.shots == cells_named(state, "1:1")


def test_o9_elves_pay_six_among_others_houses() -> None:
    state = table("elves", "", houses=("1:0", "1:1"), ruins="0:0")
    assert price(state, "build", "1:1") == 12
    assert price(state, "build", "1:0") == 6
    assert price(state, "build", "0:0") == 3
    assert price(state, "build", "2:0") == 8


def test_o9_elves_forest_is_the_outer_ring_without_deserts() -> None:
    state, _ = ENGINE.new_game(seats=2, options={"classes": "draft"}, chance=Chance(b"x"))
    ENGINE.apply(state, 1, {"type": "class", "class": "elves"})
    ENGINE.apply(state, 0, {"type": "class", "class": "coyotes"})
    for number in range(10):
        ENGINE.apply(state, 0, move("desert", f"0:{number}"))
    names = BOARDS[4].names
    assert [names[cell] for cell in cells_of(state.forests)] == [f"0:{c}" for c in range(10, 16)]


def test_o9_coyotes_others_on_a_desert_get_half() -> None:
    state = table("coyotes", "", houses=("1:0", "1:0 0:8"), deserts="1:0")
    assert incomes(state) == [2, 1 + 1]


def test_o9_coyotes_attack_from_a_desert_at_half_price() -> None:
    state = table("coyotes", "", houses=("0:0 0:2", "0:1"), ruins="0:1", deserts="0:0")
    assert price(state, "attack", "0:1", 1, "0:0") == 1.5
    assert price(state, "attack", "0:1", 1, "0:2") == 3


def test_o9_coyotes_get_a_point_for_two_houses_next_to_them_each_counted_once() -> None:
    state = table("coyotes", "", "", houses=("0:0 0:2", "0:1 0:1", "1:0 1:5"))
    assert incomes(state)[0] == 2 + 1
    state = table("coyotes", "", "", houses=("0:0 0:2", "0:1 0:1 0:0", "1:0 1:1"))
    assert incomes(state)[0] == 2 + 2


def test_o9_coyotes_pay_double_for_the_house_that_fortifies() -> None:
    state = table("coyotes", "", houses=("1:0", "0:8"))
    assert price(state, "build", "1:0") == 12
    assert price(state, "build", "1:1") == 4
