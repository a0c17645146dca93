"""The three levels of bots for One More Free Cell: what they know of the game."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from bench.studies import omfc_classes, omfc_fighting, omfc_novice
from games.bot_game import BotGame
from games.bots import LEVELS, Bot, Budget, Position, bot, position_for
from games.chance import Chance
from games.contract import Move, Outcome
from games.omfc.board import BOARDS
from games.omfc.bots.outlook import state_of
from games.omfc.bots.worth import Scales
from games.omfc.casting import CLASSES
from games.omfc.state import State
from tests.games.omfc_positions import ENGINE, RULESETS, cells_named, table

BUDGET = Budget(iterations=3)
TABLES: Sequence[tuple[int, dict[str, Any]]] = (
    (2, {}),
    (3, {"rings": 3, "classes": "random"}),
    (5, {"classes": "draft", "max_rounds": 12}),
    (6, {"classes": "random", "max_rounds": 10}),
    (8, {"rings": 5, "max_rounds": 10}),
)


EVERY_RULESET = pytest.mark.parametrize("ruleset", RULESETS)


def position(
    state: State, *, worlds: bool = True, iterations: int = 3, ruleset: int = 1
) -> Position:
    return position_for(
        RULESETS[ruleset],
        state,
        state.turn,
        events=[],
        chance=Chance(b"bots"),
        budget=Budget(iterations=iterations),
        with_worlds=worlds,
    )


def chosen(level: str, state: State, *, iterations: int = 3) -> Any:
    return bot("omfc", level).choose(position(state, iterations=iterations))


@EVERY_RULESET
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_plays_every_table_to_the_end(
    ruleset: int, level: str, seats: int, options: dict[str, Any]
) -> None:
    searchers = 1 if level == "hard" else seats
    bots = [bot("omfc", level if seat < searchers else "easy") for seat in range(seats)]
    match = BotGame(RULESETS[ruleset], bots, options, b"bots", BUDGET)
    outcome = match.play()
    assert outcome.winners
    assert all(move["type"] != "undo" for _, move in match.moves)


@EVERY_RULESET
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("classes", [(), ("krakens", "humans")])
def test_a_level_repeats_itself_and_needs_no_worlds(
    ruleset: int, level: str, classes: tuple[str, ...]
) -> None:
    houses = ["0:1 0:2 1:1", "0:9 1:4"]
    state = table(*classes, houses=houses, points=[20, 9], round_number=7, ruleset=ruleset)
    ways = [{"worlds": True}, {"worlds": True}, {"worlds": False}]
    moves = [bot("omfc", level).choose(position(state, ruleset=ruleset, **way)) for way in ways]
    assert moves[0] == moves[1]
    assert moves[2] in RULESETS[ruleset].legal(state, 0)
    assert bot("omfc", level).choose(position_of_other(state, ruleset)) is None


def position_of_other(state: State, ruleset: int) -> Position:
    engine = RULESETS[ruleset]
    return position_for(engine, state, 1, events=[], chance=Chance(b"bots"), budget=BUDGET)


@EVERY_RULESET
@pytest.mark.parametrize("seed", range(2))
def test_a_view_is_read_back_into_the_state_behind_it(ruleset: int, seed: int) -> None:
    engine = RULESETS[ruleset]
    chance = Chance(b"read %d" % seed)
    state, _ = engine.new_game(seats=6, options={"classes": "random"}, chance=chance)
    while state.stage != "over":
        known = state.clone()
        known.chance, known.past, known.undone, known.last = Chance(b""), [], 0, {}
        assert state_of(engine.view(state, None), ruleset) == known
        moves = [move for move in engine.legal(state, state.turn) if move["type"] != "undo"]
        engine.apply(state, state.turn, chance.pick(moves))


def test_o4_normal_builds_inwards_at_the_same_gain_for_the_price() -> None:
    state = table(houses=["0:1 1:0", "0:9"], points=8)
    assert chosen("normal", state)["cell"].startswith("2:")


def test_o5_normal_walls_in_the_cell_that_others_can_enter() -> None:
    state = table(
        houses=["2:0 2:1", "1:0 1:0 1:7 1:7"], points=12, ruins="1:1 1:1 1:1 1:2 1:2 1:2 1:3 1:3"
    )
    state.reach = state.homes[0]
    assert chosen("normal", state) == {"type": "build", "cell": "2:0"}


def building(state: State) -> dict[str, float]:
    """Return what it is worth to build in each cell."""
    found = Scales(state).actions()
    return {one.move["cell"]: one.worth for one in found if one.move["type"] == "build"}


def test_between_two_a_house_beside_the_rivals_is_a_foothold() -> None:
    two = building(table(houses=("1:0", "1:1")))
    three = building(table(houses=("1:0", "1:1", "0:8")))
    assert two["1:1"] > 1.3 * three["1:1"]
    assert two["1:7"] == three["1:7"]


def test_o9_no_foothold_where_nothing_can_be_sabotaged() -> None:
    plain = building(table("humans", "orcs", houses=("1:0", "1:1")))
    haunted = building(table("humans", "skeletons", houses=("1:0", "1:1")))
    assert plain["1:1"] > haunted["1:1"]


def test_fighting_pays_against_a_twin_that_never_does() -> None:
    assert sum(omfc_fighting.share_of(game, 2, 1) for game in range(12)) >= 10


def test_a_novice_plays_to_the_end_and_loses_to_normal() -> None:
    shares = [omfc_novice.share_of(game, "normal", 1, BUDGET) for game in range(2)]
    assert shares == [0, 0]


def test_o7_normal_sabotages_the_rival_in_its_cell() -> None:
    state = table(houses=["3:0 3:1 3:1", "3:0 3:0"], points=30)
    state.reach = 0
    assert chosen("normal", state) == {"type": "sabotage", "cell": "3:0", "seat": 1}


def test_o7_normal_leaves_alone_what_gains_less_than_it_costs() -> None:
    homes = ["0:1 0:1", "0:3 0:3", "0:1", "0:5 0:5", "0:7 0:7", "0:9 3:0 3:0"]
    state = table(houses=["1:0 1:1", *homes[1:2], "1:0", *homes[3:]], points=9, round_number=30)
    state.reach = 0
    assert {move["type"] for move in ENGINE.legal(state, 0)} >= {"sabotage", "end"}
    assert chosen("normal", state) == {"type": "end"}


def test_o9_normal_elves_do_not_wall_in_a_forest_house() -> None:
    outer = "".join(f"0:{number} " for number in range(16))
    state = table("elves", "orcs", houses=["0:1", "0:9"], points=3, forests=outer)
    assert chosen("normal", state) != {"type": "build", "cell": "0:1"}


def test_o9_normal_miners_save_up_for_their_first_wall() -> None:
    state = table("miners", "orcs", houses=["0:1", "0:9"], points=2)
    assert chosen("normal", state) == {"type": "end"}
    state.points[0] += 4
    assert chosen("normal", state) == {"type": "build", "cell": "0:1"}


def test_o9_normal_humans_name_a_walled_capital_well_inside() -> None:
    state = table("humans", "orcs", houses=["0:1 0:1 2:0 2:0", "0:9"], points=5)
    assert chosen("normal", state) == {"type": "capital", "cell": "2:0"}
    bare = table("humans", "orcs", houses=["0:1 2:0", "0:9"], points=5)
    assert chosen("normal", bare)["type"] == "build"


def test_o9_normal_sets_up_a_desert_centre_and_one_water_into_it() -> None:
    options = {"rings": 5, "classes": "random"}
    state, _ = ENGINE.new_game(seats=7, options=options, chance=Chance(b"set up"))
    made = []
    while state.stage != "play":
        made.append(chosen("normal", state))
        ENGINE.apply(state, state.turn, made[-1])
    deserts = [move["cell"] for move in made if move["type"] == "desert"]
    assert set(deserts[:2]) == {"4:0", "4:1"}
    water: set[str] = set()
    for border in [set(move["border"]) for move in made if move["type"] == "river"]:
        assert not water or border & water
        water |= border
    rings = {BOARDS[5].ring[BOARDS[5].index[name]] for name in water}
    assert rings >= {0, 1, 2, 3}


def test_o9_normal_drafts_the_class_that_wins_most() -> None:
    state, _ = ENGINE.new_game(seats=3, options={"classes": "draft"}, chance=Chance(b"draft"))
    assert chosen("normal", state) == {"type": "class", "class": "coyotes"}


def test_o8_hard_finds_the_last_move_that_wins_where_the_best_bargain_loses() -> None:
    """The empty cell gains more per point, but only the wall gains enough."""
    state = table(houses=["3:0 3:0", "3:1"], turn=1, points=[0, 25], round_number=30)
    state.reach = cells_named(state, "2:2 3:1")
    assert chosen("normal", state) == {"type": "build", "cell": "2:2"}
    assert chosen("hard", state, iterations=30) == {"type": "build", "cell": "3:1"}


def test_o9_the_class_table_counts_every_seat_and_shares_wins() -> None:
    counted = omfc_classes.tally(4, 4, 1)
    assert sum(counted.games.values()) == 16
    assert sum(counted.wins.values()) == pytest.approx(4)


class Drafted(Bot):
    """A bot that takes the class it is told to and then plays as its level does."""

    def __init__(self, level: str, wanted: str) -> None:
        self.player = bot("omfc", level)
        self.wanted = wanted

    def choose(self, position: Position) -> Move | None:
        if any(move["type"] == "class" for move in position.legal):
            return {"type": "class", "class": self.wanted}
        return self.player.choose(position)


def play_drafted(level: str, *classes: str, **options: Any) -> Outcome:
    bots = [Drafted(level, one) for one in classes]
    rules = RULESETS[max(RULESETS)]
    match = BotGame(rules, bots, {"classes": "draft", **options}, b"drafted", BUDGET)
    return match.play()


@pytest.mark.parametrize(("one", "other"), list(combinations(CLASSES, 2)))
def test_o9_bots_play_every_pair_of_classes_to_the_end(one: str, other: str) -> None:
    for level in ("easy", "normal"):
        assert sorted(play_drafted(level, one, other).places)[0] == 1
    play_drafted("hard", other, one, max_rounds=10)


def test_o9_bots_play_all_seven_classes_together() -> None:
    assert len(play_drafted("normal", *CLASSES, rings=5).places) == len(CLASSES)
