"""Ship IT!: the social mode (I16)."""

from typing import Any

import pytest

from games.contract import Move
from games.shipit.texts import RITUALS
from games.shipit.vocabulary import VOCABULARY
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

PLAYED: dict[str, dict[str, Any]] = {
    "research": {},
    "gc": {"take": "ci"},
    "hype": {},
    "rfc": {"seat": 1, "take": "ci"},
    "error": {"seat": 1},
    "specific": {"seat": 1, "component": 0},
    "security": {"seat": 1, "component": 0},
    "merge": {},
}


def social(*hands: str, **fields: Any) -> Any:
    return position(*hands, social=True, **fields)


def test_i16_every_card_with_a_ritual_is_known() -> None:
    deployed = {"database", "backend", "frontend"}
    assert RITUALS.keys() == PLAYED.keys() | deployed | {"excuse", "0day"}


@pytest.mark.parametrize("card", PLAYED)
def test_i16_a_card_without_its_text_goes_to_the_discard_without_effect(card: str) -> None:
    silent = social(card, "ci", tables=("", "backend"), discard="ci", deck="patch")
    events = play(silent, 0, card, **PLAYED[card])
    assert events[-1]["type"] == "fizzled"
    assert (silent.phase, hand(silent, 0), hand(silent, 1)) == ("turn", "", "ci")
    assert (silent.deck, table(silent, 1)) == (["patch"], "backend")
    assert silent.discard == ["ci", card]
    assert refusal(silent, 0, "draw") == ("full_turn", "I2")


@pytest.mark.parametrize("card", PLAYED)
def test_i16_with_its_text_a_card_does_what_it_does_without_the_mode(card: str) -> None:
    said = social(card, "ci", tables=("", "backend"), discard="ci", deck="patch")
    plain = position(card, "ci", tables=("", "backend"), discard="ci", deck="patch")
    events = play(said, 0, card, text="да", **PLAYED[card])
    assert events[0]["text"] == "да"
    play(plain, 0, card, **PLAYED[card])
    plain.rules = said.rules
    assert said == plain


@pytest.mark.parametrize("card", ["database", "backend", "frontend"])
def test_i16_a_deploy_without_its_text_is_used_up(card: str) -> None:
    state = social(f"{card} ci cloud", "")
    do(state, 0, "deploy", card=card, under=["ci"])
    assert (table(state, 0), discarded(state)) == ("", [card, "ci"])
    assert refusal(state, 0, "deploy", card="cloud", under=[]) == ("deployed", "I2")


def test_i16_a_text_of_blanks_says_nothing() -> None:
    state = social("backend", "")
    do(state, 0, "deploy", card="backend", under=[], text="  ")
    assert table(state, 0) == ""


def test_i16_sudo_is_lost_with_a_silent_attack() -> None:
    state = social("error sudo", "", tables=("", "backend"))
    play(state, 0, "error", seat=1, sudo=True)
    assert (discarded(state), state.phase) == (["error", "sudo"], "turn")


def test_i16_after_a_silent_excuse_the_victim_answers_again() -> None:
    state = social("error", "excuse excuse", tables=("", "backend"))
    play(state, 0, "error", seat=1, text="всё")
    do(state, 1, "defend", card="excuse", sudo=False)
    assert (state.phase, hand(state, 1), table(state, 1)) == ("answer", "excuse", "backend")
    do(state, 1, "defend", card="excuse", sudo=False, text="кот")
    assert (state.phase, table(state, 1)) == ("turn", "backend")
    assert discarded(state) == ["error", "excuse", "excuse"]


def test_i16_0day_strikes_in_any_case() -> None:
    for words in ({}, {"text": "почему бы и нет"}):
        state = social("", "", tables=("backend", ""), deck="ci 0day")
        do(state, 0, "draw")
        do(state, 0, "yield", component=0, seat=1, **words)
        assert hand(state, 1) == "backend ci"


def test_i16_p2p_may_claim_a_second_card_from_any_hand() -> None:
    state = social("p2p", "ci", "sudo")
    play(state, 0, "p2p", seat=1, bonus=2)
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("ci sudo", "", "")
    same = social("p2p", "ci ci", "")
    play(same, 0, "p2p", seat=1, bonus=1)
    assert hand(same, 0) == "ci ci"
    single = social("p2p", "ci", "")
    assert refusal(single, 0, "play", card="p2p", seat=1, bonus=1) == ("bad_play", "I12")


def test_i16_without_the_mode_there_are_neither_texts_nor_a_bonus() -> None:
    state = position("p2p error backend", "ci ci", tables=("", "backend"))
    assert refusal(state, 0, "play", card="p2p", seat=1, bonus=1)[0] == "bad_play"
    assert refusal(state, 0, "play", card="error", seat=1, text="да")[0] == "bad_attack"
    assert refusal(state, 0, "deploy", card="backend", under=[], text="да")[0] == "bad_deploy"


def test_i16_cards_without_a_ritual_take_no_text() -> None:
    state = social("ddos", "")
    assert refusal(state, 0, "play", card="ddos", seat=1, text="да")[0] == "bad_play"


def test_i16_a_text_has_two_hundred_characters_at_most() -> None:
    state = social("hype", "")
    assert refusal(state, 0, "play", card="hype", text="x" * 201)[0] == "bad_play"
    play(state, 0, "hype", text="x" * 200)


def free_text(state: Any, seat: int, card: str) -> dict[str, Any]:
    """Return the one free field of text that the moves with this card have."""
    fields = [
        move["text"]["$text"]
        for move in ENGINE.legal(state, seat)
        if move.get("card", "0day") == card
    ]
    assert fields
    assert all(field == fields[0] for field in fields)
    return dict(fields[0])


def test_i16_the_form_for_security_says_that_the_password_must_be_invented() -> None:
    state = social("security sudo", "", tables=("", "backend database"))
    hint = VOCABULARY.names[free_text(state, 0, "security")["hint"]]
    assert "выдуманный" in hint.ru
    assert "invented" in hint.en


@pytest.mark.parametrize("card", [card for card in RITUALS if card not in ("excuse", "0day")])
def test_i16_every_form_tells_its_ritual_and_that_the_card_is_lost_without_words(card: str) -> None:
    field = free_text(social(card, "ci", tables=("", "backend"), discard="ci"), 0, card)
    assert VOCABULARY.names[field["hint"]] == RITUALS[card]
    assert VOCABULARY.names[field["empty"]].en == "without words the card is lost"


def test_i16_an_answer_is_lost_without_words_but_0day_strikes_in_any_case() -> None:
    struck = social("error", "excuse", tables=("", "backend"))
    play(struck, 0, "error", seat=1, text="всё")
    excuse = {"type": "defend", "card": "excuse", "sudo": False}
    assert ENGINE.preview(struck, 1, excuse) == {"fizzles": True}
    assert ENGINE.preview(struck, 1, {**excuse, "text": "кот"})["saved"] is True
    assert free_text(struck, 1, "excuse")["empty"] == "ritual_lost"
    robbed = social("", "", tables=("backend", ""), deck="ci 0day")
    do(robbed, 0, "draw")
    field = free_text(robbed, 0, "0day")
    assert VOCABULARY.names[field["hint"]] == RITUALS["0day"]
    assert "empty" not in field
    give = {"type": "yield", "component": 0, "seat": 1}
    assert ENGINE.preview(robbed, 0, give) == {"absorbed": False, "lost": "backend", "to": 1}


@pytest.mark.parametrize("card", [*PLAYED, "backend"])
def test_i16_the_preview_of_a_silent_card_says_that_it_does_nothing(card: str) -> None:
    state = social(card, "ci", tables=("", "backend"), discard="ci")
    silent: Move = {"type": "play", "card": card, **PLAYED.get(card, {})}
    if card == "backend":
        silent = {"type": "deploy", "card": card, "under": []}
    assert ENGINE.preview(state, 0, silent) == {"fizzles": True}
    assert ENGINE.preview(state, 0, {**silent, "text": "  "}) == {"fizzles": True}
    assert "fizzles" not in ENGINE.preview(state, 0, {**silent, "text": "да"})


def test_i16_texts_never_change_what_happens_but_by_being_there() -> None:
    states = [social("backend hype", "", deck="ci patch sudo") for _ in range(2)]
    for state, text in zip(states, ("да", "…"), strict=True):
        do(state, 0, "deploy", card="backend", under=[], text=text)
        play(state, 0, "hype", text=text)
    assert states[0] == states[1]
    assert kinds(states[0], 0) == kinds(states[1], 0)


def test_i16_moves_by_timeout_need_no_text() -> None:
    state = social("", "", tables=("backend", ""), deck="0day")
    do(state, 0, "draw")
    ENGINE.apply(state, 0, ENGINE.on_timeout(state, 0))
    assert hand(state, 1) == "backend"
