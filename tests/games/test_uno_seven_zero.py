"""UNO: the house rule of sevens and zeros (U12)."""

import pytest

from games.chance import Chance
from games.uno.cards import IDS
from games.uno.state import NOBODY
from tests.games.uno_positions import (
    ENGINE,
    act,
    held,
    legal,
    of_type,
    outcome,
    play,
    plays,
    position,
    refusal,
    sizes,
)


def test_u12_seven_zero_is_off_by_default() -> None:
    state = position(hands=("r7 r0 g1", "b1 b2", "y1 y2"))
    assert refusal(state, 0, "play", card="r7", swap=1) == ("bad_fields", "U1")
    play(state, 0, "r7")
    assert held(state, 0) == ["r0", "g1"]
    zero = position(hands=("r7 r0 g1", "b1 b2", "y1 y2"))
    play(zero, 0, "r0")
    assert held(zero, 0) == ["r7", "g1"]


def test_u12_seven_zero_a_seven_swaps_hands_with_a_named_seat() -> None:
    state = position(hands=("r7 g1 g2", "b1 b2 b3", "y1 y2 y3 y4"), seven_zero=True)
    assert legal(state, 0) == [*plays("r7", swap=1), *plays("r7", swap=2)]
    events = play(state, 0, "r7", swap=2)
    assert events[1:] == [{"type": "swap", "seat": 0, "with": 2}]
    assert held(state, 0) == ["y1", "y2", "y3", "y4"]
    assert held(state, 1) == ["b1", "b2", "b3"]
    assert held(state, 2) == ["g1", "g2"]
    assert state.turn == 1


@pytest.mark.parametrize("swap", [0, 3, -1, "1", True, None, 1.0, [1]])
def test_u12_seven_zero_a_seven_names_another_seat(swap: object) -> None:
    state = position(hands=("r7 g1 g2", "b1 b2 b3", "y1 y2 y3"), seven_zero=True)
    assert refusal(state, 0, "play", card="r7", swap=swap) == ("name_swap", "U12")
    assert refusal(state, 0, "play", card="r7") == ("name_swap", "U12")


@pytest.mark.parametrize("card", ["r6", "r0"])
def test_u12_seven_zero_no_other_card_names_a_seat(card: str) -> None:
    state = position(hands=(f"{card} g1 g2", "b1 b2 b3"), seven_zero=True)
    assert refusal(state, 0, "play", card=card, swap=1) == ("bad_fields", "U1")


@pytest.mark.parametrize("direction", [1, -1])
def test_u12_seven_zero_a_zero_passes_all_hands_on_in_the_direction_of_play(direction: int) -> None:
    hands = ("r0 g1 g2", "b1 b2 b3", "y1 y2 y3 y4")
    state = position(hands=hands, direction=direction, seven_zero=True)
    events = play(state, 0, "r0")
    assert events[1:] == [{"type": "hands_passed", "direction": direction}]
    given = [["g1", "g2"], ["b1", "b2", "b3"], ["y1", "y2", "y3", "y4"]]
    for seat in range(3):
        assert held(state, (seat + direction) % 3) == given[seat]


@pytest.mark.parametrize("card", ["r7", "r0"])
def test_u12_seven_zero_a_last_card_goes_out_without_effect(card: str) -> None:
    state = position(hands=(card, "b1 b2 b3", "y1 y2"), seven_zero=True)
    assert legal(state, 0) == plays(card)
    assert refusal(state, 0, "play", card=card, swap=1) == ("bad_fields", "U1")
    events = play(state, 0, card)
    assert not of_type(events, "swap")
    assert not of_type(events, "hands_passed")
    assert (outcome(state).winners, sizes(state)) == ((0,), [0, 3, 2])


@pytest.mark.parametrize("rank", "70")
def test_u12_seven_zero_an_opened_one_has_no_effect(rank: str) -> None:
    for number in range(500):
        chance = Chance(b"sevens%d" % number)
        state, events = ENGINE.new_game(seats=3, options={"seven_zero": True}, chance=chance)
        if IDS[state.discard[0]][1:] == rank:
            break
    assert IDS[state.discard[0]][1:] == rank
    assert [event.public["type"] for event in events if event.public] == ["deal", "open"]
    assert state.memories == []


def test_u12_seven_zero_u6_looks_at_the_hand_after_the_swap() -> None:
    state = position(hands=("r7 g1", "b1", "y1 y2"), seven_zero=True)
    one, many = plays("r7", swap=1), plays("r7", swap=2)
    assert legal(state, 0) == [*one, *plays("r7", swap=1, uno=True), *many]
    assert refusal(state, 0, "play", card="r7", swap=2, uno=True) == ("no_call", "U6")
    called, silent = ENGINE.copy(state), ENGINE.copy(state)
    play(called, 0, "r7", swap=1, uno=True)
    assert called.call_due == NOBODY
    play(silent, 0, "r7", swap=1)
    assert silent.call_due == 0
    play(state, 0, "r7", swap=2)
    assert (sizes(state), state.call_due) == ([2, 1, 1], NOBODY)


def test_u12_seven_zero_a_bigger_hand_may_become_one() -> None:
    state = position(hands=("r7 g1 g2 g3", "b1", "y1 y2"), seven_zero=True)
    play(state, 0, "r7", swap=1)
    assert (sizes(state), state.call_due) == ([1, 3, 2], 0)
    assert ENGINE.free(state, 0) == [{"type": "uno"}]


def test_u12_seven_zero_u6_looks_at_the_hand_after_a_zero() -> None:
    hands = ("r0 g1 g2 g3", "b1 b2 b3", "y1")
    state = position(hands=hands, seven_zero=True)
    assert legal(state, 0) == [*plays("r0"), *plays("r0", uno=True)]
    play(state, 0, "r0")
    assert (sizes(state), state.call_due) == ([1, 3, 3], 0)
    back = position(hands=hands, direction=-1, seven_zero=True)
    assert legal(back, 0) == plays("r0")
    play(back, 0, "r0")
    assert (sizes(back), back.call_due) == ([3, 1, 3], NOBODY)


def test_u12_seven_zero_a_seat_handed_one_card_owes_no_call() -> None:
    state = position(hands=("r7 g1", "r1 b2 b3", "y1 y2"), seven_zero=True)
    play(state, 0, "r7", swap=2)
    assert (sizes(state), state.call_due) == ([2, 3, 1], NOBODY)
    assert legal(state, 2) == []
    assert not of_type(play(state, 1, "r1"), "draw")


@pytest.mark.parametrize("card", ["r7", "r0"])
def test_u12_seven_zero_a_penalty_comes_before_the_exchange(card: str) -> None:
    """The silent seat's two cards go along with its hand, so no call is due or possible."""
    hands = ("r1 g9", f"{card} b2 b3", "y4 y6 y8")
    state = position(hands=hands, draws="y1 y2", seven_zero=True)
    play(state, 0, "r1")
    fields = {"swap": 0} if card == "r7" else {}
    assert {"type": "play", "card": card, **fields, "uno": True} not in legal(state, 1)
    assert refusal(state, 1, "play", card=card, **fields, uno=True) == ("no_call", "U6")
    play(state, 1, card, **fields)
    assert (held(state, 1), state.call_due) == (["y1", "y2", "g9"], NOBODY)


def test_u12_seven_zero_a_penalty_that_finds_no_card_leaves_one_to_exchange() -> None:
    state = position(hands=("g9", "r7 b2 b3", ""), turn=1, call_due=0, rest=2, seven_zero=True)
    play(state, 1, "r7", swap=0, uno=True)
    assert (held(state, 1), held(state, 0)) == (["g9"], ["b2", "b3"])


def test_u12_seven_zero_after_an_exchange_play_goes_on() -> None:
    state = position(hands=("r7 g1 g2", "b1 b2", "y1 y2"), draws="b9", seven_zero=True)
    play(state, 0, "r7", swap=1)
    assert held(state, 1) == ["g1", "g2"]
    act(state, 1, "draw")
    assert held(state, 1) == ["g1", "g2", "b9"]
