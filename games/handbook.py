"""A game's handbook: the list of its cards, or of what it has in their stead, for its rules page.

A game's module ``handbook`` holds its ``HANDBOOK``. Names and texts are those of its vocabulary.
"""

from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from games.registry import package
from games.words import Bilingual

NOTHING = Bilingual("", "")


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line: a kind of card, or several that differ in nothing that matters."""

    ids: tuple[str, ...]
    """The tokens it tells of."""
    name: Bilingual
    text: Bilingual
    count: str = ""
    """How many there are; empty where they are not counted."""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Entries of one kin, under a heading if it has a name."""

    entries: tuple[Entry, ...]
    name: Bilingual = NOTHING


class Handbook(msgspec.Struct, frozen=True, kw_only=True):
    """The whole list, with a word before it."""

    title: Bilingual
    one: Bilingual
    """What a single entry is."""
    note: Bilingual
    groups: tuple[Group, ...]

    def in_language(self, language: str) -> dict[str, Any]:
        """Return the handbook in one language, for a page."""
        return {
            "title": self.title.in_language(language),
            "one": self.one.in_language(language),
            "note": self.note.in_language(language),
            "counted": any(entry.count for group in self.groups for entry in group.entries),
            "groups": [
                {
                    "name": group.name.in_language(language),
                    "entries": [
                        {
                            "name": entry.name.in_language(language),
                            "count": entry.count,
                            "text": entry.text.in_language(language),
                        }
                        for entry in group.entries
                    ],
                }
                for group in self.groups
            ],
        }


@cache
def handbook(slug: str) -> Handbook:
    """Return the handbook of this game."""
    found: Handbook = import_module(f"{package(slug)}.handbook").HANDBOOK
    return found
