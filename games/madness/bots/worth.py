"""What a card is worth: the part of all cards that it beats."""

from typing import Final

from games.madness.cards import BEATEN_BY, CARDS

WORTH: Final = {
    card: sum(card in BEATEN_BY[other] for other in CARDS) / len(CARDS) for card in CARDS
}
