"""One More Free Cell, ruleset 2: a forest shelters whoever lives in it (O9)."""

from games.chance import Chance
from games.omfc.engine import FairerFreeCell
from games.omfc.state import OrderedState, State
from games.registry import engine
from tests.games.omfc_positions import ENGINE, do, houses, incomes, move, refused, table

BY_THE_LETTER = FairerFreeCell()


def lettered(state: State) -> State:
    """Return the same position of a game in ruleset 2."""
    return BY_THE_LETTER.load(ENGINE.dump(state))


def test_the_newest_ruleset_is_by_the_letter() -> None:
    assert isinstance(engine("omfc"), FairerFreeCell)
    state, _ = engine("omfc").new_game(seats=2, options={}, chance=Chance(b"newest"))
    assert isinstance(state, OrderedState)
    assert isinstance(engine("omfc").copy(state), OrderedState)


def test_o9_everybody_s_forest_houses_give_double_unless_fortified() -> None:
    state = table(
        "elves", "", "orcs", houses=("0:0", "0:8 0:9 0:9", "0:4 1:4"), forests="0:0 0:8 0:9 0:4"
    )
    assert incomes(state) == [2, 3, 3]
    assert incomes(lettered(state)) == [2, 2 + 1 + 1, 2 + 2]


def test_o9_nobody_s_unfortified_forest_houses_can_be_ruined() -> None:
    state = table("elves", "", houses=("0:0 0:1", "0:0 1:0"), forests="0:0")
    assert refused(lettered(state), move("sabotage", "0:0", 1)) == ("sheltered", "O9")
    do(state, "sabotage", "0:0", 1)
    assert houses(state, 1, "0:0") == 0


def test_o9_fortified_houses_in_a_forest_have_no_shelter() -> None:
    state = lettered(table("elves", "", houses=("1:0 1:1", "1:0 1:0"), forests="1:0"))
    do(state, "sabotage", "1:0", 1)
    assert houses(state, 1, "1:0") == 1


def test_o9_orcs_fortifying_spare_everybody_in_a_forest() -> None:
    state = table("orcs", "", "elves", houses=("1:0", "1:0", "0:5"), forests="1:0")
    spared = lettered(state)
    for one in (state, spared):
        do(one, "build", "1:0")
    assert (houses(state, 1, "1:0"), houses(spared, 1, "1:0")) == (0, 1)


def test_o9_where_miners_have_fortified_there_is_no_shelter() -> None:
    state = lettered(
        table("miners", "", "elves", houses=("1:0 1:0", "1:0", "0:5"), forests="1:0", turn=0)
    )
    do(state, "sabotage", "1:0", 1)
    assert houses(state, 1, "1:0") == 0
