"""Нечто: exchanges, infection, super-infection, and the defences (S4 to S8, S11, S13)."""

import pytest

from games.stayaway.dropping import burn
from games.stayaway.state import State
from tests.games.stayaway_positions import (
    ENGINE,
    asked,
    cards_of,
    check_truth,
    kinds,
    of_kind,
    panic,
    play,
    position,
    refused,
    seen,
)

FOUR_INFECTED = "infected infected infected infected"


def offering(hands: list[str], card: str, **rest: object) -> State:
    """Return the position after seat 0 discarded its axe and laid this card for seat 1."""
    state = position([f"axe {hands[0]}", *hands[1:]], **rest)  # type: ignore[arg-type]
    play(state, 0, "discard", card="axe")
    play(state, 0, "offer", card=card)
    return state


def test_s4_a_turn_is_draw_play_or_discard_and_exchange() -> None:
    state = position(["thing axe", "", "", ""], draws="door run")
    assert asked(state) == ("act", [0])
    play(state, 0, "discard", card="axe")
    assert asked(state) == ("offer", [0])
    play(state, 0, "offer", card="suspicion")
    assert asked(state) == ("answer", [1])
    events = play(state, 1, "answer", card="seduction")
    assert kinds(events) == ["exchange", "turn", "draw"]
    assert asked(state) == ("act", [1])
    assert state.drew[1] == ["door"]
    assert [len(hand) for hand in state.hands] == [4, 5, 4, 4]


def test_s5_the_partner_answers_without_seeing_the_card() -> None:
    state = offering(["thing", "", "", ""], "suspicion")
    shown = [ENGINE.view(state, viewer) for viewer in (None, 1, 2)]
    assert all(view["exchange"]["card"] is None for view in shown)
    assert all("laid" not in view or view["laid"] is None for view in shown)
    assert ENGINE.view(state, 0)["laid"] == "suspicion"


def test_s5_everybody_knows_who_exchanged_with_whom_and_in_which_turn() -> None:
    state = offering(["thing", "", "", ""], "suspicion")
    assert ENGINE.view(state, 2)["contacts"] == []
    ENGINE.apply(state, 1, {"type": "answer", "card": "seduction"})
    for viewer in (None, 0, 1, 2):
        assert sorted(ENGINE.view(state, viewer)["contacts"]) == [(0, 1, [1]), (1, 0, [1])]


def test_s5_both_note_what_they_gave_and_got() -> None:
    state = offering(["thing", "", "", ""], "suspicion")
    events = ENGINE.apply(state, 1, {"type": "answer", "card": "seduction"})
    note = {"turn": 1, "type": "exchange", "seat": 1, "gave": "suspicion", "got": "seduction"}
    assert ENGINE.view(state, 0)["notes"] == [note]
    assert ENGINE.view(state, 1)["notes"][0]["got"] == "suspicion"
    assert ENGINE.view(state, 2)["notes"] == []
    told = of_kind(seen(events, 2), "exchange")[0]
    assert told == {"type": "exchange", "seats": [0, 1]}


@pytest.mark.parametrize("block", [{"doors": [0]}, {"quarantine": {1: 2}}])
def test_s5_no_exchange_through_a_door_or_with_one_in_quarantine(block: dict[str, object]) -> None:
    state = position(["thing axe", "", "", ""], **block)  # type: ignore[arg-type]
    events = play(state, 0, "discard", card="axe")
    assert "no_exchange" in kinds(events)
    assert asked(state) == ("act", [1])


def test_s5_one_in_quarantine_offers_openly_and_it_stays_open_through_missed() -> None:
    state = offering(["thing infected", "missed", "", ""], "infected", quarantine={0: 2})
    assert ENGINE.view(state, None)["exchange"]["card"] == "infected"
    play(state, 1, "defend", card="missed")
    assert asked(state) == ("answer", [2])
    assert ENGINE.view(state, None)["exchange"]["card"] == "infected"
    events = play(state, 2, "answer", card="resolute")
    assert of_kind(events, "exchange")[0]["card"] == "infected"
    assert state.roles[2] == "human"
    check_truth(state)


def test_s6_a_human_may_discard_infected_but_not_give_it() -> None:
    state = position(["infected axe", "thing", "", ""])
    assert "infected" in cards_of(state, 0, "discard")
    play(state, 0, "discard", card="axe")
    assert "infected" not in cards_of(state, 0, "offer")
    assert refused(state, 0, "offer", card="infected") == "cannot_give"


def test_s6_an_infected_player_keeps_one_and_gives_others_to_the_thing_only() -> None:
    state = position(["infected axe", "", "", "thing"], infected=[0])
    assert refused(state, 0, "discard", card="infected") == "must_keep"
    state = position(["infected infected axe", "", "", "thing"], infected=[0])
    assert "infected" in cards_of(state, 0, "discard")
    play(state, 0, "discard", card="axe")
    assert "infected" not in cards_of(state, 0, "offer")
    state = position(["infected infected axe", "thing", "", ""], infected=[0])
    play(state, 0, "discard", card="axe")
    assert "infected" in cards_of(state, 0, "offer")


def test_s6_the_thing_gives_infected_to_humans_and_to_the_infected_only_in_need() -> None:
    state = position(["thing infected infected axe run", "infected", "", ""], infected=[1])
    assert "thing" not in cards_of(state, 0, "discard")
    play(state, 0, "discard", card="axe")
    assert cards_of(state, 0, "offer") == ["run"]
    state = position(["thing infected infected infected axe", "infected", "", ""], infected=[1])
    play(state, 0, "discard", card="axe")
    assert cards_of(state, 0, "offer") == ["infected"]
    before = state.infected_at[:]
    play(state, 0, "offer", card="infected")
    play(state, 1, "answer", card="seduction")
    assert state.infected_at == before
    state = position(["thing infected axe", "", "", ""])
    play(state, 0, "discard", card="axe")
    assert "infected" in cards_of(state, 0, "offer")


def test_s7_infection_in_phase_three() -> None:
    state = offering(["thing infected", "", "", ""], "infected")
    events = ENGINE.apply(state, 1, {"type": "answer", "card": "seduction"})
    assert state.roles == ["thing", "infected", "human", "human"]
    assert of_kind(seen(events, 1), "infected") == [{"type": "infected", "seat": 1, "by": 0}]
    assert of_kind(seen(events, 2), "infected") == of_kind(seen(events), "infected") == []
    view = ENGINE.view(state, 1)
    assert (view["role"], view["thing"], view["infected_turn"]) == ("infected", 0, 1)
    check_truth(state)


def test_s7_infection_by_seduction_which_takes_the_place_of_phase_three() -> None:
    state = position(["thing infected seduction", "", "", ""], doors=[0, 1, 2, 3])
    play(state, 0, "play", card="seduction", seat=2)
    play(state, 0, "offer", card="infected")
    play(state, 2, "answer", card="resolute")
    assert state.roles[2] == "infected"
    assert asked(state) == ("act", [1])


def test_s7_infection_in_a_chain() -> None:
    state = panic("chain", ["thing infected", "", "", ""])
    assert asked(state) == ("give", [0, 1, 2, 3])
    for seat, card in enumerate(("infected", "seduction", "resolute", "run")):
        play(state, seat, "give", card=card)
    assert state.roles == ["thing", "infected", "human", "human"]
    assert "run" in state.hands[0]
    assert ENGINE.view(state, 1)["notes"][0] == {
        "turn": 2,
        "type": "chain",
        "seat": 0,
        "to": 2,
        "gave": "seduction",
        "got": "infected",
    }
    check_truth(state)


def test_s7_infected_passed_on_by_missed_infects_nobody() -> None:
    state = offering(["thing infected", "missed", "", ""], "infected")
    play(state, 1, "defend", card="missed")
    play(state, 2, "answer", card="resolute")
    assert state.roles == ["thing", "human", "human", "human"]
    assert "infected" in state.hands[2]
    assert state.known_thing[2] == -1
    check_truth(state)


def test_s7_the_things_answer_to_a_passed_on_offer_infects_who_offered() -> None:
    state = offering(["", "missed", "thing infected", ""], "suspicion")
    play(state, 1, "defend", card="missed")
    play(state, 2, "answer", card="infected")
    assert state.roles == ["infected", "human", "thing", "human"]
    assert state.known_thing[0] == 2
    check_truth(state)


def test_s7_the_things_plain_answer_infects_too() -> None:
    state = offering(["", "thing infected", "", ""], "suspicion")
    play(state, 1, "answer", card="infected")
    assert state.roles[0] == "infected"


def test_s7_infected_from_an_infected_player_to_the_thing_changes_nothing() -> None:
    state = offering(["infected infected", "thing", "", ""], "infected", infected=[0])
    play(state, 1, "answer", card="seduction")
    assert state.roles == ["infected", "thing", "human", "human"]


def test_s8_super_infection_of_a_human_who_offers() -> None:
    state = position([f"{FOUR_INFECTED} axe", "thing", "", ""])
    events = play(state, 0, "discard", card="axe")
    assert of_kind(events, "super_infection")[0]["cards"] == FOUR_INFECTED.split()
    assert state.hands[0] == []
    assert asked(state) == ("act", [1])
    assert ENGINE.view(state, None)["discarded"]["infected"] == 4


def test_s8_super_infection_of_an_infected_and_its_rescue_by_the_thing() -> None:
    lost = position([f"{FOUR_INFECTED} axe", "", "thing", ""], infected=[0])
    play(lost, 0, "discard", card="axe")
    assert lost.dropped_at[0]
    saved = position([f"{FOUR_INFECTED} axe", "thing", "", ""], infected=[0])
    play(saved, 0, "discard", card="axe")
    assert cards_of(saved, 0, "offer") == ["infected"]


def test_s8_super_infection_of_the_one_asked_gives_the_card_back() -> None:
    state = position(["thing axe infected", FOUR_INFECTED, "", ""])
    play(state, 0, "discard", card="axe")
    play(state, 0, "offer", card="infected")
    assert state.dropped_at[1]
    assert "infected" in state.hands[0]
    assert asked(state) == ("act", [2])


def test_s8_super_infection_after_missed() -> None:
    state = offering(["thing", "missed", FOUR_INFECTED, ""], "suspicion")
    play(state, 1, "defend", card="missed")
    assert state.dropped_at[2]
    assert asked(state) == ("act", [1])


def test_s8_after_friends_phase_three_follows_a_super_infection() -> None:
    state = panic("friends", ["thing", "", FOUR_INFECTED, ""])
    play(state, 0, "target", seat=2)
    play(state, 0, "offer", card="suspicion")
    assert state.dropped_at[2]
    assert asked(state) == ("offer", [0])
    assert state.exchange is not None
    assert (state.exchange.by, state.exchange.target) == ("turn", 1)


def test_s8_super_infection_in_a_chain_and_the_infected_saved_by_the_thing() -> None:
    hands = ["", FOUR_INFECTED, "", FOUR_INFECTED, "thing", ""]
    state = panic("chain", hands, infected=[3])
    assert state.dropped_at[1]
    assert not state.dropped_at[3]
    assert asked(state) == ("give", [0, 2, 3, 4, 5])
    assert cards_of(state, 3, "give") == ["infected"]


@pytest.mark.parametrize("block", [{"doors": [0]}, {"quarantine": {1: 2}}])
def test_s8_a_door_or_a_quarantine_prevents_super_infection(block: dict[str, object]) -> None:
    state = position([f"{FOUR_INFECTED} axe", "thing", "", ""], **block)  # type: ignore[arg-type]
    play(state, 0, "discard", card="axe")
    assert state.living() == [0, 1, 2, 3]


def test_s11_no_thanks_gives_the_card_back_and_the_hand_is_filled() -> None:
    state = offering(["thing", "no_thanks", "", ""], "suspicion", draws="chain door run")
    events = play(state, 1, "defend", card="no_thanks")
    assert of_kind(events, "draw")[0] == {"type": "draw", "seat": 1, "count": 1, "panics": 1}
    assert state.hands[0].count("suspicion") == 3
    assert sorted(state.hands[1]) == ["door", "run", "seduction", "seduction", "seduction"]
    assert state.turn == 1


def test_s11_scary_shows_the_offered_card_to_the_defender_alone() -> None:
    state = offering(["thing infected", "scary", "", ""], "infected")
    events = ENGINE.apply(state, 1, {"type": "defend", "card": "scary"})
    assert of_kind(seen(events, 1), "look")[0]["card"] == "infected"
    assert "card" not in of_kind(seen(events, 2), "look")[0]
    assert state.known_thing[1] == 0
    assert state.roles[1] == "human"
    assert ENGINE.view(state, 1)["notes"][0]["card"] == "infected"
    check_truth(state)


def test_s11_missed_twice_over() -> None:
    state = offering(["thing", "missed", "missed", ""], "suspicion", draws="door run axe")
    play(state, 1, "defend", card="missed")
    play(state, 2, "defend", card="missed")
    assert asked(state) == ("answer", [3])
    play(state, 3, "answer", card="run")
    assert "suspicion" in state.hands[3]
    assert "run" in state.hands[0]
    assert asked(state) == ("act", [1])


@pytest.mark.parametrize("block", [{"doors": [1]}, {"quarantine": {2: 1}}])
def test_s11_missed_comes_to_nothing_at_a_door_or_a_quarantine(block: dict[str, object]) -> None:
    state = offering(["thing", "missed", "", ""], "suspicion", **block)
    play(state, 1, "defend", card="missed")
    assert state.hands[0].count("suspicion") == 3
    assert asked(state) == ("act", [1])


def test_s11_missed_back_to_the_one_who_offered_comes_to_nothing() -> None:
    state = position(["thing seduction", "", "", "missed"])
    play(state, 0, "play", card="seduction", seat=3)
    play(state, 0, "offer", card="suspicion")
    play(state, 3, "defend", card="missed")
    assert asked(state) == ("act", [1])
    assert "suspicion" in state.hands[0]


def test_s11_only_cards_against_exchanges_answer_an_offer() -> None:
    state = offering(["thing", "comfortable no_barbecue scary missed", "", ""], "suspicion")
    assert cards_of(state, 1, "defend") == ["missed", "scary"]
    assert refused(state, 1, "defend", card="no_barbecue") == "no_defence"


def test_the_asked_are_always_asked_even_with_one_card_to_give() -> None:
    state = offering(["", "infected infected infected axe", "thing", ""], "suspicion", infected=[1])
    assert asked(state) == ("answer", [1])
    assert cards_of(state, 1, "answer") == ["axe"]


def test_s13_resolute_draws_three_events_and_keeps_one() -> None:
    state = position(["thing resolute", "", "", ""], draws="axe chain door run whiskey")
    play(state, 0, "play", card="resolute")
    assert asked(state) == ("pick", [0])
    assert ENGINE.view(state, 0)["picks"] == ["axe", "run", "door"]
    assert ENGINE.view(state, 1)["picks"] == []
    assert refused(state, 0, "pick", card="whiskey") == "not_drawn"
    play(state, 0, "pick", card="door")
    assert asked(state) == ("act", [0])
    assert "door" in state.hands[0]
    assert ENGINE.view(state, 0)["discarded"] == {"axe": 1, "run": 1}
    assert ENGINE.view(state, 1)["discarded"] == {}


def test_s13_resolute_may_follow_resolute() -> None:
    state = position(["thing resolute", "", "", ""], draws="resolute door run axe axe")
    play(state, 0, "play", card="resolute")
    play(state, 0, "pick", card="resolute")
    play(state, 0, "play", card="resolute")
    assert state.aside == ["resolute", "resolute"]
    assert asked(state) == ("pick", [0])


def test_s6_after_revenge_infected_cannot_be_given() -> None:
    state = position(["infected infected axe", "", "thing", ""], infected=[0], revenge=True)
    burn(state, 2, [])
    play(state, 0, "discard", card="axe")
    assert "infected" not in cards_of(state, 0, "offer")
