"""Madness: the start of a turn and ТУТ (M4, M6)."""

import pytest

from games.contract import IllegalMove
from games.madness.fields import EMPTY
from tests.games.madness_positions import ENGINE, field, kinds, of_kind, play, position

MINE = field("7H", "3S", attack=0)


def test_m4_an_attack_that_stands_closes_for_its_owner() -> None:
    state = position(fields=(EMPTY, MINE, EMPTY), turn=1, phase="tut")
    events = play(state, 1, "pull")
    assert kinds(events) == ["pull", "turn", "closed", "point"]
    assert state.fields[1].closed == 0
    assert state.points() == [1, 0]
    assert (state.turn, state.phase) == (0, "main")


def test_m4_an_unanswered_attack_closes_too() -> None:
    state = position(fields=(field("2H", attack=0), EMPTY, EMPTY), turn=1, phase="tut")
    play(state, 1, "pull")
    assert state.fields[0].closed == 0


def test_m4_repelled_attacks_and_those_of_the_other_seat_do_not_close() -> None:
    repelled = field("7H", "7S", attack=0, repelled=True)
    theirs = field("3H", "9S", attack=1)
    state = position(fields=(repelled, theirs, EMPTY), turn=1, phase="tut")
    play(state, 1, "pull")
    assert [one.closed for one in state.fields] == [None, None, None]
    assert state.points() == [0, 0]


def test_m4_two_fields_close_left_to_right() -> None:
    state = position(fields=(MINE, EMPTY, field("9H", attack=0)), turn=1, phase="tut")
    events = play(state, 1, "pull")
    assert [event["field"] for event in of_kind(events, "closed")] == [0, 2]
    assert state.points() == [2, 0]


def test_m4_starvation_loses_whatever_the_points() -> None:
    state = position(hands=("", "2D"), turn=1, phase="tut", lead=4)
    events = play(state, 1, "push")
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.places) == ("starvation", (1,), (2, 1))
    assert outcome.scores == (4, 0)
    assert kinds(events)[-1] == "game_over"
    assert ENGINE.actors(state) == frozenset()


def test_m4_no_starvation_with_an_empty_deck() -> None:
    state = position(hands=("", "2D"), deck="4C", turn=1, phase="tut")
    play(state, 1, "push")
    assert ENGINE.outcome(state) is None
    assert ENGINE.legal(state, 0) == [{"type": "pass"}]


def test_m4_hunger_is_asked_at_the_start_of_a_turn_only() -> None:
    state = position(hands=("9C", "2D"))
    play(state, 0, "attack", card="9C", field=0)
    assert state.hands[0] == []
    assert {"type": "pull"} in ENGINE.legal(state, 0)
    play(state, 0, "pull")
    assert ENGINE.outcome(state) is None


def test_m4_closing_before_starvation_can_win() -> None:
    state = position(hands=("", "2D"), fields=(MINE, EMPTY, EMPTY), turn=1, phase="tut", lead=4)
    play(state, 1, "push")
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("lead", (0,))


def test_m4_closing_before_starvation_scores_and_the_seat_starves_all_the_same() -> None:
    state = position(hands=("", "2D"), fields=(MINE, EMPTY, EMPTY), turn=1, phase="tut", lead=3)
    events = play(state, 1, "push")
    assert kinds(events) == ["push", "turn", "closed", "point", "game_over"]
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("starvation", (1,), (4, 0))


def test_m6_always_one_of_three_after_the_main_action() -> None:
    state = position()
    play(state, 0, "pass")
    moves = ENGINE.legal(state, 0)
    expected = ["pull", "push", "drop", "drop"]
    assert [move["type"] for move in moves] == expected
    with pytest.raises(IllegalMove) as refusal:
        play(state, 0, "pass")
    assert (refusal.value.code, refusal.value.rule) == ("tut_first", "M6")


def test_m6_pull_draws_the_top_card() -> None:
    state = position(deck="4C 4D", phase="tut")
    play(state, 0, "pull")
    assert state.hands[0] == ["2C", "3C", "4D"]
    assert state.deck == ["4C"]
    assert (state.turn, state.phase) == (1, "main")


def test_m6_drop_discards_one_and_draws_one() -> None:
    state = position(deck="4C 4D", phase="tut", discard="9D")
    play(state, 0, "drop", card="2C")
    assert state.hands[0] == ["3C", "4D"]
    assert state.discard == ["9D", "2C"]


def test_m6_with_an_empty_hand_a_drop_works_as_a_pull() -> None:
    state = position(hands=("", "2D"), deck="4C 4D", phase="tut")
    assert ENGINE.legal(state, 0) == [{"type": "pull"}, {"type": "push"}, {"type": "drop"}]
    pulled = ENGINE.copy(state)
    assert ENGINE.preview(state, 0, {"type": "drop"}) == ENGINE.preview(pulled, 0, {"type": "pull"})
    assert play(state, 0, "drop") == play(pulled, 0, "pull")
    assert state == pulled
    assert state.hands[0] == ["4D"]


def test_m6_whoever_holds_cards_says_which_one_is_dropped() -> None:
    state = position(phase="tut")
    assert {"type": "drop"} not in ENGINE.legal(state, 0)
    with pytest.raises(IllegalMove) as refusal:
        play(state, 0, "drop")
    assert (refusal.value.code, refusal.value.rule) == ("no_card", "M6")


def test_m6_push_makes_the_top_card_the_boss() -> None:
    state = position(deck="4C AS", boss="5C", phase="tut")
    events = play(state, 0, "push")
    assert state.bosses == ["5C", "AS"]
    assert state.points() == [0, 0]
    assert events[0]["boss"] == "AS"


def test_m6_with_an_empty_deck_pull_and_push_do_nothing() -> None:
    for kind in ("pull", "push"):
        state = position(deck="", phase="tut")
        assert {"type": kind} in ENGINE.legal(state, 0)
        play(state, 0, kind)
        assert state.hands == [["2C", "3C"], ["2D", "3D"]]
        assert state.bosses == ["5C"]
        assert state.turn == 1


def test_m6_with_an_empty_deck_drop_still_discards() -> None:
    state = position(deck="", phase="tut")
    play(state, 0, "drop", card="2C")
    assert state.hands[0] == ["3C"]
    assert state.discard == ["2C"]
