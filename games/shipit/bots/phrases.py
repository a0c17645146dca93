"""What bots say with a card that has a ritual (I16)."""

from games.chance import Chance
from games.contract import Move
from games.shipit.spoken import phrase_tokens
from games.shipit.texts import RITUALS


def with_words(move: Move, chance: Chance) -> Move:
    """Return the move with a phrase, if its card has a ritual; for tables in social mode."""
    card = _ritual_of(move)
    return {**move, "text": chance.pick(phrase_tokens(card))} if card else move


def with_sigh(move: Move) -> Move:
    """Return the move with the shortest of texts: what is said never changes what happens."""
    return {**move, "text": "…"} if _ritual_of(move) else move


def _ritual_of(move: Move) -> str | None:
    """Return the card whose ritual goes with this move."""
    if move["type"] == "yield":
        return "0day" if "seat" in move else None
    card = move["card"] if move["type"] in ("deploy", "play", "defend") else None
    return card if card in RITUALS else None
