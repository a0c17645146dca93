"""Ship IT!: victory, places, the Джун and the end in any case (I6, I14, I15, I17)."""

from typing import Any

import pytest

from games.contract import Outcome
from games.shipit.cards import ARCHITECTURES
from games.shipit.endings import missing
from games.shipit.state import State
from tests.games.shipit_positions import ENGINE, component, discarded, do, hand, position, table

SETS = {
    "analytics": "backend database database",
    "microfrontends": "frontend frontend database",
    "microservices": "frontend backend backend",
    "application": "frontend backend database",
}


def outcome(state: State) -> Outcome:
    found = ENGINE.outcome(state)
    assert found is not None
    return found


def lacks(words: str, architecture: str) -> int:
    return missing([component(word) for word in words.split()], architecture)


@pytest.mark.parametrize("name", ARCHITECTURES)
def test_i14_each_set_wins_at_the_end_of_ones_own_turn(name: str) -> None:
    *ready, last = SETS[name].split()
    others = tuple(other for other in ARCHITECTURES if other != name)
    state = position(last, "", tables=(" ".join(ready), ""), architectures=(name, *others))
    do(state, 0, "deploy", card=last, under=[])
    assert ENGINE.outcome(state) is None
    events = do(state, 0, "end")
    assert {"type": "victory", "seat": 0, "architecture": name, "hand": []} in events
    assert outcome(state).winners == (0,)


def test_i14_more_than_the_set_is_fine_and_another_set_is_not() -> None:
    assert lacks("backend database database database monitoring", "analytics") == 0
    assert lacks("backend backend frontend", "analytics") == 2


def test_i6_winning_with_cloud() -> None:
    state = position("cloud", "", tables=("backend database", ""))
    do(state, 0, "deploy", card="cloud", under=[])
    do(state, 0, "end")
    assert outcome(state).winners == (0,)
    assert lacks("cloud cloud", "analytics") == 1


def test_i7_a_cache_never_counts_for_victory() -> None:
    assert lacks("backend database cache=database", "analytics") == 1
    assert lacks("cloud cloud cache=cloud", "analytics") == 1


def test_i14_a_second_draw_ends_a_winning_turn_too() -> None:
    state = position("", "", tables=(SETS["analytics"], ""), deck="ci")
    do(state, 0, "draw")
    assert outcome(state).winners == (0,)


def test_i14_an_event_of_the_second_draw_may_cost_the_victory() -> None:
    state = position("", "", tables=(SETS["analytics"], ""), deck="ci 500")
    do(state, 0, "draw")
    do(state, 0, "yield", component=0)
    assert (ENGINE.outcome(state), state.turn) == (None, 1)


def test_i14_who_leaves_shows_the_architecture_and_discards_all() -> None:
    state = position("sudo", "", "", tables=("backend+ci database database",), full=True)
    do(state, 0, "end")
    assert (state.left, state.turn, hand(state, 0), table(state, 0)) == ([0], 1, "", "")
    assert discarded(state) == ["database", "database", "backend", "ci", "sudo"]
    assert ENGINE.view(state, None)["architectures"] == ["analytics", None, None]
    do(state, 1, "draw")
    do(state, 2, "draw")
    assert state.turn == 1


def test_i14_seats_that_left_are_seats_no_more() -> None:
    state = position("supply ddos", "ci", "ci", "ci", deck="hype " * 9)
    state.left = [1]
    targets = [move["seat"] for move in ENGINE.legal(state, 0) if move.get("card") == "ddos"]
    assert targets == [2, 3]
    groups = [move["seats"] for move in ENGINE.legal(state, 0) if move["type"] == "offer"]
    assert groups == [[2], [2], [3], [3], [2, 3], [2, 3]]
    do(state, 0, "play", card="supply")
    assert len(state.looked) == 4


def test_i15_four_seats_down_to_the_june() -> None:
    state = position("", "", "", "", deck="ci " * 30)
    for seat in (0, 2, 1):
        state.tables[seat] = [component(word) for word in SETS[state.architectures[seat]].split()]
        while state.turn != seat:
            do(state, state.turn, "draw")
        do(state, seat, "draw")
    result = outcome(state)
    assert (result.places, result.reason) == ((1, 3, 2, 4), "last")
    assert (result.winners, result.titles) == ((0,), {"june": 3})
    assert result.scores == (3, 1, 2, 0)
    assert ENGINE.rematch({"social": True}, result) == {"social": True, "dealer": 3}


@pytest.mark.parametrize(
    ("tables", "hands", "places", "titles"),
    [
        (("", "frontend backend", "frontend"), ("", "", ""), (1, 4, 2, 3), {"june": 1}),
        (("", "frontend cloud", "frontend"), ("", "", ""), (1, 4, 2, 3), {"june": 1}),
        (("", "", ""), ("ci ci", "ci", ""), (1, 4, 3, 2), {"june": 1}),
        (("", "frontend", ""), ("ci", "ci", "ci"), (1, 3, 2, 3), {}),
    ],
)
def test_i14_without_play_on_the_others_are_placed_by_what_they_lack(
    tables: tuple[str, ...],
    hands: tuple[str, ...],
    places: tuple[int, ...],
    titles: dict[str, int],
) -> None:
    state = position("", *hands, tables=(SETS["analytics"], *tables), play_on=False, full=True)
    do(state, 0, "end")
    result = outcome(state)
    assert result.reason == "victory"
    assert (result.places, result.titles) == (places, titles)


def test_i15_nobody_is_the_june_if_last_place_is_shared() -> None:
    state = position("", "ci", "ci", tables=(SETS["analytics"],), play_on=False, full=True)
    do(state, 0, "end")
    assert outcome(state).places == (1, 2, 2)
    assert ENGINE.rematch({}, outcome(state)) == {"dealer": None}


def sixty_rounds(**fields: Any) -> State:
    state = position("", "", "", deck="ci " * 8, turn=2, **fields)
    state.round = 60
    do(state, 2, "draw")
    return state


def test_i17_after_sixty_rounds_the_game_stops() -> None:
    state = sixty_rounds(tables=("backend", "", "frontend backend"))
    result = outcome(state)
    assert (result.reason, result.places) == ("rounds", (2, 3, 1))
    assert (result.winners, result.titles) == ((2,), {"june": 1})
    assert ENGINE.legal(state, 0) == []


def test_i17_equal_is_shared() -> None:
    result = outcome(sixty_rounds(tables=("backend", "", "")))
    assert (result.places, result.titles) == ((1, 2, 3), {"june": 2})
    state = position("", "", deck="", turn=1)
    state.round = 60
    do(state, 1, "draw")
    assert (outcome(state).places, outcome(state).titles) == ((1, 1), {})


def test_i17_the_sixtieth_round_is_played_to_its_end() -> None:
    state = position("", "", "", deck="ci " * 8, turn=1)
    state.round = 60
    do(state, 1, "draw")
    assert ENGINE.outcome(state) is None


def test_everything_is_open_at_the_end() -> None:
    state = position("", "sudo", tables=(SETS["analytics"], ""), deck="ci patch", full=True)
    do(state, 0, "end")
    for viewer in (None, 0, 1):
        view = ENGINE.view(state, viewer)
        assert view["architectures"] == ["analytics", "microfrontends"]
        assert view["over"]["unused"] == ["microservices", "application"]
        assert view["over"]["hands"] == [[], ["sudo"]]
        assert view["asks"] == {}
