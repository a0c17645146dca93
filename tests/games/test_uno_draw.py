"""UNO: drawing, the forced play of a drawn card, and the empty pile (U4, U7)."""

import pytest

from games.contract import IllegalMove
from tests.games.uno_positions import (
    ENGINE,
    WHOLE_DECK,
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

DRAW = {"type": "draw"}


def test_u4_with_nothing_playable_the_only_move_is_to_draw() -> None:
    state = position(hands=("g1 y2 b3", "b1 b2"), top="r5")
    assert legal(state, 0) == [DRAW]
    assert ENGINE.view(state, None)["asks"] == {"0": {"code": "play_or_draw"}}


def test_u4_a_drawn_card_that_does_not_fit_passes_the_turn_by_itself() -> None:
    state = position(hands=("g1 y2", "b1 b2", "b3 b4"), top="r5", draws="g7")
    events = act(state, 0, "draw")
    assert events == [{"type": "draw", "seat": 0, "count": 1, "why": "turn"}]
    assert held(state, 0) == ["y2", "g1", "g7"]
    assert (state.turn, state.turns) == (1, 1)


@pytest.mark.parametrize("drawn", ["r7", "b5", "r+2"])
def test_u4_a_drawn_card_that_fits_must_be_played(drawn: str) -> None:
    state = position(hands=("g1 y2", "b1 b2", "b3 b4"), top="r5", draws=drawn)
    act(state, 0, "draw")
    assert (state.turn, state.turns) == (0, 0)
    assert ENGINE.view(state, None)["asks"] == {"0": {"code": "play_drawn"}}
    assert legal(state, 0) == plays(drawn)
    assert refusal(state, 0, "draw") == ("play_drawn", "U4")
    assert refusal(state, 0, "play", card="g1") == ("play_drawn", "U4")
    play(state, 0, drawn)
    assert held(state, 0) == ["y2", "g1"]
    assert state.turns == 1


@pytest.mark.parametrize("drawn", ["wild", "wild+4"])
def test_u4_of_a_drawn_wild_the_colour_is_still_to_choose(drawn: str) -> None:
    state = position(hands=("g1 y2", "b1 b2", "b3 b4"), top="r5", draws=drawn)
    act(state, 0, "draw")
    assert legal(state, 0) == [
        {"type": "play", "card": drawn, "color": colour} for colour in "rygb"
    ]
    play(state, 0, drawn, color="y")
    assert ENGINE.view(state, None)["color"] == "y"


def test_u4_with_a_drawn_card_the_uno_call_is_still_to_choose() -> None:
    state = position(hands=("g1", "b1 b2"), top="r5", draws="r7")
    act(state, 0, "draw")
    assert legal(state, 0) == [*plays("r7"), *plays("r7", uno=True)]
    play(state, 0, "r7")
    assert state.call_due == 0


def test_u4_a_drawn_card_is_known_to_its_drawer_only() -> None:
    state = position(hands=("g1 y2", "b1 b2", "b3 b4"), top="r5", draws="r7")
    (event,) = ENGINE.apply(state, 0, DRAW)
    assert event.seen_by(0) == {
        "type": "draw",
        "seat": 0,
        "count": 1,
        "why": "turn",
        "cards": ["r7"],
    }
    for viewer in (1, 2, None):
        assert event.seen_by(viewer) == {"type": "draw", "seat": 0, "count": 1, "why": "turn"}
        assert "r7" not in str(ENGINE.view(state, viewer))
    assert ENGINE.view(state, 0)["drawn"] == "r7"
    assert ENGINE.view(state, 0)["drew"] == ["r7"]


def test_u4_the_refusal_of_a_draw_tells_why() -> None:
    state = position(hands=("r1 y2", "b1 b2"), top="r5")
    with pytest.raises(IllegalMove, match="You hold a card that can be played"):
        ENGINE.apply(state, 0, DRAW)


def test_u7_an_empty_pile_is_made_anew_of_the_discard_but_for_its_top() -> None:
    state = position(hands=("g1 y2", "b1 b2"), top="r5", rest="discard")
    under = len(state.discard) - 1
    events = act(state, 0, "draw")
    assert events[0] == {"type": "reshuffle", "count": under}
    assert ENGINE.view(state, None)["top"] == "r5"
    assert ENGINE.view(state, None)["discard"] == 1
    assert len(state.deck) == under - 1
    assert len(state.hands[0]) == 3


def test_u7_the_new_pile_is_shuffled() -> None:
    states = [position(hands=("g1 y2", "b1 b2"), rest="discard") for _ in range(2)]
    states[1].chance.seed = b"another"
    before = states[0].discard[:-1]
    for state in states:
        act(state, 0, "draw")
    assert states[0].deck[:20] != states[1].deck[:20] != before[:20]


def test_u7_the_pile_is_made_anew_only_when_a_card_is_needed() -> None:
    state = position(hands=("g1 y2", "b1 b2"), top="r5", draws="g7", rest="discard")
    events = act(state, 0, "draw")
    assert not of_type(events, "reshuffle")
    assert ENGINE.view(state, None)["deck"] == 0


def test_u7_a_pile_that_ends_in_the_middle_of_a_draw_is_made_anew_there() -> None:
    state = position(hands=("wild+4 y2 g1", "b1 b2", "b3 b4"), draws="g7 g8", rest="discard")
    events = play(state, 0, "wild+4", color="g")
    assert [event["type"] for event in events] == ["play", "reshuffle", "draw", "skip"]
    assert sizes(state) == [2, 6, 2]
    assert {"g7", "g8"} <= set(held(state, 1))


def test_u7_the_seat_draws_what_there_is() -> None:
    state = position(hands=("r+2 g1 g2", "b1 b2", ""), top="r5", draws="g7", rest=2)
    events = play(state, 0, "r+2")
    assert [event["count"] for event in of_type(events, "draw")] == [2]
    assert sorted(held(state, 1)) == ["b1", "b2", "g7", "r5"]
    assert (state.turn, len(state.deck), len(state.discard)) == (2, 0, 1)


def test_u7_less_than_asked_for_is_drawn_when_there_is_no_more() -> None:
    state = position(hands=("wild+4 g1 g2", "b1 b2", ""), top="r5", draws="g7", rest=2)
    events = play(state, 0, "wild+4", color="b")
    assert [event["count"] for event in of_type(events, "draw")] == [2]
    assert sorted(held(state, 1)) == ["b1", "b2", "g7", "r5"]


def test_u7_possibly_nothing_is_drawn_and_the_turn_passes() -> None:
    state = position(hands=("g1 y2", ""), top="r5", rest=1)
    events = act(state, 0, "draw")
    assert events == [{"type": "draw", "seat": 0, "count": 0, "why": "turn"}]
    assert (held(state, 0), state.turn) == (["y2", "g1"], 1)
    assert ENGINE.inventory(state) == WHOLE_DECK
