"""UNO: going out, the prize, and the end of a deal nobody goes out of (U8, U9, U10, U11)."""

from typing import Any

import pytest

from games.contract import Prize
from games.uno.cards import COPIES, IDS, POINTS
from games.uno.state import State
from tests.games.uno_positions import (
    ENGINE,
    WHOLE_DECK,
    act,
    held,
    legal,
    of_type,
    outcome,
    play,
    position,
    refusal,
    sizes,
)


def test_facts_108_cards_and_their_points() -> None:
    assert WHOLE_DECK.total() == 108
    assert sum(COPIES) == 108
    points = dict(zip(IDS, POINTS, strict=True))
    for colour in "rygb":
        assert WHOLE_DECK[f"{colour}0"] == 1
        for digit in range(10):
            assert points[f"{colour}{digit}"] == digit
        for rank in (*map(str, range(1, 10)), "+2", "-rev", "-skip"):
            assert WHOLE_DECK[colour + rank] == 2
        assert {points[colour + rank] for rank in ("+2", "-rev", "-skip")} == {20}
    assert WHOLE_DECK["wild"] == WHOLE_DECK["wild+4"] == 4
    assert points["wild"] == points["wild+4"] == 50


def test_u8_going_out_with_a_draw_two_makes_the_next_seat_draw_first() -> None:
    state = position(hands=("r+2", "b1", "b4"), draws="wild b9")
    events = play(state, 0, "r+2")
    assert [event["type"] for event in events] == ["play", "draw", "deal_over", "game_over"]
    assert held(state, 1) == ["b1", "b9", "wild"]
    assert outcome(state).scores == (1 + 50 + 9 + 4, 0, 0)


def test_u8_going_out_with_a_wild_four_makes_the_next_seat_draw_four() -> None:
    state = position(hands=("wild+4", "b1", "b4"), draws="r1 r2 r3 r-rev", direction=-1)
    play(state, 0, "wild+4", color="g")
    assert sizes(state) == [0, 1, 5]
    assert outcome(state).scores == (1 + 4 + 1 + 2 + 3 + 20, 0, 0)


@pytest.mark.parametrize("card", ["r-skip", "r-rev", "r3", "r0", "r7"])
def test_u8_any_other_last_card_makes_nobody_draw(card: str) -> None:
    state = position(hands=(card, "b1", "b4"), seven_zero=True)
    events = play(state, 0, card)
    assert [event["type"] for event in events] == ["play", "deal_over", "game_over"]
    assert sizes(state) == [0, 1, 1]


def test_u8_the_cards_drawn_come_from_a_new_pile_if_need_be() -> None:
    state = position(hands=("r+2", "b1", "b4"), rest="discard")
    events = play(state, 0, "r+2")
    assert of_type(events, "reshuffle")
    assert sizes(state) == [0, 3, 1]


def test_u9_the_prize_to_the_point() -> None:
    state = position(
        hands=("r1", "r0 y7 b+2 g-rev", "wild wild+4 y-skip", "g9 g9", "b3"),
        top="r5",
    )
    events = play(state, 0, "r1")
    result = outcome(state)
    assert result.scores == (47 + 120 + 18 + 3, 0, 0, 0, 0)
    assert result.winners == (0,)
    assert result.places == (1, 4, 5, 3, 2)
    assert result.reason == "out"
    assert events[-2] == {
        "type": "deal_over",
        "deal": 1,
        "winner": 0,
        "reason": "out",
        "hands": [
            [],
            ["r0", "y7", "g-rev", "b+2"],
            ["y-skip", "wild", "wild+4"],
            ["g9", "g9"],
            ["b3"],
        ],
        "points": [0, 47, 120, 18, 3],
        "scores": [188, 0, 0, 0, 0],
    }
    assert events[-1] == {"type": "game_over", "reason": "out", "winners": [0]}


def test_u9_equal_hands_share_a_place() -> None:
    state = position(hands=("r1", "b9", "b4 g5", "g0", "y1"))
    play(state, 0, "r1")
    assert outcome(state).places == (1, 4, 4, 2, 3)


def test_u9_the_winner_is_first_even_beside_a_hand_worth_nothing() -> None:
    state = position(hands=("r1", "b0", "g9"))
    play(state, 0, "r1")
    assert outcome(state).places == (1, 2, 3)
    assert outcome(state).scores == (9, 0, 0)


def test_u9_after_the_end_nobody_moves_and_everybody_sees_the_hands() -> None:
    state = position(hands=("r1", "b0", "g9"))
    play(state, 0, "r1")
    assert ENGINE.actors(state) == frozenset()
    for seat in range(3):
        assert legal(state, seat) == []
        assert refusal(state, seat, "draw") == ("game_over", "U9")
    view = ENGINE.view(state, None)
    assert view["over"] == "out"
    assert view["asks"] == {}
    assert view["last_deal"]["hands"] == [[], ["b0"], ["g9"]]


def test_u10_the_prize_names_what_came_from_each_hand() -> None:
    """Whose account holds a hand is not the engine's to know: the books are kept from this."""
    state = position(hands=("b4 b6", "r1", "r0", "wild g2"), turn=1)
    play(state, 1, "r1")
    result = outcome(state)
    assert result.prizes == (Prize(1, 1, 0, 10), Prize(1, 1, 2, 0), Prize(1, 1, 3, 52))
    assert sum(prize.points for prize in result.prizes) == result.scores[1]


# --- U11: with stacking a sum may be taken from nothing, so that turns bring neither ----------


def stuck(**changes: Any) -> State:
    """Return a table with nothing to draw and a sum due for the seat that could play."""
    fields = {"hands": ("", "b1 b3"), "top": "r+2", "sum_due": 2, "rest": 0, "stacking": True}
    return position(**{**fields, **changes})


def test_u11_as_many_empty_turns_as_seats_end_the_deal() -> None:
    state = stuck()
    act(state, 0, "draw")
    assert ENGINE.outcome(state) is None
    events = act(state, 1, "draw")
    assert events[-1] == {"type": "game_over", "reason": "dead_end", "winners": [1]}
    result = outcome(state)
    assert (result.reason, result.winners, result.places) == ("dead_end", (1,), (2, 1))
    everything = sum(WHOLE_DECK[card] * POINTS[number] for number, card in enumerate(IDS))
    assert result.scores == (0, everything - 20 - 4)
    assert result.prizes == (Prize(1, 1, 0, everything - 24),)


def test_u11_a_play_breaks_the_row() -> None:
    state = stuck(hands=("", "b1 b3", "r9 b4 b6"))
    act(state, 0, "draw")
    act(state, 1, "draw")
    assert state.idle_turns == 2
    play(state, 2, "r9")
    assert (state.idle_turns, ENGINE.outcome(state)) == (0, None)


def test_u11_a_drawn_card_breaks_the_row() -> None:
    state = stuck(hands=("", "b1 b3", "b4 b6"), draws="b9", sum_due=0, turn=1)
    state.idle_turns = 2
    act(state, 1, "draw")
    assert (state.idle_turns, ENGINE.outcome(state)) == (0, None)
    act(state, 2, "draw")
    assert state.idle_turns == 1


def test_u11_a_tie_has_no_winner_and_no_prize() -> None:
    state = stuck(hands=("", "b1 b3", "g4"), turn=0)
    for seat in range(3):
        act(state, seat, "draw")
    result = outcome(state)
    assert (result.winners, result.prizes, result.scores) == ((), (), (0, 0, 0))
    assert result.places == (3, 1, 1)
    assert ENGINE.view(state, None)["last_deal"]["winner"] is None


def test_u11_the_deal_ends_after_2000_turns() -> None:
    state = position(hands=("r1 r2 r3", "b1 b2", "b9 b8"), turns=1998)
    play(state, 0, "r1")
    assert ENGINE.outcome(state) is None
    events = play(state, 1, "b1")
    assert events[-1]["reason"] == "turn_limit"
    result = outcome(state)
    assert result.reason == "turn_limit"
    assert result.winners == (1,)
    assert result.scores == (0, 2 + 3 + 9 + 8, 0)


def test_u11_a_draw_and_the_play_it_forces_are_one_turn() -> None:
    state = position(hands=("g1 g2", "b1 b2"), draws="r7", turns=1999)
    act(state, 0, "draw")
    assert ENGINE.outcome(state) is None
    play(state, 0, "r7")
    assert outcome(state).reason == "turn_limit"


def test_u11_a_draw_may_be_the_last_turn() -> None:
    state = position(hands=("g1 g2", "b1 b3"), draws="g7", turns=1999)
    act(state, 0, "draw")
    assert (outcome(state).winners, outcome(state).scores) == ((1,), (0, 10))


def test_u11_whoever_goes_out_in_the_last_turn_is_out() -> None:
    state = position(hands=("r1", "b1 b2"), turns=1999)
    play(state, 0, "r1")
    assert outcome(state).reason == "out"


def test_u11_no_call_is_due_after_the_end() -> None:
    state = position(hands=("r1 r2", "b1 b2"), turns=1999, jump_in=True)
    play(state, 0, "r1")
    view = ENGINE.view(state, None)
    assert (view["over"], view["call_due"], view["jump_open"]) == ("turn_limit", None, False)
    assert legal(state, 0) == legal(state, 1) == []
