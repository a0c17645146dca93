"""Нечто: every card, move, role, ending and phrase has its words."""

from typing import Any

from games.refusals import refusals
from games.stayaway.cards import IDS
from games.stayaway.dropping import burn
from games.stayaway.targets import seats_for
from games.stayaway.texts import CARD_NAMES, CARD_TEXTS, REASONS, ROLE_NAMES
from games.stayaway.verification import SHAPES
from games.stayaway.view import view_of
from games.stayaway.vocabulary import VOCABULARY
from games.vocabulary import Sheet, sheet
from tests.games.stayaway_positions import ENGINE, position

FIVE = ["thing", "infected", "", "", ""]


def test_every_card_has_a_name_of_its_own_and_a_text() -> None:
    assert CARD_NAMES.keys() == CARD_TEXTS.keys() == set(IDS)
    assert len({name.ru for name in CARD_NAMES.values()}) == len(IDS)
    assert len({name.en for name in CARD_NAMES.values()}) == len(IDS)
    assert all(text.ru and text.en for text in CARD_TEXTS.values())


def test_s10_the_texts_tell_what_a_quarantine_stops_and_what_it_does_not() -> None:
    free, shut = position(FIVE), position(FIVE, quarantine={1: 2})
    stopped = [
        card for card in IDS if set(seats_for(free, 0, card)) - set(seats_for(shut, 0, card))
    ]
    assert stopped == ["change_places", "run", "seduction", "quarantine", "friends", "go_away"]
    for card in set(stopped) - {"quarantine"}:
        assert "не в карантине" in CARD_TEXTS[card].ru
        assert "not in quarantine" in CARD_TEXTS[card].en
    assert "ему самому обмена не предлагают" in CARD_TEXTS["quarantine"].ru
    assert "nobody offers it an exchange" in CARD_TEXTS["quarantine"].en


def test_moves_roles_and_endings_have_names() -> None:
    for names in (ROLE_NAMES, REASONS):
        assert all(name.ru and name.en for name in names.values())
    assert {code.partition(":")[0] for code in VOCABULARY.moves} == SHAPES.kinds
    assert ROLE_NAMES.keys() == {"human", "infected", "thing"}
    endings = {"announced", "false_announcement", "alone", "thing_burnt", "round_limit"}
    assert VOCABULARY.reasons.keys() == endings | {"flamethrower_shown", "revenge"}


def told(state: Any, viewer: int | None) -> Sheet:
    return sheet("stayaway", view_of(state, viewer), viewer)


def test_s2_a_seat_is_told_its_neighbour_and_the_door_between() -> None:
    state = position(FIVE, doors=[1])
    burn(state, 2, [])
    made = told(state, None)
    assert {"code": "barred", "gap": 1, "with": 3} in made.seats[1]
    assert {"code": "gap", "gap": 4, "with": 0} in made.seats[4]
    assert made.seats[2] == [{"code": "dropped"}]


def test_roles_are_told_to_the_thing_and_the_thing_to_the_infected_alone() -> None:
    state = position(FIVE, infected=[1])
    assert {"code": "role", "role": "role:infected", "turn": 1} in told(state, 0).seats[1]
    assert {"code": "is_thing"} in told(state, 1).seats[0]
    hidden = [
        line for viewer in (None, 2, 3, 4) for seat in told(state, viewer).seats for line in seat
    ]
    assert not {line["code"] for line in hidden} & {"role", "is_thing"}


def test_s6_s9_the_hand_is_told_why_it_cannot_be_played() -> None:
    hands = ["thing axe flamethrower missed door", "", "", ""]
    state = position(hands, doors=[0, 3])
    refused = {
        (one["move"]["type"], one["move"]["card"]): one["refusal"]["code"]
        for one in refusals(ENGINE, state, 0)
    }
    assert refused == {
        ("play", "thing"): "not_playable",
        ("play", "flamethrower"): "door_between",
        ("play", "missed"): "not_playable",
        ("play", "door"): "no_free_gap",
        ("discard", "thing"): "must_keep",
    }
    assert not ENGINE.tempting(state, 1)
