"""One More Free Cell: the ends and the three categories (O3, O8)."""

from typing import Any

from games.omfc.board import BOARDS
from games.omfc.state import State
from tests.games.omfc_positions import ENGINE, do, table


def over(events: list[dict[str, Any]]) -> dict[str, Any]:
    assert events[-1]["type"] == "game_over"
    return events[-1]


def rest_of_ruins(state_houses: str) -> str:
    """Return ruins that fill a board of three rings beside these houses."""
    taken = state_houses.split()
    ruins = []
    for name in BOARDS[3].names:
        room = (2 if name[0] == "0" else 3) - taken.count(name)
        ruins += [name] * room
    return " ".join(ruins)


def stuck_table(*points: int) -> State:
    """Return three rings full of ruins but for two fortresses: nobody can do anything."""
    homes = ("1:0 1:0", "1:2 1:2")
    return table(houses=homes, rings=3, ruins=rest_of_ruins(" ".join(homes)), points=points)


def test_o8_ends_when_no_seat_has_any_action_points_aside() -> None:
    state = stuck_table(5, 9)
    event = over(do(state, "end"))
    assert event["reason"] == "stuck"
    assert ENGINE.actors(state) == frozenset()
    assert ENGINE.legal(state, 0) == []
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert (outcome.places, outcome.scores) == ((2, 1), (0, 3))


def test_o8_an_action_nobody_can_pay_for_keeps_the_game_going() -> None:
    homes = ("1:0 1:0", "1:2 1:2 1:3")
    state = table(houses=homes, rings=3, ruins=rest_of_ruins(" ".join(homes)), points=0)
    events = do(state, "end")
    assert {"type": "passed", "seat": 1} in events
    assert (state.stage, state.round > 1) == ("play", True)


def test_o8_naming_a_capital_is_no_action() -> None:
    homes = ("1:0 1:0", "1:2 1:2")
    state = table("", "humans", houses=homes, rings=3, ruins=rest_of_ruins(" ".join(homes)))
    assert over(do(state, "end"))["reason"] == "stuck"


def test_o8_three_idle_rounds_end_the_game() -> None:
    state = table(houses=("0:0", "0:8"), points=100)
    for _ in range(5):
        do(state, "end")
    assert state.idle == 2
    event = over(do(state, "end"))
    assert (event["reason"], state.round) == ("idle", 3)


def test_o8_an_act_breaks_the_row_and_an_undone_one_does_not() -> None:
    state = table(houses=("0:0", "0:8"), points=100)
    for _ in range(4):
        do(state, "end")
    assert state.idle == 2
    do(state, "build", "0:1")
    do(state, "undo")
    twin = ENGINE.copy(state)
    do(twin, "build", "0:1")
    for game in (state, twin):
        do(game, "end")
        do(game, "end")
    assert (state.stage, twin.stage, twin.idle) == ("over", "play", 0)


def test_o8_saving_up_is_not_idling() -> None:
    state = table(houses=("0:0 1:4", "0:8 1:2"), points=4)
    for _ in range(8):
        do(state, "end")
    assert (state.stage, state.round) == ("play", 5)


def test_o8_ends_after_max_rounds() -> None:
    state = table(houses=("0:0 1:4", "0:8 1:2"), points=4, round_number=30)
    do(state, "end")
    assert over(do(state, "end"))["reason"] == "rounds"


def test_o3_ends_with_the_round_in_which_only_one_seat_has_houses() -> None:
    state = table(houses=("0:0", "0:1"), ruins="0:1", points=[100, 500])
    do(state, "attack", "0:1", 1, "0:0")
    assert state.stage == "play"
    event = over(do(state, "end"))
    assert (event["reason"], event["winners"]) == ("alone", [1])


def test_o8_categories_are_stock_and_income_times_4_8_12() -> None:
    state = table(houses=("0:0", "1:4", "2:1"), points=[30, 22, 0], round_number=30)
    do(state, "end")
    categories = over(do(state, "end"))["categories"]
    assert [c["rounds"] for c in categories] == [4, 8, 12]
    assert [[s / 4 for s in c["sums"]] for c in categories] == [
        [34, 30, 16],
        [38, 38, 32],
        [42, 46, 48],
    ]
    assert [c["best"] for c in categories] == [[0], [0, 1], [2]]
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.places) == ((2, 1, 1), (0,), (1, 2, 2))


def test_o8_three_categories_shared_by_three_winners() -> None:
    state = table(houses=("0:0", "1:4", "2:1"), points=[30, 24, 3], round_number=30)
    while state.stage == "play":
        do(state, "end")
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 1, 1), (0, 1, 2))
    assert outcome.places == (1, 1, 1)


def test_o8_final_income_has_tolls_and_tax_in_full_and_no_spoils() -> None:
    state = table(
        "orcs", "skeletons", houses=("0:0", "0:8"), ruins="0:0", points=[0, 0], round_number=30
    )
    state.spoils = 40
    while state.stage == "play":
        do(state, "end")
    categories = ENGINE.view(state, None)["result"]["categories"]
    assert [c["sums"] for c in categories] == [[0, 24], [0, 48], [0, 72]]
