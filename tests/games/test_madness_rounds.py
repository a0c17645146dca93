"""Madness: the victory of the round, the Coyote's Chance, points (M7, M8)."""

import pytest

from games.contract import IllegalMove
from games.madness.fields import DRAWN, EMPTY, Field
from games.madness.state import State
from tests.games.madness_positions import ENGINE, field, kinds, of_kind, play, position

WON = field("8C", "6C", attack=0, closed=0)
LOST = field("6D", "8D", attack=1, closed=1)
DRAW = field(centre="JC", closed=DRAWN)
LAST = field("7H", "3S", attack=0)


def before_the_last_field(
    *,
    hands: tuple[str, str],
    fields: tuple[Field, Field, Field] = (DRAW, WON, LAST),
    lead: int = 0,
    deck: str = "4C 4D",
) -> State:
    """Return seat 1's ТУТ; when it pushes, seat 0's last attack closes the round."""
    return position(hands=hands, fields=fields, turn=1, phase="tut", lead=lead, deck=deck)


def test_m7_round_won_waits_for_the_coyote() -> None:
    state = before_the_last_field(hands=("2C", "2D"))
    events = play(state, 1, "push")
    assert kinds(events) == ["push", "turn", "closed", "point", "chance"]
    assert ENGINE.actors(state) == {1}
    assert state.points() == [1, 0]
    assert ENGINE.view(state, None)["asks"] == {"1": {"code": "coyote", "field": 2, "card": "7H"}}
    assert ENGINE.legal(state, 0) == []


def test_m7_declined_the_winner_takes_the_victory_point_and_goes_on() -> None:
    state = before_the_last_field(hands=("2C", "2D"))
    play(state, 1, "push")
    events = play(state, 1, "decline")
    assert kinds(events) == ["decline", "round", "point", "cleared"]
    assert state.points() == [2, 0]
    assert state.fields == [EMPTY, EMPTY, EMPTY]
    assert (state.turn, state.phase) == (0, "main")
    play(state, 0, "attack", card="2C", field=2)


def test_m7_stolen_by_the_coyote() -> None:
    state = before_the_last_field(hands=("2C 2H", "8H 9H 10H"))
    play(state, 1, "push")
    events = play(state, 1, "coyote", card="8H")
    assert of_kind(events, "round") == [{"type": "round", "winner": 1}]
    assert state.hands[1] == ["9H", "10H"]
    assert state.discard[0] == "8H"
    assert state.points() == [0, 0]
    assert (state.turn, state.phase) == (0, "main")


def test_m7_hand_point_is_counted_after_the_coyotes_card() -> None:
    state = before_the_last_field(hands=("2C 2H", "8H 9H"), lead=-1)
    play(state, 1, "push")
    assert state.points() == [0, 0]
    events = play(state, 1, "coyote", card="8H")
    assert [(event["seat"], event["cause"]) for event in of_kind(events, "point")] == [
        (1, "round"),
        (1, "hand"),
    ]
    assert state.points() == [0, 2]


def test_m7_hand_point_to_the_smaller_hand() -> None:
    state = before_the_last_field(hands=("2C 2H 5H", "8H 9H"))
    play(state, 1, "push")
    events = play(state, 1, "decline")
    assert [event["seat"] for event in of_kind(events, "point")] == [0, 1]
    assert state.points() == [1, 0]


def test_m7_no_hand_point_on_a_tie() -> None:
    state = before_the_last_field(hands=("2C 2H", "8H 9H"))
    play(state, 1, "push")
    events = play(state, 1, "decline")
    assert [event["cause"] for event in of_kind(events, "point")] == ["round"]


@pytest.mark.parametrize(
    ("winning", "card", "does"),
    [
        ("7H", "7D", False),
        ("7H", "6D", False),
        ("7H", "8D", True),
        ("KH", "AD", True),
        ("AH", "KD", False),
        ("AH", "2S", True),
        ("X1", "X2", True),
        ("X1", "KD", False),
    ],
)
def test_m7_the_coyotes_card_must_be_strictly_stronger(winning: str, card: str, does: bool) -> None:
    last = field(winning, attack=0)
    state = before_the_last_field(hands=("2C", card), fields=(DRAW, WON, last))
    play(state, 1, "push")
    assert ({"type": "coyote", "card": card} in ENGINE.legal(state, 1)) is does
    if not does:
        assert ENGINE.legal(state, 1) == [{"type": "decline"}]
        with pytest.raises(IllegalMove) as refusal:
            play(state, 1, "coyote", card=card)
        assert (refusal.value.code, refusal.value.rule) == ("too_weak", "M7")


def test_m7_the_coyote_is_weighed_against_the_top_of_the_winners_pile() -> None:
    last = field("KH 7H", "6S", attack=0)
    state = before_the_last_field(hands=("2C", "8H"), fields=(DRAW, WON, last))
    play(state, 1, "push")
    assert {"type": "coyote", "card": "8H"} in ENGINE.legal(state, 1)


def test_m7_an_empty_hand_is_not_asked() -> None:
    state = before_the_last_field(hands=("2C", ""))
    events = play(state, 1, "push")
    assert not of_kind(events, "chance")
    assert state.points() == [1, 0]
    assert [event["cause"] for event in of_kind(events, "point")] == ["field", "round", "hand"]
    assert (state.turn, state.phase) == (0, "main")


def test_m7_two_fields_closing_together_with_the_third_closed() -> None:
    left = field("KH", "3S", attack=0)
    state = before_the_last_field(hands=("2C", "8H"), fields=(left, LOST, LAST))
    events = play(state, 1, "push")
    assert [event["field"] for event in of_kind(events, "closed")] == [0, 2]
    assert state.points() == [2, 0]
    assert ENGINE.view(state, 1)["asks"]["1"] == {"code": "coyote", "field": 2, "card": "7H"}
    assert {"type": "coyote", "card": "8H"} in ENGINE.legal(state, 1)


def test_m7_three_fields_closing_together() -> None:
    fields = (field("7D", attack=0), field("9D", attack=0), field("3H", attack=0))
    state = before_the_last_field(hands=("2C", "4H"), fields=fields)
    play(state, 1, "push")
    assert state.points() == [3, 0]
    assert state.contested == 2


def test_m7_whoever_won_the_last_field_wins_the_round_whatever_the_others() -> None:
    state = before_the_last_field(hands=("2C", "2D"), fields=(LOST, LAST, LOST))
    play(state, 1, "push")
    events = play(state, 1, "decline")
    assert of_kind(events, "round") == [{"type": "round", "winner": 0}]


def test_m7_round_drawn_by_a_centre_card_gives_no_points() -> None:
    state = position(hands=("2C", "2D 3D 5D"), fields=(WON, WON, EMPTY))
    events = play(state, 0, "close", card="2C", field=2)
    assert kinds(events) == ["close", "closed", "round", "cleared"]
    assert of_kind(events, "round") == [{"type": "round", "winner": None}]
    assert state.points() == [0, 0]
    assert state.fields == [EMPTY, EMPTY, EMPTY]
    assert (state.turn, state.phase) == (0, "tut")


def test_m7_round_drawn_by_a_lapsed_attack_gives_no_points() -> None:
    repelled = field("7H", "7S", attack=0, repelled=True)
    state = position(hands=("2C", "2D 3D 5D"), fields=(WON, repelled, WON))
    events = play(state, 0, "pass")
    assert kinds(events) == ["pass", "closed", "round", "cleared"]
    assert state.points() == [0, 0]
    assert state.phase == "tut"


def test_m7_two_lapsed_attacks_close_before_the_drawn_round() -> None:
    repelled = field("7H", "7S", attack=0, repelled=True)
    other = field("9H", "9S", attack=0, repelled=True)
    state = position(fields=(repelled, WON, other))
    events = play(state, 0, "pass")
    assert kinds(events) == ["pass", "closed", "closed", "round", "cleared"]


def test_m7_a_centre_card_and_a_lapse_close_the_round_together() -> None:
    repelled = field("7H", "7S", attack=0, repelled=True)
    state = position(fields=(WON, repelled, EMPTY))
    events = play(state, 0, "close", card="2C", field=2)
    assert [event["field"] for event in of_kind(events, "closed")] == [2, 1]
    assert state.fields == [EMPTY, EMPTY, EMPTY]


def test_m7_a_field_won_at_the_start_and_a_lapse_after_it_draw_the_round() -> None:
    repelled = field("9H", "9S", attack=0, repelled=True)
    state = before_the_last_field(hands=("2C", "2D"), fields=(WON, LAST, repelled))
    play(state, 1, "push")
    assert (state.turn, state.phase) == (0, "main")
    assert state.points() == [1, 0]
    events = play(state, 0, "pass")
    assert of_kind(events, "round") == [{"type": "round", "winner": None}]
    assert state.points() == [1, 0]


def test_m7_fields_are_cleared_left_to_right_from_the_bottom() -> None:
    left = field("9C 3C", "3S 5S", attack=1, closed=1)
    right = field("7H", "6H JS", attack=1)
    fields = (left, DRAW, right)
    state = position(hands=("2C", "2D"), fields=fields, turn=0, phase="tut", discard="QD")
    play(state, 0, "push")
    play(state, 0, "decline")
    assert state.discard == ["QD", "9C", "3C", "3S", "5S", "JC", "7H", "6H", "JS"]


def test_m7_the_coyotes_card_lies_under_the_cleared_fields() -> None:
    state = before_the_last_field(hands=("2C", "8H 2D"))
    play(state, 1, "push")
    play(state, 1, "coyote", card="8H")
    assert state.discard == ["8H", "JC", "8C", "6C", "7H", "3S"]


def test_m7_then_the_turn_goes_on_with_starvation() -> None:
    state = before_the_last_field(hands=("", "2D"))
    play(state, 1, "push")
    assert ENGINE.outcome(state) is None
    events = play(state, 1, "decline")
    assert kinds(events) == ["decline", "round", "point", "point", "cleared", "game_over"]
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("starvation", (1,))


def test_m4_the_hand_point_can_win_before_starvation() -> None:
    state = before_the_last_field(hands=("", "2D"), lead=2)
    play(state, 1, "push")
    play(state, 1, "decline")
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("lead", (0,), (5, 0))


def test_m8_points_pull_from_three_nil_to_nil_one() -> None:
    other = field("JH", "QS", attack=1)
    last = field("3H", "9S", attack=1)
    state = position(
        hands=("2C 5H", "2D"), fields=(DRAW, other, last), phase="tut", lead=3, deck="4C 4D"
    )
    seen = of_kind(play(state, 0, "push") + play(state, 0, "decline"), "point")
    assert [event["cause"] for event in seen] == ["field", "field", "round", "hand"]
    assert [event["points"] for event in seen] == [[2, 0], [1, 0], [0, 0], [0, 1]]


def test_m8_a_point_against_points_takes_one_off() -> None:
    state = position(hands=("2C", "9D"), boss="5C", turn=1, lead=3)
    play(state, 1, "boss", card="9D")
    assert state.points() == [2, 0]
