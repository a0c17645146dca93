"""Moves as JSON, made once: entries of a legal list are shared and only read."""

from typing import Final

from games.contract import Move
from games.madness.cards import CARDS

PASS: Final[Move] = {"type": "pass"}
PULL: Final[Move] = {"type": "pull"}
PUSH: Final[Move] = {"type": "push"}
DROP_NOTHING: Final[Move] = {"type": "drop"}
DECLINE: Final[Move] = {"type": "decline"}

FIELDS: Final = range(3)


def _with_card(kind: str) -> dict[str, Move]:
    return {card: {"type": kind, "card": card} for card in CARDS}


def _on_field(kind: str) -> dict[str, list[Move]]:
    return {
        card: [{"type": kind, "card": card, "field": field} for field in FIELDS] for card in CARDS
    }


BOSS: Final = _with_card("boss")
DROP: Final = _with_card("drop")
COYOTE: Final = _with_card("coyote")
ATTACK: Final = _on_field("attack")
CLOSE: Final = _on_field("close")
