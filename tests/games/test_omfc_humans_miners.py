"""One More Free Cell: humans and miners, each power and each counter-power (O9)."""

from tests.games.omfc_positions import (
    ENGINE,
    do,
    houses,
    incomes,
    move,
    points,
    price,
    refused,
    ruins,
    table,
)


def test_o9_humans_name_a_capital_once_at_no_cost_and_it_gives_double() -> None:
    state = table("humans", "", houses=("1:0 1:0 0:4", "0:8"), points=0)
    assert refused(state, move("capital", "1:1")) == ("not_there", "O7")
    do(state, "capital", "1:0")
    assert incomes(state)[0] == 8 + 1
    assert refused(state, move("capital", "0:4")) == ("capital_named", "O9")
    assert points(state) == [0, 0]
    assert refused(table(houses=("0:0", "0:8")), move("capital", "0:0")) == ("no_capital", "O9")


def test_o9_humans_capital_doubles_every_way_of_ruining_them_there() -> None:
    state = table("", "humans", houses=("1:0 1:1", "1:0"), ruins="1:0", capital="1:0")
    assert price(state, "attack", "1:0", 1, "1:1") == 12
    assert price(state, "sabotage", "1:0", 1) == 8
    state = table("orcs", "humans", houses=("1:0", "1:0"), capital="1:0")
    assert price(state, "build", "1:0") == 12
    assert price(state, "build", "0:0") == 3


def test_o9_humans_last_house_in_the_capital_takes_their_points_along_for_good() -> None:
    state = table("", "humans", houses=("1:0", "1:0 1:0 0:8"), capital="1:0", points=[100, 7])
    do(state, "sabotage", "1:0", 1)
    assert points(state) == [100 - 12, 7]
    do(state, "sabotage", "1:0", 1)
    assert points(state) == [100 - 12 - 8 + 7, 0]
    assert state.capital == -1
    state = table("humans", "", houses=("0:8", "0:0"), capital="1:0")
    state.capital = -1
    assert refused(state, move("capital", "0:8")) == ("capital_named", "O9")


def test_o9_orcs_fortifying_the_capital_take_its_points_and_spoils() -> None:
    state = table("orcs", "humans", houses=("1:0", "1:0 0:8"), capital="1:0", points=[100, 7])
    do(state, "build", "1:0")
    assert points(state) == [100 - 12 + 7, 0]
    assert (state.capital, state.spoils) == (-1, 8)


def test_o9_humans_sabotage_buys_and_pays_the_owner() -> None:
    state = table("humans", "", houses=("1:0", "1:0"), points=[50, 0])
    events = do(state, "sabotage", "1:0", 1)
    assert [event["type"] for event in events] == ["bought", "fortified"]
    assert (houses(state, 0, "1:0"), houses(state, 1, "1:0"), ruins(state, "1:0")) == (2, 0, [])
    assert points(state) == [46, 4]


def test_o9_humans_may_buy_a_third_house_into_their_fortification() -> None:
    state = table("humans", "", houses=("1:0 1:0", "1:0"))
    assert [event["type"] for event in do(state, "sabotage", "1:0", 1)] == ["bought"]
    assert houses(state, 0, "1:0") == 3


def test_o9_humans_buying_a_fortification_wakes_skeletons() -> None:
    state = table("humans", "", "skeletons", houses=("1:0", "1:0", "1:0"))
    do(state, "sabotage", "1:0", 1)
    assert [houses(state, seat, "1:0") for seat in range(3)] == [1, 0, 0]
    assert ruins(state, "1:0") == [-1, 0]


def test_o9_humans_cannot_buy_what_cannot_be_sabotaged_or_ruined() -> None:
    state = table("humans", "skeletons", "elves", houses=("1:0", "1:0", "1:0"), forests="1:0")
    assert refused(state, move("sabotage", "1:0", 1)) == ("undead", "O9")
    assert refused(state, move("sabotage", "1:0", 2)) == ("sheltered", "O9")


def test_o9_humans_attacks_cost_double() -> None:
    state = table("humans", "", houses=("0:0", "0:1"), ruins="0:1")
    assert price(state, "attack", "0:1", 1, "0:0") == 6


def test_o9_miners_get_one_and_a_half_where_they_fortified_and_half_elsewhere() -> None:
    state = table("miners", "", houses=("0:0 0:0 1:4", "0:8"))
    assert incomes(state) == [1.5 * 2 + 1, 1]


def test_o9_miners_walls_shut_out_desert_capital_and_forest() -> None:
    classes = ("miners", "coyotes", "humans")
    state = table(*classes, houses=("1:0 1:0", "0:8", "1:0"), deserts="1:0", capital="1:0")
    assert incomes(state) == [6, 1, 2]
    state = table("miners", "elves", houses=("1:0 1:0", "1:0"), forests="1:0")
    assert incomes(state) == [6, 2]
    do(state, "sabotage", "1:0", 1)
    assert houses(state, 1, "1:0") == 0


def test_o9_miners_walls_shut_out_toll_tax_ruins_and_neighbours() -> None:
    rivers = ("0:0 1:0",)
    classes = ("miners", "krakens", "skeletons")
    state = table(*classes, houses=("1:0 1:0", "0:0", "0:8"), ruins="1:0", rivers=rivers)
    assert incomes(state) == [6, 1, 0.5]
    open_cell = table(*classes, houses=("1:0", "0:0", "0:8"), ruins="1:0 1:0", rivers=rivers)
    assert incomes(open_cell) == [1 - 1 - 1, 1 + 1, 0.5 + 2]
    state = table("miners", "coyotes", houses=("1:0 1:0", "0:0"))
    assert incomes(state) == [6, 1]


def test_o9_miners_walls_make_a_purchase_plain_sabotage_and_skeletons_mortal() -> None:
    state = table("humans", "miners", houses=("1:0", "1:0 1:0"), points=[50, 0])
    assert price(state, "sabotage", "1:0", 1) == 6
    do(state, "sabotage", "1:0", 1)
    assert (houses(state, 0, "1:0"), ruins(state, "1:0")) == (1, [0])
    assert points(state) == [44, 0]
    state = table("miners", "skeletons", houses=("1:0 1:0", "1:0"))
    do(state, "sabotage", "1:0", 1)
    assert houses(state, 1, "1:0") == 0


def test_o9_orcs_at_a_miners_fortress_are_as_anybody() -> None:
    state = table("orcs", "miners", houses=("1:0 1:1", "1:0 1:0 2:0 2:0"))
    assert refused(state, move("attack", "1:0", 1, "1:1")) == ("fortified", "O6")
    assert refused(state, move("build", "2:0")) == ("walled", "O4")
    assert price(state, "sabotage", "1:0", 1) == 6
    do(state, "sabotage", "1:0", 1)
    assert state.spoils == 0
    assert price(state, "sabotage", "1:0", 1) == 4
    do(state, "sabotage", "1:0", 1)
    assert state.spoils == 8


def test_o9_miners_fortifying_over_skeletons_is_judged_by_the_board_before() -> None:
    state = table("miners", "skeletons", houses=("1:0", "1:0"))
    do(state, "build", "1:0")
    assert (houses(state, 0, "1:0"), ruins(state, "1:0")) == (1, [-1, 0])


def test_o9_no_capital_and_no_loss_of_points_within_miners_walls() -> None:
    state = table("humans", "miners", houses=("1:0 0:8", "1:0 1:0"))
    assert refused(state, move("capital", "1:0")) == ("sealed", "O9")
    state = table("miners", "humans", houses=("1:0 1:0", "1:0 0:8"), capital="1:0", points=20)
    assert price(state, "sabotage", "1:0", 1) == 4
    do(state, "sabotage", "1:0", 1)
    assert points(state) == [16, 20]
    assert ENGINE.view(state, None)["cells"]["1:0"]["marks"] == []


def test_o9_counter_powers_stay_within_miners_walls() -> None:
    state = table("miners", "skeletons", houses=("1:0 1:0", "1:0"))
    assert incomes(state) == [6, 1]


def test_o9_an_elf_shot_at_a_capital() -> None:
    state = table(
        "elves",
        "humans",
        houses=("0:0", "1:1 0:8"),
        forests="0:0",
        ruins="1:1 1:1",
        capital="1:1",
        points=[50, 9],
    )
    assert price(state, "attack", "1:1", 1, "0:0") == 2 * 6 * 2
    do(state, "attack", "1:1", 1, "0:0")
    assert points(state) == [50 - 24 + 9, 0]
    assert (state.capital, houses(state, 1, "1:1"), ruins(state, "1:1")) == (-1, 0, [-1, -1])


def test_o9_coyotes_from_a_desert_at_a_capital() -> None:
    state = table(
        "coyotes", "humans", houses=("0:0", "0:1"), deserts="0:0", ruins="0:1", capital="0:1"
    )
    assert price(state, "attack", "0:1", 1, "0:0") == 3
