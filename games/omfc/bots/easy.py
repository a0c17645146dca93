"""The easy level: spends its points on whatever comes to mind."""

from games.bots.protocol import Bot, Position
from games.contract import Move

_PATIENCE = 6
"""It ends its turn early about once in so many moves."""


class EasyBot(Bot):
    """Does anything it can pay for, and now and then ends its turn too soon."""

    def choose(self, position: Position) -> Move | None:
        """Return an action at random; ``end`` rarely, unless there is nothing else."""
        if not position.asked:
            return None
        actions = [move for move in position.asked if move["type"] != "end"]
        if not actions or (len(actions) < len(position.asked) and _tires(position)):
            return next(move for move in position.asked if move["type"] == "end")
        return position.chance.pick(actions)


def _tires(position: Position) -> bool:
    return position.chance.below(_PATIENCE) == 0
