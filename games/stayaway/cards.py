"""The cards, a record each: family, copies, aim, doors and quarantine, and what carries it out.

A card is the id of its kind: views, logs and moves name cards, never copies.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

FEWEST_SEATS: Final = 4

Family = Literal["infection", "action", "defence", "obstacle", "panic"]
Aim = Literal["neighbour", "anybody", "third", "quarantined"]


class Card(msgspec.Struct, frozen=True):
    """One kind of card."""

    id: str
    family: Family
    copies: tuple[int, ...]
    """For 4, 5, … 12 seats."""
    effect: str = ""
    """What carries it out: a module of ``families`` and its function."""
    aim: Aim | None = None
    """At which seats it is aimed (S9, S14); none where nobody is to be named."""
    gaps: Literal["free", "barred"] | None = None
    """Into which gaps it goes (S2, S9), and below, what carries that out."""
    gap_effect: str = ""
    through_doors: bool = False
    """Is it aimed at a neighbour behind a door, too (S9)?"""
    in_quarantine: bool = True
    """May its owner play it in quarantine (S10)?"""
    spares_quarantined: bool = False
    """Is one in quarantine no target for it (S10)?"""
    answers: str = ""
    """The phase in which a defence is an answer (S11)."""
    weapon: bool = False
    """Is it left out of first hands under ``no_start_weapons`` (S17)?"""


CARDS: Final = {
    card.id: card
    for card in (
        Card("thing", "infection", (1, 1, 1, 1, 1, 1, 1, 1, 1)),
        Card("infected", "infection", (8, 8, 10, 12, 13, 15, 17, 20, 20)),
        Card(
            "flamethrower",
            "action",
            (2, 2, 3, 3, 3, 4, 4, 5, 5),
            effect="burn.flamethrower",
            aim="neighbour",
            in_quarantine=False,
            weapon=True,
        ),
        Card(
            "analysis",
            "action",
            (0, 1, 2, 2, 2, 3, 3, 3, 3),
            effect="look.analysis",
            aim="neighbour",
            weapon=True,
        ),
        Card(
            "axe",
            "action",
            (1, 1, 1, 1, 1, 2, 2, 2, 2),
            effect="obstacle.free",
            gap_effect="obstacle.break_open",
            aim="quarantined",
            gaps="barred",
        ),
        Card(
            "suspicion",
            "action",
            (4, 4, 4, 5, 6, 7, 8, 8, 8),
            effect="look.suspicion",
            aim="neighbour",
        ),
        Card("whiskey", "action", (1, 1, 2, 2, 2, 2, 3, 3, 3), effect="look.whiskey"),
        Card("resolute", "action", (2, 2, 3, 3, 3, 4, 5, 5, 5), effect="exchange.resolute"),
        Card("watch_back", "action", (1, 1, 1, 1, 1, 2, 2, 2, 2), effect="moving.watch_back"),
        Card(
            "change_places",
            "action",
            (2, 2, 2, 3, 3, 4, 4, 5, 5),
            effect="moving.ask_to_move",
            aim="neighbour",
            in_quarantine=False,
            spares_quarantined=True,
        ),
        Card(
            "run",
            "action",
            (2, 2, 2, 3, 3, 4, 4, 5, 5),
            effect="moving.ask_to_move",
            aim="anybody",
            in_quarantine=False,
            spares_quarantined=True,
        ),
        Card(
            "seduction",
            "action",
            (2, 2, 3, 4, 5, 5, 6, 7, 7),
            effect="exchange.seduction",
            aim="anybody",
            spares_quarantined=True,
        ),
        Card("scary", "defence", (0, 1, 2, 2, 3, 3, 3, 4, 4), answers="answer"),
        Card("comfortable", "defence", (1, 1, 2, 2, 2, 2, 2, 3, 3), answers="move"),
        Card("no_thanks", "defence", (1, 1, 2, 2, 3, 3, 3, 4, 4), answers="answer"),
        Card("missed", "defence", (1, 1, 2, 2, 2, 2, 2, 3, 3), answers="answer"),
        Card("no_barbecue", "defence", (1, 1, 2, 2, 2, 2, 2, 3, 3), answers="burn"),
        Card(
            "quarantine",
            "obstacle",
            (0, 1, 1, 1, 1, 2, 2, 2, 2),
            effect="obstacle.quarantine",
            aim="neighbour",
            through_doors=True,
            spares_quarantined=True,
        ),
        Card(
            "door", "obstacle", (1, 1, 1, 2, 2, 2, 2, 3, 3), gap_effect="obstacle.door", gaps="free"
        ),
        Card("old_ropes", "panic", (0, 0, 1, 1, 1, 2, 2, 2, 2), effect="panic.old_ropes"),
        Card("three_four", "panic", (1, 1, 1, 1, 1, 2, 2, 2, 2), effect="panic.three_four"),
        Card("oops", "panic", (0, 0, 0, 0, 0, 0, 1, 1, 1), effect="look.whiskey"),
        Card("confession", "panic", (0, 0, 0, 0, 1, 1, 1, 1, 1), effect="look.confession"),
        Card(
            "between_us",
            "panic",
            (0, 0, 0, 1, 1, 2, 2, 2, 2),
            effect="look.between_us",
            aim="neighbour",
            through_doors=True,
        ),
        Card("forgetful", "panic", (1, 1, 1, 1, 1, 1, 1, 1, 1), effect="panic.forgetful"),
        Card(
            "friends",
            "panic",
            (0, 0, 0, 1, 1, 2, 2, 2, 2),
            effect="exchange.friends",
            aim="anybody",
            spares_quarantined=True,
        ),
        Card("blind_date", "panic", (1, 1, 1, 1, 1, 2, 2, 2, 2), effect="panic.blind_date"),
        Card("chain", "panic", (1, 1, 1, 1, 1, 2, 2, 2, 2), effect="chain.chain"),
        Card(
            "one_two",
            "panic",
            (0, 1, 1, 1, 1, 2, 2, 2, 2),
            effect="moving.one_two",
            aim="third",
            in_quarantine=False,
        ),
        Card(
            "go_away",
            "panic",
            (0, 1, 1, 1, 1, 1, 1, 1, 1),
            effect="moving.ask_to_move",
            aim="anybody",
            in_quarantine=False,
            spares_quarantined=True,
        ),
        Card("party", "panic", (0, 1, 1, 1, 1, 2, 2, 2, 2), effect="moving.party"),
    )
}

IDS: Final = tuple(CARDS)
ORDER: Final = {card: number for number, card in enumerate(IDS)}

THING: Final = "thing"
INFECTED: Final = "infected"


def _of(*families: Family) -> frozenset[str]:
    return frozenset(card.id for card in CARDS.values() if card.family in families)


DEFENCES: Final = _of("defence")
PANICS: Final = _of("panic")
PLAYABLE: Final = _of("action", "obstacle")
NO_TARGET: Final = frozenset(
    card for card in PLAYABLE if CARDS[card].aim is None and CARDS[card].gaps is None
)
INTO_GAPS: Final = frozenset(card.id for card in CARDS.values() if card.gaps)
START_WEAPONS: Final = frozenset(card.id for card in CARDS.values() if card.weapon)


def defences_for(phase: str) -> frozenset[str]:
    """Return the cards that defend in a phase (S11)."""
    return _ANSWERS.get(phase, frozenset())


_ANSWERS: Final = {
    phase: frozenset(card.id for card in CARDS.values() if card.answers == phase)
    for phase in ("answer", "move", "burn")
}
REFUSALS: Final = _ANSWERS["answer"]
"""What answers an exchange (S11)."""


def counts_for(seats: int) -> dict[str, int]:
    """Return the copies in play for so many seats."""
    return {card.id: card.copies[seats - FEWEST_SEATS] for card in CARDS.values()}


def back(card: str) -> str:
    """Return what a card's back tells: an event or a panic."""
    return "panic" if card in PANICS else "event"


def ordered(cards: Iterable[str]) -> list[str]:
    """Return the cards in the order of the rules page."""
    return sorted(cards, key=ORDER.__getitem__)


def plain(cards: Iterable[str]) -> list[str]:
    """Return those that anybody may give away: neither ``thing`` nor ``infected``."""
    return [card for card in cards if card not in (THING, INFECTED)]


def expanded(counts: Mapping[str, int]) -> list[str]:
    """Return the cards that these counts stand for."""
    return list(Counter(counts).elements())
