"""UNO: the house rule of stacking (U12)."""

import pytest

from games.chance import Chance
from games.uno.state import State
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

DRAW = {"type": "draw"}


def due(hand: str, *, top: str = "r+2", colour: str = "", sum_due: int = 2) -> State:
    """Return three seats of which the first faces a sum."""
    others = ("b1 b2 b3", "b4 b6 b7")
    return position(hands=(hand, *others), top=top, colour=colour, sum_due=sum_due, stacking=True)


def test_u12_stacking_is_off_by_default() -> None:
    state = position(hands=("r+2 r1 r2", "g+2 b2", "b3 b4"))
    play(state, 0, "r+2")
    assert (state.sum_due, sizes(state)) == (0, [2, 4, 2])
    assert ENGINE.info.options["stacking"].default is False


def test_u12_stacking_a_draw_two_makes_a_sum_due() -> None:
    state = position(hands=("r+2 r1 r2", "g+2 b2 b3", "y+2 b4 b6"), stacking=True)
    assert not of_type(play(state, 0, "r+2"), "draw")
    assert (state.turn, sizes(state)) == (1, [2, 3, 3])
    view = ENGINE.view(state, None)
    assert view["sum"] == 2
    assert view["asks"] == {"1": {"code": "sum", "sum": 2}}


def test_u12_stacking_the_same_kind_adds_to_the_sum() -> None:
    state = position(hands=("r+2 r1 r2", "g+2 b2 b3", "y+2 b4 b6"), stacking=True)
    for seat, card in enumerate(("r+2", "g+2", "y+2")):
        play(state, seat, card)
        assert state.sum_due == 2 * (seat + 1)
    events = act(state, 0, "draw")
    assert events == [{"type": "draw", "seat": 0, "count": 6, "why": "sum"}]
    assert (state.turn, state.sum_due, sizes(state)) == (1, 0, [8, 2, 2])


def test_u12_stacking_does_not_force_the_seat() -> None:
    state = due("g+2 r1 wild")
    assert legal(state, 0) == [*plays("g+2"), DRAW]
    act(state, 0, "draw")
    assert (state.turn, sizes(state)) == (1, [5, 3, 3])


@pytest.mark.parametrize("card", ["r1", "wild", "wild+4"])
def test_u12_stacking_nothing_else_is_played_on_a_sum_of_draw_twos(card: str) -> None:
    state = due(f"{card} g+2 b9")
    fields = {"color": "r"} if "wild" in card else {}
    assert refusal(state, 0, "play", card=card, **fields) == ("sum_due", "U12")


@pytest.mark.parametrize("card", ["g1", "g+2", "wild"])
def test_u12_stacking_nothing_else_is_played_on_a_sum_of_wild_fours(card: str) -> None:
    state = due(f"{card} wild+4 b9", top="wild+4", colour="g", sum_due=4)
    fields = {"color": "r"} if card == "wild" else {}
    assert refusal(state, 0, "play", card=card, **fields) == ("sum_due", "U12")


def test_u12_stacking_a_wild_four_goes_on_another_without_the_limit_of_u3() -> None:
    state = due("g1 wild wild+4", top="wild+4", colour="g", sum_due=4)
    fours = [{"type": "play", "card": "wild+4", "color": colour} for colour in "rygb"]
    assert legal(state, 0) == [*fours, DRAW]
    play(state, 0, "wild+4", color="y")
    assert (state.turn, state.sum_due) == (1, 8)
    act(state, 1, "draw")
    assert sizes(state) == [2, 11, 3]


def test_u12_stacking_without_a_sum_the_limit_of_u3_holds() -> None:
    state = position(hands=("wild+4 r1 g2", "b1 b2"), stacking=True)
    assert refusal(state, 0, "play", card="wild+4", color="r") == ("wild_four_last", "U3")


@pytest.mark.parametrize("hand", ["r1 b9", "wild+4 b9", "wild b9"])
def test_u12_stacking_with_nothing_to_stack_the_sum_is_taken(hand: str) -> None:
    state = due(hand)
    assert legal(state, 0) == [DRAW]
    card = hand.removesuffix(" b9")
    assert refusal(state, 0, "play", card=card, color="b") == ("sum_due", "U12")


def test_u12_stacking_whoever_took_the_sum_loses_the_turn_even_with_a_card_that_fits() -> None:
    state = due("g1 b9")
    events = act(state, 0, "draw")
    assert of_type(events, "draw")[0]["count"] == 2
    assert (state.turn, state.drawn) == (1, -1)
    assert refusal(state, 1, "play", card="b1") == ("no_match", "U3")


def test_u12_stacking_a_taken_sum_is_gone() -> None:
    state = position(hands=("g1 b9", "r8 b2 b3"), top="r+2", sum_due=2, stacking=True)
    act(state, 0, "draw")
    assert legal(state, 1) == plays("r8")


@pytest.mark.parametrize("stacks", [True, False])
def test_u12_stacking_an_opened_draw_two_may_be_stacked_on(stacks: bool) -> None:
    state = opened_draw_two()
    assert (state.turn, state.sum_due, sizes(state)) == (0, 2, [7, 7, 7])
    if stacks:
        card = next(card for card in held(state, 0) if card.endswith("+2"))
        play(state, 0, card)
        assert (state.turn, state.sum_due) == (1, 4)
    else:
        act(state, 0, "draw")
        assert (state.turn, state.sum_due, sizes(state)) == (1, 0, [9, 7, 7])


def opened_draw_two() -> State:
    """Return a new game that opens a draw two before a seat that holds one."""
    for number in range(2000):
        chance = Chance(b"opened%d" % number)
        state, _ = ENGINE.new_game(seats=3, options={"stacking": True}, chance=chance)
        if state.sum_due and any(card.endswith("+2") for card in held(state, 0)):
            return state
    raise LookupError


def test_u12_stacking_a_last_card_ends_the_chain() -> None:
    state = due("g+2", sum_due=6)
    events = play(state, 0, "g+2")
    assert of_type(events, "draw") == [{"type": "draw", "seat": 1, "count": 8, "why": "effect"}]
    assert sizes(state) == [0, 11, 3]
    assert outcome(state).winners == (0,)
    assert ENGINE.view(state, None)["sum"] == 0


def test_u12_stacking_a_chain_begun_with_the_last_card_is_taken_at_once() -> None:
    state = position(hands=("wild+4", "wild+4 b2", "b3 b4"), stacking=True)
    play(state, 0, "wild+4", color="b")
    assert sizes(state) == [0, 6, 2]


def test_u12_stacking_a_stacked_card_may_leave_one_and_owe_a_call() -> None:
    state = due("g+2 b9")
    assert {"type": "play", "card": "g+2", "uno": True} in legal(state, 0)
    play(state, 0, "g+2")
    assert state.call_due == 0
    events = act(state, 1, "draw")
    assert [event["why"] for event in of_type(events, "draw")] == ["penalty", "sum"]
    assert sizes(state) == [3, 7, 3]


def test_u12_stacking_the_sum_is_what_there_is() -> None:
    state = position(hands=("b1 b2", ""), top="r+2", draws="g1", sum_due=4, stacking=True, rest=1)
    assert act(state, 0, "draw")[0]["count"] == 1
    assert state.sum_due == 0
