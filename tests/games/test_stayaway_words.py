"""Нечто: every sentence is translated, every card, move, role and ending has its names."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.pofile import read_po

import games.stayaway
from games.stayaway.cards import IDS
from games.stayaway.texts import CARD_NAMES, CARD_TEXTS, MOVE_NAMES, REASONS, ROLE_NAMES

PACKAGE = Path(games.stayaway.__file__).parent
CATALOGUE = PACKAGE / "locale/ru/LC_MESSAGES/django.po"


def sentences() -> Iterator[str]:
    """Yield what the package marks for translation."""
    for source in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("_", "gettext_noop"):
                (argument,) = node.args
                assert isinstance(argument, ast.Constant)
                yield str(argument.value)


def params(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_every_sentence_is_translated_into_russian() -> None:
    with CATALOGUE.open("rb") as file:
        catalogue = read_po(file)
    translated = {str(message.id): str(message.string) for message in catalogue if message.id}
    marked = set(sentences())
    assert len(marked) >= 20
    assert marked == translated.keys()
    for sentence, translation in translated.items():
        assert translation.strip()
        assert params(translation) == params(sentence)


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
