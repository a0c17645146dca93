"""The classes of One More Free Cell for the rules page: it has no cards."""

from collections.abc import Mapping
from typing import Final

from games.handbook import Entry, Group, Handbook
from games.omfc.casting import CLASSES
from games.omfc.vocabulary import VOCABULARY
from games.words import Bilingual


def _book(texts: Mapping[str, Bilingual]) -> Handbook:
    entries = (
        Entry(ids=(slug,), name=folk.name, text=texts[slug]) for slug, folk in CLASSES.items()
    )
    return Handbook(
        title=Bilingual("Классы", "Classes"),
        one=Bilingual("Класс", "Class"),
        note=Bilingual(
            "Их семь; играют ими, только если так настроен стол.",
            "There are seven, played only if the table is set so.",
        ),
        groups=(Group(entries=tuple(entries)),),
    )


def _with_forest_for_elves() -> dict[str, Bilingual]:
    """Return the texts of ruleset 1: the forest sheltered the elves' houses alone."""
    elves = VOCABULARY.texts["elves"]
    ru = elves.ru.replace(
        "Неукреплённые дома в лесу, чьи бы они ни были,", "Их неукреплённые дома в лесу"
    )
    en = elves.en.replace(
        "Unfortified houses in a forest, whoever's they are,",
        "Their unfortified houses in a forest",
    )
    return {**VOCABULARY.texts, "elves": Bilingual(ru, en)}


HANDBOOK: Final = _book(VOCABULARY.texts)
FORMER: Final = {1: _book(_with_forest_for_elves())}
