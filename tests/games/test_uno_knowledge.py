"""UNO: what everybody may conclude of hidden hands (U3, U4, U12)."""

from games.uno.cards import FITS, IDS, NUMBERS, mask_of
from games.uno.state import State
from tests.games.uno_positions import ENGINE, act, held, play, position, redeals

ON_RED_FIVE = FITS[0][NUMBERS["r5"]]


def test_u4_a_seat_that_draws_shows_that_it_could_not_play() -> None:
    state = position(hands=("g1 y2 b3", "b1 b2", "b4 b6"), draws="g7")
    act(state, 0, "draw")
    assert state.limits[0] == [ON_RED_FIVE] * 4
    for viewer in (1, 2, None):
        for twin in redeals(state, viewer):
            assert not mask_of(twin.hands[0]) & ON_RED_FIVE
    assert any(held(twin, 0) != held(state, 0) for twin in redeals(state, 1))


def test_u4_a_drawn_card_that_waits_is_one_that_fits() -> None:
    state = position(hands=("g1 y2 b3", "b1 b2", "b4 b6"), draws="r7")
    act(state, 0, "draw")
    waiting = set()
    for twin in redeals(state, 1):
        assert twin.drawn == twin.hands[0][-1]
        assert ON_RED_FIVE >> twin.drawn & 1
        assert not mask_of(twin.hands[0][:-1]) & ON_RED_FIVE
        waiting.add(twin.drawn)
    assert len(waiting) > 5
    assert {twin.drawn for twin in redeals(state, 0)} == {NUMBERS["r7"]}


def test_u12_a_card_that_waited_is_still_known_to_fit_after_a_jump_in() -> None:
    state = position(
        hands=("r5 g1 g2", "b1 b2", "b4 b6 b7"),
        turn=2,
        draws="r7",
        jump_in=True,
        jump_open=True,
    )
    act(state, 2, "draw")
    play(state, 0, "r5")
    for twin in redeals(state, 1):
        assert ON_RED_FIVE >> twin.hands[2][-1] & 1


def test_u12_draw_to_match_shows_that_only_the_last_card_fits() -> None:
    state = position(hands=("g1 y2", "b1 b2"), draws="g7 y6 r7", draw_to_match=True)
    act(state, 0, "draw")
    fits_only = (1 << 54) - 1 ^ ON_RED_FIVE
    assert state.limits[0] == [ON_RED_FIVE] * 4 + [fits_only]


def test_u3_a_wild_four_shows_that_nothing_else_could_be_played() -> None:
    state = position(hands=("wild+4 wild+4 g1 y2", "b1 b2", "b4 b6"))
    play(state, 0, "wild+4", color="y")
    lacks = ON_RED_FIVE ^ 1 << NUMBERS["wild+4"]
    assert state.limits[0] == [lacks] * 3
    assert any("wild+4" in held(twin, 0) for twin in redeals(state, 1, 100))


def test_u12_a_stacked_wild_four_shows_nothing() -> None:
    state = position(
        hands=("wild+4 r1 g1", "b1 b2"), top="wild+4", colour="r", sum_due=4, stacking=True
    )
    play(state, 0, "wild+4", color="y")
    assert state.limits[0] == [0, 0]


def test_u12_a_sum_taken_shows_nothing() -> None:
    state = position(hands=("r1 g+2", "b1 b2"), top="r+2", sum_due=2, stacking=True)
    act(state, 0, "draw")
    assert state.limits[0] == [0, 0, 0, 0]


def after_a_draw_and_two_more_cards(hand: str) -> State:
    """Return seat 0 with g1, y2 and g7, none of them red, and then y9 and r8, which may be any."""
    state = position(hands=("g1 y2", f"r+2 {hand} b2 b9"), draws="g7 y9 r8")
    act(state, 0, "draw")
    play(state, 1, "r+2")
    assert state.limits[0] == [ON_RED_FIVE] * 3 + [0, 0]
    return state


def test_knows_a_played_card_leaves_the_oldest_place_that_could_have_held_it() -> None:
    state = after_a_draw_and_two_more_cards("wild")
    play(state, 1, "wild", color="y")
    play(state, 0, "y9")
    assert state.limits[0] == [ON_RED_FIVE] * 2 + [0, 0]


def test_knows_a_card_the_old_places_lack_came_from_a_new_one() -> None:
    state = after_a_draw_and_two_more_cards("r1")
    play(state, 1, "r1")
    play(state, 0, "r8")
    assert state.limits[0] == [ON_RED_FIVE] * 3 + [0]


def test_knows_a_drawn_card_that_is_played_leaves_the_newest_place() -> None:
    state = position(hands=("g1 y2", "b1 b2"), draws="r7")
    act(state, 0, "draw")
    play(state, 0, "r7")
    assert state.limits[0] == [ON_RED_FIVE] * 2


def test_u12_a_seat_remembers_the_hand_it_gave_away() -> None:
    state = position(hands=("r7 g1 y2", "b1 b2", "b3 b4 b6"), seven_zero=True)
    play(state, 0, "r7", swap=2)
    note = {"seat": 2, "cards": ["y2", "g1"], "turn": 0}
    assert ENGINE.view(state, 0)["notes"] == [note]
    assert ENGINE.view(state, 2)["notes"] == [{"seat": 0, "cards": ["b3", "b4", "b6"], "turn": 0}]
    assert ENGINE.view(state, 1)["notes"] == []
    assert all(held(twin, 2) == ["y2", "g1"] for twin in redeals(state, 0))
    assert any(held(twin, 2) != ["y2", "g1"] for twin in redeals(state, 1))


def test_u12_a_remembered_card_that_is_played_is_forgotten() -> None:
    state = position(hands=("r7 r9 y2 g3", "r1 b2 b1", "b3 b4 b6"), draws="g8", seven_zero=True)
    play(state, 0, "r7", swap=2)
    play(state, 1, "r1")
    play(state, 2, "r9")
    assert ENGINE.view(state, 0)["notes"] == [{"seat": 2, "cards": ["y2", "g3"], "turn": 0}]


def test_u12_a_card_drawn_later_is_not_remembered() -> None:
    state = position(hands=("r7 y1 y2 g3", "wild b2 b1", "b3 b4 b6"), draws="g8", seven_zero=True)
    play(state, 0, "r7", swap=2)
    play(state, 1, "wild", color="b")
    act(state, 2, "draw")
    assert ENGINE.view(state, 0)["notes"][0]["cards"] == ["y1", "y2", "g3"]
    for twin in redeals(state, 0):
        assert {"y1", "y2", "g3"} <= set(held(twin, 2))
    assert len({twin.hands[2][-1] for twin in redeals(state, 0)}) > 3


def remembered(state: State) -> set[tuple[int, int, str]]:
    """Return who knows what in whose hand."""
    return {
        (memory.viewer, memory.holder, " ".join(IDS[card] for card in sorted(memory.cards)))
        for memory in state.memories
    }


def test_u12_memories_go_with_the_hands() -> None:
    hands = ("r0 r7 g1 g2", "b1 b2 b3", "y1 y2 y3")
    state = position(hands=hands, seven_zero=True)
    play(state, 0, "r0")
    assert remembered(state) == {(0, 1, "r7 g1 g2"), (1, 2, "b1 b2 b3"), (2, 0, "y1 y2 y3")}
    play(state, 1, "r7", swap=2)
    assert remembered(state) == {
        (0, 2, "g1 g2"),
        (1, 2, "g1 g2"),
        (2, 0, "y1 y2 y3"),
        (2, 1, "b1 b2 b3"),
    }


def test_u12_a_memory_ends_when_the_hand_comes_home() -> None:
    state = position(hands=("r7 r7 g1 g2", "b1 b2 b3"), seven_zero=True)
    play(state, 0, "r7", swap=1)
    assert remembered(state) == {(0, 1, "r7 g1 g2"), (1, 0, "b1 b2 b3")}
    play(state, 1, "r7", swap=0)
    assert remembered(state) == {(0, 1, "b1 b2 b3"), (1, 0, "g1 g2")}


def test_u12_limits_go_with_the_hands() -> None:
    state = position(hands=("g1 y2 g4", "r7 b2 b3", "b4 b6"), draws="g7", seven_zero=True)
    act(state, 0, "draw")
    play(state, 1, "r7", swap=0)
    assert state.limits == [[0, 0], [ON_RED_FIVE] * 4, [0, 0]]
    assert not any(mask_of(twin.hands[1]) & ON_RED_FIVE for twin in redeals(state, 2))
