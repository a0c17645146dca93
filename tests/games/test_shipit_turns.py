"""Ship IT!: set-up, turns, deploys and piles (I1, I2, I4, I5, I7, I8)."""

import pytest

from games.chance import Chance
from games.contract import BadOptions
from games.shipit.cards import ARCHITECTURES, CARDS, EVENTS
from games.shipit.state import State
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


def new_game(seats: int, seed: int = 0, **options: object) -> State:
    return ENGINE.new_game(seats=seats, options=options, chance=Chance(b"%d" % seed))[0]


# --- I1 ------------------------------------------------------------------------------------


def test_facts_eighty_cards_of_thirty_four_kinds() -> None:
    assert len(CARDS) == 34
    assert sum(card.copies for card in CARDS.values()) == 80
    assert sum(card.copies for card in CARDS.values() if card.extra) == 4
    assert ENGINE.inventory(new_game(3)).total() == 80
    assert ENGINE.inventory(new_game(3, extras=False)).total() == 76


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 7), (4, 7)])
def test_i1_hands_without_events_and_an_architecture_each(seats: int, size: int) -> None:
    for seed in range(30):
        state, events = ENGINE.new_game(seats=seats, options={}, chance=Chance(b"%d" % seed))
        dealt = [events[0].seen_by(seat) or {} for seat in range(seats)]
        assert [len(one["hand"]) for one in dealt] == [size] * seats
        assert not any(EVENTS.intersection(one["hand"]) for one in dealt)
        assert sorted(state.architectures + state.unused) == sorted(ARCHITECTURES)


def test_i1_events_set_aside_go_back_to_any_place_of_the_deck() -> None:
    tops = [new_game(4, seed).deck for seed in range(60)]
    share = [sum(deck[place] in EVENTS for deck in tops) / 60 for place in (0, 20, -1)]
    assert all(0.05 < one < 0.7 for one in share)


def test_i1_who_starts_is_drawn_by_lot_or_sits_after_the_dealer() -> None:
    assert {new_game(4, seed).starter for seed in range(40)} == {0, 1, 2, 3}
    assert {new_game(4, seed, dealer=3).turn for seed in range(10)} == {0}
    assert {new_game(3, seed, dealer=0).turn for seed in range(10)} == {1}


def test_i1_the_dealer_sits_at_the_table() -> None:
    with pytest.raises(BadOptions):
        new_game(2, dealer=2)


def test_i1_extras_off_drops_the_four_cards() -> None:
    stock = ENGINE.inventory(new_game(4, extras=False))
    assert not any(stock[card] for card in ("cache", "opensource", "supply", "merge"))


def test_i1_a_round_ends_as_the_turn_passes_the_starters_place() -> None:
    state = position("", "", "", deck="ci " * 12)
    rounds = []
    for _ in range(4):
        rounds.append((state.turn, state.round))
        do(state, state.turn, "draw")
    assert rounds == [(0, 1), (1, 1), (2, 1), (0, 2)]


def test_i1_the_starters_place_counts_when_the_starter_has_left() -> None:
    state = position("", "", "", deck="ci " * 12, turn=2)
    state.left = [0]
    do(state, 2, "draw")
    assert (state.turn, state.round) == (1, 2)


# --- I2 ------------------------------------------------------------------------------------


def test_i2_a_turn_begins_with_a_card() -> None:
    state = new_game(2)
    assert (state.phase, len(state.hands[state.turn]) + len(state.discard)) == ("turn", 7)


def test_i2_a_second_draw_ends_the_turn() -> None:
    state = position("hype", "", deck="ci patch")
    assert refusal(state, 0, "end") == ("nothing_done", "I2")
    do(state, 0, "draw")
    assert (hand(state, 0), hand(state, 1), state.turn) == ("hype patch", "ci", 1)


def test_i2_after_a_deploy_a_play_or_an_exchange_there_is_no_second_draw() -> None:
    deployed = position("backend", "ci")
    do(deployed, 0, "deploy", card="backend", under=[])
    played = position("ddos", "ci")
    play(played, 0, "ddos", seat=1)
    exchanged = position("ci", "ci")
    do(exchanged, 0, "offer", seats=[1], give=1, ask=1)
    do(exchanged, 1, "accept")
    for seat in (0, 1):
        do(exchanged, seat, "lay", card="ci")
    for state in (deployed, played, exchanged):
        assert refusal(state, 0, "draw") == ("full_turn", "I2")
        do(state, 0, "end")
        assert state.turn == 1


def test_i2_a_kept_opensource_makes_it_a_full_turn() -> None:
    state = position("opensource", "", deck="ci")
    play(state, 0, "opensource")
    do(state, 0, "keep", take=False)
    assert kinds(state, 0) == ["offer", "end"]


def test_i2_a_refused_offer_makes_it_no_full_turn() -> None:
    state = position("ci", "ci")
    do(state, 0, "offer", seats=[1], give=1, ask=1)
    do(state, 1, "decline")
    assert "draw" in kinds(state, 0)


def test_i2_other_cards_are_broken_off_and_taken_up_again() -> None:
    state = position("ddos gc backend database", "", "ci", discard="patch")
    play(state, 0, "ddos", seat=1)
    do(state, 0, "deploy", card="backend", under=[])
    play(state, 0, "gc", take="patch")
    assert refusal(state, 0, "deploy", card="database", under=[]) == ("deployed", "I2")


# --- I4 ------------------------------------------------------------------------------------


def test_i4_the_shuffled_discard_becomes_an_empty_deck() -> None:
    state = position("", "", deck="", discard="ci patch excuse")
    events = do(state, 0, "draw")
    assert "reshuffle" in [event["type"] for event in events]
    assert (len(state.deck), state.discard) == (1, [])


def test_i4_hype_never_draws_itself() -> None:
    state = position("hype", "", deck="ci", discard="patch")
    play(state, 0, "hype")
    assert hand(state, 0) == "patch ci"
    assert state.discard == ["hype"]


def test_i4_a_search_of_an_empty_deck_turns_the_discard_over() -> None:
    state = position("research", "", deck="", discard="patch 500")
    play(state, 0, "research")
    assert [move["card"] for move in ENGINE.legal(state, 0)] == ["patch", None]


# --- deploys: I5, I7, I8 -------------------------------------------------------------------


def test_i8_at_most_one_ci_and_one_certificate_laid_with_the_component() -> None:
    state = position("backend ci ci certificate", "")
    unders = [move["under"] for move in ENGINE.legal(state, 0) if move["type"] == "deploy"]
    assert unders == [[], ["ci"], ["certificate"], ["ci", "certificate"]]
    assert refusal(state, 0, "deploy", card="backend", under=["ci", "ci"]) == ("bad_deploy", "I8")
    do(state, 0, "deploy", card="backend", under=["ci", "certificate"])
    assert (table(state, 0), hand(state, 0)) == ("backend+ci+certificate", "ci")


def test_i8_nothing_is_put_under_later() -> None:
    state = position("ci", "", tables=("backend", ""))
    assert refusal(state, 0, "play", card="ci") == ("deploy_under", "I8")
    assert refusal(state, 0, "deploy", card="ci", under=[]) == ("no_component", "I2")


def test_i8_a_component_that_leaves_loses_what_lay_under_it() -> None:
    state = position("critical", "", tables=("", "backend+certificate"))
    play(state, 0, "critical", seat=1)
    do(state, 1, "yield", component=0)
    assert discarded(state) == ["backend", "critical", "certificate"]


def test_i7_a_cache_needs_another_component_and_copies_its_type() -> None:
    alone = position("cache", "")
    assert refusal(alone, 0, "deploy", card="cache", under=[], at=0) == ("cache_alone", "I7")
    state = position("cache ci", "", tables=("backend monitoring", ""))
    assert refusal(state, 0, "deploy", card="cache", under=[]) == ("bad_deploy", "I8")
    do(state, 0, "deploy", card="cache", under=["ci"], at=1)
    assert table(state, 0) == "backend monitoring cache=monitoring+ci"
    assert state.deploys == 0


def test_i7_only_a_cache_lies_at_a_component() -> None:
    state = position("backend", "", tables=("database", ""))
    assert refusal(state, 0, "deploy", card="backend", under=[], at=0) == ("bad_deploy", "I8")


def test_i7_off_the_table_a_cache_forgets() -> None:
    state = position("error", "hype", tables=("", "cache=monitoring"))
    play(state, 0, "error", seat=1)
    do(state, 1, "yield", component=0)
    assert (hand(state, 1), state.blocked[1]) == ("cache hype", {"cache": 1})


def test_i5_a_component_back_in_ones_own_turn_waits_two_ends_of_it() -> None:
    state = position("error backend cloud", "", tables=("backend", ""), deck="ci " * 8)
    play(state, 0, "error", seat=0)
    do(state, 0, "yield", component=0)
    assert refusal(state, 0, "deploy", card="backend", under=[]) == ("repair", "I5")
    assert "cloud" in cards_to_play(state, 0)
    do(state, 0, "end")
    do(state, 1, "draw")
    assert refusal(state, 0, "deploy", card="backend", under=[]) == ("repair", "I5")
    do(state, 0, "draw")
    do(state, 1, "draw")
    do(state, 0, "deploy", card="backend", under=[])


# --- on time-out ---------------------------------------------------------------------------


def test_timeout_draws_or_ends() -> None:
    assert ENGINE.on_timeout(position("ci", ""), 0) == {"type": "draw"}
    assert ENGINE.on_timeout(position("ci", "", full=True), 0) == {"type": "end"}


def test_timeout_yields_the_last_component_that_may_be_hit() -> None:
    state = position("error", "excuse", tables=("", "backend monitoring database"))
    play(state, 0, "error", seat=1)
    assert ENGINE.on_timeout(state, 1) == {"type": "yield", "component": 1}


def test_timeout_gives_to_the_next_seat_still_in() -> None:
    state = position("", "", "", "", tables=("backend",), deck="0day")
    state.left = [1]
    do(state, 0, "draw")
    assert ENGINE.on_timeout(state, 0) == {"type": "yield", "component": 0, "seat": 2}


def test_timeout_takes_the_first_choice_of_the_page() -> None:
    state = position("research paws", "", deck="sudo database 500")
    play(state, 0, "research")
    assert ENGINE.on_timeout(state, 0) == {"type": "take", "card": "database"}
    opened = position("opensource", "")
    play(opened, 0, "opensource")
    assert ENGINE.on_timeout(opened, 0) == {"type": "keep", "take": False}
