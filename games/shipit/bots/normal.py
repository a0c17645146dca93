"""The normal level: follows its ideas."""

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.shipit.bots.barter import laid, offers, replied
from games.shipit.bots.ideas import ideas
from games.shipit.bots.outlook import Outlook, outlook_of_view
from games.shipit.bots.speech import past_of, with_words
from games.shipit.moves import DRAW, END
from games.shipit.turns import OFFERS


class NormalBot(Bot):
    """Collects its set, keeps blows for whoever is about to win, trades with whom it trusts."""

    def choose(self, position: Position) -> Move | None:
        """Return the wisest idea; before its turn is over it may offer an exchange."""
        if not position.asked:
            return None
        outlook = outlook_of_view(position.view)
        move = self._move(outlook, position)
        return with_words(move, position.chance) if outlook.social else move

    def _move(self, outlook: Outlook, position: Position) -> Move:
        if outlook.phase == "lay":
            return laid(outlook, position.chance)
        if outlook.phase == "offer":
            outlook.liars = past_of(position.events, outlook.seat).liars
            return replied(outlook, position.chance)
        move = next(ideas(outlook))
        if move is END or (move is DRAW and position.chance.below(4) == 0):
            return next(offers(outlook), move) if outlook.offers == OFFERS else move
        return move
