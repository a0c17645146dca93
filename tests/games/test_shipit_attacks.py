"""Ship IT!: the exchange of blows, card for card (I9, I10, I11; the seed's attack section)."""

import pytest

from tests.games.shipit_positions import (
    ENGINE,
    discarded,
    do,
    hand,
    kinds,
    play,
    position,
    refusal,
    table,
)

BORIS, ALICE = 0, 1

ERRORS = ("error", "critical", "specific")


def named(card: str, at: int = 0) -> dict[str, int]:
    return {"component": at} if card in ("specific", "security") else {}


def answer_to(card: str) -> str:
    return "patch" if card == "security" else "excuse"


def lining(card: str) -> str:
    return "certificate" if card == "security" else "ci"


def shield(card: str) -> str:
    return "firewall" if card == "security" else "monitoring"


ATTACKS = (*ERRORS, "security")


# --- attack on a component -----------------------------------------------------------------


@pytest.mark.parametrize("card", ATTACKS)
def test_example_component_the_answer_stops_the_attack(card: str) -> None:
    state = position(card, answer_to(card), tables=("", "backend"))
    play(state, BORIS, card, seat=ALICE, **named(card))
    do(state, ALICE, "defend", card=answer_to(card), sudo=False)
    assert table(state, ALICE) == "backend"
    assert sorted(state.discard) == sorted([card, answer_to(card)])
    assert (hand(state, ALICE), hand(state, BORIS), state.phase) == ("", "", "turn")


@pytest.mark.parametrize("card", ATTACKS)
def test_example_component_undefended_the_card_is_obeyed(card: str) -> None:
    state = position(card, "hype", tables=("", "backend"))
    play(state, BORIS, card, seat=ALICE, **named(card))
    assert kinds(state, ALICE) == ["yield"]
    do(state, ALICE, "yield", component=0)
    assert table(state, ALICE) == ""
    assert hand(state, ALICE) == ("backend hype" if card in ("error", "specific") else "hype")
    assert hand(state, BORIS) == ("backend" if card == "security" else "")
    assert discarded(state) == (["backend", "critical"] if card == "critical" else [card])


@pytest.mark.parametrize("card", ATTACKS)
def test_example_component_other_harm_needs_another_answer(card: str) -> None:
    wrong = "excuse" if card == "security" else "patch"
    state = position(card, wrong, tables=("", "backend"))
    play(state, BORIS, card, seat=ALICE, **named(card))
    assert kinds(state, ALICE) == ["yield"]
    assert refusal(state, ALICE, "defend", card=wrong, sudo=False) == ("no_answer", "I10")


# --- attack with sudo ----------------------------------------------------------------------


@pytest.mark.parametrize("card", ATTACKS)
def test_example_sudo_is_answered_by_defence_with_sudo(card: str) -> None:
    state = position(f"{card} sudo", f"{answer_to(card)} sudo", tables=("", "backend"))
    play(state, BORIS, card, seat=ALICE, sudo=True, **named(card))
    assert refusal(state, ALICE, "defend", card=answer_to(card), sudo=False)[0] == "bad_defence"
    do(state, ALICE, "defend", card=answer_to(card), sudo=True)
    assert table(state, ALICE) == "backend"
    assert sorted(state.discard) == sorted([card, answer_to(card), "sudo", "sudo"])


@pytest.mark.parametrize("card", ATTACKS)
def test_example_sudo_breaks_plain_defence(card: str) -> None:
    state = position(f"{card} sudo", answer_to(card), tables=("", "backend"))
    play(state, BORIS, card, seat=ALICE, sudo=True, **named(card))
    assert kinds(state, ALICE) == ["yield"]
    do(state, ALICE, "yield", component=0)
    assert table(state, ALICE) == ""
    assert {card, "sudo"} <= set(state.discard)


def test_i10_a_plain_attack_is_not_answered_with_sudo() -> None:
    state = position("error", "excuse sudo", tables=("", "backend+ci"))
    play(state, BORIS, "error", seat=ALICE)
    assert refusal(state, ALICE, "defend", card="excuse", sudo=True) == ("bad_defence", "I10")
    assert refusal(state, ALICE, "sudo", use="under", component=0) == ("plain_blow", "I10")


@pytest.mark.parametrize("card", ATTACKS)
def test_i10_all_see_which_card_from_under_is_against_a_blow(card: str) -> None:
    state = position(f"{card} sudo", "sudo", tables=("", "backend+ci+certificate"))
    play(state, BORIS, card, seat=ALICE, sudo=True, **named(card))
    saved = ENGINE.preview(state, ALICE, {"type": "sudo", "use": "under", "component": 0})
    assert [ENGINE.view(state, None)["blow"]["lining"]] == saved["burns"]


def test_i10_she_need_not_defend() -> None:
    state = position("error sudo", "excuse sudo", tables=("", "backend"))
    play(state, BORIS, "error", seat=ALICE, sudo=True)
    do(state, ALICE, "yield", component=0)
    assert hand(state, ALICE) == "backend excuse sudo"
    assert discarded(state) == ["error", "sudo"]


# --- attack on a component with CI / certificate -------------------------------------------


@pytest.mark.parametrize("card", ATTACKS)
def test_example_lining_absorbs_a_plain_attack(card: str) -> None:
    state = position(card, "hype", tables=("", f"backend+{lining(card)}"))
    play(state, BORIS, card, seat=ALICE, **named(card))
    do(state, ALICE, "yield", component=0)
    assert table(state, ALICE) == "backend"
    assert sorted(state.discard) == sorted([card, lining(card)])


@pytest.mark.parametrize("card", ATTACKS)
def test_example_lining_holds_against_sudo_with_a_sudo(card: str) -> None:
    state = position(f"{card} sudo", "sudo", tables=("", f"backend+{lining(card)}"))
    play(state, BORIS, card, seat=ALICE, sudo=True, **named(card))
    do(state, ALICE, "sudo", use="under", component=0)
    assert table(state, ALICE) == "backend"
    assert sorted(state.discard) == sorted([card, lining(card), "sudo", "sudo"])


@pytest.mark.parametrize("card", ATTACKS)
def test_example_lining_falls_to_sudo(card: str) -> None:
    state = position(f"{card} sudo", "", tables=("", f"backend+{lining(card)}"))
    play(state, BORIS, card, seat=ALICE, sudo=True, **named(card))
    do(state, ALICE, "yield", component=0)
    assert table(state, ALICE) == ""
    assert {card, lining(card), "sudo"} <= set(state.discard)


def test_i10_the_wrong_lining_does_not_help_and_is_lost_with_the_component() -> None:
    state = position("error", "", tables=("", "backend+certificate"))
    play(state, BORIS, "error", seat=ALICE)
    do(state, ALICE, "yield", component=0)
    assert (table(state, ALICE), hand(state, ALICE)) == ("", "backend")
    assert discarded(state) == ["error", "certificate"]


def test_i10_a_sudo_makes_good_no_wrong_lining() -> None:
    state = position("security sudo", "sudo", tables=("", "backend+ci"))
    play(state, BORIS, "security", seat=ALICE, component=0, sudo=True)
    assert refusal(state, ALICE, "sudo", use="under", component=0) == ("nothing_to_save", "I10")


def test_i10_the_victim_chooses_where_its_lining_is_made_good() -> None:
    state = position("error sudo", "sudo", tables=("", "backend database+ci"))
    play(state, BORIS, "error", seat=ALICE, sudo=True)
    assert refusal(state, ALICE, "sudo", use="under", component=0) == ("bad_sudo", "I10")
    do(state, ALICE, "sudo", use="under", component=1)
    assert table(state, ALICE) == "backend database"


# --- attack on a table with monitoring / firewall ------------------------------------------


@pytest.mark.parametrize("card", ATTACKS)
def test_example_shield_is_all_that_can_be_hit(card: str) -> None:
    state = position(card, "", tables=("", f"backend {shield(card)}"))
    if named(card):
        assert refusal(state, BORIS, "play", card=card, seat=ALICE, component=0)[0] == "bad_attack"
    play(state, BORIS, card, seat=ALICE, **named(card, 1))
    assert refusal(state, ALICE, "yield", component=0) == ("bad_yield", "I10")
    do(state, ALICE, "yield", component=1)
    assert table(state, ALICE) == "backend"


@pytest.mark.parametrize("card", ATTACKS)
def test_example_shield_takes_a_blow_with_sudo_for_a_sudo(card: str) -> None:
    cover = shield(card)
    state = position(f"{card} sudo", "sudo", tables=("", f"backend {cover}+ci"))
    play(state, BORIS, card, seat=ALICE, sudo=True, **named(card))
    do(state, ALICE, "sudo", use="shield", component=1)
    assert table(state, ALICE) == "backend"
    assert sorted(state.discard) == sorted([card, "sudo", "sudo", cover, "ci"])
    assert (hand(state, ALICE), hand(state, BORIS)) == ("", "")


@pytest.mark.parametrize("card", ATTACKS)
def test_example_shield_is_passed_by_sudo(card: str) -> None:
    state = position(f"{card} sudo", "", tables=("", f"backend {shield(card)}"))
    play(state, BORIS, card, seat=ALICE, sudo=True, **named(card))
    do(state, ALICE, "yield", component=0)
    assert table(state, ALICE) == shield(card)
    assert {card, "sudo"} <= set(state.discard)


def test_i10_a_shield_that_is_hit_itself_takes_no_other_blow() -> None:
    state = position("specific sudo", "sudo", tables=("", "backend monitoring"))
    play(state, BORIS, "specific", seat=ALICE, component=1, sudo=True)
    assert refusal(state, ALICE, "sudo", use="shield", component=1)[0] == "nothing_to_save"
    alone = position("error sudo", "sudo", tables=("", "monitoring"))
    play(alone, BORIS, "error", seat=ALICE, sudo=True)
    assert refusal(alone, ALICE, "sudo", use="shield", component=0)[0] == "nothing_to_save"


def test_i9_monitoring_does_not_shield_from_security_problems() -> None:
    state = position("security", "", tables=("", "backend monitoring"))
    play(state, BORIS, "security", seat=ALICE, component=0)
    do(state, ALICE, "yield", component=0)
    assert hand(state, BORIS) == "backend"


def test_i9_two_shields_do_not_shield_one_another() -> None:
    state = position("error", "", tables=("", "backend monitoring cache=monitoring"))
    play(state, BORIS, "error", seat=ALICE)
    assert [move["component"] for move in ENGINE.legal(state, ALICE)] == [1, 2]


def test_i7_the_cache_of_a_lost_monitoring_goes_on_shielding() -> None:
    state = position("specific specific", "", tables=("", "backend monitoring cache=monitoring"))
    play(state, BORIS, "specific", seat=ALICE, component=1)
    do(state, ALICE, "yield", component=1)
    assert table(state, ALICE) == "backend cache=monitoring"
    assert (
        refusal(state, BORIS, "play", card="specific", seat=ALICE, component=0)[0] == "bad_attack"
    )
    play(state, BORIS, "specific", seat=ALICE, component=1)
    do(state, ALICE, "yield", component=1)
    assert (table(state, ALICE), hand(state, ALICE)) == ("backend", "cache monitoring")


def test_i10_one_shield_takes_the_blow_for_another() -> None:
    state = position("security sudo", "sudo", tables=("", "firewall cache=firewall"))
    play(state, BORIS, "security", seat=ALICE, component=0, sudo=True)
    do(state, ALICE, "sudo", use="shield", component=1)
    assert table(state, ALICE) == "firewall"
    assert discarded(state) == ["cache", "security", "sudo", "sudo"]


# --- attack on oneself ---------------------------------------------------------------------


def test_example_oneself_takes_a_component_back() -> None:
    state = position("specific", "security", tables=("backend", ""))
    play(state, 0, "specific", seat=0, component=0)
    assert ENGINE.actors(state) == {0}
    do(state, 0, "yield", component=0)
    assert (table(state, 0), hand(state, 0)) == ("", "backend")


def test_example_oneself_with_ci_only_wastes_both() -> None:
    state = position("error", "", tables=("backend+ci", ""))
    play(state, 0, "error", seat=0)
    do(state, 0, "yield", component=0)
    assert (table(state, 0), discarded(state)) == ("backend", ["error", "ci"])


def test_example_oneself_with_ci_needs_sudo() -> None:
    state = position("error sudo", "", tables=("backend+ci", ""))
    play(state, 0, "error", seat=0, sudo=True)
    do(state, 0, "yield", component=0)
    assert (table(state, 0), hand(state, 0)) == ("", "backend")
    assert discarded(state) == ["error", "ci", "sudo"]


# --- who may be attacked, and what follows -------------------------------------------------


def test_i9_only_seats_with_a_component_are_attacked() -> None:
    state = position("error security", "", "", tables=("", "", "backend"))
    seats = {move["seat"] for move in ENGINE.legal(state, 0) if move["type"] == "play"}
    assert seats == {2}
    empty = position("error", "")
    assert refusal(empty, 0, "play", card="error", seat=1) == ("no_components", "I9")


def test_i9_the_victim_is_asked_even_if_it_can_only_yield() -> None:
    state = position("error", "", tables=("", "backend"))
    play(state, BORIS, "error", seat=ALICE)
    assert ENGINE.legal(state, ALICE) == [{"type": "yield", "component": 0}]
    asks = ENGINE.view(state, None)["asks"]
    assert asks == {"1": {"code": "answer", "card": "error", "sudo": False, "targets": [0]}}
    assert ENGINE.legal(state, BORIS) == []


def test_i9_sudo_must_be_held() -> None:
    state = position("error", "", tables=("", "backend"))
    assert refusal(state, 0, "play", card="error", seat=1, sudo=True) == ("bad_attack", "I9")


def test_i4_an_attack_lies_in_play_until_it_is_answered() -> None:
    state = position("error sudo", "", tables=("", "backend"))
    play(state, BORIS, "error", seat=ALICE, sudo=True)
    assert (state.in_play, state.discard) == (["error", "sudo"], [])


def test_i11_a_stolen_component_cannot_be_deployed_until_after_the_next_turn() -> None:
    state = position("security backend", "hype", tables=("", "backend"))
    play(state, BORIS, "security", seat=ALICE, component=0)
    do(state, ALICE, "yield", component=0)
    assert hand(state, BORIS) == "backend backend"
    assert refusal(state, BORIS, "deploy", card="backend", under=[]) == ("repair", "I5")
    for blocked in (True, False):
        do(state, BORIS, "end" if state.full else "draw")
        do(state, ALICE, "draw")
        assert ("backend" in state.blocked[BORIS]) is blocked
    do(state, BORIS, "deploy", card="backend", under=[])


def test_i5_a_victim_cannot_redeploy_on_its_next_turn() -> None:
    state = position("error", "hype", tables=("", "cloud"))
    play(state, BORIS, "error", seat=ALICE)
    do(state, ALICE, "yield", component=0)
    do(state, BORIS, "end")
    assert refusal(state, ALICE, "deploy", card="cloud", under=[]) == ("repair", "I5")
    do(state, ALICE, "draw")
    assert state.blocked[ALICE] == {}
