"""Нечто: the announcement, the burnt Thing, revenge, and the last round (S15 to S18)."""

from collections import Counter

import pytest

from games.contract import Outcome
from games.stayaway.carrying import run_on
from games.stayaway.dropping import burn
from games.stayaway.state import State
from games.stayaway.vocabulary import VOCABULARY
from tests.games.stayaway_positions import (
    ENGINE,
    asked,
    kinds,
    legal,
    panic,
    play,
    position,
    refused,
)

ALL_INFECTED = ["thing axe", "infected", "infected", "infected"]


def announced(state: State) -> Outcome:
    """Let the Thing announce, and return the outcome."""
    events = play(state, state.thing(), "announce")
    assert kinds(events) == ["announce", "game_over"]
    assert state.result is not None
    return state.result


def test_s15_with_nobody_dropped_out_the_thing_alone_wins() -> None:
    outcome = announced(position(ALL_INFECTED, infected=[1, 2, 3]))
    assert (outcome.winners, outcome.reason) == ((0,), "announced")
    assert outcome.sides == {"thing": (0, 1, 2, 3), "humans": ()}
    assert outcome.places == (1, 2, 2, 2)


def test_s15_the_last_to_be_infected_does_not_win() -> None:
    state = position([*ALL_INFECTED, ""], infected=[2])
    burn(state, 4, [])
    for seat in (3, 1):
        state.roles[seat], state.infected_at[seat] = "infected", state.tick()
    outcome = announced(state)
    assert outcome.winners == (0, 2, 3)
    assert outcome.sides == {"thing": (0, 2, 3, 1), "humans": (4,)}


def test_the_end_tells_who_infected_whom_and_in_which_turn() -> None:
    state = position([*ALL_INFECTED, ""], infected=[2])
    first = state.turns
    burn(state, 4, [])
    state.turns += 3
    for seat in (3, 1):
        state.roles[seat], state.infected_at[seat] = "infected", state.tick()
    assert "revealed" not in ENGINE.view(state, 0)
    announced(state)
    for viewer in (None, 4):
        told = ENGINE.view(state, viewer)["revealed"]
        later = first + 3
        assert told["infections"] == [(first, 0, 2), (later, 0, 3), (later, 0, 1)]
        assert told["sides"] == {"thing": [0, 2, 3, 1], "humans": [4]}
        assert told["dropped"] == [None, None, None, None, first]


def test_s15_all_infected_win_if_the_last_human_was_burnt() -> None:
    state = position([*ALL_INFECTED, ""], infected=[1, 2, 3])
    burn(state, 4, [])
    assert announced(state).winners == (0, 1, 2, 3)


def test_s15_the_dropped_out_infected_win_too() -> None:
    state = position([*ALL_INFECTED, ""], infected=[1, 2, 3])
    burn(state, 1, [])
    burn(state, 4, [])
    assert announced(state).winners == (0, 1, 2, 3)


def test_s15_a_false_announcement_wins_for_the_living_humans() -> None:
    state = position(["thing axe", "infected", "", "", ""], infected=[1])
    burn(state, 3, [])
    outcome = announced(state)
    assert (outcome.winners, outcome.reason) == ((2, 4), "false_announcement")


def announcing(state: State, seat: int) -> str:
    """Return the sentence that a seat gets when it looks at the announcement."""
    ((code, value),) = ENGINE.preview(state, seat, {"type": "announce"}).items()
    return VOCABULARY.say("previews", {"code": code, "value": value}, "en", str)


def test_s15_the_thing_is_told_what_its_announcement_would_bring() -> None:
    some = position(ALL_INFECTED, infected=[1])
    assert announcing(some, 0) == "this is false, and the humans win: 2 of them live"
    burn(some, 2, [])
    assert announcing(some, 0) == "this is false, and the humans win: 1 of them live"
    nobody = position(ALL_INFECTED, infected=[1, 2, 3])
    assert announcing(nobody, 0) == "no human lives any more: this is true"
    assert ENGINE.preview(nobody, 1, {"type": "announce"}).keys() == {"refusal"}
    assert "announce" in VOCABULARY.grave


def test_s15_only_the_living_thing_may_announce_and_at_any_moment() -> None:
    state = position(["flamethrower axe", "thing", "", ""])
    assert ENGINE.free(state, 1) == [{"type": "announce"}]
    assert ENGINE.legal(state, 1) == ENGINE.free(state, 1)
    assert ENGINE.free(state, 0) == []
    assert refused(state, 0, "announce") == "not_thing"


def test_s15_not_while_a_flamethrower_aimed_at_it_waits() -> None:
    state = position(["flamethrower axe", "thing", "", ""])
    play(state, 0, "play", card="flamethrower", seat=1)
    assert ENGINE.free(state, 1) == []
    assert refused(state, 1, "announce") == "under_fire"
    state = position(["flamethrower axe", "thing", "", ""])
    play(state, 0, "play", card="flamethrower", seat=3)
    assert ENGINE.free(state, 1) == [{"type": "announce"}]


def test_s15_when_only_the_thing_lives_the_game_ends_as_if_announced() -> None:
    state = position(["thing flamethrower", "infected", "", ""], infected=[1])
    for seat in (1, 2):
        burn(state, seat, [])
    play(state, 0, "play", card="flamethrower", seat=3)
    play(state, 3, "accept")
    assert state.result is not None
    assert (state.result.reason, state.result.winners) == ("alone", (0, 1))


def test_s16_the_thing_burnt_wins_for_the_living_humans() -> None:
    state = position(["flamethrower", "thing", "infected", ""], infected=[2])
    play(state, 0, "play", card="flamethrower", seat=1)
    play(state, 1, "accept")
    assert state.result is not None
    assert (state.result.reason, state.result.winners) == ("thing_burnt", (0, 3))


def test_s16_the_thing_burnt_among_infected_only_wins_for_nobody() -> None:
    hands = ["infected flamethrower", "thing", "infected", "infected"]
    state = position(hands, infected=[0, 2, 3])
    play(state, 0, "play", card="flamethrower", seat=1)
    play(state, 1, "accept")
    assert state.result is not None
    assert (state.result.winners, state.result.places) == ((), (1, 1, 1, 1))


def revenge(hands: list[str], infected: list[int]) -> State:
    """Return the position after seat 0 burnt the Thing, seat 1, with revenge on."""
    state = position(hands, infected=infected, revenge=True)
    play(state, 0, "play", card="flamethrower", seat=1)
    play(state, 1, "accept")
    return state


def test_s17_revenge_goes_on_and_all_are_told() -> None:
    state = revenge(["flamethrower flamethrower", "thing", "infected", "", ""], [2])
    assert state.result is None
    assert asked(state) == ("offer", [0])
    assert state.removed == ["thing"]
    for viewer in (None, 0, 1, 2):
        assert ENGINE.view(state, viewer)["burnt_thing"] == 1
    assert ENGINE.view(state, 1)["roles"][2]["role"] == "infected"
    assert ENGINE.view(state, 3)["roles"] is None
    assert refused(state, 1, "announce") == "not_thing"


def test_s17_revenge_ends_when_one_side_only_lives() -> None:
    humans = revenge(["flamethrower", "thing", "infected", "", ""], [2])
    burn(humans, 2, [])
    assert humans.result is not None
    assert (humans.result.reason, humans.result.winners) == ("revenge", (0, 3, 4))
    others = revenge(["infected flamethrower", "thing", "infected", ""], [0, 2])
    burn(others, 2, [])
    assert ENGINE.outcome(others) is None
    burn(others, 3, [])
    assert others.result is not None
    assert others.result.winners == (0,)


def test_s17_revenge_ends_at_once_if_one_side_only_is_left() -> None:
    state = revenge(["flamethrower", "thing", "", ""], [])
    assert state.result is not None
    assert state.result.winners == (0, 2, 3)


@pytest.mark.parametrize("infected", [[], [1, 2, 3]])
def test_s18_after_forty_rounds(infected: list[int]) -> None:
    state = position(["thing axe", *["infected"] * 3], infected=infected, doors=[0])
    state.rounds, state.round_left = 39, 1
    play(state, 0, "discard", card="axe")
    assert state.result is not None
    assert state.result.reason == "round_limit"
    assert state.result.winners == ((0,) if infected else (1, 2, 3))


def test_s18_a_round_is_as_many_turns_as_players_lived_at_its_start() -> None:
    state = position(["thing axe", "", "", ""], doors=[0, 1, 2, 3])
    burn(state, 3, [])
    for seat in (0, 1, 2, 0):
        assert state.rounds == 0
        play(state, seat, "discard", card=legal(state, seat, "discard")[0]["card"])
    assert (state.rounds, state.round_left) == (1, 3)


def test_after_the_end_all_lies_open_and_nothing_moves() -> None:
    state = position(ALL_INFECTED, infected=[1, 2, 3])
    announced(state)
    view = ENGINE.view(state, None)
    assert view["asks"] == {}
    assert view["revealed"]["roles"][1] == {"role": "infected", "infected_turn": 1}
    assert view["revealed"]["hands"][0][0] == "thing"
    assert refused(state, 0, "discard", card="axe") == "game_over"
    assert all(not ENGINE.legal(state, seat) for seat in range(4))


def test_s17_a_chain_may_end_a_game_of_revenge_before_anybody_is_asked() -> None:
    four = "infected infected infected infected"
    state = position(["", four, "thing", ""], infected=[1], revenge=True, draws="chain")
    burn(state, 2, [])
    state.phase = "draw"
    run_on(state, [])
    assert state.result is not None
    assert (state.result.reason, state.result.winners) == ("revenge", (0, 3))


def told_at_the_end(state: State) -> Counter[str]:
    """Return every card that a spectator sees when the game is over."""
    view = ENGINE.view(state, None)
    revealed = view["revealed"]
    piles = [*revealed["hands"], revealed["deck"], revealed["discard"], view["aside"]]
    told = Counter(card for pile in piles for card in pile)
    told["door"] += sum(view["doors"])
    told["quarantine"] += sum(map(bool, view["quarantine"]))
    return told


def test_after_the_end_a_card_laid_for_an_exchange_is_open() -> None:
    state = position(["axe", "thing", "", ""])
    play(state, 0, "discard", card="axe")
    play(state, 0, "offer", card="suspicion")
    announced(state)
    assert ENGINE.view(state, 2)["revealed"]["hands"][0].count("suspicion") == 4
    assert told_at_the_end(state) == +ENGINE.inventory(state)


def test_after_the_end_cards_laid_for_a_chain_are_open() -> None:
    state = panic("chain", ["thing", "", "", ""])
    play(state, 1, "give", card="seduction")
    play(state, 2, "give", card="resolute")
    announced(state)
    assert told_at_the_end(state) == +ENGINE.inventory(state)


def test_after_the_end_what_resolute_drew_is_open() -> None:
    state = position(["resolute", "thing", "", ""], draws="axe whiskey door")
    play(state, 0, "play", card="resolute")
    announced(state)
    hand = ENGINE.view(state, None)["revealed"]["hands"][0]
    assert {"axe", "whiskey", "door"} <= set(hand)
    assert told_at_the_end(state) == +ENGINE.inventory(state)
