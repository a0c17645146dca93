"""One More Free Cell: skeletons and orcs, each power and each counter-power (O9)."""

from tests.games.omfc_positions import (
    do,
    houses,
    incomes,
    move,
    next_round,
    points,
    price,
    refused,
    ruins,
    table,
)


def test_o9_skeletons_get_a_point_for_each_ruin_and_half_for_their_houses() -> None:
    state = table("skeletons", "", houses=("1:0 0:0", "0:8"), ruins="0:2 1:3 1:3")
    assert incomes(state) == [1 + 0.5 + 3, 1]


def test_o9_skeletons_others_pay_for_each_own_cell_with_a_ruin() -> None:
    state = table("skeletons", "", "", houses=("0:0", "1:3 2:0", "1:3"), ruins="1:3 2:0 2:0")
    assert incomes(state) == [0.5 + 3, 2 + 4 - 2, 2 - 1]
    state.points = [0, 0, 0]
    accounts = next_round(state)
    assert [account["tax"] for account in accounts] == [0, 8, 4]
    assert points(state) == [3.5, 4, 1]


def test_o9_skeletons_cannot_be_sabotaged_but_attacked() -> None:
    state = table("", "skeletons", "", houses=("1:0 1:1", "1:0", "1:0"))
    assert refused(state, move("sabotage", "1:0", 1)) == ("undead", "O9")
    do(state, "attack", "1:0", 1, "1:1")
    assert houses(state, 1, "1:0") == 0


def test_o9_skeletons_fall_with_one_house_of_whoever_fortifies_over_them() -> None:
    state = table("", "skeletons", houses=("1:0", "1:0"))
    events = do(state, "build", "1:0")
    assert (houses(state, 0, "1:0"), houses(state, 1, "1:0")) == (1, 0)
    assert ruins(state, "1:0") == [-1, 0]
    assert [event["type"] for event in events] == ["build", "fortified", "ruined", "ruined"]


def test_o9_skeletons_fortifying_is_no_fortifying_by_another() -> None:
    state = table("skeletons", "", houses=("1:0", "1:0"))
    do(state, "build", "1:0")
    assert (houses(state, 0, "1:0"), houses(state, 1, "1:0")) == (2, 1)


def test_o9_orcs_are_not_stopped_by_walls() -> None:
    state = table("orcs", "", houses=("1:0 1:2", "1:1 1:1 2:0 2:0"), ruins="1:1")
    assert price(state, "attack", "1:1", 1, "1:0") == 6
    assert price(state, "build", "2:0") == 12
    do(state, "build", "2:0")
    assert price(state, "sabotage", "2:0", 1) == 8


def test_o9_orcs_build_no_third_house_in_their_own_walls_and_attack_full_cells_only() -> None:
    state = table("orcs", "", houses=("1:0 1:0", "1:1 1:1"))
    assert refused(state, move("build", "1:0")) == ("walled", "O4")
    assert refused(state, move("attack", "1:1", 1, "1:0")) == ("not_full", "O6")


def test_o9_orcs_get_a_ruined_houses_plain_income_once() -> None:
    state = table("orcs", "", houses=("2:0 0:0", "2:0 2:0 0:8"), deserts="2:0", points=[100, 0])
    do(state, "sabotage", "2:0", 1)
    assert state.spoils == 16
    accounts = next_round(state)
    assert accounts[0]["spoils"] == 16
    assert state.spoils == 0
    assert next_round(state)[0]["spoils"] == 0


def test_o9_orcs_fortifying_ruin_all_other_houses() -> None:
    state = table("orcs", "", houses=("2:0", "2:0"))
    do(state, "build", "2:0")
    assert (houses(state, 0, "2:0"), houses(state, 1, "2:0")) == (2, 0)
    assert ruins(state, "2:0") == [0]
    assert state.spoils == 16


def test_o9_orcs_pay_three_for_an_empty_cell() -> None:
    state = table("orcs", "", houses=("0:0", "0:8"), ruins="0:1")
    assert price(state, "build", "1:0") == 6
    assert price(state, "build", "0:1") == 3


def test_o9_orcs_fortifying_beside_skeletons_both_powers_act_at_once() -> None:
    state = table("orcs", "skeletons", houses=("2:0", "2:0"))
    do(state, "build", "2:0")
    assert (houses(state, 0, "2:0"), houses(state, 1, "2:0")) == (1, 0)
    assert ruins(state, "2:0") == [-1, 0]
    assert state.spoils == 16
