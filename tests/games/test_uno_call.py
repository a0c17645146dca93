"""UNO: the call (U6)."""

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

CALL = {"type": "uno"}
PENALTY = {"type": "draw", "seat": 0, "count": 2, "why": "penalty"}


def silent(**changes: Any) -> State:
    """Return three seats of which the first has laid its last but one card and said nothing."""
    fields = {"hands": ("r1 g9", "r2 b2 b3", "b4 b6 b7"), "draws": "y1 y2 y3"}
    state = position(**{**fields, **changes})
    play(state, 0, "r1")
    return state


def test_u6_the_call_may_ride_on_the_play() -> None:
    state = position(hands=("r1 g9", "r2 b2", "b4 b6"))
    assert legal(state, 0) == [*plays("r1"), *plays("r1", uno=True)]
    events = play(state, 0, "r1", uno=True)
    assert events == [{"type": "play", "seat": 0, "card": "r1", "uno": True}]
    assert state.call_due == NOBODY
    assert not of_type(play(state, 1, "r2"), "draw")
    assert sizes(state)[0] == 1


@pytest.mark.parametrize("hand", ["r1", "r1 g9 g8", "r1 g9 g8 g7"])
def test_u6_the_call_rides_only_on_a_play_that_leaves_one_card(hand: str) -> None:
    state = position(hands=(hand, "r2 b2", "b4 b6"))
    assert legal(state, 0) == plays("r1")
    assert refusal(state, 0, "play", card="r1", uno=True) == ("no_call", "U6")


def test_u6_the_call_rides_on_a_wild_of_every_colour() -> None:
    state = position(hands=("wild g9", "r2 b2", "b4 b6"))
    assert len(legal(state, 0)) == 8
    play(state, 0, "wild", color="b", uno=True)
    assert state.call_due == NOBODY


def test_u6_the_call_may_come_after_the_card() -> None:
    state = silent()
    assert ENGINE.view(state, None)["call_due"] == 0
    assert legal(state, 0) == ENGINE.free(state, 0) == [CALL]
    assert ENGINE.actors(state) == {1}
    assert act(state, 0, "uno") == [{"type": "uno", "seat": 0}]
    assert ENGINE.view(state, None)["call_due"] is None
    assert not of_type(play(state, 1, "r2"), "draw")
    assert held(state, 0) == ["g9"]


def test_u6_a_play_of_another_seat_brings_two_penalty_cards_before_it_takes_effect() -> None:
    state = silent()
    events = play(state, 1, "r2")
    assert events == [PENALTY, {"type": "play", "seat": 1, "card": "r2"}]
    assert held(state, 0) == ["y1", "y2", "g9"]
    assert refusal(state, 0, "uno") == ("no_call_due", "U6")


def test_u6_a_draw_of_another_seat_does_so_too() -> None:
    state = silent(hands=("r1 g9", "b2 b3 b3", "b4 b6 b7"))
    events = act(state, 1, "draw")
    assert events[0] == PENALTY
    assert held(state, 0) == ["y1", "y2", "g9"]
    assert "y3" in held(state, 1)


def test_u6_a_move_made_by_time_out_does_so_too() -> None:
    state = silent()
    ENGINE.apply(state, 1, ENGINE.on_timeout(state, 1))
    assert len(state.hands[0]) == 3


def test_u6_the_penalty_comes_before_the_effect_on_the_silent_seat() -> None:
    state = silent(hands=("r1 g9", "r+2 b2 b3"), draws="y1 y2 y3 y4")
    events = play(state, 1, "r+2")
    assert [event["why"] for event in of_type(events, "draw")] == ["penalty", "effect"]
    assert ENGINE.view(state, 0)["drew"] == ["y1", "y2", "y3", "y4"]


@pytest.mark.parametrize(("card", "drawn"), [("r+2", 2), ("r-skip", 0)])
def test_u6_being_skipped_or_made_to_draw_is_no_move(card: str, drawn: int) -> None:
    state = position(hands=(f"{card} g9", "r2 b2", "r4 b6"))
    play(state, 0, card)
    assert (state.turn, sizes(state)) == (2, [1, 2 + drawn, 2])
    assert state.call_due == 0
    act(state, 0, "uno")
    play(state, 2, "r4", uno=True)
    assert sizes(state)[0] == 1


@pytest.mark.parametrize("card", ["r-skip", "r+2", "r-rev"])
def test_u6_with_two_seats_whoever_gets_the_turn_back_may_still_call(card: str) -> None:
    state = position(hands=(f"{card} r9", "r2 b2"), reverse_as_skip=True)
    play(state, 0, card)
    assert ENGINE.actors(state) == {0}
    assert legal(state, 0) == [*plays("r9"), CALL]
    assert ENGINE.free(state, 0) == [CALL]
    act(state, 0, "uno")
    assert legal(state, 0) == plays("r9")


def test_u6_with_two_seats_whoever_gets_the_turn_back_may_go_out_uncalled() -> None:
    state = position(hands=("r-skip r9", "r2 b2"))
    play(state, 0, "r-skip")
    events = play(state, 0, "r9")
    assert not of_type(events, "draw")
    assert outcome(state).winners == (0,)


def test_u6_the_call_lapses_when_the_hand_is_no_longer_one() -> None:
    state = position(hands=("r-skip g9", "r2 b2"), draws="b1")
    play(state, 0, "r-skip")
    assert state.call_due == 0
    act(state, 0, "draw")
    assert (state.turn, state.call_due) == (1, NOBODY)
    play(state, 1, "r2", uno=True)
    assert held(state, 0) == ["g9", "b1"]


def test_u6_the_call_stays_due_where_nothing_could_be_drawn() -> None:
    state = position(hands=("g9", ""), rest=1, top="r-skip", call_due=0)
    act(state, 0, "draw")
    assert (state.turn, state.call_due) == (1, 0)
    assert legal(state, 0) == [CALL]


def test_u6_a_drawn_card_that_is_played_makes_a_call_due_anew() -> None:
    state = position(hands=("r-skip g9", "r2 b2"), draws="r7")
    play(state, 0, "r-skip", uno=True)
    act(state, 0, "draw")
    assert state.call_due == NOBODY
    play(state, 0, "r7")
    assert state.call_due == 0


def test_u6_the_call_is_due_anew_each_time() -> None:
    state = position(hands=("r-skip r-skip g9", "b1 b2"), draws="r7")
    play(state, 0, "r-skip")
    play(state, 0, "r-skip", uno=True)
    assert refusal(state, 0, "uno") == ("no_call_due", "U6")
    act(state, 0, "draw")
    play(state, 0, "r7")
    assert state.call_due == 0
    act(state, 1, "draw")
    assert len(state.hands[0]) == 3


def test_u6_only_the_own_call_and_only_while_it_is_due() -> None:
    state = silent(hands=("r1 g9", "r2", "b4 b6 b7"))
    assert refusal(state, 1, "uno") == ("no_call_due", "U6")
    assert refusal(state, 2, "uno") == ("no_call_due", "U6")
    act(state, 0, "uno")
    assert refusal(state, 0, "uno") == ("no_call_due", "U6")


def test_u6_going_out_owes_no_call() -> None:
    state = position(hands=("r1", "r2 b2"))
    play(state, 0, "r1")
    assert state.call_due == NOBODY
    assert ENGINE.free(state, 0) == []


def test_u6_a_penalty_may_empty_the_draw_pile() -> None:
    state = silent(draws="y1 y2", rest="discard")
    events = play(state, 1, "r2")
    assert events == [PENALTY, {"type": "play", "seat": 1, "card": "r2"}]
    assert ENGINE.view(state, None)["deck"] == 0
    assert held(state, 0) == ["y1", "y2", "g9"]
    assert act(state, 2, "draw")[0]["type"] == "reshuffle"
    assert ENGINE.view(state, None)["deck"] > 0


def test_u6_a_penalty_may_need_a_new_pile_or_find_no_card() -> None:
    state = silent(draws="y1", rest="discard")
    events = play(state, 1, "r2")
    assert [event["type"] for event in events] == ["reshuffle", "draw", "play"]
    assert sizes(state)[0] == 3
    bare = silent(hands=("r1 g9", "r2", ""), draws="", rest=2)
    events = play(bare, 1, "r2")
    assert of_type(events, "draw")[0]["count"] == 1
    assert held(bare, 0) == ["r5", "g9"]


def test_u6_the_penalty_counts_when_the_next_seat_goes_out() -> None:
    state = silent(hands=("r1 g9", "r2", "b4 b6"), draws="wild y+2")
    play(state, 1, "r2")
    assert outcome(state).scores == (0, 50 + 20 + 9 + 4 + 6, 0)


def test_u6_bots_wait_three_seconds_while_a_call_is_due() -> None:
    state = position(hands=("r1 g9", "r2 b2 b3", "b4 b6 b7"))
    assert ENGINE.pause(state) == 0
    play(state, 0, "r1")
    assert ENGINE.pause(state) == 3
    act(state, 0, "uno")
    assert ENGINE.pause(state) == 0
