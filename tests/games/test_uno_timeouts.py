"""UNO: the move made for a seat whose clock ran out."""

from typing import Any

import pytest

from games.chance import Chance
from games.contract import Move
from games.uno.state import State
from tests.games.uno_positions import (
    ENGINE,
    HOUSE_RULES,
    WHOLE_DECK,
    act,
    legal,
    outcome,
    position,
)

DRAW = {"type": "draw"}
OTHERS = ("b1 b2 b3", "y1 y2 y3")


def timeout(state: State) -> Move:
    """Return the move for the seat on turn, which is legal and was only looked for."""
    before = ENGINE.copy(state)
    move = ENGINE.on_timeout(state, state.turn)
    assert state == before
    assert move in legal(state, state.turn)
    return move


def on_time_out(hand: str, top: str = "r5", **fields: Any) -> Move:
    return timeout(position(hands=(hand, *OTHERS), top=top, **fields))


def test_timeout_the_drawn_card_is_played() -> None:
    state = position(hands=("g1 g2", *OTHERS), draws="r+2")
    act(state, 0, "draw")
    assert timeout(state) == {"type": "play", "card": "r+2"}


def test_timeout_a_card_is_drawn_if_nothing_is_playable() -> None:
    assert on_time_out("g1 g2") == DRAW


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("r9 r2 b5", "r2"),
        ("r0 r1 g5", "r0"),
        ("r-skip r9 wild", "r9"),
        ("wild r-skip g1", "r-skip"),
        ("g5 b5 y5", "y5"),
        ("r-skip r-rev r+2", "r+2"),
        ("r-skip r-rev g9", "r-rev"),
    ],
)
def test_timeout_the_lowest_playable_card_is_played(hand: str, card: str) -> None:
    assert on_time_out(hand) == {"type": "play", "card": card}


def test_timeout_the_call_comes_with_the_card() -> None:
    assert on_time_out("r9 b5") == {"type": "play", "card": "b5", "uno": True}
    assert on_time_out("r9") == {"type": "play", "card": "r9"}


def test_timeout_a_due_call_of_the_own_is_no_reason_to_wait() -> None:
    state = position(hands=("r9", "b1 b2"), call_due=0)
    assert timeout(state) == {"type": "play", "card": "r9"}


@pytest.mark.parametrize(
    ("hand", "colour"),
    [
        ("wild g1 g2 b3", "g"),
        ("wild b1 y1 b2 y2", "y"),
        ("wild b1 b2 y2 g3", "b"),
        ("wild wild wild", "r"),
        ("wild y1 g2 b3", "y"),
    ],
)
def test_timeout_the_colour_is_the_commonest_in_hand(hand: str, colour: str) -> None:
    assert on_time_out(hand, top="r5") == {"type": "play", "card": "wild", "color": colour}


def test_timeout_the_colour_of_an_opened_wild_is_the_commonest_in_hand() -> None:
    state = position(hands=("g1 g2 r3", *OTHERS), top="wild", colour="r")
    state.colour = -1
    assert timeout(state) == {"type": "color", "color": "g"}


def test_timeout_a_wild_four_calls_too() -> None:
    assert on_time_out("wild+4 g2") == {
        "type": "play",
        "card": "wild+4",
        "color": "g",
        "uno": True,
    }


def test_timeout_a_sum_due_is_taken() -> None:
    assert on_time_out("g+2 r1 g2", top="r+2", sum_due=2, stacking=True) == DRAW


@pytest.mark.parametrize(
    ("others", "swap"),
    [(("b1 b2 b3", "y1 y2"), 2), (("b1 b2", "y1 y2"), 1), (("b1", "y1 y2"), 1)],
)
def test_timeout_a_swap_goes_to_the_smallest_hand_then_the_lowest_seat(
    others: tuple[str, str], swap: int
) -> None:
    state = position(hands=("r7 g1 g2", *others), seven_zero=True)
    call = {"uno": True} if others[0] == "b1" else {}
    assert timeout(state) == {"type": "play", "card": "r7", "swap": swap, **call}


def test_timeout_a_seat_does_not_swap_with_itself() -> None:
    state = position(hands=("b1 b2 b3", "r7 g1", "y1 y2 y3"), turn=1, seven_zero=True)
    assert timeout(state) == {"type": "play", "card": "r7", "swap": 0}


@pytest.mark.parametrize("house", [(), *((rule,) for rule in HOUSE_RULES), HOUSE_RULES])
@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_timeout_a_table_of_seats_that_all_time_out_ends(
    seats: int, house: tuple[str, ...]
) -> None:
    options = dict.fromkeys(house, True)
    for number in range(3):
        chance = Chance(b"asleep%d" % number)
        state, _ = ENGINE.new_game(seats=seats, options=options, chance=chance)
        while ENGINE.outcome(state) is None:
            ENGINE.apply(state, state.turn, timeout(state))
            assert ENGINE.inventory(state) == WHOLE_DECK
        assert outcome(state).reason in {"out", "dead_end", "turn_limit"}
