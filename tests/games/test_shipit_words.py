"""Ship IT!: every card and move has its names."""

import re
from typing import Any

from games.refusals import refusals
from games.shipit.cards import CARDS
from games.shipit.options import OPTIONS
from games.shipit.spoken import PHRASES, card_token
from games.shipit.state import State
from games.shipit.texts import JUNE, NAMES, RITUALS, TEXTS
from games.shipit.verification import SHAPES
from games.shipit.view import view_of
from games.shipit.vocabulary import VOCABULARY
from games.vocabulary import sheet
from tests.games.shipit_positions import ENGINE, do, play, position


def test_every_card_has_a_name_and_a_text() -> None:
    assert list(NAMES) == list(TEXTS) == list(CARDS)
    for language in ("ru", "en"):
        assert len({name.in_language(language) for name in NAMES.values()}) == 34
        assert all(text.in_language(language) for text in TEXTS.values())
    assert (CARDS["0day"].name.ru, CARDS["gc"].text.en) == (
        "0 день",
        "Take a card from the discard.",
    )
    assert CARDS["ddos"].ritual is None
    assert CARDS["merge"].ritual == RITUALS["merge"]


def test_i16_every_ritual_has_phrases_in_both_languages() -> None:
    assert PHRASES.keys() == RITUALS.keys()
    for phrase in (one for phrases in PHRASES.values() for one in phrases):
        assert re.search("[а-яё]", phrase.ru)
        assert not re.search("[а-яё]", phrase.en)


def test_every_move_ending_and_option_has_a_name() -> None:
    assert {code.partition(":")[0] for code in VOCABULARY.moves} == SHAPES.kinds
    assert VOCABULARY.reasons.keys() == {"victory", "last", "rounds"}
    assert all(name.ru and name.en for name in (*RITUALS.values(), JUNE))
    assert OPTIONS.keys() == {"extras", "play_on", "social", "dealer"}


def test_i6_a_cloud_fills_a_gap_in_what_a_seat_is_told_to_lack() -> None:
    state = position(
        "sudo", "", tables=("backend cloud",), architectures=("analytics", "application")
    )
    own = sheet("shipit", view_of(state, 0), 0).own
    assert {"code": "aim", "card": "analytics", "needs": ["backend", "database", "database"]} in own
    assert {"code": "lacks", "count": 1} in own
    told = sheet("shipit", view_of(state, 1), 1)
    assert not any(line["code"] == "architecture" for seat in told.seats for line in seat)


def told_moves(state: State, seat: int, language: str) -> list[str]:
    """Return how a seat's moves with a component are called."""
    view = ENGINE.view(state, seat)
    return [
        VOCABULARY.say("moves", VOCABULARY.pointed(move, view, seat), language, "AB".__getitem__)
        for move in ENGINE.legal(state, seat)
        if "component" in move or "at" in move
    ]


def test_i9_i10_attacks_and_answers_name_the_component_and_count_slots_from_1() -> None:
    state = position("security sudo", "sudo", tables=("", "backend firewall+certificate"))
    assert told_moves(state, 0, "en") == [
        "Security problem → B: Firewall, slot 2",
        "Security problem with sudo → B: Backend, slot 1",
        "Security problem with sudo → B: Firewall, slot 2",
    ]
    play(state, 0, "security", seat=1, component=0, sudo=True)
    assert told_moves(state, 1, "en") == [
        "sudo: give up the shield: Firewall, slot 2",
        "Take the blow: Backend, slot 1",
    ]
    assert told_moves(state, 1, "ru")[1] == "Принять удар: Бекенд, слот 1"


def test_i3_i7_a_cache_and_0day_name_the_component_too() -> None:
    state = position("cache ci", "", tables=("frontend backend",), deck="ci 0day")
    assert told_moves(state, 0, "en") == [
        "Deploy: Cache at Frontend, slot 1",
        "Deploy: Cache (under it: CI) at Frontend, slot 1",
        "Deploy: Cache at Backend, slot 2",
        "Deploy: Cache (under it: CI) at Backend, slot 2",
    ]
    do(state, 0, "draw")
    assert told_moves(state, 0, "en") == [
        "Give: Frontend, slot 1 → B",
        "Give: Backend, slot 2 → B",
    ]
    lines = sheet("shipit", ENGINE.view(state, 0), 0).seats[0]
    slots = [
        VOCABULARY.say("lines", line, "en", str) for line in lines if line["code"] == "component"
    ]
    assert slots == ["slot 1: Frontend", "slot 2: Backend"]


def told_events(events: list[dict[str, Any]], language: str) -> list[str]:
    """Return how events are told."""
    return [VOCABULARY.say("events", one, language, "AB".__getitem__) for one in events]


def test_i7_i9_the_history_names_the_component_of_an_attack_and_of_a_cache() -> None:
    state = position("security sudo cache", "", tables=("frontend", "backend firewall"))
    deployed = do(state, 0, "deploy", card="cache", under=[], at=0)
    struck = play(state, 0, "security", seat=1, component=0, sudo=True)
    assert told_events(deployed, "en") == ["A deploys: Cache → Frontend"]
    assert told_events(struck, "ru") == ["A играет: Проблема безопасности с sudo → B: Бекенд"]


def test_i12_cards_put_back_unseen_are_told_in_the_same_words_each_time() -> None:
    state = position("supply", "", deck="hype ci gc sudo")
    play(state, 0, "supply")
    told = [do(state, 0, "order", card=card)[:1] for card in ("sudo", "gc", "ci")]
    assert {told_events(one, "ru")[0] for one in told[1:]} == {"A возвращает карту на колоду"}


def test_i13_what_people_write_stays_as_it_is() -> None:
    offer = {"code": "promise", "by": 0}
    for written in ("cloud", "Облако", "said"):
        told = VOCABULARY.say("lines", {**offer, "promise": written}, "ru", "AB".__getitem__)
        assert told == f"A обещает: «{written}»"
    named = {**offer, "promise": card_token("cloud")}
    assert VOCABULARY.say("lines", named, "ru", "AB".__getitem__) == "A обещает: «Облако»"
    assert VOCABULARY.say("lines", named, "en", "AB".__getitem__) == "A promises: “Cloud”"


def test_a_pile_is_told_by_how_many_there_are_of_each() -> None:
    state = position("", "", discard="sudo ci sudo gc")
    lines = [line for line in sheet("shipit", view_of(state, None), None).table if "cards" in line]
    assert lines == [
        {"code": "discard", "count": 1, "cards": ["gc", "ci"]},
        {"code": "discard", "count": 2, "cards": ["sudo"]},
    ]


def test_i2_i10_i12_a_seat_is_told_what_it_cannot_do_and_why() -> None:
    state = position("error patch backend cache gc", "excuse patch sudo", tables=("", "backend"))

    def refused(seat: int) -> dict[tuple[str, str | None], str]:
        return {
            (one["move"]["type"], one["move"].get("card")): one["refusal"]["code"]
            for one in refusals(ENGINE, state, seat)
        }

    assert refused(0) == {
        ("deploy", "cache"): "cache_alone",
        ("play", "gc"): "nothing_to_collect",
        ("play", "patch"): "answer_only",
        ("end", None): "nothing_done",
    }
    assert refused(1) == {}
    play(state, 0, "error", seat=1)
    assert refused(1) == {("defend", "patch"): "bad_defence", ("sudo", None): "plain_blow"}
