"""The words of the house: each has one meaning, and stands where the glossary says."""

import ast
import re
from collections import Counter, defaultdict

import pytest

from tests.test_layers import ROOT

ROWS = re.findall(
    r"^\| (?!word |---)([^|]+) \| [^|]+ \| ([^|]+) \|$",
    (ROOT / "docs" / "glossary.md").read_text(),
    re.MULTILINE,
)
EACH_GAMES = "wire"
"""Said of a place within every game."""

WORDS_OF_CLASSES = (
    *("act", "answer", "board", "change", "choice", "connection", "hub", "line", "made", "mark"),
    *("match", "message", "note", "outcome", "replay", "result", "row", "standing"),
)
FLOORS = ("accounts", "platform/tables", "platform/config")


def test_each_word_is_told_once() -> None:
    words = Counter(word.strip() for told, _ in ROWS for word in told.split(","))
    assert len(words) > 70
    assert [word for word, times in words.items() if times > 1] == []


@pytest.mark.parametrize(
    "place", sorted({one for _, told in ROWS for one in told.split("`")[1::2]})
)
def test_each_place_is_there(place: str) -> None:
    if place != EACH_GAMES:
        home = ROOT / "platform" if place.startswith(("tables/", "config/")) else ROOT
        assert (home / place).exists()


def test_a_class_that_bears_a_word_of_the_house_is_the_only_one() -> None:
    """What a model is to the database, a frame to the page and a body to the API is one thing."""
    found = defaultdict(list)
    for floor in FLOORS:
        for path in (ROOT / floor).rglob("*.py"):
            for node in ast.parse(path.read_text()).body:
                if isinstance(node, ast.ClassDef) and node.name.lower() in WORDS_OF_CLASSES:
                    found[node.name].append(str(path.relative_to(ROOT)))
    speaking = ["platform/tables/api/bodies.py", "platform/tables/models/chat.py"]
    assert sorted(found.pop("Line")) == speaking
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
