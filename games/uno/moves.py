"""Moves as JSON, made once: entries of a legal list are shared and only read."""

from functools import cache
from typing import Any

from games.contract import Move
from games.uno.cards import COLOURS, IDS, WILD

DRAW: Move = {"type": "draw"}
UNO: Move = {"type": "uno"}
COLOUR_MOVES: tuple[Move, ...] = tuple({"type": "color", "color": colour} for colour in COLOURS)


@cache
def ways_of(card: int, swap: int | None, may_call: bool) -> tuple[Move, ...]:
    """Return every way to play a card, with and without the call where that may be made."""
    plain: dict[str, Any] = {"type": "play", "card": IDS[card]}
    if swap is not None:
        plain["swap"] = swap
    moves = [{**plain, "color": colour} for colour in COLOURS] if card >= WILD else [plain]
    return tuple(moves + [{**move, "uno": True} for move in moves]) if may_call else tuple(moves)


PLAYS = tuple(ways_of(card, None, may_call=False) for card in range(54))
PLAYS_AND_CALLS = tuple(ways_of(card, None, may_call=True) for card in range(54))
