"""The moves of Нечто."""

from typing import Literal, NotRequired, TypedDict

from games.stayaway.wire.tokens import Card, Gap
from games.wire.parts import FreeCards, Seat


class PlayMove(TypedDict):
    """Play a card, at a seat or into a gap where it needs one."""

    type: Literal["play"]
    card: Card
    seat: NotRequired[Seat]
    gap: NotRequired[Gap]


class CardMove(TypedDict):
    """Discard; pick or swap as a card asks; offer, answer with or give a card; defend oneself."""

    type: Literal["discard", "pick", "swap", "offer", "answer", "give", "defend"]
    card: Card


class DropMove(TypedDict):
    """Discard some cards at once."""

    type: Literal["drop"]
    cards: FreeCards


class TargetMove(TypedDict):
    """Choose whom a panic strikes."""

    type: Literal["target"]
    seat: Seat


class ShowMove(TypedDict):
    """Confess: show the hand, an `infected`, or nothing."""

    type: Literal["show"]
    what: Literal["all", "infected", "none"]


class BareMove(TypedDict):
    """Let a card aimed at oneself happen; announce, as the Thing, that no human is left (free)."""

    type: Literal["accept", "announce"]


Move = PlayMove | CardMove | DropMove | TargetMove | ShowMove | BareMove
