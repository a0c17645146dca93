"""UNO: dealing anew what a viewer cannot know."""

from collections import Counter

import pytest

from games.chance import Chance
from games.uno.cards import IDS
from games.uno.state import State
from tests.games.uno_positions import ENGINE, act, held, play, position, redeals


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_redeal_draws_anew_all_that_the_viewer_cannot_know(viewer: int | None) -> None:
    state, _ = ENGINE.new_game(seats=3, options={}, chance=Chance(b"redeals"))
    for twin in redeals(state, viewer, 20):
        assert ENGINE.view(twin, viewer) == ENGINE.view(state, viewer)
        assert ENGINE.inventory(twin) == ENGINE.inventory(state)
        assert twin.chance.seed != state.chance.seed
        assert twin.discard == state.discard
        for seat in range(3):
            assert (held(twin, seat) == held(state, seat)) == (seat == viewer)


def test_a_redeal_gives_every_unseen_card_its_fair_share() -> None:
    """Of 101 unseen cards 7 are in the other hand: each kind about as often as it is there."""
    state, _ = ENGINE.new_game(seats=2, options={}, chance=Chance(b"fair"))
    unseen = Counter(state.deck + state.hands[1])
    count = 2000
    dealt = Counter(card for twin in redeals(state, 0, count) for card in twin.hands[1])
    assert dealt.keys() == unseen.keys()
    for card, copies in unseen.items():
        expected = count * 7 * copies / unseen.total()
        assert abs(dealt[card] - expected) < 6 * expected**0.5, IDS[card]


def test_a_redeal_keeps_others_memories_true() -> None:
    state = position(hands=("r7 g1 y2", "b1 b2", "b3 b4 b6"), seven_zero=True)
    play(state, 0, "r7", swap=2)
    notes = set()
    for twin in redeals(state, 1):
        assert [len(memory.cards) for memory in twin.memories] == [2, 3]
        for memory in twin.memories:
            assert Counter(memory.cards) <= Counter(twin.hands[memory.holder])
        notes.add(str(ENGINE.view(twin, 0)["notes"]))
    assert len(notes) > 10


def after_the_receiver_laid_a_card(*, given: bool) -> State:
    """Seat 0 gives its hand to seat 2, which draws and later lays ``g9``: given to it, or drawn."""
    hand, drawn = ("r7 y1 g9", "y2") if given else ("r7 y1 y2", "g9")
    hands = (hand, "wild g3 b1 b2", "b3 b4 b6")
    state = position(hands=hands, draws=drawn, seven_zero=True)
    play(state, 0, "r7", swap=2)
    play(state, 1, "wild", color="b")
    act(state, 2, "draw")
    play(state, 0, "b3")
    play(state, 1, "g3")
    play(state, 2, "g9")
    return state


@pytest.mark.parametrize("viewer", [1, None])
def test_how_much_a_giver_still_knows_is_drawn_anew_for_everybody_else(viewer: int | None) -> None:
    one, other = (after_the_receiver_laid_a_card(given=given) for given in (True, False))
    assert [memory.cards for memory in one.memories] != [memory.cards for memory in other.memories]
    assert ENGINE.view(one, viewer) == ENGINE.view(other, viewer)
    for twins in zip(redeals(one, viewer), redeals(other, viewer), strict=True):
        assert ENGINE.dump(twins[0]) == ENGINE.dump(twins[1])
    known = {len(ENGINE.view(twin, 0)["notes"][0]["cards"]) for twin in redeals(one, viewer)}
    assert known == {1, 2}


@pytest.mark.parametrize("given", [True, False])
def test_a_giver_knows_what_is_left_of_its_gift(given: bool) -> None:
    state = after_the_receiver_laid_a_card(given=given)
    left = ["y1"] if given else ["y1", "y2"]
    assert ENGINE.view(state, 0)["notes"] == [{"seat": 2, "cards": left, "turn": 0}]
    assert all(set(left) <= set(held(twin, 2)) for twin in redeals(state, 0))


def test_a_hand_that_was_given_does_not_tell_its_new_owner_in_which_order_it_was_drawn() -> None:
    states = [
        position(hands=("r7 g1 g2", "b1 b2", hand), seven_zero=True)
        for hand in ("b3 b4 b6", "b6 b3 b4")
    ]
    for state in states:
        play(state, 0, "r7", swap=2)
    one, other = (redeals(state, 0) for state in states)
    assert list(map(ENGINE.dump, one)) == list(map(ENGINE.dump, other))
