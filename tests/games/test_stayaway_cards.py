"""Нечто: each action and each obstacle, plain and blocked (S9 to S12)."""

import pytest

from games.stayaway.state import State
from tests.games.stayaway_positions import (
    ENGINE,
    aims,
    asked,
    cards_of,
    check_truth,
    kinds,
    legal,
    of_kind,
    play,
    position,
    refused,
    seen,
)

ANY = [("seat", 1), ("seat", 2), ("seat", 3), ("seat", 4)]
SIDES = [("seat", 1), ("seat", 4)]


def table(card: str, **rest: object) -> State:
    """Return a position of five with this card in the hand of seat 0, on turn."""
    return position([f"thing {card}", "", "", "", ""], **rest)  # type: ignore[arg-type]


def turn_of(state: State, seat: int) -> None:
    """Play on with plain discards until this seat is in phase 2."""
    while not (state.phase == "act" and state.turn == seat):
        kind = "discard" if state.phase == "act" else state.phase
        play(state, state.asked, kind, card=legal(state, state.asked, kind)[0]["card"])


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("flamethrower", SIDES),
        ("analysis", SIDES),
        ("suspicion", SIDES),
        ("change_places", SIDES),
        ("quarantine", SIDES),
        ("run", ANY),
        ("seduction", ANY),
        ("door", [("gap", 0), ("gap", 4)]),
        ("axe", []),
    ],
)
def test_s9_targets_with_nothing_in_the_way(card: str, targets: list[tuple[str, int]]) -> None:
    assert aims(table(card), 0, card) == targets


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("flamethrower", [("seat", 4)]),
        ("analysis", [("seat", 4)]),
        ("suspicion", [("seat", 4)]),
        ("change_places", [("seat", 4)]),
        ("quarantine", SIDES),
        ("run", ANY),
        ("seduction", ANY),
        ("door", [("gap", 4)]),
        ("axe", [("gap", 0)]),
    ],
)
def test_s9_targets_behind_a_door(card: str, targets: list[tuple[str, int]]) -> None:
    state = table(card, doors=[0])
    assert aims(state, 0, card) == targets
    if card in ("flamethrower", "analysis", "suspicion", "change_places"):
        assert refused(state, 0, "play", card=card, seat=1) == "door_between"


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("flamethrower", SIDES),
        ("analysis", SIDES),
        ("suspicion", SIDES),
        ("change_places", [("seat", 4)]),
        ("quarantine", [("seat", 4)]),
        ("run", [("seat", 2), ("seat", 3), ("seat", 4)]),
        ("seduction", [("seat", 2), ("seat", 3), ("seat", 4)]),
        ("axe", [("seat", 1)]),
    ],
)
def test_s10_targets_in_quarantine(card: str, targets: list[tuple[str, int]]) -> None:
    assert aims(table(card, quarantine={1: 2}), 0, card) == targets


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("flamethrower", []),
        ("change_places", []),
        ("run", []),
        ("analysis", SIDES),
        ("suspicion", SIDES),
        ("seduction", ANY),
        ("quarantine", SIDES),
        ("axe", [("seat", 0)]),
    ],
)
def test_s10_what_one_in_quarantine_may_play(card: str, targets: list[tuple[str, int]]) -> None:
    assert aims(table(card, quarantine={0: 2}), 0, card) == targets


def test_s9_axe_reaches_the_doors_and_quarantines_of_a_neighbour_it_can_reach() -> None:
    state = table("axe", doors=[1, 2, 4], quarantine={1: 1, 4: 1})
    assert aims(state, 0, "axe") == [("gap", 1), ("gap", 4), ("seat", 1)]


def test_s9_axe_breaks_a_door() -> None:
    state = table("axe", doors=[0])
    play(state, 0, "play", card="axe", gap=0)
    assert not any(state.doors)
    assert asked(state) == ("offer", [0])
    assert sorted(state.discard) == ["axe", "door"]


def test_s9_axe_cuts_a_quarantine_short() -> None:
    state = table("axe", quarantine={1: 2})
    play(state, 0, "play", card="axe", seat=1)
    assert state.quarantine[1] == 0
    assert asked(state) == ("offer", [0])


def test_s9_a_door_stops_the_exchange_it_is_put_before() -> None:
    state = table("door")
    events = play(state, 0, "play", card="door", gap=0)
    assert "no_exchange" in kinds(events)
    assert state.doors == [True, False, False, False, False]
    assert state.turn == 1


def test_s10_quarantine_lasts_to_the_end_of_the_second_own_turn() -> None:
    state = table("quarantine", draws="axe axe axe axe axe whiskey whiskey whiskey")
    play(state, 0, "play", card="quarantine", seat=1)
    assert state.quarantine[1] == 2
    turn_of(state, 1)
    turn_of(state, 2)
    assert state.quarantine[1] == 1
    turn_of(state, 1)
    assert state.quarantine[1] == 1
    turn_of(state, 2)
    assert state.quarantine[1] == 0
    assert "quarantine" in state.discard


def test_s10_one_in_quarantine_draws_and_discards_openly() -> None:
    state = position(["thing axe", "", "", ""], quarantine={1: 2}, draws="door whiskey")
    events = play(state, 0, "discard", card="axe")
    assert of_kind(events, "draw") == [{"type": "draw", "seat": 1, "count": 1, "cards": ["door"]}]
    events = play(state, 1, "discard", card="door")
    assert of_kind(events, "discard")[0]["cards"] == ["door"]
    assert kinds(ENGINE.view(state, None)["shown"]) == ["drawn", "discarded"]


def test_s10_others_draw_and_discard_unseen() -> None:
    state = position(["thing axe", "", "", ""], quarantine={2: 2}, draws="door whiskey")
    events = ENGINE.apply(state, 0, {"type": "discard", "card": "axe"})
    assert of_kind(seen(events), "discard") == [{"type": "discard", "seat": 0, "count": 1}]
    assert ENGINE.view(state, 1)["discarded"] == {}
    assert ENGINE.view(state, 0)["discarded"] == {"axe": 1}


def test_s10_no_second_quarantine_on_the_same_player() -> None:
    state = table("quarantine", quarantine={1: 1})
    assert refused(state, 0, "play", card="quarantine", seat=1) == "in_quarantine"


def test_analysis_shows_the_whole_hand_to_one_alone() -> None:
    state = position(["analysis", "thing infected", "", ""])
    events = ENGINE.apply(state, 0, {"type": "play", "card": "analysis", "seat": 1})
    cards = ["thing", "infected", "seduction", "seduction"]
    assert of_kind(seen(events, 0), "look")[0]["cards"] == cards
    for viewer in (None, 1, 2):
        assert "cards" not in of_kind(seen(events, viewer), "look")[0]
    view = ENGINE.view(state, 0)
    assert view["notes"] == [{"turn": 1, "type": "hand", "seat": 1, "cards": cards}]
    assert view["thing"] == 1
    assert asked(state) == ("offer", [0])
    check_truth(state)


def test_suspicion_shows_a_name_to_one_alone() -> None:
    state = position(["suspicion thing", "axe axe axe axe", "", ""])
    events = ENGINE.apply(state, 0, {"type": "play", "card": "suspicion", "seat": 1})
    assert of_kind(seen(events, 0), "look")[0]["card"] == "axe"
    assert of_kind(seen(events, 1), "look")[0].keys() == {"type", "seat", "at", "what"}
    assert ENGINE.view(state, 0)["notes"][0]["card"] == "axe"
    check_truth(state)


def test_whiskey_shows_the_hand_to_everybody() -> None:
    state = position(["whiskey thing axe door run", "", "", ""])
    events = play(state, 0, "play", card="whiskey")
    cards = ["thing", "axe", "run", "door"]
    assert of_kind(events, "show") == [{"type": "show", "seat": 0, "cards": cards}]
    assert ENGINE.view(state, None)["shown"][0]["cards"] == cards
    assert [ENGINE.view(state, seat)["thing"] for seat in range(4)] == [0] * 4
    assert asked(state) == ("offer", [0])


def test_watch_back_turns_play_round_at_once() -> None:
    state = table("watch_back")
    play(state, 0, "play", card="watch_back")
    assert state.direction == -1
    assert state.exchange is not None
    assert state.exchange.target == 4
    play(state, 0, "offer", card="suspicion")
    play(state, 4, "answer", card="change_places")
    assert state.turn == 4


@pytest.mark.parametrize(("card", "target"), [("change_places", 1), ("run", 2)])
def test_s11_comfortable_answers_a_change_of_places(card: str, target: int) -> None:
    hands = [f"thing {card}", "comfortable", "comfortable", "", ""]
    state = position(hands)
    play(state, 0, "play", card=card, seat=target)
    assert cards_of(state, target, "defend") == ["comfortable"]
    play(state, target, "defend", card="comfortable")
    assert state.places == [0, 1, 2, 3, 4]
    assert asked(state) == ("offer", [0])


def test_s11_one_without_a_defence_is_asked_as_well() -> None:
    state = table("run")
    play(state, 0, "play", card="run", seat=2)
    assert asked(state) == ("move", [2])
    assert ENGINE.legal(state, 2) == [{"type": "accept"}]


def test_s12_the_burnt_hand_is_discarded_unseen_and_its_role_stays_hidden() -> None:
    state = position(["flamethrower", "infected axe", "thing", "", ""], infected=[1])
    play(state, 0, "play", card="flamethrower", seat=1)
    assert asked(state) == ("burn", [1])
    events = play(state, 1, "accept")
    assert kinds(events) == ["accept", "burnt"]
    assert state.hands[1] == []
    assert ENGINE.view(state, 0)["discarded"] == {"flamethrower": 1}
    assert ENGINE.view(state, 1)["discarded"]["infected"] == 1
    assert "infected" not in str(ENGINE.view(state, 0)["shown"])
    assert asked(state) == ("offer", [0])
    assert state.exchange is not None
    assert state.exchange.target == 2


def test_s12_no_barbecue_answers_the_flamethrower() -> None:
    state = position(["flamethrower", "no_barbecue", "thing", "", ""])
    play(state, 0, "play", card="flamethrower", seat=1)
    assert refused(state, 1, "defend", card="seduction") == "no_defence"
    play(state, 1, "defend", card="no_barbecue")
    assert state.living() == [0, 1, 2, 3, 4]
    assert asked(state) == ("offer", [0])


def test_s12_one_in_quarantine_may_be_burnt_and_its_quarantine_is_discarded() -> None:
    state = position(["flamethrower", "", "thing", "", ""], quarantine={1: 2})
    play(state, 0, "play", card="flamethrower", seat=1)
    play(state, 1, "accept")
    assert state.discard.count("quarantine") == 1
    assert state.quarantine == [0] * 5


def test_s4_a_card_without_a_target_can_only_be_discarded() -> None:
    state = table("axe")
    assert refused(state, 0, "play", card="axe", seat=1) == "nothing_to_break"
    assert "axe" in cards_of(state, 0, "discard")


@pytest.mark.parametrize("card", ["scary", "no_thanks", "infected", "thing", "no_barbecue"])
def test_s4_defences_and_infection_are_never_played_in_phase_two(card: str) -> None:
    state = position([f"{card} axe", "thing" if card != "thing" else "", "", ""])
    assert refused(state, 0, "play", card=card) == "not_playable"


def test_s4_seduction_even_refused_takes_the_place_of_phase_three() -> None:
    state = position(["thing seduction", "", "no_thanks", ""])
    play(state, 0, "play", card="seduction", seat=2)
    play(state, 0, "offer", card="suspicion")
    play(state, 2, "defend", card="no_thanks")
    assert asked(state) == ("act", [1])
