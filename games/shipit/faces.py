"""The cards as data, for those who draw them or count them."""

from games.shipit.cards import CARDS
from games.shipit.wire import CardFace


def card_faces(*, extras: bool) -> dict[str, CardFace]:
    """Return every kind of card, with or without the four optional ones."""
    return {
        card.id: {
            "kin": card.kin,
            "copies": card.copies,
            "needs": dict(card.needs),
            "strikes": card.strikes,
            "stops": card.stops,
        }
        for card in CARDS.values()
        if extras or not card.extra
    }
