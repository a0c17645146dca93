"""Ship IT!: every card and move has its names."""

from games.refusals import refusals
from games.shipit.cards import CARDS
from games.shipit.engine import OPTIONS
from games.shipit.texts import JUNE, NAMES, RITUALS, TEXTS
from games.shipit.verification import _SHAPES
from games.shipit.view import view_of
from games.shipit.vocabulary import VOCABULARY
from games.vocabulary import sheet
from tests.games.shipit_positions import ENGINE, play, position


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


def test_every_move_ending_and_option_has_a_name() -> None:
    assert {code.partition(":")[0] for code in VOCABULARY.moves} == _SHAPES.keys()
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
