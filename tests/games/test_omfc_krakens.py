"""One More Free Cell: krakens, each power and each counter-power (O9)."""

from games.chance import Chance
from games.contract import Engine
from games.omfc.board import BOARDS
from games.omfc.engine import OneMoreFreeCell
from games.omfc.state import State
from tests.games.omfc_positions import (
    do,
    houses,
    incomes,
    move,
    next_round,
    price,
    refused,
    ruins,
    table,
)

ENGINE: Engine[State] = OneMoreFreeCell()
WATER = ("0:0 0:1", "0:1 1:1", "1:1 1:2")


def chosen(*classes: str, rings: int = 4) -> State:
    """Return a game just drafted, seat by seat as given."""
    options = {"classes": "draft", "rings": rings}
    state, _ = ENGINE.new_game(seats=len(classes), options=options, chance=Chance(b"draft"))
    for seat in reversed(range(len(classes))):
        ENGINE.apply(state, seat, {"type": "class", "class": classes[seat]})
    return state


def lay(state: State, *borders: tuple[str, str]) -> None:
    for ends in borders:
        ENGINE.apply(state, state.turn, {"type": "river", "border": list(ends)})


def test_o9_krakens_build_in_any_cell_of_a_water_where_they_lived_when_the_turn_began() -> None:
    state = table("krakens", "", houses=("0:0", "0:8"), rivers=(*WATER, "0:5 0:6"))
    assert price(state, "build", "1:2") == 4
    do(state, "build", "1:2")
    assert refused(state, move("build", "0:5")) == ("out_of_reach", "O4")


def test_o9_krakens_attack_any_cell_of_a_water_where_they_live_now() -> None:
    state = table("krakens", "", houses=("0:0", "0:8 1:2"), rivers=WATER, ruins="1:2 1:2")
    assert price(state, "attack", "1:2", 1, "0:0") == 6
    do(state, "attack", "1:2", 1, "0:0")
    assert ruins(state, "1:2") == [-1, -1, 0]


def test_o9_krakens_sink_a_cell_for_good() -> None:
    state = table("krakens", "", houses=("0:0", "0:8 1:2"), rivers=WATER, ruins="1:2 1:2")
    assert do(state, "attack", "1:2", 1, "0:0")[-1]["type"] == "sunk"
    assert incomes(state)[0] == 1 + 5
    assert set(BOARDS[4].borders_of[BOARDS[4].index["1:2"]]) <= set(state.rivers)
    assert refused(state, move("build", "1:2")) == ("sunk", "O9")
    do(state, "end")
    assert next_round(state)[0]["bonus"] == 20


def test_o9_krakens_sink_a_cell_when_its_last_house_goes_by_anybodys_deed() -> None:
    state = table(
        "krakens", "", "", houses=("0:0", "1:2 1:3", "1:2 0:9"), rivers=WATER, ruins="1:2"
    )
    do(state, "attack", "1:2", 1, "0:0")
    assert state.sunk == 0
    do(state, "end")
    assert do(state, "attack", "1:2", 2, "1:3")[-1] == {"type": "sunk", "cell": "1:2"}


def test_o9_krakens_sink_nothing_by_an_attack_over_land() -> None:
    state = table("krakens", "", houses=("0:0 0:3", "0:8 1:2"), rivers=WATER, ruins="1:2 1:2")
    do(state, "attack", "1:2", 1, "0:3")
    assert ruins(state, "1:2") == [-1, -1, 0]
    assert state.sunk == 0


def test_o9_krakens_toll_on_full_cells_by_a_river() -> None:
    state = table("krakens", "", "", houses=("0:0", "0:1 0:8 0:9", "0:1 0:8"), rivers=WATER)
    assert incomes(state) == [1 + 2, 3 - 1, 2 - 1]


def test_o2_a_seat_pays_what_it_has_tolls_before_tax() -> None:
    state = table(
        "krakens",
        "skeletons",
        "miners",
        houses=("0:0", "0:12", "0:1"),
        rivers=WATER,
        ruins="0:1",
        points=0,
    )
    accounts = next_round(state)
    assert [account["toll"] for account in accounts] == [2, 0, -2]
    assert accounts[2]["tax"] == 0
    assert [account["points"] for account in accounts] == [6, 6, 0]
    assert incomes(state) == [2, 1.5, 0.5 - 1 - 1]


def test_o9_krakens_never_build_off_a_river_or_on_a_desert() -> None:
    state = table("krakens", "coyotes", houses=("0:0", "0:8"), rivers=WATER, deserts="0:1")
    assert refused(state, move("build", "0:15")) == ("off_river", "O9")
    assert refused(state, move("build", "0:1")) == ("dry", "O9")


def test_o9_krakens_do_nothing_in_or_from_a_cell_they_built_in() -> None:
    state = table("krakens", "", houses=("0:0", "1:1"), rivers=WATER)
    do(state, "build", "1:1")
    assert refused(state, move("build", "1:1")) == ("just_built", "O9")
    assert refused(state, move("sabotage", "1:1", 1)) == ("just_built", "O9")
    state = table("krakens", "", "", houses=("0:0", "1:2 0:8", "1:2"), ruins="1:2", rivers=WATER)
    do(state, "build", "1:1")
    assert refused(state, move("attack", "1:2", 1, "1:1")) == ("just_built", "O9")
    do(state, "attack", "1:2", 1, "0:0")
    assert houses(state, 1, "1:2") == 0


def test_o9_krakens_lay_ten_rivers_on_at_most_half_of_a_cells_borders() -> None:
    state = chosen("krakens", "orcs")
    assert state.stage == "river"
    inner = {"type": "river", "border": ["2:0", "2:1"]}
    assert refused(state, inner) == ("first_river", "O9")
    lay(state, ("0:0", "0:1"))
    assert refused(state, {"type": "river", "border": ["0:0", "0:1"]}) == ("river_there", "O9")
    assert refused(state, {"type": "river", "border": ["0:0", "1:0"]}) == ("too_wet", "O9")
    lay(state, ("0:1", "1:1"), ("1:1", "2:1"))
    for _ in range(7):
        ENGINE.apply(state, 0, ENGINE.on_timeout(state, 0))
    assert (state.stage, len(state.rivers)) == ("start", 10)


def test_o9_krakens_start_first_and_on_a_river() -> None:
    state = chosen("orcs", "elves", "krakens")
    lay(state, ("0:4", "0:5"))
    while state.stage == "river":
        inner = [m for m in ENGINE.legal(state, 2) if m["type"] == "river"][-1]
        ENGINE.apply(state, 2, inner)
    assert (state.stage, state.turn) == ("start", 2)
    starts = {m["cell"] for m in ENGINE.legal(state, 2) if m["type"] == "start"}
    assert {"0:4", "0:5"} <= starts
    assert refused(state, move("start", "0:0")) == ("off_river", "O9")
    ENGINE.apply(state, 2, move("start", "0:4"))
    assert state.turn == 0


def test_o9_krakens_always_have_a_start_whatever_the_coyotes_laid() -> None:
    for number in range(6):
        chance = Chance(bytes([number]))
        state = chosen("coyotes", "krakens")
        while state.stage in ("desert", "river"):
            entries = [m for m in ENGINE.legal(state, state.turn) if m["type"] != "undo"]
            outer = [m for m in entries if str(m.get("cell", "0")).startswith("0")] or entries
            ENGINE.apply(state, state.turn, chance.pick(outer))
        assert (state.stage, state.turn) == ("start", 1)
        assert any(m["type"] == "start" for m in ENGINE.legal(state, 1))


def test_o9_krakens_laying_ends_when_no_further_river_is_lawful() -> None:
    state = chosen("krakens", "orcs", rings=3)
    lay(state, *((f"0:{2 * cell}", f"1:{cell}") for cell in range(4)))
    lay(state, ("1:0", "2:0"), ("1:1", "2:0"), ("1:1", "1:2"), ("1:2", "1:3"))
    assert state.stage == "river"
    lay(state, ("1:0", "1:3"))
    assert (state.stage, len(state.rivers)) == ("start", 9)
