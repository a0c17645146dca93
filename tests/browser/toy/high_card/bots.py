"""Bots that lay any card."""

from games.bots.protocol import Bot, Position
from games.contract import Move


class AnyCard(Bot):
    """Lays a card at random."""

    def choose(self, position: Position) -> Move | None:
        """Return one of the cards that can be laid."""
        cards = [move for move in position.asked if move["type"] == "lay"]
        return position.chance.pick(cards) if cards else None


BOTS = dict.fromkeys(("easy", "normal", "hard"), AnyCard)
