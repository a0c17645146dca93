"""The easy level: buys what pays, though not always what pays best."""

from typing import Final

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.omfc import moves
from games.omfc.bots.groundwork import capital, set_up
from games.omfc.bots.outlook import state_of
from games.omfc.bots.worth import Scales, worth_of

_SLIPS: Final = 5
"""About once in so many actions it takes any that pays."""


class EasyBot(Bot):
    """Knows what an action is worth, as the others do, and does not always look."""

    def choose(self, position: Position) -> Move | None:
        """Return the action with the best gain for its price or, by a slip, any that gains."""
        if not position.asked:
            return None
        state, chance = state_of(position.view, position.ruleset), position.chance
        if state.stage != "play":
            return chance.pick(set_up(state, position.asked))
        named = capital(state)
        if named is not None:
            return named
        actions = Scales(state).wise_actions()
        if not actions:
            return moves.END
        slips = chance.below(_SLIPS) == 0
        return (chance.pick(actions) if slips else max(actions, key=worth_of)).move
