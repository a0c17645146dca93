"""Нечто: every card, move, role and ending has its names."""

from games.stayaway.cards import IDS
from games.stayaway.texts import CARD_NAMES, CARD_TEXTS, MOVE_NAMES, REASONS, ROLE_NAMES


def test_every_card_has_a_name_of_its_own_and_a_text() -> None:
    assert CARD_NAMES.keys() == CARD_TEXTS.keys() == set(IDS)
    assert len({name.ru for name in CARD_NAMES.values()}) == len(IDS)
    assert len({name.en for name in CARD_NAMES.values()}) == len(IDS)
    assert all(text.ru and text.en for text in CARD_TEXTS.values())


def test_moves_roles_and_endings_have_names() -> None:
    for names in (MOVE_NAMES, ROLE_NAMES, REASONS):
        assert all(name.ru and name.en for name in names.values())
    assert len(MOVE_NAMES) == 13
    assert ROLE_NAMES.keys() == {"human", "infected", "thing"}
    endings = {"announced", "false_announcement", "alone", "thing_burnt", "round_limit"}
    assert REASONS.keys() == endings | {"flamethrower_shown", "revenge"}
