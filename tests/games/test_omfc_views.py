"""One More Free Cell: what everybody sees, and what a preview tells."""

import msgspec

from games.chance import Chance
from tests.games.omfc_positions import ENGINE, do, move, table


def test_knows_everything_that_is_on_the_table() -> None:
    state = table(
        "krakens",
        "elves",
        "humans",
        houses=("0:0", "0:4", "1:0 1:0"),
        ruins="1:2",
        deserts="0:9",
        forests="0:4",
        rivers=("0:0 1:0",),
        capital="1:0",
        points=[1, 2, 3],
        turn=2,
    )
    view = ENGINE.view(state, None)
    assert view["cells"]["1:0"] == {
        "houses": [0, 0, 2],
        "ruins": [],
        "drowned": False,
        "marks": ["capital"],
    }
    assert view["cells"]["1:2"]["ruins"] == [None]
    assert (view["cells"]["0:9"]["marks"], view["cells"]["0:4"]["marks"]) == (
        ["desert"],
        ["forest"],
    )
    assert view["rivers"] == [["0:0", "1:0"]]
    assert [seat["points"] for seat in view["seats"]] == [4, 8, 12]
    assert view["asks"] == {"2": {"code": "turn", "points": 12}}
    assert ENGINE.view(state, 0) == view
    assert msgspec.json.decode(msgspec.json.encode(view)) == view


def test_knows_cells_built_in_shots_and_the_last_move() -> None:
    state = table("elves", "", houses=("0:0", "1:1 0:8"), forests="0:0", ruins="1:1 1:1")
    do(state, "build", "0:1")
    do(state, "attack", "1:1", 1, "0:0")
    view = ENGINE.view(state, 1)
    assert (view["built"], view["free_houses"], view["free_houses_next"]) == (["0:1"], [], ["1:1"])
    assert view["last"] == {"seat": 0, "move": move("attack", "1:1", 1, "0:0")}
    assert view["undo"] == {"acts": 2, "left": 50}
    do(state, "end")
    assert ENGINE.view(state, 1)["free_houses"] == ["1:1"]


def test_asks_in_every_stage_of_the_set_up() -> None:
    options = {"classes": "draft"}
    state, _ = ENGINE.new_game(seats=2, options=options, chance=Chance(b"asks"))
    asked = [ENGINE.view(state, None)["asks"]]
    picks = iter(("krakens", "coyotes"))
    while state.stage != "play":
        entry = ENGINE.on_timeout(state, state.turn)
        if state.stage == "class":
            entry = {"type": "class", "class": next(picks)}
        ENGINE.apply(state, state.turn, entry)
        asked.append(ENGINE.view(state, None)["asks"])
    assert asked[:3] == [
        {"1": {"code": "class"}},
        {"0": {"code": "class"}},
        {"0": {"code": "desert", "left": 10}},
    ]
    assert asked[12] == {"1": {"code": "river", "left": 10}}
    assert asked[22:24] == [{"1": {"code": "start"}}, {"0": {"code": "start"}}]


def test_preview_tells_price_incomes_and_what_would_happen() -> None:
    state = table("orcs", "humans", houses=("1:0", "1:0 0:8"), capital="1:0", points=[20, 5])
    before = ENGINE.copy(state)
    told = dict(ENGINE.preview(state, 0, move("build", "1:0")))
    assert state == before
    effects = told.pop("effects")
    assert told == {
        "price": 48,
        "points_after": 80 - 48 + 20,
        "income_now": 8,
        "income_after": 16,
        "spoils_after": 8,
        "sum_4": {"now": 112, "after": 116, "best": True},
        "sum_8": {"now": 144, "after": 180, "best": True},
        "sum_12": {"now": 176, "after": 244, "best": True},
    }
    assert effects == [
        {"type": "fortified", "cell": "1:0", "seat": 0},
        {"type": "ruined", "cell": "1:0", "seat": 1, "by": 0},
        {"type": "capital_lost", "cell": "1:0", "seat": 1, "by": 0, "points": 20},
    ]


def test_o8_the_forecast_names_whose_each_victory_point_would_be() -> None:
    state = table(houses=("0:0", "1:0"), points=[9, 3])
    forecast = ENGINE.view(state, None)["forecast"]
    assert [one["rounds"] for one in forecast] == [4, 8, 12]
    assert [one["sums"] for one in forecast] == [[52, 44], [68, 76], [84, 108]]
    assert [one["best"] for one in forecast] == [[0], [1], [1]]
    built = ENGINE.preview(state, 0, move("build", "0:1"))
    assert built["sum_8"] == {"now": 68, "after": 92, "best": True}


def test_knows_the_seat_on_turn_is_told_what_it_can_pay_for() -> None:
    state = table(houses=("0:0 0:1", "0:1 1:1"), points=2)
    view = ENGINE.view(state, 0)
    acts = {entry["cell"] for entry in ENGINE.legal(state, 0) if "cell" in entry}
    assert view["prices"].keys() == acts
    assert view["prices"]["0:2"] == {"build": 8}
    assert view["prices"]["0:1"] == {"sabotage": 8}
    assert "prices" not in ENGINE.view(state, 1)
    assert "prices" not in ENGINE.view(state, None)


def test_knows_what_is_fortified_and_no_cell_that_is_bare() -> None:
    state = table(houses=("0:0 0:0", "1:1"))
    view = ENGINE.view(state, None)
    assert view["forts"] == [["0:0"], []]
    assert view["cells"].keys() == {"0:0", "1:1"}


def test_preview_of_the_end_tells_what_lies_idle() -> None:
    state = table(houses=("0:0", "0:8"), points=2)
    acts = [entry for entry in ENGINE.legal(state, 0) if entry["type"] != "end"]
    told = ENGINE.preview(state, 0, move("end"))
    assert told["idle"] == {"points": 8, "acts": len(acts), "free": 0}
    poor = table(houses=("0:0", "0:8"), points=0)
    assert "idle" not in ENGINE.preview(poor, 0, move("end"))


def test_o1_the_board_can_be_drawn_without_a_rule() -> None:
    board = ENGINE.board({"rings": 3}, 2)
    cells = board["cells"]
    assert board["circle"] == 32
    assert list(cells)[:2] == ["0:0", "0:1"]
    for ring in range(3):
        assert sum(one["width"] for one in cells.values() if one["ring"] == ring) == 32
    assert (cells["2:0"]["start"], cells["2:0"]["width"]) == (0, 16)
    assert cells["2:0"]["income"] == 16
    assert (cells["0:0"]["holds"], cells["1:0"]["holds"]) == (2, 3)
    assert all(name in cells[other]["near"] for name in cells for other in cells[name]["near"])


def test_preview_tells_why_not() -> None:
    state = table(houses=("1:0", "1:0 1:0"), points=5)
    told = ENGINE.preview(state, 0, move("build", "1:0"))
    assert told["refusal"]["code"] == "full"
    told = ENGINE.preview(state, 0, move("sabotage", "1:0", 1))
    assert (told["refusal"]["code"], told["price"]) == ("no_points", 24)


def test_time_out_ends_the_turn_or_takes_the_first_choice() -> None:
    state = table(houses=("0:0", "0:8"))
    assert ENGINE.on_timeout(state, 0) == {"type": "end"}
    state, _ = ENGINE.new_game(seats=2, options={}, chance=Chance(b"x"))
    assert ENGINE.on_timeout(state, 0) == ENGINE.legal(state, 0)[0] == move("start", "0:0")


def test_redeal_changes_the_chance_and_nothing_else() -> None:
    state = table(houses=("0:0", "0:8"))
    do(state, "build", "0:1")
    dealt = ENGINE.redeal(state, 0, Chance(b"other"))
    assert dealt.chance != state.chance
    dealt.chance = state.chance.copy()
    assert dealt == state
