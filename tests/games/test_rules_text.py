"""The rules for players: every game tells them in both languages, and leaves nothing out."""

import re

import pytest

from games.chance import Chance
from games.contract import AnyEngine
from games.handbook import handbook
from games.registry import engines, every_ruleset
from games.rules_text import LANGUAGES, PARTS, overlaid, rules_text
from games.vocabulary import vocabulary

EVERY_GAME = pytest.mark.parametrize(
    "rules", every_ruleset(), ids=lambda one: f"{one.info.slug}.{one.info.ruleset}"
)
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
    text = rules_text(rules.info.slug, language, rules.info.ruleset)
    assert headings(text, 2) == [title.in_language(language) for title in PARTS.values()]
    prose = re.sub(r"^!\[.*$", "", text, flags=re.MULTILINE)  # the key to the board apart
    assert 600 <= len(prose.split()) <= 1200


@EVERY_GAME
@BOTH_LANGUAGES
def test_every_option_of_a_table_is_told_under_its_label(rules: AnyEngine, language: str) -> None:
    options = rules_text(rules.info.slug, language, rules.info.ruleset).partition(
        f"## {PARTS['options'].in_language(language)}\n"
    )[2]
    labels = [option.label.in_language(language) for option in rules.info.options.values()]
    assert [one for one in labels if one not in headings(options, 3)] == []


@EVERY_GAME
def test_every_kind_of_card_is_in_the_handbook_once(rules: AnyEngine) -> None:
    told = [
        token
        for group in handbook(rules.info.slug, rules.info.ruleset).groups
        for entry in group.entries
        for token in entry.ids
    ]
    assert len(told) == len(set(told))
    assert set(told) == kinds(rules)


@EVERY_GAME
@BOTH_LANGUAGES
def test_every_line_of_the_handbook_has_words(rules: AnyEngine, language: str) -> None:
    book = handbook(rules.info.slug, rules.info.ruleset).in_language(language)
    assert book["title"]
    assert book["note"]
    entries = [entry for group in book["groups"] for entry in group["entries"]]
    assert all(entry["name"] and entry["text"] for entry in entries)
    assert all(bool(entry["count"]) == book["counted"] for entry in entries)


def test_an_older_ruleset_is_told_as_it_was() -> None:
    for language, words in (("ru", "чьи бы они ни были"), ("en", "whoever's they are")):
        (was,), (now,) = (
            [
                entry["text"]
                for group in handbook("omfc", ruleset).in_language(language)["groups"]
                for entry in group["entries"]
                if entry["name"] in ("Эльфы", "Elves")
            ]
            for ruleset in (1, 2)
        )
        assert (words in was, words in now) == (False, True)
    forest = "An unfortified house in a forest"
    assert forest in rules_text("omfc", "en") == rules_text("omfc", "en", 2)
    assert forest not in rules_text("omfc", "en", 1)


def test_a_part_of_an_older_text_stands_instead_of_the_newer_one() -> None:
    newest = "# G\n\nLead.\n\n## A\n\nnew a\n\n## B\n\nb\n"
    assert overlaid(newest, "## A\n\nold a\n") == newest.replace("new a", "old a")
    assert (
        overlaid(newest, "## B\n\nold b\n").rstrip()
        == newest.replace("\nb\n", "\nold b\n").rstrip()
    )


def test_rules_that_are_not_there_are_refused() -> None:
    slug = engines()[0].info.slug
    with pytest.raises(LookupError, match="no game “chess”"):
        rules_text("chess", "ru")
    with pytest.raises(LookupError, match="no ruleset 999"):
        rules_text(slug, "ru", 999)
    for language in ("de", "../ru", ""):
        with pytest.raises(LookupError, match="no rules are written"):
            rules_text(slug, language)
