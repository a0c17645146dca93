"""UNO: the house rule of drawing until a card fits (U12)."""

from games.uno.state import NO_CARD
from tests.games.uno_positions import (
    ENGINE,
    act,
    held,
    legal,
    of_type,
    play,
    plays,
    position,
    refusal,
    sizes,
)


def test_u12_draw_to_match_is_off_by_default() -> None:
    state = position(hands=("g1 g2", "b1 b2"), draws="g3 r9")
    act(state, 0, "draw")
    assert (len(state.hands[0]), state.turn) == (3, 1)


def test_u12_draw_to_match_draws_until_a_card_is_playable() -> None:
    state = position(hands=("g1 g2", "b1 b2"), draws="g3 y4 b6 r9 r8", draw_to_match=True)
    events = act(state, 0, "draw")
    assert events == [{"type": "draw", "seat": 0, "count": 4, "why": "turn"}]
    assert ENGINE.view(state, 0)["drew"] == ["g3", "y4", "b6", "r9"]
    assert ENGINE.view(state, 0)["drawn"] == "r9"


def test_u12_draw_to_match_the_card_found_must_be_played() -> None:
    state = position(hands=("g1 g2", "b1 b2"), draws="g3 b5", draw_to_match=True)
    act(state, 0, "draw")
    assert state.turn == 0
    assert legal(state, 0) == plays("b5")
    assert refusal(state, 0, "draw") == ("play_drawn", "U4")
    play(state, 0, "b5")
    assert (held(state, 0), state.turn) == (["g1", "g2", "g3"], 1)


def test_u12_draw_to_match_a_first_card_that_fits_is_enough() -> None:
    state = position(hands=("g1 g2", "b1 b2"), draws="wild+4 r9", draw_to_match=True)
    act(state, 0, "draw")
    assert ENGINE.view(state, 0)["drew"] == ["wild+4"]


def test_u12_draw_to_match_a_seat_that_can_play_still_may_not_draw() -> None:
    state = position(hands=("r1 g2", "b1 b2"), draw_to_match=True)
    assert refusal(state, 0, "draw") == ("must_play", "U3")


def test_u12_draw_to_match_goes_on_in_a_new_pile() -> None:
    state = position(hands=("g1 g2", "b1 b2"), draws="g3 y4", rest="discard", draw_to_match=True)
    events = act(state, 0, "draw")
    assert [event["type"] for event in events] == ["reshuffle", "draw"]
    assert state.drawn != NO_CARD


def test_u12_draw_to_match_ends_when_nothing_is_left() -> None:
    state = position(hands=("g1 g2", ""), draws="g3 y4 b6", rest=1, draw_to_match=True)
    events = act(state, 0, "draw")
    assert of_type(events, "draw")[0]["count"] == 3
    assert (state.turn, state.drawn, len(state.deck)) == (1, NO_CARD, 0)


def test_u12_draw_to_match_leaves_sums_and_penalties_as_they_are() -> None:
    state = position(hands=("r+2 g2 g1", "b1 b2", "b3 b4"), draw_to_match=True)
    play(state, 0, "r+2")
    assert sizes(state) == [2, 4, 2]
