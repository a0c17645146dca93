"""Cards that bring cards, and what to take, leave, put back and throw away (I3, I12)."""

from collections.abc import Iterator
from typing import Final

from games.contract import Move
from games.shipit.bots.outlook import Outlook
from games.shipit.bots.worth import in_order_of_worth, missing_parts, most_wanted, worth
from games.shipit.cards import EVENTS
from games.shipit.effects.draw import MOST_COLLECTED
from games.shipit.moves import KEEP, play, with_card

_GOOD: Final = 4.5
"""What the discard must offer for a gc to be spent on it."""


def certain_finds(outlook: Outlook) -> Iterator[Move]:
    """Yield ways to a missing component that cannot fail."""
    short = missing_parts(outlook)
    if "gc" in outlook.hand and outlook.collected < MOST_COLLECTED:
        lying = [card for card in (*short, "cloud") if card in outlook.discard]
        yield from (play("gc", take=card) for card in dict.fromkeys(lying))
    if "rfc" in outlook.hand:
        for seat in outlook.others:
            returned = [card for card in (*short, "cloud") if card in outlook.blocked[seat]]
            if returned and outlook.sizes[seat] and (seat, returned[0]) not in outlook.refused:
                yield play("rfc", seat=seat, take=returned[0])
    if "research" in outlook.hand:
        yield play("research")


def finds(outlook: Outlook, short: bool) -> Iterator[Move]:
    """Yield all cards that bring cards, the surest first."""
    hand = outlook.hand
    if "opensource" in hand and not outlook.opened and outlook.deck:
        yield play("opensource")
    held = [seat for seat in outlook.others if outlook.sizes[seat]]
    if "p2p" in hand and held:
        yield play("p2p", seat=max(held, key=lambda seat: len(outlook.tables[seat])))
    if "rfc" in hand and held:
        yield from _guess(outlook, held)
    if "gc" in hand and outlook.collected < MOST_COLLECTED:
        kinds = sorted({card for card in outlook.discard if card not in EVENTS})
        best = max(kinds, key=lambda card: worth(outlook, card, hand), default=None)
        if best is not None and best != "gc" and worth(outlook, best, hand) >= _GOOD:
            yield play("gc", take=best)
    if "research" in hand and short:
        yield play("research")


def _guess(outlook: Outlook, held: list[int]) -> Iterator[Move]:
    """Ask the largest hand for what is wanted most, unless it was just refused."""
    seat = max(held, key=lambda seat: outlook.sizes[seat])
    card = most_wanted(outlook)
    denied = {name for other, name in outlook.refused[-4:] if other == seat}
    for name in (card, "cloud", "sudo", "security", "excuse"):
        if name not in denied:
            yield play("rfc", seat=seat, take=name)
            return


_HARM: Final = {"0day": 3.0, "500": 2.5, "friday": 2.0, "paws": 1.0}
"""What events do to whoever draws them."""


def takes(outlook: Outlook) -> Iterator[Move]:
    """Yield what research takes, the best first; another research would lead nowhere."""
    kinds = [card for card in set(outlook.looked) if card not in EVENTS and card != "research"]
    for card in sorted(kinds, key=lambda card: (-worth(outlook, card, outlook.hand), card)):
        yield with_card("take", card)
    if not kinds:
        yield with_card("take", None)


def keeps(outlook: Outlook) -> Iterator[Move]:
    """Take the deck's top if it is worth more than another look."""
    top = outlook.looked[0]
    good = worth(outlook, top, outlook.hand) > worth(outlook, "opensource", outlook.hand)
    yield KEEP[0 if good else 1]
    yield KEEP[1 if good else 0]


def orders(outlook: Outlook) -> Iterator[Move]:
    """Discard what the next seat should not get; leave the worst for it on top."""

    def promise(card: str) -> float:
        return -_HARM[card] if card in EVENTS else worth(outlook, card, outlook.hand)

    cards = sorted(set(outlook.looked), key=lambda card: (-promise(card), card))
    if not outlook.sorting and len(cards) > 1:
        good = [card for card in cards if card not in EVENTS]
        cards = good[1:] + good[:1] + [card for card in cards if card in EVENTS]
    for card in cards:
        yield with_card("order", card)


def discards(outlook: Outlook) -> Iterator[Move]:
    """Yield what the paws get, the least first."""
    for card in dict.fromkeys(in_order_of_worth(outlook)):
        yield with_card("discard", card)
