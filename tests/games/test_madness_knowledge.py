"""Madness: who knows what, redeals, previews and time-outs (M10 and the page's "Knows")."""

import msgspec
import pytest

from games.chance import Chance
from games.contract import BadOptions, Move
from games.madness.fields import DRAWN, EMPTY
from games.madness.state import State
from tests.games.madness_positions import ENGINE, field, position

REPELLED = field("7H", "7S", attack=0, repelled=True)
KNOWN = {
    "seat",
    "phase",
    "turn",
    "points",
    "idle",
    "deck",
    "hands",
    "hungry",
    "hand",
    "fields",
    "bosses",
    "discard",
    "asks",
}


def new_game(seed: int) -> State:
    chance = Chance(seed.to_bytes(4, "big"))
    return ENGINE.new_game(seats=2, options={}, chance=chance)[0]


def test_facts_five_cards_each_a_boss_and_forty_three_in_the_deck() -> None:
    state = new_game(1)
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert (len(state.deck), len(state.bosses)) == (43, 1)
    assert len(state.inventory()) == state.inventory().total() == 54


def test_m10_who_starts_is_drawn_by_lot() -> None:
    starters = [new_game(seed).turn for seed in range(40)]
    assert 8 < sum(starters) < 32


def test_m10_the_deal_shows_each_seat_its_own_hand_only() -> None:
    state, events = ENGINE.new_game(seats=2, options={}, chance=Chance(b"deal"))
    for seat in (0, 1):
        seen = events[0].seen_by(seat)
        assert seen is not None
        assert seen["hand"] == state.hands[seat]
    seen = events[0].seen_by(None)
    assert seen is not None
    assert "hand" not in seen
    assert seen["boss"] == state.bosses[0]


def test_m10_the_discard_shows_its_top_only() -> None:
    state = position(discard="9D JD QD")
    view = ENGINE.view(state, 0)
    assert view["discard"] == "QD"
    assert "9D" not in msgspec.json.encode(view).decode()
    assert ENGINE.view(position(), 0)["discard"] is None


def test_knows_nothing_that_is_not_listed() -> None:
    state = position(hands=("2C 3C", "8D 9D"), deck="JH QH", boss="5C KC")
    for viewer in (0, 1, None):
        assert ENGINE.view(state, viewer).keys() == KNOWN
    assert ENGINE.view(state, 0)["hand"] == ["2C", "3C"]
    assert ENGINE.view(state, 0)["hands"] == [2, 2]
    assert ENGINE.view(state, 0)["deck"] == 2
    assert ENGINE.view(state, 0)["bosses"] == ["5C", "KC"]
    spectator = msgspec.json.encode(ENGINE.view(state, None)).decode()
    assert not any(card in spectator for card in ("2C", "3C", "8D", "9D", "JH", "QH"))


def test_knows_everything_about_the_fields() -> None:
    won = field("8C 9C", "6C", attack=0, closed=0)
    draw = field(centre="JC", closed=DRAWN)
    shown = ENGINE.view(position(fields=(REPELLED, won, draw)), None)["fields"]
    bare = [{name: one[name] for name in one if name != "forecast"} for one in shown]
    assert bare == [
        {"sides": [["7H"], ["7S"]], "centre": None, "attack": 0, "repelled": True, "closed": None},
        {"sides": [["8C", "9C"], ["6C"]], "centre": None, "attack": 0, "repelled": False}
        | {"closed": 0},
        {"sides": [[], []], "centre": "JC", "attack": None, "repelled": False, "closed": "draw"},
    ]


def test_asks_name_the_fields_that_will_lapse() -> None:
    state = position(fields=(EMPTY, REPELLED, EMPTY))
    assert ENGINE.view(state, 1)["asks"] == {"0": {"code": "main", "lapsing": [1]}}
    state.phase = "tut"
    assert ENGINE.view(state, 1)["asks"] == {"0": {"code": "tut"}}


def test_knows_all_after_the_end() -> None:
    state = position(hands=("9C 2C", "2D"), lead=4, discard="JD QD")
    ENGINE.apply(state, 0, {"type": "boss", "card": "9C"})
    for viewer in (0, 1, None):
        view = ENGINE.view(state, viewer)
        assert view["asks"] == {}
        assert (view["reason"], view["winners"]) == ("lead", [0])
        assert view["revealed"] == {
            "hands": [["2C"], ["2D"]],
            "deck": ["4S", "4H", "4D", "4C"],
            "discard": ["QD", "JD"],
        }
        assert ENGINE.redeal(state, viewer, Chance(b"over")) == state


@pytest.mark.parametrize("move", [{"type": "pull"}, {"type": "drop", "card": "2C"}])
def test_knows_a_drawn_card_is_told_to_its_seat_alone(move: Move) -> None:
    event = ENGINE.apply(position(phase="tut"), 0, move)[0]
    seen = [event.seen_by(viewer) for viewer in (0, 1, None)]
    assert [one is not None and one.get("drawn") for one in seen] == ["4S", None, None]
    assert all(one is not None and one["drew"] and one["deck"] == 3 for one in seen)


def test_redeal_for_a_seat_deals_the_deck_and_the_other_hand_anew() -> None:
    state = new_game(3)
    ENGINE.apply(state, state.turn, {"type": "pass"})
    for viewer in (0, 1):
        deal = ENGINE.redeal(state, viewer, Chance(b"redeal"))
        assert deal.hands[viewer] == state.hands[viewer]
        assert deal.hands[1 - viewer] != state.hands[1 - viewer]
        assert len(deal.hands[1 - viewer]) == 5
        assert deal.deck != state.deck
        assert deal.inventory() == state.inventory()
        assert ENGINE.view(deal, viewer) == ENGINE.view(state, viewer)


def test_redeal_for_a_spectator_deals_both_hands_anew() -> None:
    state = new_game(4)
    deal = ENGINE.redeal(state, None, Chance(b"redeal"))
    assert all(deal.hands[seat] != state.hands[seat] for seat in (0, 1))
    assert ENGINE.view(deal, None) == ENGINE.view(state, None)


def test_redeal_keeps_all_that_ever_lay_face_up() -> None:
    fields = (REPELLED, EMPTY, field(centre="JC", closed=DRAWN))
    state = position(fields=fields, discard="9D JD QD", boss="5C KC", lead=2)
    deal = ENGINE.redeal(state, 0, Chance(b"redeal"))
    kept = ("bosses", "fields", "discard", "lead", "turn", "phase", "idle", "contested")
    assert all(getattr(deal, name) == getattr(state, name) for name in kept)


def test_redeal_depends_only_on_what_the_viewer_knows() -> None:
    state = new_game(5)
    once = ENGINE.redeal(state, 0, Chance(b"other"))
    assert ENGINE.redeal(state, 0, Chance(b"same")) == ENGINE.redeal(once, 0, Chance(b"same"))


def test_preview_tells_what_an_attack_would_do() -> None:
    target = field("", "9S", attack=1)
    state = position(hands=("9C 2C JC", "2D"), fields=(REPELLED, target, EMPTY))
    before = ENGINE.copy(state)
    previews = [
        ENGINE.preview(state, 0, {"type": "attack", "card": card, "field": 1})
        for card in ("9C", "2C", "JC")
    ]
    told = [("attack", "repelled", "draws", "left"), ("mine", "sign", "theirs", "card")]
    assert [[preview[name] for name in told[0]] for preview in previews] == [
        [1, True, [0], 2],
        [1, False, [0], 2],
        [0, False, [0], 2],
    ]
    assert [[preview["compare"][name] for name in told[1]] for preview in previews] == [
        [9, "=", 9, "9S"],
        [2, "<", 9, "9S"],
        [11, ">", 9, "9S"],
    ]
    assert state == before


def test_preview_of_other_moves() -> None:
    state = position(hands=("9C", "2D"), fields=(EMPTY, REPELLED, EMPTY))
    assert ENGINE.preview(state, 0, {"type": "pass"}) == {"draws": [1]}
    last = {"left": 0, "hunger": "must_pull"}
    boss = ENGINE.preview(state, 0, {"type": "boss", "card": "9C"})
    against = {"card": "5C", "mine": 9, "theirs": 5, "sign": ">"}
    assert boss == {"draws": [1], "points": 1, "compare": against, **last}
    closing = {"type": "close", "card": "9C", "field": 0}
    assert ENGINE.preview(state, 0, closing) == {"draws": [0, 1], **last}
    refusal = ENGINE.preview(state, 1, {"type": "pass"})["refusal"]
    assert refusal["code"] == "not_asked"


def test_m1_an_ace_is_fourteen_against_a_king_and_a_joker_has_no_number() -> None:
    state = position(hands=("AC X1", "2D"), fields=(field("", "KS", attack=1), EMPTY, EMPTY))
    ace, joker = (
        ENGINE.preview(state, 0, {"type": "attack", "card": card, "field": 0})["compare"]
        for card in ("AC", "X1")
    )
    assert (ace["mine"], ace["sign"], ace["theirs"]) == (14, ">", 13)
    assert (joker["mine"], joker["sign"], joker["theirs"]) == (None, ">", 13)
    strengths = ENGINE.board({}, 2)["strengths"]
    assert (strengths["AC"], strengths["QH"], strengths["X2"]) == ([1, 14], [12], [])


def test_m8_the_point_that_wins_the_game_is_foreseen() -> None:
    state = position(hands=("9C 2C", "2D"), lead=4)
    assert ENGINE.preview(state, 0, {"type": "boss", "card": "9C"})["wins"] is True


def test_m4_hunger_is_foreseen_while_a_pull_can_still_help() -> None:
    pushing = {"type": "push"}
    assert ENGINE.preview(position(hands=("", "2D"), phase="tut"), 0, pushing) == {
        "hunger": "starves"
    }
    assert ENGINE.preview(position(hands=("", "2D"), phase="tut", deck="4C"), 0, pushing) == {}
    assert ENGINE.preview(position(hands=("2C", "2D"), phase="tut"), 0, pushing) == {}
    assert ENGINE.preview(position(hands=("", "2D"), phase="tut"), 0, {"type": "pull"}) == {}
    assert ENGINE.view(position(hands=("", "2D"), phase="tut"), 1)["hungry"] == [0]
    assert ENGINE.view(position(hands=("", "2D"), phase="tut", deck=""), 1)["hungry"] == []


def test_m4_m5_a_field_tells_what_comes_of_it_if_nobody_acts() -> None:
    standing = field("8C", "JS", attack=1)
    closed = field(centre="JC", closed=DRAWN)
    view = ENGINE.view(position(fields=(standing, REPELLED, EMPTY)), None)
    assert [one["forecast"] for one in view["fields"]] == [
        {"code": "won", "seat": 1, "beat": "JS", "last": False},
        {"code": "draw", "seat": 0, "beat": None, "last": False},
        None,
    ]
    view = ENGINE.view(position(fields=(standing, closed, closed)), None)
    assert [one["forecast"] for one in view["fields"]] == [
        {"code": "won", "seat": 1, "beat": "JS", "last": True},
        None,
        None,
    ]


@pytest.mark.parametrize(("phase", "kind"), [("main", "pass"), ("tut", "pull")])
def test_timeout_passes_and_pulls(phase: str, kind: str) -> None:
    state = position(phase="main" if phase == "main" else "tut")
    assert ENGINE.on_timeout(state, 0) == {"type": kind}


def test_timeout_declines_the_chance() -> None:
    closed = field("8C", attack=0, closed=0)
    state = position(fields=(closed, closed, field("7H", attack=0)), turn=1, phase="tut")
    ENGINE.apply(state, 1, {"type": "pull"})
    assert ENGINE.on_timeout(state, 1) == {"type": "decline"}


def test_two_seats_and_no_options() -> None:
    for seats, options in ((1, {}), (3, {}), (2, {"fast": True})):
        with pytest.raises(BadOptions):
            ENGINE.new_game(seats=seats, options=options, chance=Chance(b""))
