"""Нечто: places, gaps and the turn marker (S2, S3)."""

import pytest

from games.stayaway.dropping import burn
from games.stayaway.places import neighbours, next_seat, reachable
from games.stayaway.state import State
from games.vocabulary import sheet
from tests.games.stayaway_positions import ENGINE, aims, asked, legal, panic, play, position

SIX = ["thing"] + [""] * 5


def finish_turn(state: State) -> None:
    """Let phase 3 of the turn happen with whatever cards there are."""
    while state.phase in ("offer", "answer"):
        kind = state.phase
        play(state, state.asked, kind, card=legal(state, state.asked, kind)[0]["card"])


def test_s2_places_are_numbered_clockwise_and_never_renumbered() -> None:
    state = position(SIX)
    burn(state, 1, [])
    assert state.places == [0, -1, 2, 3, 4, 5]
    assert neighbours(state, 0) == [2, 5]
    assert next_seat(state, 0) == 2


@pytest.mark.parametrize(
    ("doors", "left", "spare"), [([1, 2], 1, 1), ([1], 1, 0), ([2], 1, 0), ([], None, 0)]
)
def test_s2_the_gaps_of_the_dropped_out_become_one(
    doors: list[int], left: int | None, spare: int
) -> None:
    state = position(SIX, doors=doors)
    burn(state, 2, [])
    assert [gap for gap, barred in enumerate(state.doors) if barred] == (
        [] if left is None else [left]
    )
    assert state.discard.count("door") == spare
    assert (3 in reachable(state, 1)) == (left is None)


def test_s2_two_players_keep_two_gaps_and_one_door_leaves_the_other() -> None:
    state = position(["thing analysis change_places", "", "", ""], doors=[0])
    for seat in (2, 3):
        burn(state, seat, [])
    assert state.doors == [True, False, False, False]
    assert neighbours(state, 0) == [1]
    assert aims(state, 0, "analysis") == aims(state, 0, "change_places") == [("seat", 1)]
    events = play(state, 0, "discard", card="analysis")
    assert "no_exchange" in [event["type"] for event in events]
    assert asked(state) == ("act", [1])
    play(state, 1, "discard", card="seduction")
    assert asked(state) == ("offer", [1])


def test_s2_two_players_with_two_doors_reach_nobody() -> None:
    state = position(["thing analysis", "", "", ""], doors=[0, 1])
    for seat in (2, 3):
        burn(state, seat, [])
    state.doors[1] = True
    assert reachable(state, 0) == []
    assert aims(state, 0, "analysis") == []


@pytest.mark.parametrize(("direction", "following"), [(1, 1), (-1, 5)])
def test_s3_the_marker_moves_one_place_in_the_direction_of_play(
    direction: int, following: int
) -> None:
    state = position(["thing axe", *SIX[1:]], direction=direction)
    play(state, 0, "discard", card="axe")
    finish_turn(state)
    assert (state.turn, state.marker) == (following, following)


@pytest.mark.parametrize(
    ("card", "target"), [("change_places", 1), ("change_places", 5), ("run", 3)]
)
def test_s3_after_a_change_of_places_whoever_sits_at_the_marker_is_next(
    card: str, target: int
) -> None:
    state = position([f"thing {card}", *SIX[1:]])
    play(state, 0, "play", card=card, seat=target)
    assert asked(state) == ("move", [target])
    play(state, target, "accept")
    assert state.places[target] == 0
    assert state.exchange is not None
    assert state.exchange.target == next_seat(state, 0)
    finish_turn(state)
    assert (state.turn, state.marker) == (target, 0)


@pytest.mark.parametrize(("card", "target"), [("change_places", 1), ("run", 3)])
def test_s3_after_a_refused_change_the_marker_moves_as_ever(card: str, target: int) -> None:
    hands = ["" for _ in range(6)]
    hands[0], hands[target] = f"thing {card}", "comfortable"
    state = position(hands)
    play(state, 0, "play", card=card, seat=target)
    play(state, target, "defend", card="comfortable")
    assert state.places == list(range(6))
    assert asked(state) == ("offer", [0])
    finish_turn(state)
    assert (state.turn, state.marker) == (1, 1)


def test_s3_party_gives_the_turn_to_who_came_to_the_marker() -> None:
    state = panic("party", SIX)
    assert state.places == [1, 0, 3, 2, 5, 4]
    finish_turn(state)
    assert (state.turn, state.marker) == (1, 0)


def test_s3_a_marker_whose_place_goes_passes_to_the_next_place() -> None:
    state = position(["flamethrower change_places", "thing", *SIX[2:]])
    play(state, 0, "play", card="change_places", seat=5)
    play(state, 5, "accept")
    assert state.places[0] == 5
    burn(state, 5, [])
    assert (state.marker, state.marker_stays) == (1, True)
    finish_turn(state)
    assert state.turn == 1


def test_s3_the_player_on_turn_may_find_the_marker_at_its_own_place_and_plays_again() -> None:
    state = position(["axe change_places", "infected infected infected infected", "thing", ""])
    play(state, 0, "play", card="change_places", seat=1)
    play(state, 1, "accept")
    burn(state, 1, [])
    assert state.places[state.marker] == 0
    for viewer in (None, 0, 3):
        view = ENGINE.view(state, viewer)
        assert view["marker_stays"]
        assert {"code": "marker", "seat": 0} in sheet("stayaway", view, viewer).table
    finish_turn(state)
    assert state.turn == 0
    assert not ENGINE.view(state, None)["marker_stays"]


def test_s3_a_player_on_turn_who_drops_out_ends_the_turn() -> None:
    state = position(["infected infected infected infected axe", "", "thing", ""])
    play(state, 0, "discard", card="axe")
    assert state.dropped_at[0]
    assert asked(state) == ("act", [1])
