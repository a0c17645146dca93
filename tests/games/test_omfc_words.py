"""One More Free Cell: every class has its names and texts, and the table can be told."""

from games.omfc.casting import CLASSES
from games.omfc.sheet import sheet
from games.omfc.state import State
from games.omfc.vocabulary import VOCABULARY
from games.refusals import refusals
from games.vocabulary import Kind, Saying
from tests.games.omfc_positions import ENGINE, do, table


def said(kind: Kind, saying: Saying) -> str:
    return VOCABULARY.say(kind, saying, "en", lambda seat: f"Player {seat}")


def lines(state: State) -> list[str]:
    return [said("lines", line) for line in sheet(ENGINE.view(state, None), None).table]


def seat_lines(state: State, seat: int) -> list[str]:
    return [said("lines", line) for line in sheet(ENGINE.view(state, None), None).seats[seat]]


def test_o9_seven_classes_with_names_and_texts_in_both_languages() -> None:
    assert list(CLASSES) == [
        "skeletons",
        "orcs",
        "elves",
        "coyotes",
        "humans",
        "krakens",
        "miners",
    ]
    for folk in CLASSES.values():
        for text in (folk.name, folk.power, folk.counter_power):
            assert text.ru
            assert text.en
            assert text.ru != text.en
        assert VOCABULARY.names[folk.slug] == folk.name
        assert folk.power.en in VOCABULARY.texts[folk.slug].en
        assert folk.counter_power.en in VOCABULARY.texts[folk.slug].en


def test_cells_are_called_by_ring_and_number() -> None:
    assert VOCABULARY.names["0:0"].en == "A1"
    assert VOCABULARY.names["0:31"].en == "A32"
    assert VOCABULARY.names["4:1"].ru == "E2"


def test_o4_the_sheet_tells_what_is_in_every_cell() -> None:
    state = table(
        "orcs",
        "humans",
        houses=("0:0 0:0 1:0", "1:0"),
        ruins="1:0 2:0",
        deserts="0:0 0:3",
        rivers=("0:1 0:2",),
        capital="1:0",
    )
    assert lines(state)[:8] == [
        "Round 1 of 30",
        "Order of turns: Player 0, Player 1",
        "A1: Player 0, Player 0 (full, fortified, desert)",
        "B1: Player 0, Player 1, ruin (full, capital)",
        "C1: ruin (2 places free)",
        "Deserts with nothing built: A4",
        "All other cells are empty",
        "Rivers: A2–A3",
    ]


def test_o2_points_and_incomes_are_told_in_points() -> None:
    state = table("miners", "krakens", houses=("0:0", "0:4"), points=(3, 0))
    assert seat_lines(state, 0) == [
        *("Miners", "points: 3", "income: ½", "houses: 1"),
        *("forecast × 4: 5, victory point", "forecast × 8: 7", "forecast × 12: 9"),
    ]
    paying = table(
        "skeletons", "miners", houses=("3:0", "0:0"), ruins="0:0", points=(0, 0), rings=4
    )
    assert "income: −½" in seat_lines(paying, 1)


def test_o9_classes_are_reminded_of_what_is_theirs() -> None:
    state = table("humans", "orcs", houses=("0:0 1:0", "0:1 1:0 1:0"), turn=1)
    assert "no capital named yet" in seat_lines(state, 0)
    do(state, "sabotage", "1:0", 0)
    assert "spoils with the next income: 2" in seat_lines(state, 1)


def test_o3_on_its_turn_a_seat_is_told_its_neighbours_reach_and_acts() -> None:
    state = table(houses=("0:1", "0:8"))
    do(state, "build", "0:2")
    own = [said("lines", line) for line in sheet(ENGINE.view(state, 0), 0).own]
    assert own == [
        "Your A2 borders on A1, A3, B1, B2",
        "Your A3 borders on A2, A4, B2",
        "Within reach for building: A1, A2, A3, B1, B2",
        "Acts to take back: 1 (50 times left this turn)",
    ]
    assert sheet(ENGINE.view(state, 1), 1).own == []


def test_o6_a_thinkable_attack_is_refused_with_its_reason() -> None:
    state = table(houses=("0:0", "0:1"), points=(0, 0))
    found = {one["move"]["type"]: one["refusal"]["code"] for one in refusals(ENGINE, state, 0)}
    assert found == {"build": "no_points", "attack": "not_full"}
    assert refusals(ENGINE, state, 1) == []


def test_o8_the_end_is_told_with_its_categories() -> None:
    state = table(houses=("0:0", ""), points=(2, 3))
    do(state, "end")
    assert lines(state)[:4] == [
        "Round 1 of 30",
        "Points + income × 4: best Player 0",
        "Points + income × 8: best Player 0",
        "Points + income × 12: best Player 0",
    ]
    assert seat_lines(state, 0)[-3:] == [
        "points + income × 4: 6",
        "points + income × 8: 10",
        "points + income × 12: 14",
    ]
