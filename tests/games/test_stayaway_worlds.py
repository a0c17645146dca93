"""Нечто: the worlds a seat draws tell it nothing of the true one."""

from collections import Counter

from games.chance import Chance
from games.stayaway.facts import Contact
from games.stayaway.state import NOBODY, State
from tests.games.stayaway_positions import ENGINE, check_truth, play, position


def worlds(state: State, viewer: int | None, count: int) -> list[State]:
    return [ENGINE.redeal(state, viewer, Chance(f"world {n}".encode())) for n in range(count)]


def knowing(world: State) -> set[int]:
    """Return the humans who know the Thing in this world."""
    seats = range(world.seats)
    return {n for n in seats if world.roles[n] == "human" and world.known_thing[n] != NOBODY}


def test_who_truly_knows_the_thing_does_not_know_it_in_every_world() -> None:
    """Seat 0 saw the Thing; seat 2 saw it look at seat 1's hand, and nothing more."""
    state = position(["analysis", "thing", "", "", ""])
    play(state, 0, "play", card="analysis", seat=1)
    assert state.known_thing[0] == 1
    drawn = worlds(state, 2, 200)
    things = Counter(world.thing() for world in drawn)
    assert set(things) == {0, 1, 3, 4}
    assert max(things.values()) < 2 * min(things.values()) + 20
    for world in drawn:
        check_truth(world)
        assert (0 in knowing(world)) == (world.thing() == 1)


def test_a_look_at_an_offer_leaves_no_trace_in_worlds() -> None:
    """The clock ticks where ``infected`` is seen; who does not see it must not hear it tick."""
    hands = ["{} thing axe", "scary", "", ""]
    drawn = []
    for card in ("infected", "suspicion"):
        state = position([hands[0].format(card), *hands[1:]])
        play(state, 0, "discard", card="axe")
        play(state, 0, "offer", card=card)
        play(state, 1, "defend", card="scary")
        drawn.append({world.stamp for world in worlds(state, 2, 20)})
    assert drawn[0] == drawn[1]


def test_twelve_seats_after_an_open_offer_of_infected_draw_the_thing_fairly() -> None:
    """Seat 0 is the Thing, or was infected by seat 1 when they met."""
    hands = ["thing infected infected axe", *([""] * 11)]
    state = position(hands, quarantine={0: 2})
    state.fresh = [4] * 12
    state.contacts.append(Contact(state.tick(), 1, 0))
    play(state, 0, "discard", card="axe")
    play(state, 0, "offer", card="infected")
    for viewer in (None, 2, 7):
        drawn = worlds(state, viewer, 200)
        things = Counter(world.thing() for world in drawn)
        assert set(things) == {0, 1}, things
        assert min(things.values()) > 60
        assert all(world.roles[0] == "infected" for world in drawn if world.thing() == 1)


def test_worlds_do_not_hang_on_who_is_the_thing() -> None:
    """Two tables that look alike to seat 2 give it the very same worlds."""
    here = position(["axe", "thing", "", ""])
    there = position(["axe", "", "", "thing"])
    assert ENGINE.view(here, 2) == ENGINE.view(there, 2)
    for one, other in zip(worlds(here, 2, 30), worlds(there, 2, 30), strict=True):
        assert one == other


def test_how_cards_lay_in_a_hand_that_was_shown_or_discarded_is_in_no_world() -> None:
    dumps = []
    for hand, discard in (
        ("scary suspicion axe", "run scary"),
        ("axe scary suspicion", "scary run"),
    ):
        state = position(["analysis", hand, "thing", ""])
        play(state, 0, "play", card="analysis", seat=1)
        for card in discard.split():
            state.deck.remove(card)
            state.discard.append(card)
            state.discard_seen.append(1 << (0 if card == "run" else 2))
        state.deck.sort()
        dumps.append([ENGINE.dump(world) for world in worlds(state, 0, 10)])
    assert dumps[0] == dumps[1]
