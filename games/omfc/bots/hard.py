"""The hard level: searches ahead."""

from dataclasses import replace

from games.bots.protocol import Position
from games.bots.search import SearchingBot
from games.contract import Move
from games.omfc.bots.normal import NormalBot
from games.omfc.bots.outlook import state_of
from games.omfc.bots.policy import Arena, OmfcPolicy


class HardBot(SearchingBot):
    """Searches the turns to come; the set-up is the normal level's."""

    def __init__(self) -> None:
        super().__init__(OmfcPolicy(Arena()), NormalBot())

    def choose(self, position: Position) -> Move | None:
        """Return the move that the search tried most; a view is world enough to search."""
        if position.view["stage"] != "play" or not position.asked:
            return self.fallback.choose(position)
        if position.worlds is None:
            world = state_of(position.view, position.ruleset)
            position = replace(position, worlds=lambda _: world.clone())
        return super().choose(position)
