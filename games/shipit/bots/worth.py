"""What cards are worth to a seat: in its hand, and on its table."""

from collections.abc import Sequence
from typing import Final

from games.shipit.bots.sight import PARTS, Sight, cards_of, fillers, lack_of, rival_sets
from games.shipit.cards import EVENTS

PLAIN: Final = {
    "database": 1.5,
    "backend": 1.5,
    "frontend": 1.5,
    "cloud": 5.0,
    "cache": 1.2,
    "monitoring": 3.0,
    "firewall": 3.0,
    "research": 5.0,
    "gc": 4.0,
    "hype": 5.5,
    "rfc": 3.2,
    "p2p": 3.6,
    "opensource": 2.5,
    "error": 4.0,
    "critical": 5.0,
    "specific": 5.0,
    "security": 6.5,
    "ddos": 4.5,
    "supply": 2.0,
    "excuse": 4.0,
    "patch": 3.5,
    "ci": 3.0,
    "certificate": 2.6,
    "sudo": 4.6,
    "merge": 1.0,
    "orchestrator": 4.2,
}
"""The worth of a card that fills no gap of a set."""
_DESIRED: Final = ("security", "hype", "sudo", "orchestrator")
"""What to ask for when no component is missing."""
_FILLS: Final = 9.0
_NEAR: Final = 3.0
"""What a filler is worth more when it is the last one."""


def worth(sight: Sight, card: str, hand: Sequence[str]) -> float:
    """Return what a card would be worth beside this hand; the deck's events are worth nothing."""
    if card in EVENTS:
        return 0.0
    copies = hand.count(card)
    if card == "cloud" or sight.wanted.count(card) > copies:
        short = sight.gap - len(fillers(hand, sight.gap, sight.wanted))
        if short > 0:
            return _FILLS + _NEAR * (short == 1) + (0.5 if card == "cloud" else 0.0)
    elif card == "orchestrator":
        held = fillers(hand, sight.gap, sight.wanted)
        return PLAIN[card] + 4.0 * (sight.gap == 2 == len(held))
    return PLAIN[card] / (1 + 0.3 * copies)


def in_order_of_worth(sight: Sight) -> list[str]:
    """Return the hand, the least of it first; of equal cards the spare ones come before."""
    rest = list(sight.hand)
    ordered = []
    while rest:
        least = min(rest, key=lambda card: _kept_worth(sight, card, rest))
        rest.remove(least)
        ordered.append(least)
    return ordered


def _kept_worth(sight: Sight, card: str, hand: Sequence[str]) -> float:
    without = list(hand)
    without.remove(card)
    return worth(sight, card, without)


def loss(cards: tuple[str, ...], card: str, sets: Sequence[str]) -> float:
    """Return how much further from victory a table is without a card, on average over sets."""
    place = cards.index(card)
    without = cards[:place] + cards[place + 1 :]
    lost = sum(lack_of(without, name)[0] - lack_of(cards, name)[0] for name in sets)
    return lost / len(sets)


def own_loss(sight: Sight, at: int) -> float:
    """Return what the seat loses with a component of its own: gaps first, then plain worth."""
    one = sight.table[at]
    gap_lost = loss(cards_of(sight.table), one.card, (sight.architecture,))
    return 10 * gap_lost + PLAIN[one.card] / 10 + len(one.under) / 5


def danger(sight: Sight, seat: int) -> int:
    """Return how many cards another seat lacks, if it has the set that suits its table best."""
    cards = cards_of(sight.tables[seat])
    return min(lack_of(cards, name)[0] for name in rival_sets(sight, seat))


def missing_parts(sight: Sight) -> list[str]:
    """Return the kinds of which the hand has fewer than the set lacks."""
    wanted, hand = sight.wanted, sight.hand
    return [card for card in dict.fromkeys(wanted) if wanted.count(card) > hand.count(card)]


def most_wanted(sight: Sight) -> str:
    """Return the card that the seat would most like to have and does not hold."""
    short = missing_parts(sight)
    if short and sight.gap > len(fillers(sight.hand, sight.gap, sight.wanted)):
        return min(short, key=lambda card: (sight.discard.count(card), PARTS.index(card)))
    return next((card for card in _DESIRED if card not in sight.hand), "excuse")
