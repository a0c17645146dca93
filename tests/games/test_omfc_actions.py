"""One More Free Cell: building, attack and sabotage (O4-O7)."""

from tests.games.omfc_positions import (
    ENGINE,
    do,
    houses,
    move,
    points,
    price,
    refused,
    ruins,
    table,
)


def test_o4_empty_costs_twice_otherwise_thrice_and_the_fourth_colour_attacks() -> None:
    """The example of 8, 12, 12: the fourth finds the cell full and attacks it for 12."""
    state = table(houses=("1:0", "1:7", "1:1", "2:1"), points=20)
    for expected in (8, 12, 12):
        assert price(state, "build", "2:0") == expected
        do(state, "build", "2:0")
        do(state, "end")
    assert points(state) == [12, 8, 8, 20]
    assert refused(state, move("build", "2:0")) == ("full", "O4")
    assert price(state, "attack", "2:0", 1, "2:1") == 12
    do(state, "attack", "2:0", 1, "2:1")
    assert [houses(state, seat, "2:0") for seat in range(4)] == [1, 0, 1, 0]
    assert ruins(state, "2:0") == [3]
    assert points(state)[3] == 8


def test_o4_no_two_steps_inwards_in_a_turn() -> None:
    state = table(houses=("0:0", "0:8"))
    do(state, "build", "1:0")
    assert refused(state, move("build", "2:0")) == ("out_of_reach", "O4")
    do(state, "end")
    do(state, "end")
    do(state, "build", "2:0")
    assert houses(state, 0, "2:0") == 1


def test_o4_beside_a_house_of_the_turns_beginning_even_if_another_stands_there_now() -> None:
    state = table(houses=("0:0", "0:8"))
    do(state, "build", "0:1")
    assert refused(state, move("build", "0:2")) == ("out_of_reach", "O4")
    do(state, "build", "0:0")
    assert refused(state, move("build", "0:0")) == ("full", "O4")


def test_o4_a_fortified_cell_is_closed_to_all_and_to_its_owner() -> None:
    state = table(houses=("1:0 1:0", "1:1"))
    assert refused(state, move("build", "1:0")) == ("walled", "O4")
    do(state, "end")
    assert refused(state, move("build", "1:0")) == ("walled", "O4")


def test_o4_a_ruin_keeps_its_place_and_is_not_nothing() -> None:
    state = table(houses=("0:0", "0:8"), ruins="0:1 0:2 1:0 1:0 1:0")
    assert price(state, "build", "0:1") == 3
    assert refused(state, move("build", "1:0")) == ("full", "O4")
    do(state, "build", "0:1")
    do(state, "end")
    do(state, "end")
    assert refused(state, move("build", "0:1")) == ("full", "O4")


def test_o5_two_houses_of_one_seat_are_a_fortification() -> None:
    state = table(houses=("1:0", "1:1"))
    assert [event["type"] for event in do(state, "build", "1:0")] == ["build", "fortified"]


def test_o6_only_a_full_cell_and_a_ruin_can_fill_it() -> None:
    state = table(houses=("0:0", "0:1"))
    assert refused(state, move("attack", "0:1", 1, "0:0")) == ("not_full", "O6")
    state = table(houses=("0:0", "0:1"), ruins="0:1")
    assert price(state, "attack", "0:1", 1, "0:0") == 3
    do(state, "attack", "0:1", 1, "0:0")
    assert ruins(state, "0:1") == [-1, 0]


def test_o6_from_a_bordering_cell_with_a_house_now() -> None:
    state = table(houses=("0:0 0:5", "0:2", "0:2"))
    assert refused(state, move("attack", "0:2", 1, "0:0")) == ("too_far", "O6")
    assert refused(state, move("attack", "0:2", 1, "0:1")) == ("no_base", "O6")
    do(state, "build", "0:1")
    do(state, "attack", "0:2", 1, "0:1")
    assert houses(state, 1, "0:2") == 0


def test_o6_neither_an_own_house_nor_one_that_is_not_there() -> None:
    state = table(houses=("0:0 0:1", "0:1", "0:8"))
    assert refused(state, move("attack", "0:1", 0, "0:0")) == ("own_house", "O6")
    assert refused(state, move("attack", "0:1", 2, "0:0")) == ("no_house", "O6")


def test_o6_o7_a_fortress_is_opened_by_sabotage_at_three_then_two() -> None:
    state = table(houses=("1:0 1:1", "1:0 1:0"))
    assert refused(state, move("attack", "1:0", 1, "1:1")) == ("fortified", "O6")
    assert price(state, "sabotage", "1:0", 1) == 6
    do(state, "sabotage", "1:0", 1)
    assert price(state, "sabotage", "1:0", 1) == 4
    assert price(state, "attack", "1:0", 1, "1:1") == 6
    do(state, "sabotage", "1:0", 1)
    assert (houses(state, 1, "1:0"), ruins(state, "1:0")) == (0, [0, 0])
    assert points(state) == [990, 1000]


def test_o7_the_owner_of_the_fortification_pays_two() -> None:
    state = table(houses=("1:0 1:0", "1:0"))
    assert price(state, "sabotage", "1:0", 1) == 4


def test_o7_only_where_both_live() -> None:
    state = table(houses=("1:0", "1:1", "1:0"))
    assert refused(state, move("sabotage", "1:1", 1)) == ("not_there", "O7")
    assert refused(state, move("sabotage", "1:0", 1)) == ("no_house", "O6")
    assert refused(state, move("sabotage", "1:0", 0)) == ("own_house", "O6")


def test_o3_nothing_without_the_points_for_it() -> None:
    state = table(houses=("0:0", "0:8"), points=3)
    assert refused(state, move("build", "1:0")) == ("no_points", "O3")
    refusal = ENGINE.preview(state, 0, move("build", "1:0"))
    assert refusal["refusal"]["message"] == "This costs 4, you have 3."
    assert refusal["price"] == 16
    assert move("build", "1:0") not in ENGINE.legal(state, 0)
    assert move("build", "0:1") in ENGINE.legal(state, 0)
