"""Rituals of the social mode: a text's presence is all that ever counts (I16)."""

from games.contract import Move
from games.shipit.state import State
from games.shipit.texts import RITUALS


def wants_text(state: State, card: str) -> bool:
    """Tell whether this card is played with a text at this table."""
    return state.rules.social and card in RITUALS


def is_said(move: Move) -> bool:
    """Tell whether the move has a text that says anything."""
    return bool(move.get("text", "").strip())
