"""Cards spoken of in words."""

import re
from typing import Final

from games.shipit.cards import CARDS
from games.shipit.texts import NAMES

_ENDING: Final = "(?:e?s|а|у|ом|ем|е|ы|и|ов|ам|ами|ах)?"
"""What a name may have after it: a plural, a case."""

_NAMES: Final = tuple(
    (re.compile(rf"\b{re.escape(name)}{_ENDING}\b", re.IGNORECASE), card)
    for card in sorted(CARDS, key=lambda card: -len(NAMES[card].ru))
    if CARDS[card].kin not in ("architecture", "event")
    for name in sorted({NAMES[card].ru, NAMES[card].en, card})
)


def named_in(words: str) -> str | None:
    """Return the card that a promise or a wish names, in either language."""
    return next((card for name, card in _NAMES if name.search(words)), None)
