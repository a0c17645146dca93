"""Нечто: each panic, plain and blocked (S14)."""

import pytest

from tests.games.stayaway_positions import (
    ENGINE,
    asked,
    cards_of,
    check_truth,
    kinds,
    legal,
    of_kind,
    panic,
    panic_events,
    play,
    refused,
    seen,
)

FIVE = ["thing", "", "", "", ""]
SIX = [*FIVE, ""]


def targets(card: str, hands: list[str], **rest: object) -> list[int]:
    """Return whom the drawer of a panic may choose; none if it has gone by already."""
    state = panic(card, hands, **rest)  # type: ignore[arg-type]
    return sorted(move["seat"] for move in legal(state, 0, "target"))


def test_s14_old_ropes_take_all_quarantines() -> None:
    state, events = panic_events("old_ropes", FIVE, quarantine={1: 2, 3: 1}, doors=[2])
    assert len(of_kind(events, "quarantine_over")) == 2
    assert state.quarantine == [0] * 5
    assert state.doors[2]
    assert asked(state) == ("offer", [0])


def test_s14_three_four_takes_all_doors() -> None:
    state = panic("three_four", FIVE, quarantine={3: 1}, doors=[0, 2])
    assert not any(state.doors)
    assert state.quarantine[3] == 1
    assert asked(state) == ("offer", [0])


def test_s14_oops_shows_the_hand_to_everybody() -> None:
    state, events = panic_events("oops", FIVE)
    assert of_kind(events, "show")[0]["cards"][0] == "thing"
    assert ENGINE.view(state, 3)["thing"] == 0
    assert asked(state) == ("offer", [0])


def test_s14_between_us_shows_the_hand_to_a_neighbour_through_a_door() -> None:
    state = panic("between_us", FIVE, doors=[0])
    assert targets("between_us", FIVE, doors=[0]) == [1, 4]
    events = ENGINE.apply(state, 0, {"type": "target", "seat": 1})
    assert of_kind(seen(events, 1), "look")[0]["cards"][0] == "thing"
    assert "cards" not in of_kind(seen(events, 2), "look")[0]
    assert ENGINE.view(state, 1)["notes"][0]["seat"] == 0


def test_s14_confession_goes_round_until_infected_is_shown() -> None:
    state = panic("confession", ["", "infected", "thing", "", ""])
    assert asked(state) == ("confess", [0])
    assert refused(state, 0, "show", what="infected") == "not_in_hand"
    play(state, 0, "show", what="all")
    assert [move["what"] for move in legal(state, 1, "show")] == ["all", "infected", "none"]
    play(state, 1, "show", what="none")
    assert asked(state) == ("confess", [2])
    play(state, 2, "show", what="none")
    play(state, 3, "show", what="none")
    play(state, 4, "show", what="none")
    assert asked(state) == ("offer", [0])


@pytest.mark.parametrize("what", ["infected", "all"])
def test_s14_confession_ends_with_the_first_infected(what: str) -> None:
    state = panic("confession", ["", "infected", "thing", "", ""])
    play(state, 0, "show", what="none")
    events = play(state, 1, "show", what=what)
    shown = of_kind(events, "show")[0]["cards"]
    assert shown == ["infected"] if what == "infected" else len(shown) == 4
    assert asked(state) == ("offer", [0])
    check_truth(state)


def test_s14_forgetful_drops_three_and_draws_three() -> None:
    state = panic("forgetful", ["thing axe door run", "", "", ""], draws="axe chain axe axe")
    (form,) = legal(state, 0, "drop")
    assert sorted(form["cards"]["$cards"]["from"]) == ["axe", "door", "run"]
    assert refused(state, 0, "drop", cards=["axe", "door"]) == "three_cards"
    assert refused(state, 0, "drop", cards=["thing", "door", "run"]) == "cannot_drop"
    play(state, 0, "drop", cards=["run", "axe", "door"])
    assert sorted(state.hands[0]) == ["axe", "axe", "axe", "thing"]
    assert asked(state) == ("offer", [0])


def test_s14_forgetful_leaves_the_infected_one_infected() -> None:
    hands = ["infected infected infected axe", "thing", "", ""]
    state = panic("forgetful", hands, infected=[0])
    assert refused(state, 0, "drop", cards=["infected"] * 3) == "cannot_drop"
    play(state, 0, "drop", cards=["infected", "infected", "axe"])
    assert state.hands[0].count("infected") >= 1


def test_s14_friends_exchanges_with_anybody_and_phase_three_follows() -> None:
    assert targets("friends", FIVE, doors=[0, 4], quarantine={3: 1}) == [1, 2, 4]
    state = panic("friends", FIVE)
    play(state, 0, "target", seat=2)
    assert asked(state) == ("offer", [0])
    play(state, 0, "offer", card="suspicion")
    play(state, 2, "answer", card="resolute")
    assert asked(state) == ("offer", [0])
    assert state.exchange is not None
    assert state.exchange.by == "turn"


def test_s14_friends_with_nobody_to_choose_does_nothing() -> None:
    state = panic("friends", FIVE, quarantine=dict.fromkeys((1, 2, 3, 4), 1))
    assert asked(state) == ("act", [1])


def test_s14_friends_may_be_refused() -> None:
    state = panic("friends", ["thing", "", "no_thanks", "", ""])
    play(state, 0, "target", seat=2)
    play(state, 0, "offer", card="suspicion")
    play(state, 2, "defend", card="no_thanks")
    assert asked(state) == ("offer", [0])


def test_s14_blind_date_changes_a_card_for_the_top_event() -> None:
    hands = ["thing axe", "", "", ""]
    state = panic("blind_date", hands, draws="chain door whiskey")
    assert asked(state) == ("swap", [0])
    assert refused(state, 0, "swap", card="thing") == "must_keep"
    play(state, 0, "swap", card="axe")
    assert "door" in state.hands[0]
    assert asked(state) == ("act", [1])
    assert state.drew[1] == ["axe"]
    sight = state.sights[1]
    assert sight is not None
    assert sight.sure == ("axe",)
    assert ENGINE.view(state, 0)["notes"] == [
        {"turn": 2, "type": "topped", "seat": 0, "card": "axe"}
    ]
    check_truth(state)


def test_s14_blind_date_does_not_take_the_last_infected() -> None:
    state = panic("blind_date", ["infected axe", "thing", "", ""], infected=[0])
    assert "infected" not in cards_of(state, 0, "swap")


def test_s14_chain_passes_a_card_from_each_through_doors_and_quarantines() -> None:
    state = panic("chain", ["thing", "", "", ""], doors=[0, 1], quarantine={2: 2})
    cards = ["suspicion", "seduction", "resolute", "run"]
    for seat in (3, 1, 0):
        play(state, seat, "give", card=cards[seat])
    assert asked(state) == ("give", [2])
    assert ENGINE.view(state, 3)["laid"] == "run"
    assert ENGINE.view(state, 2)["laid"] is None
    events = ENGINE.apply(state, 2, {"type": "give", "card": "resolute"})
    assert "cards" not in str(of_kind(seen(events), "chain"))
    for seat, card in enumerate(cards):
        assert card in state.hands[(seat + 1) % 4]
    assert asked(state) == ("act", [1])
    check_truth(state)


def test_s14_chain_follows_the_direction_of_play() -> None:
    state = panic("chain", ["thing", "", "", ""], direction=-1)
    assert ENGINE.view(state, None)["asks"]["0"] == {"code": "give", "to": 3}


def test_s14_chain_infects_by_the_roles_before_it() -> None:
    state = panic("chain", ["thing infected", "infected", "", "infected infected"], infected=[3])
    assert "infected" in cards_of(state, 3, "give")
    assert "infected" not in cards_of(state, 1, "give")
    for seat, card in enumerate(("infected", "seduction", "resolute", "infected")):
        play(state, seat, "give", card=card)
    assert state.roles == ["thing", "infected", "human", "infected"]


def test_s14_party_clears_the_table_and_changes_pairs_clockwise() -> None:
    state, events = panic_events("party", FIVE, quarantine={0: 2}, doors=[1], direction=-1)
    assert state.places == [1, 0, 3, 2, 4]
    assert not any(state.doors)
    assert not any(state.quarantine)
    assert kinds(events)[-2:] == ["change_places", "change_places"]
    assert asked(state) == ("offer", [0])


def test_s14_party_asks_nobody() -> None:
    state = panic("party", ["thing", "comfortable", "", ""])
    assert state.phase == "offer"


def test_s14_go_away_changes_places_with_anybody_not_in_quarantine() -> None:
    assert targets("go_away", FIVE, doors=[0], quarantine={3: 1}) == [1, 2, 4]
    assert targets("go_away", FIVE, quarantine={0: 2}) == []
    state = panic("go_away", ["thing", "", "comfortable", "", ""])
    play(state, 0, "target", seat=2)
    assert asked(state) == ("move", [2])
    play(state, 2, "defend", card="comfortable")
    assert state.places == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("seats", "thirds"), [(4, [1, 3]), (5, [2, 3]), (6, [3]), (8, [3, 5])])
def test_s14_one_two_counts_three_to_either_side(seats: int, thirds: list[int]) -> None:
    assert targets("one_two", ["thing", *[""] * (seats - 1)], doors=[0, 1]) == thirds


def test_s14_one_two_moves_the_third_unless_it_is_in_quarantine() -> None:
    state = panic("one_two", SIX)
    play(state, 0, "target", seat=3)
    play(state, 3, "accept")
    assert (state.places[0], state.places[3]) == (3, 0)
    state = panic("one_two", SIX, quarantine={3: 1})
    events = play(state, 0, "target", seat=3)
    assert kinds(events) == ["target", "stay"]
    assert state.places == list(range(6))
    assert asked(state) == ("offer", [0])


def test_s14_one_two_back_at_oneself_does_nothing() -> None:
    state = panic("one_two", ["thing", "", ""])
    assert asked(state) == ("offer", [0])


@pytest.mark.parametrize("card", ["go_away", "one_two"])
def test_s14_a_change_of_places_drawn_in_quarantine_does_nothing(card: str) -> None:
    state = panic(card, FIVE, quarantine={0: 2})
    assert asked(state) == ("offer", [0])


def test_s14_a_target_must_be_chosen_if_there_is_one() -> None:
    state = panic("go_away", FIVE)
    assert {move["type"] for move in ENGINE.legal(state, 0)} == {"target", "announce"}
    assert refused(state, 0, "offer", card="suspicion") == "wrong_phase"
    assert refused(state, 0, "target", seat=0) == "oneself"


def test_s4_a_panic_lies_aside_until_it_is_done() -> None:
    state = panic("friends", FIVE)
    play(state, 0, "target", seat=2)
    assert state.aside == ["friends"]
    play(state, 0, "offer", card="suspicion")
    play(state, 2, "answer", card="resolute")
    assert state.aside == []
    assert state.discard == ["friends"]
