"""Rituals of the social mode: a text's presence is all that ever counts (I16)."""

from typing import Any, Final

from games.bans import Ban
from games.contract import Move
from games.shipit.cards import EVENTS
from games.shipit.moves import LONGEST_TEXT, Ways
from games.shipit.state import State
from games.shipit.texts import RITUALS


def _field(card: str) -> dict[str, Any]:
    """Return the free field for a ritual: without words a card is lost, but an event strikes."""
    field = {"max": LONGEST_TEXT, "optional": True, "hint": f"ritual:{card}"}
    return {"$text": field if card in EVENTS else {**field, "empty": "ritual_lost"}}


_FIELDS: Final = {card: _field(card) for card in RITUALS}


def with_ritual(state: State, card: str, ways: Ways) -> Ways:
    """Let the words of this card's ritual be added to each of these moves, if they are wanted."""
    if not _wants_text(state, card) or isinstance(ways, Ban):
        return ways
    return [{**move, "text": _FIELDS[card]} for move in ways]


def is_lost(state: State, move: Move) -> bool:
    """Tell whether the card of this move is lost because its ritual is missing."""
    return _wants_text(state, move["card"]) and not move.get("text", "").strip()


def _wants_text(state: State, card: str) -> bool:
    return state.rules.social and card in RITUALS
