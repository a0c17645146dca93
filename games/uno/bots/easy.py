"""The easy level: plays any card it may, or the better one of two."""

from typing import Final

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.uno.bots.worth import worth
from games.uno.cards import NUMBERS

_FORGETS: Final = 4
"""One call in so many is forgotten at the easy level."""


class EasyBot(Bot):
    """Plays any card it may, or the better one of two, and now and then forgets to call UNO."""

    def choose(self, position: Position) -> Move | None:
        """Return the better of two moves at random; three of four due calls are made."""
        chance = position.chance
        calls = [move for move in position.legal if move["type"] == "uno"]
        remembers = chance.below(_FORGETS) > 0
        if calls and remembers:
            return calls[0]
        if not position.asked:
            return None
        moves = [move for move in position.asked if remembers or "uno" not in move]
        hand = [NUMBERS[card] for card in position.view["hand"]]
        sizes, seat = position.view["hands"], position.seat
        thought_of = [chance.pick(moves), chance.pick(moves)]
        return max(thought_of, key=lambda move: worth(move, hand, sizes, seat))
