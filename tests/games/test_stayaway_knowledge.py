"""Нечто: what a seat knows, and that it knows no more (page "Knows")."""

from typing import Any

import pytest

from games.chance import Chance
from games.conformance import random_options
from games.contract import fill
from games.stayaway.facts import Contact, Sight
from games.stayaway.hidden import held
from games.stayaway.state import State
from tests.games.stayaway_positions import ENGINE, check_truth, legal, panic, play, position


def redeals(state: State, viewer: int | None, count: int = 40) -> list[State]:
    """Return redeals for a viewer, each true to all that it knows."""
    twins = [ENGINE.redeal(state, viewer, Chance(bytes([n]))) for n in range(count)]
    for twin in twins:
        check_truth(twin)
        assert ENGINE.view(twin, viewer) == ENGINE.view(state, viewer)
        assert ENGINE.inventory(twin) == ENGINE.inventory(state)
    return twins


def new_game(seats: int, seed: bytes = b"knows") -> State:
    return ENGINE.new_game(seats=seats, options={}, chance=Chance(seed))[0]


def exchange(state: State, gave: str, got: str) -> None:
    play(state, state.asked, "offer", card=gave)
    play(state, state.asked, "answer", card=got)


def test_no_view_changes_when_what_its_seat_cannot_know_is_dealt_anew() -> None:
    """Random games without announcements, which would end most of them early."""
    for number in range(12):
        chance = Chance(b"dealt anew" + bytes([number]))
        seats = 4 + number % 9
        options = random_options(ENGINE, seats, chance)
        state, _ = ENGINE.new_game(seats=seats, options=options, chance=chance.fork("game"))
        made = 0
        while state.result is None:
            check_truth(state)
            if made % 25 == 0:
                viewer = chance.pick([None, *range(seats)])
                twin = ENGINE.redeal(state, viewer, chance.fork(f"redeal {made}"))
                check_truth(twin)
                assert ENGINE.view(twin, viewer) == ENGINE.view(state, viewer)
                if viewer is not None:
                    assert ENGINE.legal(twin, viewer) == ENGINE.legal(state, viewer)
                assert all(asked_moves(twin, seat) for seat in ENGINE.actors(twin))
            seat = chance.pick(sorted(ENGINE.actors(state)))
            ENGINE.apply(state, seat, fill(chance.pick(asked_moves(state, seat)), chance))
            made += 1


def asked_moves(state: State, seat: int) -> list[Any]:
    return [move for move in ENGINE.legal(state, seat) if move["type"] != "announce"]


def test_at_first_any_other_seat_may_be_the_thing_and_no_hand_holds_infected() -> None:
    state = new_game(6)
    human = next(seat for seat in range(6) if state.roles[seat] == "human")
    twins = redeals(state, human, 100)
    assert {twin.thing() for twin in twins} == set(range(6)) - {human}
    for twin in twins:
        for seat in set(range(6)) - {state.turn}:
            assert "infected" not in twin.hands[seat]


def test_a_spectator_holds_every_seat_for_possible() -> None:
    twins = redeals(new_game(5), None, 60)
    assert {twin.thing() for twin in twins} == set(range(5))


def test_the_thing_knows_all_roles_and_an_infected_player_the_thing() -> None:
    state = position(["thing axe", "infected", "", "infected", ""], infected=[1, 3])
    roles = [entry["role"] for entry in ENGINE.view(state, 0)["roles"]]
    assert roles == ["thing", "infected", "human", "infected", "human"]
    assert all(twin.roles == state.roles for twin in redeals(state, 0))
    assert ENGINE.view(state, 1)["thing"] == 0
    assert ENGINE.view(state, 1)["roles"] is None
    twins = redeals(state, 1)
    assert {twin.thing() for twin in twins} == {0}
    assert {twin.roles[3] for twin in twins} == {"infected", "human"}
    assert ENGINE.view(state, 2)["thing"] is None


def test_only_who_got_an_unseen_card_from_the_thing_may_be_infected() -> None:
    state = position(["axe", "thing infected", "", ""])
    play(state, 0, "discard", card="axe")
    exchange(state, "suspicion", "infected")
    for twin in redeals(state, 2, 80):
        infected = {seat for seat, role in enumerate(twin.roles) if role == "infected"}
        assert infected <= ({0} if twin.thing() == 1 else {1} if twin.thing() == 0 else set())
    guesses = {(twin.thing(), twin.roles[0]) for twin in redeals(state, 2, 80)}
    assert {(1, "infected"), (1, "human"), (3, "human")} <= guesses


def test_one_seen_without_infected_after_its_exchange_is_human() -> None:
    state = position(["axe whiskey", "thing", "", ""])
    state.contacts.append(Contact(state.tick(), 1, 0))
    assert {twin.roles[0] for twin in redeals(state, 2, 80)} == {"human", "infected", "thing"}
    play(state, 0, "play", card="whiskey")
    assert {twin.roles[0] for twin in redeals(state, 2, 80)} == {"human"}


def test_a_seen_hand_stays_known_until_a_card_leaves_it_unseen() -> None:
    state = position(["analysis", "axe door run whiskey", "thing", ""])
    play(state, 0, "play", card="analysis", seat=1)
    hand = sorted(state.hands[1])
    assert all(sorted(held(twin, 1)) == hand for twin in redeals(state, 0))
    assert any(sorted(held(twin, 1)) != hand for twin in redeals(state, 2))
    exchange(state, "suspicion", "axe")
    assert state.sights[1] == Sight(("door", "run", "whiskey", "suspicion"))
    play(state, 1, "discard", card="door")
    sight = state.sights[1]
    assert sight is not None
    assert (sight.sure, sorted(sight.maybe), sight.lost) == (
        (),
        ["door", "run", "suspicion", "whiskey"],
        1,
    )
    lost = set()
    for twin in redeals(state, 0, 60):
        known = ["door", "run", "suspicion", "whiskey"]
        lost |= {card for card in known if card not in held(twin, 1)}
    assert {"door", "run", "whiskey"} <= lost


def test_a_refused_offer_leaves_what_was_known_of_the_hand() -> None:
    state = position(["whiskey thing axe door run", "no_thanks", "", ""])
    play(state, 0, "play", card="whiskey")
    play(state, 0, "offer", card="axe")
    play(state, 1, "defend", card="no_thanks")
    assert all(sorted(twin.hands[0]) == sorted(state.hands[0]) for twin in redeals(state, 2))


def test_infected_passed_on_is_from_the_thing_or_for_it() -> None:
    state = position(["thing infected axe", "missed", "", ""])
    play(state, 0, "discard", card="axe")
    play(state, 0, "offer", card="infected")
    play(state, 1, "defend", card="missed")
    play(state, 2, "answer", card="resolute")
    assert {twin.thing() for twin in redeals(state, 2, 60)} == {0}
    assert {twin.thing() for twin in redeals(state, 3, 60)} == {0, 1, 2}


def test_an_open_infected_tells_all_that_giver_or_receiver_is_the_thing() -> None:
    state = position(["thing infected axe", "", "", ""], quarantine={0: 2})
    play(state, 0, "discard", card="axe")
    exchange(state, "infected", "seduction")
    for twin in redeals(state, 3):
        assert (twin.thing(), twin.roles[1]) == (0, "infected")


def test_super_infection_before_the_thing_was_a_humans() -> None:
    four = "infected infected infected infected"
    state = position([f"{four} axe", "", "thing", ""], infected=[0])
    play(state, 0, "discard", card="axe")
    for twin in redeals(state, 3):
        assert twin.thing() in (1, 2)
        assert twin.thing() != 1 or twin.roles[0] == "human"


def test_the_dropped_out_know_no_more_than_before() -> None:
    state = position(["flamethrower", "", "thing", "", ""])
    play(state, 0, "play", card="flamethrower", seat=1)
    play(state, 1, "accept")
    view = ENGINE.view(state, 1)
    assert (view["hand"], view["role"], view["thing"]) == ([], "human", None)
    assert {twin.thing() for twin in redeals(state, 1, 60)} == {0, 2, 3, 4}


def test_a_laid_card_is_redealt_as_one_that_may_be_laid() -> None:
    state = panic("chain", ["thing infected", "", "", ""])
    play(state, 0, "give", card="infected")
    play(state, 1, "give", card="seduction")
    laid = {twin.given[0] for twin in redeals(state, 2, 60)}
    assert len(laid) > 1
    assert "thing" not in laid
    assert {twin.given[1] for twin in redeals(state, 1)} == {"seduction"}


def test_revenge_goes_on_only_while_both_sides_live() -> None:
    hands = ["flamethrower", "thing", "infected", "", "infected"]
    state = position(hands, infected=[2, 4], revenge=True)
    play(state, 0, "play", card="flamethrower", seat=1)
    play(state, 1, "accept")
    for twin in redeals(state, 0):
        assert len({twin.roles[seat] for seat in twin.living()}) == 2
    assert {twin.roles[4] for twin in redeals(state, 0)} == {"infected", "human"}


def test_what_one_discards_itself_it_knows_until_the_deck_is_renewed() -> None:
    state = position(["thing axe", "", "", ""], doors=[0])
    play(state, 0, "discard", card="axe")
    assert ENGINE.view(state, 0)["discarded"] == {"axe": 1}
    assert all(twin.discard == ["axe"] for twin in redeals(state, 0))
    assert any(twin.discard != ["axe"] for twin in redeals(state, 1))


def test_others_notes_are_told_anew_but_not_those_the_viewer_shares() -> None:
    state = position(["analysis axe", "infected run", "thing", ""], infected=[1])
    play(state, 0, "play", card="analysis", seat=1)
    shared = redeals(state, 1)
    assert all(twin.notes[0] == state.notes[0] for twin in shared)
    others = redeals(state, 3)
    assert any(twin.notes[0] != state.notes[0] for twin in others)
    for twin in others:
        assert ("thing" in twin.notes[0][0]["cards"]) == (twin.thing() == 1)


@pytest.mark.parametrize("viewer", [None, 0, 5])
def test_a_redeal_is_another_world_with_another_chance(viewer: int | None) -> None:
    state = new_game(12)
    twins = redeals(state, viewer, 10)
    assert len({tuple(twin.deck) for twin in twins}) == 10
    assert state.chance.seed not in {twin.chance.seed for twin in twins}


def test_a_human_and_an_infected_player_differ_in_their_own_lists_only() -> None:
    human = position(["infected axe", "thing", "", ""])
    infected = position(["infected axe", "thing", "", ""], infected=[0])
    human.contacts = infected.contacts[:]
    assert legal(human, 0, "discard") != legal(infected, 0, "discard")
    for seat in (2, 3):
        assert ENGINE.legal(human, seat) == ENGINE.legal(infected, seat)
        assert ENGINE.view(human, seat) == ENGINE.view(infected, seat)
