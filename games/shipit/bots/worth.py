"""What cards are worth to a seat: in its hand, and on its table."""

from collections.abc import Sequence
from typing import Final

from games.shipit.bots.outlook import PARTS, Outlook, cards_of, fillers, lack_of, rival_sets
from games.shipit.cards import EVENTS

_DESIRED: Final = ("security", "hype", "sudo", "orchestrator")
"""What to ask for when no component is missing."""


def worth(outlook: Outlook, card: str, hand: Sequence[str]) -> float:
    """Return what a card would be worth beside this hand; the deck's events are worth nothing."""
    if card in EVENTS:
        return 0.0
    scale, copies = outlook.scale, hand.count(card)
    if card == "cloud" or outlook.wanted.count(card) > copies:
        short = outlook.gap - len(fillers(hand, outlook.gap, outlook.wanted))
        if short > 0:
            return scale.fills + scale.near * (short == 1) + (0.5 if card == "cloud" else 0.0)
    elif card == "orchestrator":
        held = fillers(hand, outlook.gap, outlook.wanted)
        return scale.plain[card] + 4.0 * (outlook.gap == 2 == len(held))
    return scale.plain[card] / (1 + 0.3 * copies)


def in_order_of_worth(outlook: Outlook) -> list[str]:
    """Return the hand, the least of it first; of equal cards the spare ones come before."""
    rest = list(outlook.hand)
    ordered = []
    while rest:
        least = min(rest, key=lambda card: _kept_worth(outlook, card, rest))
        rest.remove(least)
        ordered.append(least)
    return ordered


def _kept_worth(outlook: Outlook, card: str, hand: Sequence[str]) -> float:
    without = list(hand)
    without.remove(card)
    return worth(outlook, card, without)


def loss(cards: tuple[str, ...], card: str, sets: Sequence[str]) -> float:
    """Return how much further from victory a table is without a card, on average over sets."""
    place = cards.index(card)
    without = cards[:place] + cards[place + 1 :]
    lost = sum(lack_of(without, name)[0] - lack_of(cards, name)[0] for name in sets)
    return lost / len(sets)


def own_loss(outlook: Outlook, at: int) -> float:
    """Return what the seat loses with a component of its own: gaps first, then plain worth."""
    one = outlook.table[at]
    gap_lost = loss(cards_of(outlook.table), one.card, (outlook.architecture,))
    return 10 * gap_lost + outlook.scale.plain[one.card] / 10 + len(one.under) / 5


def danger(outlook: Outlook, seat: int) -> int:
    """Return how many cards another seat lacks, if it has the set that suits its table best."""
    cards = cards_of(outlook.tables[seat])
    return min(lack_of(cards, name)[0] for name in rival_sets(outlook, seat))


def missing_parts(outlook: Outlook) -> list[str]:
    """Return the kinds of which the hand has fewer than the set lacks."""
    wanted, hand = outlook.wanted, outlook.hand
    return [card for card in dict.fromkeys(wanted) if wanted.count(card) > hand.count(card)]


def most_wanted(outlook: Outlook) -> str:
    """Return the card that the seat would most like to have and does not hold."""
    short = missing_parts(outlook)
    if short and outlook.gap > len(fillers(outlook.hand, outlook.gap, outlook.wanted)):
        return min(short, key=lambda card: (outlook.discard.count(card), PARTS.index(card)))
    return next((card for card in _DESIRED if card not in outlook.hand), "excuse")
