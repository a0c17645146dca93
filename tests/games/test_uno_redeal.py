"""UNO: dealing anew what a viewer cannot know."""

from collections import Counter

import pytest

from games.chance import Chance
from games.uno.cards import IDS
from tests.games.uno_positions import ENGINE, held, play, position, redeals


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
