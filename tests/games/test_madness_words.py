"""Madness: every sentence is translated, every card and move has its names."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.pofile import read_po

import games.madness
from games.madness.cards import CARDS
from games.madness.texts import CARD_NAMES, CARD_TEXTS, MOVE_NAMES, REASONS
from games.words import Bilingual

PACKAGE = Path(games.madness.__file__).parent
CATALOGUE = PACKAGE / "locale/ru/LC_MESSAGES/django.po"


def sentences() -> Iterator[str]:
    """Yield what the package marks for translation."""
    for source in sorted(PACKAGE.glob("*.py")):
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
    assert len(marked) >= 10
    assert marked == translated.keys()
    for sentence, translation in translated.items():
        assert translation.strip()
        assert params(translation) == params(sentence)


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
