"""Ship IT!: every sentence is translated, every card and move has its names."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.pofile import read_po

import games.shipit
from games.shipit.cards import CARDS
from games.shipit.engine import OPTIONS
from games.shipit.texts import JUNE, MOVE_NAMES, NAMES, REASONS, RITUALS, TEXTS
from games.shipit.verification import _SHAPES

PACKAGE = Path(games.shipit.__file__).parent
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
    assert len(marked) >= 40
    assert marked == translated.keys()
    for sentence, translation in translated.items():
        assert translation.strip()
        assert params(translation) == params(sentence)


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
    assert MOVE_NAMES.keys() == _SHAPES.keys()
    assert REASONS.keys() == {"victory", "last", "rounds"}
    named = (*MOVE_NAMES.values(), *REASONS.values(), *RITUALS.values(), JUNE)
    assert all(name.ru and name.en for name in named)
    assert OPTIONS.keys() == {"extras", "play_on", "social", "dealer"}
