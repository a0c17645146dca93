"""Plays by whim, but not against all sense."""

from collections.abc import Mapping
from typing import Any

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.madness.cards import weigh
from games.madness.setup import HAND


class EasyBot(Bot):
    """Plays a card at random wherever it is not simply lost, and keeps its hand full."""

    def choose(self, position: Position) -> Move | None:
        """Return a plausible move at random."""
        view, seat = position.view, position.seat
        plausible = [move for move in position.asked if _is_plausible(move, view, seat)]
        return position.chance.pick(plausible or position.asked)


def _is_plausible(move: Move, view: Mapping[str, Any], seat: int) -> bool:
    """Leave out idling, playing under a stronger card, and going hungry (M3, M4)."""
    kind = move["type"]
    if kind == "attack":
        theirs = view["fields"][move["field"]]["sides"][1 - seat]
        return not theirs or weigh(move["card"], theirs[-1]) >= 0
    if kind in ("push", "drop"):
        return len(view["hand"]) >= HAND
    return kind not in ("pass", "decline")
