"""The normal level: spends its points where they gain most."""

from typing import ClassVar

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.omfc import moves
from games.omfc.bots.groundwork import capital, set_up
from games.omfc.bots.outlook import state_of
from games.omfc.bots.worth import Scales, worth_of


class NormalBot(Bot):
    """Builds inwards, walls in what it has, hurts whoever leads when that pays."""

    scales: ClassVar[type[Scales]] = Scales

    def choose(self, position: Position) -> Move | None:
        """Return the action with the best gain for its price, ``end`` when none gains."""
        if not position.asked:
            return None
        state = state_of(position.view, position.ruleset)
        if state.stage != "play":
            return position.chance.pick(set_up(state, position.asked))
        named = capital(state)
        if named is not None:
            return named
        actions = self.scales(state).wise_actions()
        if not actions:
            return moves.END
        best = max(map(worth_of, actions))
        return position.chance.pick([one.move for one in actions if one.worth == best])
