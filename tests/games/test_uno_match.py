"""UNO: a match over several deals (U12 match_to)."""

from typing import Any

import pytest

from games.chance import Chance
from games.contract import Prize
from games.uno.cards import IDS
from games.uno.state import NO_CARD, NOBODY, State
from tests.games.uno_positions import (
    ENGINE,
    act,
    held,
    of_type,
    outcome,
    play,
    position,
    sizes,
)


def last_card(**changes: Any) -> State:
    """Return three seats of which the first goes out with r1 for 29 points."""
    fields = {"hands": ("r1", "b9", "g-skip"), "match_to": 200}
    return position(**{**fields, **changes})


def test_u12_match_to_is_one_deal_by_default() -> None:
    assert ENGINE.info.options["match_to"].default == 0
    assert ENGINE.info.options["match_to"].choices == (0, 200, 500)
    state = last_card(match_to=0)
    play(state, 0, "r1")
    assert outcome(state).reason == "out"


def test_u12_match_to_deals_again_until_it_is_reached() -> None:
    state = last_card()
    events = play(state, 0, "r1")
    assert ENGINE.outcome(state) is None
    assert [event["type"] for event in events[:4]] == ["play", "deal_over", "deal", "open"]
    assert (state.deal, state.scores) == (2, [29, 0, 0])
    assert len(state.discard) == 1


def test_u12_match_to_the_dealer_moves_one_seat_clockwise_each_deal() -> None:
    state = last_card(direction=-1)
    assert state.dealer == 2
    play(state, 0, "r1")
    assert (state.dealer, ENGINE.view(state, None)["dealer"]) == (0, 0)
    assert ENGINE.actors(state) == {first_by_u2(state)}


def first_by_u2(state: State) -> int:
    """Return who begins by U2, the dealer being known."""
    rank = IDS[state.discard[-1]][1:]
    if rank == "-rev":
        return state.dealer
    steps = 2 if rank in ("-skip", "+2") else 1
    return (state.dealer + steps) % 3


def test_u12_match_to_nothing_of_the_last_deal_stays_but_the_sums() -> None:
    state = last_card(
        hands=("r1", "b9 b8", "g-skip"), direction=-1, turns=77, seven_zero=True, jump_in=True
    )
    play(state, 0, "r1")
    assert (state.turns, state.idle_turns, state.drawn, state.sum_due) == (0, 0, NO_CARD, 0)
    assert (state.call_due, state.jump_open, state.memories) == (NOBODY, False, [])
    extra = 2 if IDS[state.discard[-1]].endswith("+2") else 0
    assert sum(sizes(state)) == 21 + extra
    assert [len(limits) for limits in state.limits] == sizes(state)


def test_u12_match_to_the_sums_and_the_last_deal_are_public() -> None:
    state = last_card(scores=(10, 50, 0))
    events = play(state, 0, "r1")
    view = ENGINE.view(state, None)
    assert view["scores"] == [39, 50, 0]
    assert of_type(events, "deal_over")[0]["scores"] == [39, 50, 0]
    assert view["last_deal"] == {
        "deal": 1,
        "winner": 0,
        "reason": "out",
        "hands": [[], ["b9"], ["g-skip"]],
        "points": [0, 9, 20],
    }


@pytest.mark.parametrize("goal", [200, 500])
def test_u12_match_to_the_first_to_reach_it_wins(goal: int) -> None:
    state = last_card(match_to=goal, scores=(goal - 30, goal - 1, 0), deal=5)
    play(state, 0, "r1")
    assert (ENGINE.outcome(state), state.scores) == (None, [goal - 1, goal - 1, 0])
    exact = last_card(match_to=goal, scores=(goal - 29, goal - 1, 0), deal=5)
    events = play(exact, 0, "r1")
    result = outcome(exact)
    assert (result.winners, result.reason) == ((0,), "match")
    assert result.scores == (goal, goal - 1, 0)
    assert result.places == (1, 2, 3)
    assert events[-1] == {"type": "game_over", "reason": "match", "winners": [0]}


def test_u12_match_to_ends_after_20_deals_with_the_highest_sum() -> None:
    state = last_card(match_to=500, scores=(10, 120, 0), deal=19)
    play(state, 0, "r1")
    assert (state.deal, ENGINE.outcome(state)) == (20, None)
    last = last_card(match_to=500, scores=(10, 120, 40), deal=20)
    play(last, 0, "r1")
    assert outcome(last).winners == (1,)
    assert outcome(last).places == (3, 1, 2)


def test_u12_match_to_ties_after_20_deals_are_shared() -> None:
    state = last_card(match_to=500, scores=(11, 40, 40), deal=20)
    play(state, 0, "r1")
    result = outcome(state)
    assert result.scores == (40, 40, 40)
    assert (result.winners, result.places) == ((0, 1, 2), (1, 1, 1))


def test_u12_match_to_every_deals_prize_is_kept_for_its_winner() -> None:
    state = last_card(scores=(0, 185, 0))
    play(state, 0, "r1")
    finish = position(hands=("b9", "r2", "b6"), turn=1, match_to=200, scores=state.scores, deal=2)
    finish.prizes = state.prizes
    play(finish, 1, "r2")
    assert outcome(finish).prizes == (
        Prize(1, 0, 1, 9),
        Prize(1, 0, 2, 20),
        Prize(2, 1, 0, 9),
        Prize(2, 1, 2, 6),
    )


def test_u12_match_to_a_deal_without_winner_is_a_deal_of_the_match() -> None:
    state = last_card(hands=("g1 g4", "b1 b4", "y8"), draws="b0", turns=1999)
    act(state, 0, "draw")
    assert (state.deal, state.scores) == (2, [0, 0, 0])
    assert ENGINE.view(state, None)["last_deal"]["reason"] == "turn_limit"
    assert ENGINE.view(state, None)["last_deal"]["winner"] is None


def test_u12_match_to_u8_counts_before_the_next_deal() -> None:
    state = last_card(hands=("r+2", "b9", "g1"), draws="wild b8")
    play(state, 0, "r+2")
    assert state.scores == [9 + 1 + 50 + 8, 0, 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_u12_match_to_whole_matches_add_up(seats: int) -> None:
    for number in range(4):
        chance = Chance(b"match%d" % number)
        state, _ = ENGINE.new_game(seats=seats, options={"match_to": 200}, chance=chance)
        dealers = [state.dealer]
        while ENGINE.outcome(state) is None:
            ENGINE.apply(state, state.turn, ENGINE.on_timeout(state, state.turn))
            if state.deal > len(dealers):
                dealers.append(state.dealer)
        assert dealers == [(deal - 1) % seats for deal in range(len(dealers))]
        result = outcome(state)
        for seat in range(seats):
            won = sum(prize.points for prize in result.prizes if prize.winner == seat)
            assert result.scores[seat] == won
        assert max(result.scores) >= 200 or state.deal == 20
        assert held(state, result.winners[0]) == [] or state.deal == 20
