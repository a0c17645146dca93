"""One More Free Cell: incomes, turns, undo (O2, O3)."""

from games.omfc.state import Position, State
from tests.games.omfc_positions import (
    ENGINE,
    do,
    incomes,
    move,
    next_round,
    points,
    refused,
    table,
)


def same_position(one: State, other: State) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in Position.__struct_fields__)


def test_o2_income_comes_at_the_start_of_a_round_to_all_per_house() -> None:
    state = table(houses=("0:0 0:0 1:3 2:1", "3:0 1:3"), points=[10, 20])
    do(state, "end")
    assert points(state) == [10, 20]
    do(state, "end")
    assert points(state) == [10 + 2 + 2 + 4, 20 + 8 + 2]


def test_o2_incomes_of_a_mixed_board_to_the_quarter() -> None:
    """Skeletons, miners, krakens and coyotes share a board with ruins, deserts and a river."""
    state = table(
        "skeletons",
        "miners",
        "coyotes",
        "krakens",
        houses=("0:0 1:4", "0:1 0:9 0:9", "0:2 2:1", "0:3"),
        deserts="0:0 0:1 0:9",
        rivers=("0:3 1:2",),
        ruins="0:1 1:2",
        points=0,
    )
    skeletons = 0.25 + 1 + 2
    miners = 0.25 + 2 * 1.5 - 1
    coyotes = 1 + 4 + 1
    assert incomes(state) == [skeletons, miners, coyotes, 1]
    assert next_round(state)[1] == {
        "houses": 13,
        "bonus": 0,
        "spoils": 0,
        "toll": 0,
        "tax": 4,
        "points": 9,
    }


def test_o2_orders_spoils_then_toll_then_tax() -> None:
    state = table(
        "orcs", "krakens", houses=("0:0", "0:8"), rivers=("0:0 1:0",), ruins="0:0", points=0
    )
    state.spoils = 8
    account = next_round(state)[0]
    assert (account["houses"], account["spoils"], account["toll"]) == (4, 8, -4)


def test_o3_a_seat_that_can_pay_for_nothing_is_passed_by_itself() -> None:
    state = table(houses=("0:0", "0:8", "0:4"), points=[10, 1, 10])
    events = do(state, "end")
    assert {"type": "passed", "seat": 1} in events
    assert state.turn == 2


def test_o3_a_seat_with_a_capital_to_name_is_not_passed() -> None:
    state = table("", "humans", houses=("0:0", "0:8"), points=[10, 0])
    do(state, "end")
    assert state.turn == 1


def test_o3_once_it_has_acted_a_seat_ends_its_turn_itself() -> None:
    state = table(houses=("0:0", "0:8"), points=2)
    do(state, "build", "0:1")
    assert (state.turn, points(state)[0]) == (0, 0)
    assert ENGINE.legal(state, 0) == [{"type": "end"}, {"type": "undo"}]


def test_o3_undo_takes_back_the_last_act_and_is_free() -> None:
    state = table("orcs", "humans", houses=("1:0", "1:0 0:8"), capital="1:0")
    assert refused(state, move("undo")) == ("nothing_to_undo", "O3")
    positions = [ENGINE.copy(state)]
    do(state, "build", "0:0")
    positions.append(ENGINE.copy(state))
    do(state, "build", "1:0")
    for position in reversed(positions):
        assert ENGINE.free(state, 0) == [{"type": "undo"}]
        assert ENGINE.free(state, 1) == []
        do(state, "undo")
        assert same_position(state, position)
    assert ENGINE.free(state, 0) == []


def test_o3_undo_ends_with_the_turn() -> None:
    state = table(houses=("0:0", "0:8"))
    do(state, "build", "0:1")
    do(state, "end")
    assert refused(state, move("undo")) == ("nothing_to_undo", "O3")
    assert refused(state, move("undo"), seat=0) == ("not_asked", "O3")


def test_o3_undo_at_most_fifty_times_a_turn() -> None:
    state = table(houses=("0:0", "0:8"))
    for _ in range(50):
        do(state, "build", "0:1")
        do(state, "undo")
    do(state, "build", "0:1")
    assert refused(state, move("undo"))[1] == "O3"
    assert {"type": "undo"} not in ENGINE.legal(state, 0)
    do(state, "end")
    do(state, "build", "0:9")
    do(state, "undo")


def test_o3_undo_leaves_a_shared_past_alone() -> None:
    state = table(houses=("0:0", "0:8"))
    do(state, "build", "0:1")
    twin = ENGINE.copy(state)
    do(state, "undo")
    do(state, "build", "0:15")
    do(twin, "undo")
    assert same_position(twin, table(houses=("0:0", "0:8")))


def test_o3_a_seat_without_houses_is_passed_over_and_gets_nothing() -> None:
    state = table(houses=("0:0", "", "0:8"), points=[10, 7, 10])
    do(state, "end")
    assert state.turn == 2
    do(state, "end")
    assert points(state) == [11, 7, 11]


def test_o3_houseless_krakens_take_no_toll() -> None:
    state = table("krakens", "", "", houses=("", "0:0", "0:0"), rivers=("0:0 1:0",), turn=1)
    assert incomes(state) == [0, 1, 1]


def test_o3_a_long_turn_keeps_its_last_fifty_positions() -> None:
    state = table(houses=(" ".join(f"0:{c}" for c in range(0, 32, 2)), "4:0"), rings=5)
    for _ in range(60):
        build = next(m for m in ENGINE.legal(state, 0) if m["type"] == "build")
        ENGINE.apply(state, 0, build)
    assert len(state.past) == 50
    for _ in range(50):
        do(state, "undo")
    assert sum(state.houses[0]) == 16 + 10
