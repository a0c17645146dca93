"""The rules for players: every game tells them in both languages, and leaves nothing out."""

import re

import pytest

from games.chance import Chance
from games.contract import AnyEngine
from games.handbook import handbook
from games.registry import engines
from games.rules_text import LANGUAGES, PARTS, rules_text
from games.vocabulary import vocabulary

EVERY_GAME = pytest.mark.parametrize("rules", engines(), ids=lambda one: one.info.slug)
BOTH_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


def headings(text: str, level: int) -> list[str]:
    """Return the headings of one level."""
    return re.findall(rf"^{'#' * level} (.+)$", text, re.MULTILINE)


def kinds(rules: AnyEngine) -> set[str]:
    """Return every card there is at a full table, and whatever else has a text of its own."""
    words = vocabulary(rules.info.slug)
    seats = max(rules.seats({}))
    state, _ = rules.new_game(seats=seats, options={}, chance=Chance(b"handbook"))
    return {card for card in rules.inventory(state) if card in words.names} | words.texts.keys()


@EVERY_GAME
@BOTH_LANGUAGES
def test_every_game_tells_its_rules_in_the_same_parts(rules: AnyEngine, language: str) -> None:
    text = rules_text(rules.info.slug, language)
    assert headings(text, 2) == [title.in_language(language) for title in PARTS.values()]
    assert 600 <= len(text.split()) <= 1200


@EVERY_GAME
@BOTH_LANGUAGES
def test_every_option_of_a_table_is_told_under_its_label(rules: AnyEngine, language: str) -> None:
    options = rules_text(rules.info.slug, language).partition(
        f"## {PARTS['options'].in_language(language)}\n"
    )[2]
    labels = [option.label.in_language(language) for option in rules.info.options.values()]
    assert [one for one in labels if one not in headings(options, 3)] == []


@EVERY_GAME
def test_every_kind_of_card_is_in_the_handbook_once(rules: AnyEngine) -> None:
    told = [
        token
        for group in handbook(rules.info.slug).groups
        for entry in group.entries
        for token in entry.ids
    ]
    assert len(told) == len(set(told))
    assert set(told) == kinds(rules)


@EVERY_GAME
@BOTH_LANGUAGES
def test_every_line_of_the_handbook_has_words(rules: AnyEngine, language: str) -> None:
    book = handbook(rules.info.slug).in_language(language)
    assert book["title"]
    assert book["note"]
    entries = [entry for group in book["groups"] for entry in group["entries"]]
    assert all(entry["name"] and entry["text"] for entry in entries)
    assert all(bool(entry["count"]) == book["counted"] for entry in entries)


def test_rules_that_are_not_there_are_refused() -> None:
    slug = engines()[0].info.slug
    with pytest.raises(LookupError, match="no game “chess”"):
        rules_text("chess", "ru")
    for language in ("de", "../ru", ""):
        with pytest.raises(LookupError, match="no rules are written"):
            rules_text(slug, language)
