"""Madness: every card has its names, and the table can be told."""

from games.madness.cards import CARDS
from games.madness.fields import DRAWN
from games.madness.sheet import sheet
from games.madness.state import State
from games.madness.texts import CARD_NAMES, CARD_TEXTS
from games.madness.vocabulary import VOCABULARY
from games.refusals import refusals
from games.vocabulary import Kind, Saying
from games.words import Bilingual
from tests.games.madness_positions import ENGINE, field, of_kind, play, position


def said(kind: Kind, saying: Saying) -> str:
    return VOCABULARY.say(kind, saying, "en", lambda seat: f"Player {seat}")


def table(state: State, viewer: int | None = None) -> list[str]:
    return [said("lines", line) for line in sheet(ENGINE.view(state, viewer), viewer).table]


def test_every_card_has_a_name_and_a_text_of_its_own() -> None:
    assert CARD_NAMES.keys() == CARD_TEXTS.keys() == set(CARDS)
    for language in ("ru", "en"):
        assert len({name.in_language(language) for name in CARD_NAMES.values()}) == 54
    assert CARD_NAMES["7H"] == Bilingual("семёрка червей", "seven of hearts")
    assert CARD_TEXTS["QS"].en == "Strength 12."


def test_m2_the_sheet_tells_fields_by_their_tops_and_owners() -> None:
    fields = (
        field("2H 9H", "8S", attack=0),
        field("7S", "7D", attack=1, repelled=True),
        field(centre="KS", closed=DRAWN),
    )
    assert table(position(fields=fields, boss="6C 5C", discard="3S"))[:-2] == [
        "Left field: Player 0 attacks",
        "Left field, Player 0: nine of hearts on two of hearts",
        "Left field, Player 1: eight of spades",
        "Left field: won by Player 0 as that turn begins, unless nine of hearts is beaten",
        "Middle field: Player 1's attack is repelled",
        "Middle field, Player 0: seven of spades",
        "Middle field, Player 1: seven of diamonds",
        "Middle field: a draw, unless Player 1 plays here",
        "Right field: closed as a draw, king of spades inside",
    ]
    assert table(position(boss="6C 5C", discard="3S"))[-2:] == [
        "Boss: five of clubs, on top of six of clubs",
        "4 in the deck, three of spades tops the discard",
    ]


def test_m5_an_attack_is_told_as_held_or_as_repelled() -> None:
    played = {"type": "attack", "seat": 0, "field": 1, "card": "7S", "attack": 1}
    assert said("events", {**played, "repelled": False}) == (
        "Player 0 plays on the middle field: seven of spades. The attack is Player 1's"
    )
    assert said("events", {**played, "repelled": True}) == (
        "Player 0 plays on the middle field: seven of spades. Player 1's attack is repelled"
    )
    move = {"type": "attack", "field": 1, "card": "7S"}
    assert "middle field" in said("moves", move)


def test_m5_the_question_names_the_fields_that_would_lapse() -> None:
    repelled = field("7S", "7D", attack=0, repelled=True)
    state = position(fields=(repelled, field("KS", attack=0), repelled))
    ask = ENGINE.view(state, None)["asks"]["0"]
    assert said("asks", ask).endswith("unless played on: left field, right field")
    preview = ENGINE.preview(state, 0, {"type": "attack", "card": "2C", "field": 0})
    draws = {"code": "draws", "value": preview["draws"]}
    assert said("previews", draws) == "closes as a draw: right field"


def test_m6_only_the_seat_itself_is_told_the_card_it_draws() -> None:
    state = position(phase="tut", deck="4C 9S")
    (event,) = ENGINE.apply(state, 0, {"type": "pull"})[:1]
    seen = [event.seen_by(viewer) or {} for viewer in (0, 1)]
    assert [said("events", one) for one in seen] == [
        "Player 0 pulls a card: nine of spades",
        "Player 0 pulls a card",
    ]


def test_m5_a_card_too_weak_for_the_boss_is_refused_with_its_reason() -> None:
    state = position(hands=("2C 9C", "2D 3D"), boss="5C")
    (refused,) = refusals(ENGINE, state, 0)
    assert refused["move"] == {"type": "boss", "card": "2C"}
    assert refused["refusal"]["code"] == "too_weak"
    assert refusals(ENGINE, state, 1) == []


def test_m8_a_point_is_told_as_won_or_as_taken_off_the_other() -> None:
    for lead, told, foreseen in (
        (3, "Player 0: −1 sugar for the Boss that Player 1 beat", "−1 sugar for your opponent"),
        (0, "Player 1: +1 sugar for the Boss", "+1 sugar"),
        (-3, "Player 1: +1 sugar for the Boss", "+1 sugar"),
    ):
        state = position(hands=("2C", "9D"), boss="5C", turn=1, lead=lead)
        preview = ENGINE.preview(state, 1, {"type": "boss", "card": "9D"})
        (sugar,) = preview.keys() & {"points", "pulled"}
        assert said("previews", {"code": sugar, "value": preview[sugar]}) == foreseen
        (point,) = of_kind(play(state, 1, "boss", card="9D"), "point")
        assert said("events", point) == told


def test_m9_a_level_end_is_called_a_tie_and_all_lies_open() -> None:
    state = position(hands=("", ""), deck="", phase="tut", discard="2C 3C")
    (over,) = play(state, 0, "pull")[-1:]
    assert said("events", over) == "The game ends in a draw"
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    reason = {"code": outcome.reason, "winners": list(outcome.winners)}
    assert said("reasons", reason) == "Endurance: no cards left. A tie"
    assert table(state)[-1] == "The discard from its top: three of clubs, two of clubs"
