"""A game's handbook: the list of its cards, or of what it has in their stead, for its rules page.

A game's module ``handbook`` holds its ``HANDBOOK``. Names and texts are those of its vocabulary.
Where an older ruleset had other texts, ``FORMER`` has its handbook under the ruleset's number.
"""

from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from games.registry import package
from games.words import Bilingual

NOTHING = Bilingual("", "")
MOST_PICTURED = 4
"""Cards of one line that a page draws."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line: a kind of card, or several that differ in nothing that matters."""

    ids: tuple[str, ...]
    """The tokens it tells of."""
    name: Bilingual
    text: Bilingual
    count: str = ""
    """How many there are; empty where they are not counted."""

    @property
    def pictured(self) -> list[str]:
        """A few of its tokens, spread over all of them."""
        few = min(len(self.ids), MOST_PICTURED)
        return [self.ids[number * len(self.ids) // few] for number in range(few)]


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
                            "pictured": entry.pictured,
                        }
                        for entry in group.entries
                    ],
                }
                for group in self.groups
            ],
        }


@cache
def handbook(slug: str, ruleset: int | None = None) -> Handbook:
    """Return the handbook of this game, as it was in an older ruleset if one is named."""
    module = import_module(f"{package(slug)}.handbook")
    former: dict[int, Handbook] = getattr(module, "FORMER", {})
    newest: Handbook = module.HANDBOOK
    return newest if ruleset is None else former.get(ruleset, newest)
