"""Cards spoken of in words."""

from typing import Final

from games.shipit.cards import CARDS
from games.shipit.texts import NAMES

_NAMES: Final = tuple(
    (name.lower(), card)
    for card in sorted(CARDS, key=lambda card: -len(NAMES[card].ru))
    if CARDS[card].kin not in ("architecture", "event")
    for name in {NAMES[card].ru, NAMES[card].en, card}
)


def named_in(words: str) -> str | None:
    """Return the card that a promise or a wish names, in either language."""
    said = words.lower()
    return next((card for name, card in _NAMES if name in said), None)
