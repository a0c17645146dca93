"""Moves as JSON, made once: entries of a legal list are shared and only read."""

from functools import cache
from typing import Final

from games.contract import Move
from games.stayaway.cards import IDS

ANNOUNCE: Final[Move] = {"type": "announce"}
ACCEPT: Final[Move] = {"type": "accept"}
SHOW: Final[dict[str, Move]] = {
    what: {"type": "show", "what": what} for what in ("all", "infected", "none")
}
WITH_CARD: Final[dict[str, dict[str, Move]]] = {
    kind: {card: {"type": kind, "card": card} for card in IDS}
    for kind in ("discard", "play", "pick", "swap", "offer", "answer", "defend", "give")
}
DROPPED: Final = 3


@cache
def aimed(card: str, field: str, number: int) -> Move:
    """Return the move that plays a card at a seat or into a gap."""
    return {"type": "play", "card": card, field: number}


@cache
def target_move(seat: int) -> Move:
    """Return the move that chooses a panic's target."""
    return {"type": "target", "seat": seat}
