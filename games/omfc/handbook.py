"""The classes of One More Free Cell for the rules page: it has no cards."""

from typing import Final

from games.handbook import Entry, Group, Handbook
from games.omfc.casting import CLASSES
from games.omfc.vocabulary import VOCABULARY
from games.words import Bilingual

HANDBOOK: Final = Handbook(
    title=Bilingual("Классы", "Classes"),
    one=Bilingual("Класс", "Class"),
    note=Bilingual(
        "Их семь; играют ими, только если так настроен стол.",
        "There are seven, played only if the table is set so.",
    ),
    groups=(
        Group(
            entries=tuple(
                Entry(ids=(slug,), name=folk.name, text=VOCABULARY.texts[slug])
                for slug, folk in CLASSES.items()
            )
        ),
    ),
)
