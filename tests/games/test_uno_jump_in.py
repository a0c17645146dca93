"""UNO: the house rule of jumping in (U12)."""

from typing import Any

import pytest

from games.uno.state import NOBODY, State
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

HANDS = ("g1 g2 g3", "r7 y2 y3", "r7 y4 y6", "b4 b6 b7")


def after_play(**changes: Any) -> State:
    """Return four seats after seat 1 has played r7, the card that seat 2 or others may hold."""
    fields = {"hands": HANDS, "turn": 1, "top": "r5", "jump_in": True}
    state = position(**{**fields, **changes})
    play(state, 1, "r7")
    return state


def test_u12_jump_in_is_off_by_default() -> None:
    state = after_play(hands=("r7 g2 g3", "r7 y2 y3", "y4 y6 y7"), jump_in=False)
    assert legal(state, 0) == []
    assert refusal(state, 0, "play", card="r7") == ("not_asked", "U1")
    assert ENGINE.view(state, None)["jump_open"] is False


def test_u12_jump_in_is_a_free_play_of_the_very_card_by_a_seat_not_on_turn() -> None:
    state = after_play(hands=("g1 g2 g3", "r7 y2 y3", "y4 y6 y7", "r7 b6 b7"))
    assert ENGINE.actors(state) == {2}
    assert ENGINE.view(state, None)["jump_open"] is True
    assert legal(state, 3) == ENGINE.free(state, 3) == plays("r7")
    assert legal(state, 0) == legal(state, 1) == []
    events = play(state, 3, "r7")
    assert events == [{"type": "jump_in", "seat": 3}, {"type": "play", "seat": 3, "card": "r7"}]
    assert sizes(state) == [3, 2, 3, 2]


@pytest.mark.parametrize(("direction", "then"), [(1, 0), (-1, 2)])
def test_u12_jump_in_play_goes_on_from_the_jumper(direction: int, then: int) -> None:
    hands = ("g1 g2 g3", "r7 y2 y3", "y4 y6 y7", "r7 b6 b7")
    state = after_play(hands=hands, direction=direction)
    play(state, 3, "r7")
    assert state.turn == then


def test_u12_jump_in_the_seat_on_turn_just_plays_its_card() -> None:
    state = after_play()
    assert {"type": "play", "card": "r7"} in legal(state, 2)
    assert ENGINE.free(state, 2) == []


def test_u12_jump_in_with_the_second_copy_of_the_own_card() -> None:
    state = after_play(hands=("g1 g2 g3", "r7 r7 y2 y3", "y4 y6 y7"))
    play(state, 1, "r7")
    assert (held(state, 1), state.turn) == (["y2", "y3"], 2)


@pytest.mark.parametrize("card", ["g7", "r8", "wild"])
def test_u12_jump_in_takes_the_very_card_only(card: str) -> None:
    state = after_play(hands=("g1 g2 g3", "r7 y2 y3", "y4 y6 y7", f"{card} b6 b7"))
    fields = {"color": "r"} if card == "wild" else {}
    assert legal(state, 3) == []
    assert refusal(state, 3, "play", card=card, **fields) == ("no_jump", "U12")
    assert refusal(state, 3, "play", card="r7") == ("no_jump", "U12")


@pytest.mark.parametrize("card", ["wild", "wild+4"])
def test_u12_jump_in_never_with_a_wild(card: str) -> None:
    state = position(hands=(f"{card} g1 g2", "b1 b2", f"{card} y2", f"{card} y3"), jump_in=True)
    play(state, 0, card, color="b")
    assert ENGINE.view(state, None)["jump_open"] is False
    for seat in set(range(4)) - {state.turn}:
        assert legal(state, seat) == []
    assert refusal(state, 3, "play", card=card, color="b")[0] in {"no_jump", "no_match"}


def test_u12_jump_in_never_on_the_opened_card() -> None:
    state = position(hands=("g5 g2", "r5 y2"), top="r5", jump_in=True)
    assert legal(state, 1) == []
    assert refusal(state, 1, "play", card="r5") == ("no_jump", "U12")


def test_u12_jump_in_not_after_the_next_play() -> None:
    state = after_play(hands=("r7 g2 g3", "r7 y2 y3", "r8 y6 y7"))
    play(state, 2, "r8")
    assert refusal(state, 1, "play", card="r7") == ("no_jump", "U12")


def test_u12_jump_in_not_after_a_draw_that_ends_the_turn() -> None:
    state = after_play(hands=("r7 g2 g3", "r7 y2 y3", "y4 y6 y8", "g8 g9 g4"), draws="b1")
    act(state, 2, "draw")
    assert state.turn == 3
    assert legal(state, 0) == []
    assert refusal(state, 0, "play", card="r7") == ("no_jump", "U12")


def test_u12_jump_in_not_after_a_sum_was_taken() -> None:
    hands = ("r+2 g2 g3", "r+2 y2 y3", "y4 y6 y8", "g8 g9 g4")
    state = position(hands=hands, turn=1, jump_in=True, stacking=True)
    play(state, 1, "r+2")
    act(state, 2, "draw")
    assert refusal(state, 0, "play", card="r+2") == ("no_jump", "U12")


def test_u12_jump_in_while_a_drawn_card_waits_which_then_stays_in_hand() -> None:
    state = after_play(hands=("r7 g2 g3", "r7 y2 y3", "y4 y6 y8", "g8 g9 g4"), draws="r1")
    act(state, 2, "draw")
    assert ENGINE.view(state, None)["asks"] == {"2": {"code": "play_drawn"}}
    assert legal(state, 0) == plays("r7")
    play(state, 0, "r7")
    assert held(state, 2) == ["r1", "y4", "y6", "y8"]
    assert (state.turn, ENGINE.view(state, 2)["drawn"]) == (1, None)
    assert ENGINE.view(state, None)["asks"] == {"1": {"code": "play_or_draw"}}


def test_u12_jump_in_a_card_left_waiting_is_a_card_like_any_other() -> None:
    state = after_play(hands=("g1 r7 g3", "r7 y2 y3", "y4 y6 y8", "g8"), draws="wild b1")
    act(state, 2, "draw")
    play(state, 0, "r7")
    act(state, 1, "draw")
    assert state.turn == 2
    assert {move["card"] for move in legal(state, 2)} == {"wild"}


def test_u12_jump_in_a_call_does_not_close_the_window() -> None:
    state = after_play(hands=("r7 g2 g3", "r7 y2", "y4 y6 y8"))
    act(state, 1, "uno")
    play(state, 0, "r7")
    assert (state.turn, sizes(state)) == (1, [2, 1, 3])


def test_u12_jump_in_makes_a_sum_due_grow() -> None:
    hands = ("r+2 g2 g3", "r+2 y2 y3", "y4 y6 y8", "g8 g9 g4")
    state = position(hands=hands, turn=1, jump_in=True, stacking=True)
    play(state, 1, "r+2")
    play(state, 0, "r+2")
    assert (state.turn, state.sum_due) == (1, 4)
    act(state, 1, "draw")
    assert sizes(state) == [2, 6, 3, 3]


@pytest.mark.parametrize(("card", "then", "drawn"), [("r-skip", 2, 0), ("r+2", 2, 2)])
def test_u12_jump_in_the_effect_counts_from_the_jumper(card: str, then: int, drawn: int) -> None:
    hands = (f"{card} g2 g3", f"{card} y2 y3", "y4 y6 y8", "g8 g9 g4")
    state = position(hands=hands, turn=1, jump_in=True)
    play(state, 1, card)
    assert state.turn == 3
    play(state, 0, card)
    assert (state.turn, len(state.hands[1])) == (then, 2 + drawn)


def test_u12_jump_in_with_a_reverse_turns_the_direction_again() -> None:
    hands = ("g1 g2 g3", "r-rev y2 y3", "y4 y6 y8", "r-rev g9 g4")
    state = position(hands=hands, turn=1, jump_in=True)
    play(state, 1, "r-rev")
    assert (state.turn, state.direction) == (0, -1)
    play(state, 3, "r-rev")
    assert (state.turn, state.direction) == (0, 1)


def test_u12_jump_in_is_a_move_for_u6() -> None:
    state = after_play(hands=("r7 g2 g3", "r7 y2", "y4 y6 y8"), draws="b1 b2")
    assert state.call_due == 1
    events = play(state, 0, "r7")
    assert events[0] == {"type": "draw", "seat": 1, "count": 2, "why": "penalty"}
    assert (held(state, 1), state.call_due) == (["y2", "b1", "b2"], NOBODY)


def test_u12_jump_in_may_carry_or_owe_the_call() -> None:
    state = after_play(hands=("r7 g2", "r7 y2 y3", "y4 y6 y8"))
    assert legal(state, 0) == [*plays("r7"), *plays("r7", uno=True)]
    silent = ENGINE.copy(state)
    play(silent, 0, "r7")
    assert silent.call_due == 0
    play(state, 0, "r7", uno=True)
    assert state.call_due == NOBODY


def test_u12_jump_in_may_go_out() -> None:
    state = after_play(hands=("r7", "r7 y2 y3", "y4 y6 y8"))
    play(state, 0, "r7")
    assert outcome(state).winners == (0,)


def test_u12_jump_in_a_silent_seat_may_go_out_by_it_uncalled() -> None:
    state = after_play(hands=("g1 g2", "r7 r7", "y4 y6 y8"))
    assert legal(state, 1) == [*plays("r7"), {"type": "uno"}]
    assert not of_type(play(state, 1, "r7"), "draw")
    assert outcome(state).winners == (1,)


def test_u12_jump_in_over_a_waiting_seat_counts_as_a_turn() -> None:
    state = after_play(hands=("r7 g2 g3", "r7 y2 y3", "y4 y6 y8"))
    assert state.turns == 1
    play(state, 0, "r7")
    assert state.turns == 2
