"""One More Free Cell: every sentence is translated, every class has its names and texts."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.pofile import read_po

import games.omfc
from games.omfc.casting import CLASSES

PACKAGE = Path(games.omfc.__file__).parent
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
    assert len(marked) > 30
    assert marked == translated.keys()
    for sentence, translation in translated.items():
        assert translation.strip()
        assert params(translation) == params(sentence)


def test_o9_seven_classes_with_names_and_texts_in_both_languages() -> None:
    assert list(CLASSES) == [
        "skeletons",
        "orcs",
        "elves",
        "coyotes",
        "humans",
        "krakens",
        "miners",
    ]
    for folk in CLASSES.values():
        for text in (folk.name, folk.power, folk.counter_power):
            assert text.ru
            assert text.en
            assert text.ru != text.en
