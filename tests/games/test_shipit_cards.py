"""Ship IT!: events and single cards (I3, I12)."""

import pytest

from tests.games.shipit_positions import (
    ENGINE,
    cards_to_play,
    discarded,
    do,
    hand,
    kinds,
    play,
    position,
    refusal,
    table,
)

# --- I3: events ----------------------------------------------------------------------------


def test_i3_hype_drawing_three_events_carries_out_each() -> None:
    state = position("hype backend", "", tables=("database frontend", ""), deck="paws 0day 500")
    play(state, 0, "hype")
    assert (state.phase, state.in_play) == ("answer", ["hype", "500"])
    do(state, 0, "yield", component=0)
    assert (state.phase, state.in_play, state.discard) == ("answer", ["hype", "0day"], ["500"])
    do(state, 0, "yield", component=0, seat=1)
    assert (state.phase, hand(state, 1)) == ("discard", "frontend")
    do(state, 0, "discard", card="database")
    assert state.phase == "turn"
    assert hand(state, 0) == "backend"
    assert discarded(state) == ["database", "hype", "500", "0day", "paws"]


def test_i3_500_is_an_error_without_sudo() -> None:
    state = position("excuse sudo", "", tables=("backend", ""), deck="ci 500")
    do(state, 0, "draw")
    do(state, 0, "defend", card="excuse", sudo=False)
    assert table(state, 0) == "backend"
    assert discarded(state) == ["excuse", "500"]
    assert (state.turn, hand(state, 1)) == (1, "ci")


def test_i3_500_hits_the_monitoring_only() -> None:
    state = position("", "", tables=("backend monitoring", ""), deck="ci 500")
    do(state, 0, "draw")
    assert ENGINE.legal(state, 0) == [{"type": "yield", "component": 1}]


def test_i3_0day_with_no_component_is_just_discarded() -> None:
    state = position("", "", deck="ci 0day")
    do(state, 0, "draw")
    assert (state.discard, state.turn) == (["0day"], 1)


def test_i3_0day_hits_the_firewall_only() -> None:
    state = position("", "", "", tables=("backend firewall",), deck="ci 0day")
    do(state, 0, "draw")
    assert refusal(state, 0, "yield", component=0, seat=1) == ("bad_yield", "I10")
    do(state, 0, "yield", component=1, seat=2)
    assert (table(state, 0), hand(state, 2)) == ("backend", "firewall")
    assert state.blocked[2] == {"firewall": 1}


def test_i3_0day_is_absorbed_by_a_certificate() -> None:
    state = position("", "", tables=("backend+ci+certificate", ""), deck="ci 0day")
    do(state, 0, "draw")
    do(state, 0, "yield", component=0, seat=1)
    assert (table(state, 0), hand(state, 1)) == ("backend+ci", "ci")
    assert discarded(state) == ["certificate", "0day"]


def test_i3_0day_is_stopped_by_a_patch() -> None:
    state = position("patch", "", tables=("backend", ""), deck="ci 0day")
    do(state, 0, "draw")
    do(state, 0, "defend", card="patch", sudo=False)
    assert (table(state, 0), discarded(state)) == ("backend", ["patch", "0day"])


def test_i3_0day_goes_to_another_seat_still_in() -> None:
    state = position("", "", "", "", tables=("backend",), deck="ci 0day")
    state.left = [2]
    do(state, 0, "draw")
    assert [move["seat"] for move in ENGINE.legal(state, 0)] == [1, 3]
    assert refusal(state, 0, "yield", component=0)[0] == "bad_yield"


def test_i3_friday_counts_for_the_turn_in_which_it_is_drawn() -> None:
    state = position("", "backend orchestrator", deck="ci ci ci ci friday ci")
    do(state, 0, "draw")
    assert state.friday
    assert refusal(state, 1, "deploy", card="backend", under=[]) == ("friday", "I3")
    assert refusal(state, 1, "play", card="orchestrator") == ("no_deploys", "I12")
    do(state, 1, "draw")
    do(state, 0, "draw")
    assert "backend" in cards_to_play(state, 1)


def test_i3_paws_take_a_card_of_ones_choice() -> None:
    state = position("backend ci", "", deck="ci paws")
    do(state, 0, "draw")
    assert [move["card"] for move in ENGINE.legal(state, 0)] == ["backend", "ci"]
    assert refusal(state, 0, "discard", card="patch") == ("not_in_hand", "I3")
    do(state, 0, "discard", card="ci")
    assert (hand(state, 0), state.turn) == ("backend", 1)
    empty = position("", "", deck="ci paws")
    do(empty, 0, "draw")
    assert (empty.discard, empty.turn) == (["paws"], 1)


def test_i3_events_never_enter_a_hand_and_are_not_replaced() -> None:
    state = position("hype", "", deck="ci ci friday friday")
    play(state, 0, "hype")
    assert (hand(state, 0), state.deck) == ("ci", ["ci"])


# --- I12: single cards ---------------------------------------------------------------------


@pytest.mark.parametrize("card", ["excuse", "patch", "ci", "certificate", "sudo"])
def test_i12_defences_and_sudo_are_never_played_alone(card: str) -> None:
    state = position(card, "", tables=("", "backend"))
    assert cards_to_play(state, 0) == set()
    assert refusal(state, 0, "play", card=card)[1] in ("I12", "I8")


def test_i12_research_takes_any_card_but_an_event() -> None:
    state = position("research", "", deck="sudo 500 ci sudo")
    events = play(state, 0, "research")
    assert not any("cards" in event for event in events)
    assert [move["card"] for move in ENGINE.legal(state, 0)] == ["ci", "sudo", None]
    assert refusal(state, 0, "take", card="500") == ("not_in_deck", "I12")
    told = do(state, 0, "take", card="sudo")
    assert {"type": "found", "seat": 0, "took": True} in told
    assert (hand(state, 0), sorted(state.deck)) == ("sudo", ["500", "ci", "sudo"])


def test_i12_research_may_always_be_played_and_take_nothing() -> None:
    state = position("research", "", deck="500")
    play(state, 0, "research")
    assert ENGINE.legal(state, 0) == [{"type": "take", "card": None}]
    do(state, 0, "take", card=None)
    bare = position("research", "", deck="")
    play(bare, 0, "research")
    do(bare, 0, "take", card=None)
    assert bare.discard == ["research"]


def test_i12_gc_takes_no_event_and_nothing_from_nothing() -> None:
    state = position("gc", "", discard="500 ci ci")
    assert ENGINE.legal(state, 0)[0] == {"type": "play", "card": "gc", "take": "ci"}
    assert refusal(state, 0, "play", card="gc", take="500") == ("bad_play", "I12")
    events_only = position("gc", "", discard="500")
    assert refusal(events_only, 0, "play", card="gc", take="ci") == ("nothing_to_collect", "I12")


def test_i12_two_gc_take_each_other_three_times_a_turn() -> None:
    state = position("gc", "", discard="gc")
    for _ in range(3):
        play(state, 0, "gc", take="gc")
        assert (hand(state, 0), state.discard) == ("gc", ["gc"])
    assert refusal(state, 0, "play", card="gc", take="gc") == ("too_many_gc", "I12")


def test_i12_rfc_takes_one_copy_for_all_to_see() -> None:
    state = position("rfc", "ci ci", "")
    events = play(state, 0, "rfc", seat=1, take="ci")
    assert events[-1] == {"type": "requested", "seat": 0, "from": 1, "card": "ci", "came": True}
    assert (hand(state, 0), hand(state, 1)) == ("ci", "ci")


def test_i12_rfc_may_miss() -> None:
    state = position("rfc", "ci", "")
    assert play(state, 0, "rfc", seat=1, take="sudo")[-1]["came"] is False
    assert hand(state, 1) == "ci"


@pytest.mark.parametrize("name", ["500", "friday", "analytics", "nonsense"])
def test_i12_rfc_names_no_event_and_no_architecture(name: str) -> None:
    state = position("rfc", "ci")
    assert refusal(state, 0, "play", card="rfc", seat=1, take=name) == ("bad_play", "I12")


@pytest.mark.parametrize(("card", "fields"), [("rfc", {"take": "ci"}), ("p2p", {})])
def test_i12_nothing_is_taken_from_an_empty_hand_or_oneself(
    card: str, fields: dict[str, str]
) -> None:
    state = position(f"{card} ci", "", "ci")
    for seat in (0, 1):
        assert refusal(state, 0, "play", card=card, seat=seat, **fields) == ("bad_play", "I12")
    nobody = position(card, "")
    assert refusal(nobody, 0, "play", card=card, seat=1, **fields) == ("empty_hands", "I12")


def test_i12_p2p_takes_a_card_at_random() -> None:
    state = position("p2p", "ci")
    told = ENGINE.apply(state, 0, {"type": "play", "card": "p2p", "seat": 1})[-1]
    assert (hand(state, 0), hand(state, 1)) == ("ci", "")
    assert [(told.seen_by(viewer) or {}).get("card") for viewer in (0, 1, None)] == [
        "ci",
        "ci",
        None,
    ]


def test_i12_opensource_taken_or_kept() -> None:
    state = position("opensource", "", deck="sudo ci")
    play(state, 0, "opensource")
    do(state, 0, "keep", take=True)
    assert (hand(state, 0), state.discard, state.deck) == ("ci", ["opensource"], ["sudo"])
    kept = position("opensource", "", deck="sudo ci")
    play(kept, 0, "opensource")
    do(kept, 0, "keep", take=False)
    assert (hand(kept, 0), kept.discard, kept.deck) == ("opensource", [], ["sudo", "ci"])
    assert refusal(kept, 0, "play", card="opensource") == ("opensource_again", "I12")


def test_i12_an_event_seen_by_opensource_acts_only_if_taken() -> None:
    state = position("opensource", "", tables=("backend", ""), deck="500")
    play(state, 0, "opensource")
    assert table(state, 0) == "backend"
    taken = ENGINE.copy(state)
    do(taken, 0, "keep", take=True)
    assert (taken.phase, taken.in_play) == ("answer", ["opensource", "500"])
    do(taken, 0, "yield", component=0)
    assert (discarded(taken), hand(taken, 0)) == (["opensource", "500"], "backend")
    do(state, 0, "keep", take=False)
    assert (table(state, 0), state.deck) == ("backend", ["500"])


def test_i12_supply_discards_one_and_puts_the_others_back() -> None:
    state = position("supply", "", "", deck="hype sudo 500 ci patch")
    play(state, 0, "supply")
    assert [move["card"] for move in ENGINE.legal(state, 0)] == ["patch", "ci", "sudo", "500"]
    do(state, 0, "order", card="ci")
    assert state.discard == ["ci"]
    for card in ("500", "patch", "sudo"):
        do(state, 0, "order", card=card)
    assert state.deck == ["hype", "500", "patch", "sudo"]
    assert (state.phase, state.discard) == ("turn", ["ci", "supply"])


def test_i12_supply_looks_on_into_the_shuffled_discard() -> None:
    state = position("supply", "", deck="sudo", discard="ci ci")
    play(state, 0, "supply")
    assert (sorted(state.looked), state.deck, state.discard) == (["ci", "ci", "sudo"], [], [])
    do(state, 0, "order", card="ci")
    do(state, 0, "order", card="sudo")
    do(state, 0, "order", card="ci")
    assert state.deck == ["sudo", "ci"]


def test_i12_ddos_keeps_another_seat_from_deploying_on_its_next_turn() -> None:
    state = position("ddos ddos", "backend orchestrator", deck="ci " * 8)
    assert refusal(state, 0, "play", card="ddos", seat=0) == ("bad_play", "I12")
    play(state, 0, "ddos", seat=1)
    assert state.phase == "turn"
    assert refusal(state, 0, "play", card="ddos", seat=1) == ("all_marked", "I12")
    do(state, 0, "end")
    assert refusal(state, 1, "deploy", card="backend", under=[]) == ("marked", "I12")
    assert refusal(state, 1, "play", card="orchestrator") == ("no_deploys", "I12")
    do(state, 1, "draw")
    assert state.marked == [False, False]
    do(state, 0, "draw")
    do(state, 1, "deploy", card="backend", under=[])


def test_i12_merge_shuffles_the_discard_into_the_deck() -> None:
    state = position("merge", "", deck="ci", discard="sudo 500")
    play(state, 0, "merge")
    assert (sorted(state.deck), state.discard) == (["500", "ci", "sudo"], ["merge"])
    bare = position("merge", "")
    assert refusal(bare, 0, "play", card="merge") == ("nothing_to_merge", "I12")


def test_i12_orchestrator_allows_a_second_deploy_once() -> None:
    state = position("orchestrator orchestrator backend database frontend", "")
    do(state, 0, "deploy", card="backend", under=[])
    play(state, 0, "orchestrator")
    assert refusal(state, 0, "play", card="orchestrator") == ("orchestrated", "I12")
    do(state, 0, "deploy", card="database", under=[])
    assert refusal(state, 0, "deploy", card="frontend", under=[]) == ("deployed", "I2")


@pytest.mark.parametrize("card", ["hype", "opensource", "supply"])
def test_i12_nothing_is_drawn_from_nothing(card: str) -> None:
    state = position(card, "", deck="")
    assert refusal(state, 0, "play", card=card)[1] == "I12"
    assert kinds(state, 0) == ["offer", "draw"]


def test_i17_a_turn_cannot_go_in_a_circle_for_ever() -> None:
    state = position("research", "", deck="", discard="research")
    for _ in range(100):
        play(state, 0, "research")
        do(state, 0, "take", card="research")
    assert refusal(state, 0, "play", card="research") == ("turn_too_long", "I17")
