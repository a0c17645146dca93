"""Нечто: the table's options (S17)."""

from typing import Any

import pytest

from games.chance import Chance
from games.contract import BadOptions
from games.stayaway.cards import INFECTED, counts_for
from games.stayaway.setup import set_up
from games.stayaway.state import State
from tests.games.stayaway_positions import ENGINE, aims, asked, legal, panic, play, position


def dealt(seats: int, seed: int = 0, **options: Any) -> State:
    return set_up(seats, ENGINE.checked_options(seats, options), Chance(bytes([seed])))[0]


def code(seats: int, **options: Any) -> str:
    with pytest.raises(BadOptions) as refusal:
        ENGINE.new_game(seats=seats, options=options, chance=Chance(b"bad"))
    return refusal.value.code


@pytest.mark.parametrize("extra", [-4, 0, 4])
def test_s17_infected_extra(extra: int) -> None:
    assert ENGINE.inventory(dealt(6, infected_extra=extra))[INFECTED] == 10 + extra


def test_s17_no_start_weapons_are_dealt() -> None:
    weapons = {"flamethrower", "analysis"}
    plain = [{card for hand in dealt(12, n).hands for card in hand} for n in range(8)]
    assert any(weapons & cards for cards in plain)
    for number in range(8):
        state = dealt(12, number, no_start_weapons=True)
        assert not weapons & {card for hand in state.hands for card in hand}
        assert ENGINE.inventory(state) == ENGINE.inventory(dealt(12, number))


NEIGHBOURS: dict[str, Any] = {"neighbours_only": True}


@pytest.mark.parametrize("card", ["seduction", "run"])
def test_s17_neighbours_only_for_actions(card: str) -> None:
    hands = [f"thing {card}", "", "", "", ""]
    assert aims(position(hands, **NEIGHBOURS), 0, card) == [("seat", 1), ("seat", 4)]
    assert aims(position(hands, doors=[0], **NEIGHBOURS), 0, card) == [("seat", 4)]
    assert aims(position(hands, quarantine={4: 1}, **NEIGHBOURS), 0, card) == [("seat", 1)]
    assert aims(position(hands, quarantine={0: 1}, **NEIGHBOURS), 0, card) == []


@pytest.mark.parametrize("card", ["friends", "go_away"])
def test_s17_neighbours_only_for_panics(card: str) -> None:
    state = panic(card, ["thing", "", "", "", ""], doors=[0], **NEIGHBOURS)
    assert [move["seat"] for move in legal(state, 0, "target")] == [4]


@pytest.mark.parametrize("card", ["analysis", "suspicion"])
def test_s17_a_flamethrower_seen_in_the_things_hand_loses(card: str) -> None:
    hand = "thing flamethrower flamethrower flamethrower" if card == "analysis" else ""
    state = position([card, hand or "thing flamethrower", "infected", ""], infected=[2])
    lost = False
    for number in range(20):
        twin = ENGINE.copy(state)
        twin.chance = Chance(bytes([number]))
        play(twin, 0, "play", card=card, seat=1)
        if twin.result is not None:
            assert (twin.result.reason, twin.result.winners) == ("flamethrower_shown", (0, 3))
            lost = True
        else:
            assert twin.known_thing[0] == 1 or card == "suspicion"
    assert lost


def test_s17_a_flamethrower_shown_on_the_things_own_turn_is_no_loss() -> None:
    state = panic("oops", ["thing flamethrower", "", "", ""])
    assert asked(state) == ("offer", [0])


def test_s17_a_flamethrower_confessed_on_anothers_turn_loses() -> None:
    state = panic("confession", ["", "thing flamethrower", "", ""])
    play(state, 0, "show", what="none")
    play(state, 1, "show", what="all")
    assert state.result is not None
    assert state.result.reason == "flamethrower_shown"


def test_s17_without_the_option_a_flamethrower_in_its_hand_is_no_loss() -> None:
    state = position(["analysis", "thing flamethrower", "", ""], thing_no_flamethrower=False)
    play(state, 0, "play", card="analysis", seat=1)
    assert state.result is None


def test_s17_anothers_flamethrower_shows_that_it_is_not_the_thing() -> None:
    hands = ["suspicion", "flamethrower flamethrower flamethrower flamethrower", "thing", ""]
    state = position(hands)
    play(state, 0, "play", card="suspicion", seat=1)
    assert state.not_thing[0] == 1 << 1


def test_s17_a_deck_of_ones_own() -> None:
    state = dealt(4, deck={"axe": 5, "chain": 0})
    stock = ENGINE.inventory(state)
    assert (stock["axe"], stock["chain"]) == (5, 0)
    assert stock["infected"] == counts_for(4)["infected"]


@pytest.mark.parametrize(
    ("deck", "refusal"),
    [
        ({"thing": 0}, "one_thing"),
        ({"thing": 2}, "one_thing"),
        ({"suspicion": 0, "seduction": 0, "resolute": 0}, "too_few_to_deal"),
        ({"infected": 0}, "too_few_events"),
        ({"door": 24, "infected": 0}, "too_few_events"),
        ({"axe": -1}, "bad_option"),
        ({"axe": True}, "bad_option"),
        ({"no such card": 1}, "bad_option"),
    ],
)
def test_s17_an_own_deck_that_cannot_be_played_is_refused(
    deck: dict[str, int], refusal: str
) -> None:
    assert code(4, deck=deck) == refusal


@pytest.mark.parametrize("seats", range(4, 13))
@pytest.mark.parametrize("extra", [-4, 4])
def test_s17_the_own_decks_of_the_game_can_all_be_played(seats: int, extra: int) -> None:
    dealt(seats, infected_extra=extra, no_start_weapons=True)


def test_seats_outside_four_to_twelve_are_refused() -> None:
    assert code(3) == code(13) == "bad_seats"
