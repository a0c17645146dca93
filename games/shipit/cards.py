"""The 80 cards: 34 kinds, a line of data each, in the order of the rules page.

That order is the order of hands and of every list of moves; it tells nothing about the deck.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

from games.shipit.texts import NAMES, RITUALS, TEXTS
from games.words import Bilingual

Kin = Literal["architecture", "component", "draw", "attack", "defence", "meta", "event"]
Harm = Literal["error", "security"]
Fate = Literal["owner", "discard", "attacker", "chosen"]
"""Where a component goes that is hit: to a hand (its owner's, the attacker's, a chosen one)."""


class Card(msgspec.Struct, frozen=True):
    """One kind of card."""

    id: str
    kin: Kin
    copies: int
    extra: bool = False
    """One of the four optional cards (I1)."""
    needs: Mapping[str, int] = {}
    """What an architecture wants on the table (I14)."""
    strikes: Harm | None = None
    """The kind of harm an attack or event does (I9)."""
    fate: Fate = "owner"
    named: bool = False
    """Does the attacker name the component? Otherwise the victim chooses (I9)."""
    stops: Harm | None = None
    """The kind of harm a shield, an answer or a card under a component stops (I9, I10)."""

    @property
    def name(self) -> Bilingual:
        """What the card is called."""
        return NAMES[self.id]

    @property
    def text(self) -> Bilingual:
        """What is written on it."""
        return TEXTS[self.id]

    @property
    def ritual(self) -> Bilingual | None:
        """What the player has to say with it in social mode (I16)."""
        return RITUALS.get(self.id)


CARDS: Final = {
    card.id: card
    for card in (
        Card("analytics", "architecture", 1, needs={"backend": 1, "database": 2}),
        Card("microfrontends", "architecture", 1, needs={"frontend": 2, "database": 1}),
        Card("microservices", "architecture", 1, needs={"frontend": 1, "backend": 2}),
        Card("application", "architecture", 1, needs={"frontend": 1, "backend": 1, "database": 1}),
        Card("database", "component", 4),
        Card("backend", "component", 4),
        Card("frontend", "component", 4),
        Card("cloud", "component", 2),
        Card("cache", "component", 1, extra=True),
        Card("monitoring", "component", 1, stops="error"),
        Card("firewall", "component", 1, stops="security"),
        Card("research", "draw", 3),
        Card("gc", "draw", 3),
        Card("hype", "draw", 2),
        Card("rfc", "draw", 3),
        Card("p2p", "draw", 2),
        Card("opensource", "draw", 1, extra=True),
        Card("error", "attack", 3, strikes="error"),
        Card("critical", "attack", 2, strikes="error", fate="discard"),
        Card("specific", "attack", 2, strikes="error", named=True),
        Card("security", "attack", 3, strikes="security", fate="attacker", named=True),
        Card("ddos", "attack", 2),
        Card("supply", "attack", 1, extra=True),
        Card("excuse", "defence", 3, stops="error"),
        Card("patch", "defence", 2, stops="security"),
        Card("ci", "defence", 3, stops="error"),
        Card("certificate", "defence", 2, stops="security"),
        Card("sudo", "meta", 5),
        Card("merge", "meta", 1, extra=True),
        Card("orchestrator", "meta", 2),
        Card("500", "event", 5, strikes="error"),
        Card("0day", "event", 5, strikes="security", fate="chosen"),
        Card("friday", "event", 2),
        Card("paws", "event", 2),
    )
}
ORDER: Final = {card: number for number, card in enumerate(CARDS)}
IDS: Final = tuple(CARDS)
BITS: Final = {card: 1 << number for card, number in ORDER.items()}


def _of_kin(kin: Kin) -> tuple[str, ...]:
    return tuple(card.id for card in CARDS.values() if card.kin == kin)


ARCHITECTURES: Final = _of_kin("architecture")
COMPONENTS: Final = frozenset(_of_kin("component"))
EVENTS: Final = frozenset(_of_kin("event"))

SHIELDS: Final[Mapping[Harm, str]] = {"error": "monitoring", "security": "firewall"}
ANSWERS: Final[Mapping[Harm, str]] = {"error": "excuse", "security": "patch"}
LINED: Final[Mapping[Harm, str]] = {"error": "ci", "security": "certificate"}
"""What lies under a component against each harm (I8)."""


def whole_deck(extras: bool) -> list[str]:
    """Return all cards but the architectures, with or without the four optional ones."""
    return [
        card.id
        for card in CARDS.values()
        if card.kin != "architecture" and (extras or not card.extra)
        for _ in range(card.copies)
    ]


def mask_of(cards: Iterable[str]) -> int:
    """Return a bit mask of these kinds."""
    mask = 0
    for card in cards:
        mask |= BITS[card]
    return mask


EVERY_KIND: Final = mask_of(IDS)
EVENT_KINDS: Final = mask_of(EVENTS)
NOTHING_BUT: Final = {card: EVERY_KIND ^ bit for card, bit in BITS.items()}
"""Per kind, the limit of a place that is known to hold it."""
