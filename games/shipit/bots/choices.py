"""Small choices: what to take, to leave, to put back and to throw away (I3, I12)."""

from collections.abc import Iterator
from typing import Final

from games.contract import Move
from games.shipit.bots.sight import Sight
from games.shipit.bots.worth import in_order_of_worth, worth
from games.shipit.cards import EVENTS
from games.shipit.moves import KEEP, with_card

_HARM: Final = {"0day": 3.0, "500": 2.5, "friday": 2.0, "paws": 1.0}
"""What events do to whoever draws them."""


def takes(sight: Sight) -> Iterator[Move]:
    """Yield what research takes, the best first; another research would lead nowhere."""
    kinds = [card for card in set(sight.looked) if card not in EVENTS and card != "research"]
    for card in sorted(kinds, key=lambda card: (-worth(sight, card, sight.hand), card)):
        yield with_card("take", card)
    if not kinds:
        yield with_card("take", None)


def keeps(sight: Sight) -> Iterator[Move]:
    """Take the deck's top if it is worth more than another look."""
    top = sight.looked[0]
    good = worth(sight, top, sight.hand) > worth(sight, "opensource", sight.hand)
    yield KEEP[0 if good else 1]
    yield KEEP[1 if good else 0]


def orders(sight: Sight) -> Iterator[Move]:
    """Discard what the next seat should not get; leave the worst for it on top."""

    def promise(card: str) -> float:
        return -_HARM[card] if card in EVENTS else worth(sight, card, sight.hand)

    cards = sorted(set(sight.looked), key=lambda card: (-promise(card), card))
    if not sight.sorting and len(cards) > 1:
        good = [card for card in cards if card not in EVENTS]
        cards = good[1:] + good[:1] + [card for card in cards if card in EVENTS]
    for card in cards:
        yield with_card("order", card)


def discards(sight: Sight) -> Iterator[Move]:
    """Yield what the paws get, the least first."""
    for card in dict.fromkeys(in_order_of_worth(sight)):
        yield with_card("discard", card)
