"""The hard level: searches ahead."""

from dataclasses import replace

from games.bots.protocol import Position
from games.bots.search import SearchingBot
from games.contract import Move
from games.shipit.bots.haggling import agree, haggle
from games.shipit.bots.normal import NormalBot
from games.shipit.bots.phrases import with_words
from games.shipit.bots.policy import ShipItPolicy
from games.shipit.bots.reading import sight_of_view
from games.shipit.bots.worlds import pool
from games.shipit.engine import ShipItEngine
from games.shipit.moves import END


class HardBot(SearchingBot):
    """Searches what to do; how it trades is a matter of its own, and words bind nobody."""

    def __init__(self) -> None:
        super().__init__(ShipItPolicy(ShipItEngine()), NormalBot(careful=True))

    def choose(self, position: Position) -> Move | None:
        """Return the move that the search tried most; before its turn is over it haggles."""
        if not position.asked or position.view["phase"] == "lay" or position.worlds is None:
            return self.fallback.choose(position)
        if position.view["phase"] == "offer":
            return agree(sight_of_view(position.view), position.chance)
        searched = replace(position, worlds=pool(position.worlds))
        move = super().choose(searched)
        if move is None:
            return None
        if move == END:
            return haggle(sight_of_view(position.view), position.chance) or move
        return with_words(move, position.chance) if position.view["social"] else move
