"""Нечто: the deck for each number of seats, the deal, and the piles (S1)."""

from pathlib import Path

import pytest

from games.chance import Chance
from games.stayaway.cards import CARDS, INFECTED, PANICS
from games.stayaway.piles import take_event, take_top
from games.stayaway.setup import set_up
from games.stayaway.state import State
from tests.games.stayaway_positions import ENGINE, legal, play, position

PAGE = Path(__file__).parents[2] / "docs/rules/stayaway.md"
EVENTS_AND_PANICS = {
    4: (31, 4),
    5: (34, 7),
    6: (46, 8),
    7: (53, 10),
    8: (58, 11),
    9: (69, 19),
    10: (75, 20),
    11: (88, 20),
    12: (88, 20),
}


def table_on_the_page() -> dict[str, list[int]]:
    """Return the counts per card id that the rules page prints."""
    rows = [
        [cell.strip() for cell in line.strip("| \n").split("|")]
        for line in PAGE.read_text("utf-8").splitlines()
        if line.startswith("| `")
    ]
    counts = [row for row in rows if len(row) == 11]
    return {row[0].strip("`"): [int(cell) for cell in row[2:]] for row in counts}


def new_game(seats: int, seed: bytes = b"deal", **options: object) -> State:
    return ENGINE.new_game(seats=seats, options=options, chance=Chance(seed))[0]


@pytest.mark.parametrize("seats", range(4, 13))
def test_s1_the_deck_for_each_number_of_seats(seats: int) -> None:
    stock = ENGINE.inventory(new_game(seats))
    page = {card: counts[seats - 4] for card, counts in table_on_the_page().items()}
    assert {card: count for card, count in page.items() if count} == +stock
    panics = sum(count for card, count in stock.items() if card in PANICS)
    assert (stock.total() - panics, panics) == EVENTS_AND_PANICS[seats]


@pytest.mark.parametrize("seats", range(4, 13))
def test_s1_four_cards_each_no_infected_and_one_thing(seats: int) -> None:
    firsts = set()
    options = ENGINE.checked_options(seats, {})
    for number in range(12):
        state, _ = set_up(seats, options, Chance(bytes([number])))
        assert [len(hand) for hand in state.hands] == [4] * seats
        dealt = [card for hand in state.hands for card in hand]
        assert dealt.count("thing") == 1
        assert not {INFECTED, *PANICS} & set(dealt)
        assert state.deck.count(INFECTED) == ENGINE.inventory(state)[INFECTED]
        firsts.add(state.turn)
    assert len(firsts) > 1


def test_s1_families() -> None:
    assert [CARDS[card].family for card in ("thing", "axe", "scary", "door", "party")] == [
        "infection",
        "action",
        "defence",
        "obstacle",
        "panic",
    ]


def test_s1_everybody_sees_the_back_of_the_top_card() -> None:
    for draws, back in (("chain", "panic"), ("axe", "event")):
        state = position(["thing", "", "", ""], draws=draws)
        assert {ENGINE.view(state, viewer)["top"] for viewer in (None, 0, 3)} == {back}


def test_s1_as_soon_as_the_last_card_leaves_the_discard_is_the_deck() -> None:
    state = position(["thing", "", "", ""], draws="axe", rest="discard")
    thrown = sorted(state.discard)
    assert take_top(state, []) == "axe"
    assert (sorted(state.deck), state.discard, state.shuffles) == (thrown, [], 1)


def test_s1_an_action_lies_aside_until_phase_two_ends() -> None:
    state = position(["thing resolute", "", "", ""], draws="axe door run", rest="discard")
    play(state, 0, "play", card="resolute")
    assert state.aside == ["resolute"]
    assert state.shuffles == 1
    assert "resolute" not in state.discard
    play(state, 0, "pick", card="axe")
    play(state, 0, "discard", card="axe")
    assert state.aside == []
    assert "resolute" in state.discard


def test_s1_a_defence_is_discarded_before_its_replacement_is_drawn() -> None:
    state = position(["thing axe", "no_thanks", "", ""], draws="door door", rest="discard")
    state.discard, state.discard_seen = [], []
    stock = ENGINE.inventory(state)
    play(state, 0, "discard", card="axe")
    play(state, 0, "offer", card="suspicion")
    take_top(state, [])
    play(state, 1, "defend", card="no_thanks")
    assert state.shuffles == 1
    assert (stock - ENGINE.inventory(state)).total() == 1


def test_s11_panics_met_on_the_way_are_discarded_unseen() -> None:
    state = position(["thing", "", "", ""], draws="chain party axe")
    assert take_event(state, 2, []) == "axe"
    assert state.discard == ["chain", "party"]
    assert state.discard_seen == [0, 0]
    assert ENGINE.view(state, 2)["discarded"] == {}


def test_a_deck_of_panics_alone_gives_no_event() -> None:
    state = position(["thing", "", "", ""], draws="chain")
    state.deck = ["chain", "party"]
    assert take_event(state, 0, []) is None
    assert legal(state, 0, "discard")
