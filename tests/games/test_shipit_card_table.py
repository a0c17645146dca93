"""The table of how often each kind of card is used."""

import pytest

from bench.studies.shipit_cards import main, public_events, tally, used
from games.shipit.cards import CARDS
from tests.games.shipit_bots import BUDGET, played


def test_every_kind_of_card_is_used_by_normal_now_and_then() -> None:
    counts = tally("normal", 90, 2, 1, BUDGET)
    assert CARDS.keys() | {"offer", "exchange"} <= counts.keys()


def test_the_table_counts_what_everybody_sees() -> None:
    assert used({"type": "deploy", "card": "cloud", "under": ["ci"]}) == ["cloud", "ci"]
    assert used({"type": "play", "card": "error", "sudo": True}) == ["error", "sudo"]
    answer = {"type": "defend", "card": "excuse", "sudo": True}
    assert used({"type": "blow_over", "answer": answer}) == ["excuse", "sudo"]
    assert used({"type": "blow_over", "answer": {"type": "yield"}}) == []
    match = played("normal", 2, {}, b"count")
    events = list(public_events(2, b"count", match.moves))
    assert events[-1]["type"] == "game_over"


def test_the_table_has_a_row_for_every_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--levels", "easy"]) == 0
    shown = capsys.readouterr().out
    assert all(f" {card} " in shown for card in (*CARDS, "offer", "exchange"))
