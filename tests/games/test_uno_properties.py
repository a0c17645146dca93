"""UNO: what is true in every position of every game, with any house rules."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.chance import Chance
from games.dealing import deal_within
from games.uno.cards import DECK
from games.uno.state import NO_CARD, NOBODY, State
from tests.games.uno_positions import ENGINE, HOUSE_RULES, WHOLE_DECK

MOST_MOVES = 250
TABLES = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 10),
        "seed": st.binary(min_size=1, max_size=4),
        "options": st.fixed_dictionaries(
            {
                **dict.fromkeys((*HOUSE_RULES, "reverse_as_skip"), st.booleans()),
                "match_to": st.sampled_from([0, 200, 500]),
            }
        ),
    }
)
Table = dict[str, Any]


def positions(table: Table, chance: Chance) -> Iterator[State]:
    """Yield a random game move by move; free moves are made as often as they can be."""
    state, _ = ENGINE.new_game(
        seats=table["seats"], options=table["options"], chance=Chance(table["seed"])
    )
    for _ in range(MOST_MOVES):
        yield state
        if ENGINE.outcome(state) is not None:
            return
        seat = chance.below(table["seats"])
        moves = ENGINE.legal(state, seat)
        if not moves:
            seat = state.turn
            moves = ENGINE.legal(state, seat)
        ENGINE.apply(state, seat, chance.pick(moves))


def check_cards(state: State) -> None:
    """Hold a position to the rules about where its cards are."""
    zones = (*state.hands, state.deck, state.discard)
    assert sum(map(len, zones)) == 108
    assert sorted(card for zone in zones for card in zone) == list(DECK)
    for hand, drew in zip(state.hands, state.drew, strict=True):
        assert drew == hand[len(hand) - len(drew) :]
    if state.drawn != NO_CARD:
        assert state.hands[state.turn][-1] == state.drawn
    if state.call_due != NOBODY:
        assert len(state.hands[state.call_due]) == 1


def check_knowledge(state: State) -> None:
    """No hand contradicts what the table or another seat knows of it."""
    for hand, limits in zip(state.hands, state.limits, strict=True):
        pool = hand[:]
        assert len(deal_within(limits, pool)) == len(hand)
        assert not pool
    for memory in state.memories:
        assert memory.viewer != memory.holder
        assert Counter(memory.cards) <= Counter(state.hands[memory.holder])
    holders = {(gift.giver, gift.holder) for gift in state.gifts}
    assert {(memory.viewer, memory.holder) for memory in state.memories} <= holders
    for gift in state.gifts:
        assert gift.size <= len(state.hands[gift.holder]) + len(gift.laid)


def check_redeal(state: State, viewer: int | None, chance: Chance) -> None:
    """A redeal agrees with everything the viewer knows, and its own knowledge is true."""
    before = ENGINE.dump(state)
    twin = ENGINE.redeal(state, viewer, chance)
    assert ENGINE.dump(state) == before
    check_cards(twin)
    check_knowledge(twin)
    assert ENGINE.view(twin, viewer) == ENGINE.view(state, viewer)
    assert twin.limits == state.limits
    for memory in state.memories:
        if memory.viewer == viewer:
            assert Counter(memory.cards) <= Counter(twin.hands[memory.holder])


@settings(max_examples=60, deadline=None)
@given(table=TABLES)
def test_u1_there_are_108_cards_at_every_moment(table: Table) -> None:
    for state in positions(table, Chance(b"cards" + table["seed"])):
        check_cards(state)
        assert ENGINE.inventory(state) == WHOLE_DECK


@settings(max_examples=60, deadline=None)
@given(table=TABLES)
def test_knows_limits_and_memories_are_always_true(table: Table) -> None:
    for state in positions(table, Chance(b"knows" + table["seed"])):
        check_knowledge(state)


@settings(max_examples=60, deadline=None)
@given(table=TABLES)
def test_knows_a_redeal_agrees_with_what_is_known(table: Table) -> None:
    chance = Chance(b"redeal" + table["seed"])
    for number, state in enumerate(positions(table, chance.fork("moves"))):
        if number % 5 == 0:
            viewer = chance.pick([None, *range(table["seats"])])
            check_redeal(state, viewer, chance)


@settings(max_examples=30, deadline=None)
@given(table=TABLES)
def test_a_redealt_position_is_one_the_rules_go_on_from(table: Table) -> None:
    """Where a redeal forgot a limit, a later move or redeal would find its hands impossible."""
    chance = Chance(b"on" + table["seed"])
    for number, state in enumerate(positions(table, chance.fork("moves"))):
        if number % 60 == 59 and ENGINE.outcome(state) is None:
            twin = ENGINE.redeal(state, chance.below(table["seats"]), chance)
            for _ in range(40):
                if ENGINE.outcome(twin) is None:
                    ENGINE.apply(twin, twin.turn, chance.pick(ENGINE.legal(twin, twin.turn)))
                    check_cards(twin)
                    check_knowledge(twin)
