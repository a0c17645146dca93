"""Madness: the winning lead, endurance and idle turns (M8, M9)."""

import pytest

from games.contract import Outcome
from games.madness.fields import DRAWN, EMPTY
from games.madness.state import State
from tests.games.madness_positions import ENGINE, field, kinds, of_kind, play, position

MINE = field("7H", "3S", attack=0)
CLOSED = field("8C", "6C", attack=0, closed=0)
DRAW = field(centre="JC", closed=DRAWN)


def ended(state: State) -> Outcome:
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert ENGINE.actors(state) == frozenset()
    assert ENGINE.legal(state, 0) == ENGINE.legal(state, 1) == []
    return outcome


def test_m8_winning_lead_in_the_middle_of_a_turn() -> None:
    repelled = field("7H", "7S", attack=0, repelled=True)
    state = position(hands=("9C 2C", "2D"), fields=(repelled, EMPTY, EMPTY), lead=4)
    events = play(state, 0, "boss", card="9C")
    assert kinds(events) == ["boss", "point", "game_over"]
    outcome = ended(state)
    assert (outcome.reason, outcome.winners, outcome.places) == ("lead", (0,), (1, 2))
    assert outcome.scores == (5, 0)
    assert state.fields[0].closed is None


def test_m8_the_first_of_two_fields_wins_at_once() -> None:
    state = position(fields=(MINE, EMPTY, MINE), turn=1, phase="tut", lead=4)
    play(state, 1, "pull")
    assert ended(state).scores == (5, 0)
    assert [one.closed for one in state.fields] == [0, None, None]


def test_m8_the_third_field_wins_before_the_coyote_is_asked() -> None:
    state = position(fields=(CLOSED, CLOSED, MINE), turn=1, phase="tut", lead=4)
    play(state, 1, "pull")
    assert ended(state).reason == "lead"


def test_m8_the_victory_point_wins_before_the_hand_point() -> None:
    state = position(
        hands=("2C 5H", "2D"), fields=(CLOSED, CLOSED, MINE), turn=1, phase="tut", lead=3
    )
    play(state, 1, "push")
    events = play(state, 1, "decline")
    assert kinds(events) == ["decline", "round", "point", "game_over"]
    assert ended(state).winners == (0,)


def test_m8_the_coyote_can_win_with_the_stolen_point_and_the_hand_point() -> None:
    state = position(
        hands=("2C 5H", "9D 2D"), fields=(CLOSED, CLOSED, MINE), turn=1, phase="tut", lead=-4
    )
    play(state, 1, "push")
    assert state.points() == [0, 3]
    play(state, 1, "coyote", card="9D")
    outcome = ended(state)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("lead", (1,), (0, 5))


def test_m9_endurance_with_a_lead() -> None:
    state = position(hands=("3C", ""), deck="", boss="QC", lead=-2)
    events = play(state, 0, "attack", card="3C", field=0)
    assert kinds(events) == ["attack", "game_over"]
    outcome = ended(state)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("endurance", (1,), (0, 2))


def test_m9_endurance_level_is_a_draw() -> None:
    state = position(hands=("3C", ""), deck="", boss="QC")
    play(state, 0, "close", card="3C", field=0)
    outcome = ended(state)
    assert (outcome.reason, outcome.winners, outcome.places) == ("endurance", (), (1, 1))
    assert outcome.scores == (0, 0)


def test_m9_attacks_still_open_score_nothing() -> None:
    state = position(
        hands=("", "3C"), deck="", fields=(MINE, EMPTY, EMPTY), turn=1, phase="tut", lead=-1
    )
    play(state, 1, "drop", card="3C")
    assert state.fields[0] == MINE
    outcome = ended(state)
    assert (outcome.reason, outcome.winners) == ("endurance", (1,))


def test_m9_the_last_point_of_a_boss_counts() -> None:
    state = position(hands=("9C", ""), deck="", boss="5C")
    play(state, 0, "boss", card="9C")
    outcome = ended(state)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("endurance", (0,), (1, 0))


def test_m9_pushing_the_last_card_ends_a_game_of_empty_hands() -> None:
    state = position(hands=("", ""), deck="4C", phase="tut")
    play(state, 0, "push")
    assert ended(state).reason == "endurance"
    assert state.bosses[-1] == "4C"


def test_m9_one_card_left_goes_on() -> None:
    state = position(hands=("3C", "2D"), deck="")
    play(state, 0, "attack", card="3C", field=0)
    assert ENGINE.outcome(state) is None


def test_m9_a_running_round_is_finished_first() -> None:
    state = position(
        hands=("", "9D"), deck="4C", fields=(CLOSED, DRAW, MINE), turn=1, phase="tut", lead=-1
    )
    play(state, 1, "push")
    assert state.phase == "coyote"
    events = play(state, 1, "coyote", card="9D")
    assert kinds(events) == ["coyote", "round", "point", "cleared", "game_over"]
    outcome = ended(state)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("endurance", (1,), (0, 1))


def test_m9_a_drawn_round_is_cleared_before_the_end() -> None:
    state = position(hands=("3C", ""), deck="", fields=(CLOSED, DRAW, EMPTY), lead=1)
    events = play(state, 0, "close", card="3C", field=2)
    assert kinds(events) == ["close", "closed", "round", "cleared", "game_over"]


def idle_turns(state: State, number: int) -> None:
    for _ in range(number):
        assert ENGINE.outcome(state) is None
        seat = state.turn
        play(state, seat, "pass")
        play(state, seat, "pull")


@pytest.mark.parametrize(("lead", "winners"), [(0, ()), (2, (0,)), (-1, (1,))])
def test_m9_six_idle_turns_end_the_game(lead: int, winners: tuple[int, ...]) -> None:
    state = position(deck="4C", turn=1, phase="tut", lead=lead)
    play(state, 1, "push")
    idle_turns(state, 6)
    outcome = ended(state)
    assert (outcome.reason, outcome.winners) == ("idle", winners)


def test_m9_only_turns_begun_with_an_empty_deck_count() -> None:
    state = position(deck="4C")
    play(state, 0, "pass")
    play(state, 0, "push")
    idle_turns(state, 5)
    assert ENGINE.outcome(state) is None
    idle_turns(state, 1)
    assert ended(state).reason == "idle"


def test_m9_fields_closing_by_themselves_do_not_break_the_row() -> None:
    repelled = field("7D", "7S", attack=1, repelled=True)
    state = position(deck="4C", fields=(MINE, repelled, EMPTY), turn=1, phase="tut")
    play(state, 1, "push")
    assert state.fields[0].closed == 0
    idle_turns(state, 6)
    assert ended(state).reason == "idle"


def test_m9_a_dropped_card_breaks_the_row() -> None:
    state = position(deck="", phase="tut", turn=1, idle=5)
    play(state, 1, "drop", card="2D")
    idle_turns(state, 5)
    assert ENGINE.outcome(state) is None
    idle_turns(state, 1)
    assert ended(state).reason == "idle"


def test_m9_the_sixth_turn_is_broken_by_an_attack() -> None:
    state = position(deck="", idle=6)
    play(state, 0, "attack", card="2C", field=0)
    play(state, 0, "pull")
    assert ENGINE.outcome(state) is None
    assert state.idle == 1


def test_m9_the_coyotes_card_breaks_the_row() -> None:
    state = position(
        hands=("2C", "9D 2D"),
        deck="",
        fields=(CLOSED, DRAW, MINE),
        turn=1,
        phase="tut",
        idle=5,
    )
    events = play(state, 1, "pull")
    assert of_kind(events, "chance")
    play(state, 1, "coyote", card="9D")
    idle_turns(state, 6)
    assert ENGINE.outcome(state) is None
    idle_turns(state, 1)
    assert ended(state).reason == "idle"


def test_m9_a_declined_chance_does_not_break_the_row() -> None:
    state = position(deck="", fields=(CLOSED, DRAW, MINE), turn=1, phase="tut", idle=5)
    play(state, 1, "pull")
    play(state, 1, "decline")
    idle_turns(state, 1)
    assert ended(state).reason == "idle"
