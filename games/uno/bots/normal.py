"""The normal level: knows what a card is worth."""

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.uno.bots.worth import worth
from games.uno.cards import NUMBERS


class NormalBot(Bot):
    """Keeps its strong colour and its wilds, strikes those who are about to go out."""

    def choose(self, position: Position) -> Move | None:
        """Return the move of the highest worth; a call is never forgotten."""
        hand = [NUMBERS[card] for card in position.view["hand"]]
        sizes = position.view["hands"]
        calls = [move for move in position.legal if move["type"] == "uno"]
        if calls:
            return calls[0]
        moves = position.asked or [move for move in position.free if move["type"] == "play"]
        if not moves:
            return None
        return max(moves, key=lambda move: worth(move, hand, sizes, position.seat))
