"""The table's options, and how many seats they leave room for (O1, O8, O9)."""

from collections.abc import Mapping
from typing import Any, Final

from games.contract import Option
from games.omfc.casting import CLASSES
from games.words import Bilingual

MAX_SEATS: Final = {3: 3, 4: 6, 5: 8}
"""By the number of rings."""

OPTIONS: Final = {
    "rings": Option(type="int", default=4, min=3, max=5, label=Bilingual("Колец", "Rings")),
    "classes": Option(
        type="choice",
        default="off",
        choices=("off", "draft", "random"),
        label=Bilingual("Классы", "Classes"),
    ),
    "max_rounds": Option(
        type="int",
        default=30,
        min=10,
        max=60,
        label=Bilingual("Раундов не больше", "Rounds at most"),
    ),
}


def seats_with(options: Mapping[str, Any]) -> range:
    """Return 2 to what the rings hold; no class twice, so seven at most with classes (O9)."""
    most = MAX_SEATS[options.get("rings", 4)]
    if options.get("classes", "off") != "off":
        most = min(most, len(CLASSES))
    return range(2, most + 1)
