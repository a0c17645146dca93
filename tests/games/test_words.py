"""Words: whatever any game says to a player can be said in Russian."""

import ast
import inspect
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from games import words
from games.registry import engines

GAMES = Path(words.__file__).parent
CATALOGUE = Path("locale/ru/LC_MESSAGES/django.po")
PACKAGES = {one.info.slug: Path(inspect.getfile(type(one))).parent for one in engines()}
HOMES = {"shared by all": GAMES, **PACKAGES}

CATALOGUED = [home for home in HOMES.values() if (home / CATALOGUE).exists()]

ALL_HOMES = pytest.mark.parametrize("home", HOMES.values(), ids=HOMES.keys())


def sources(home: Path) -> list[Path]:
    """Return the modules whose sentences this home translates: none of a game's own for all."""
    inner = [package for package in PACKAGES.values() if package != home]
    return [
        source
        for source in sorted(home.rglob("*.py"))
        if not any(source.is_relative_to(package) for package in inner)
    ]


def marked(home: Path) -> Iterator[str]:
    """Yield every sentence that is marked for translation."""
    for source in sources(home):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("_", "gettext_noop"):
                (sentence,) = node.args
                assert isinstance(sentence, ast.Constant), f"{source.name}: not a plain sentence"
                yield str(sentence.value)


def translations(home: Path) -> dict[str, str]:
    """Return what this home's catalogue has for each sentence."""
    with (home / CATALOGUE).open("rb") as file:
        catalogue = read_po(file, locale="ru", abort_invalid=True)
    assert not any(message.fuzzy for message in catalogue if message.id)
    return {str(message.id): str(message.string) for message in catalogue if message.id}


def params(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@ALL_HOMES
def test_every_sentence_is_translated_and_no_other(home: Path) -> None:
    assert set(marked(home)) == translations(home).keys()
    assert translations(home)


@ALL_HOMES
def test_a_translation_has_words_and_the_parameters_of_its_sentence(home: Path) -> None:
    for sentence, translation in translations(home).items():
        assert any("а" <= letter <= "я" or letter == "ё" for letter in translation.lower())
        assert params(translation) == params(sentence), sentence


def everywhere() -> dict[str, set[str]]:
    """Return all translations of each sentence."""
    found: dict[str, set[str]] = defaultdict(set)
    for home in CATALOGUED:
        for sentence, translation in translations(home).items():
            found[sentence].add(translation)
    return found


def test_a_sentence_of_several_games_is_translated_alike() -> None:
    """All catalogues are looked up as one, so the first translation found is everybody's."""
    differing = {one: several for one, several in everywhere().items() if len(several) > 1}
    assert differing == {}


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Compile every catalogue, as ``make setup`` does, into a folder for this test alone."""
    for home in CATALOGUED:
        target = (tmp_path / home.relative_to(GAMES) / CATALOGUE).with_suffix(".mo")
        target.parent.mkdir(parents=True)
        with (home / CATALOGUE).open("rb") as source, target.open("wb") as file:
            write_mo(file, read_po(source, locale="ru"))
    monkeypatch.setattr(words, "_GAMES", tmp_path)
    words._catalogue.cache_clear()
    yield tmp_path
    words._catalogue.cache_clear()


@pytest.mark.usefixtures("compiled")
@ALL_HOMES
def test_translate_speaks_russian_and_english(home: Path) -> None:
    for sentence in translations(home):
        russian = everywhere()[sentence]
        fields: dict[str, Any] = dict.fromkeys(params(sentence), "7")
        fields["refusal"] = {"message": "нет", "code": "no", "rule": "U1"}
        said = words.translate(sentence, "ru", fields)
        assert said in {translation.format_map(fields) for translation in russian}
        assert words.translate(sentence, "en", fields) == sentence.format_map(fields)


@pytest.mark.usefixtures("compiled")
def test_a_sentence_without_translation_stays_as_it_is() -> None:
    assert words.translate("Nobody said this of {it}.", "ru", {"it": 1}) == "Nobody said this of 1."
