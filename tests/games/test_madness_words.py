"""Madness: every card and move has its names."""

from games.madness.cards import CARDS
from games.madness.texts import CARD_NAMES, CARD_TEXTS, MOVE_NAMES, REASONS
from games.words import Bilingual


def test_every_card_has_a_name_and_a_text_of_its_own() -> None:
    assert CARD_NAMES.keys() == CARD_TEXTS.keys() == set(CARDS)
    for language in ("ru", "en"):
        assert len({name.in_language(language) for name in CARD_NAMES.values()}) == 54
    assert CARD_NAMES["7H"] == Bilingual("семёрка червей", "seven of hearts")
    assert CARD_TEXTS["QS"].en == "Strength 12."


def test_every_move_and_ending_has_a_name() -> None:
    assert list(MOVE_NAMES) == [
        "attack",
        "close",
        "boss",
        "pass",
        "pull",
        "drop",
        "push",
        "coyote",
        "decline",
    ]
    assert REASONS.keys() == {"lead", "starvation", "endurance", "idle"}
    assert all(name.ru and name.en for name in (*MOVE_NAMES.values(), *REASONS.values()))
