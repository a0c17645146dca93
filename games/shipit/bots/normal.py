"""The normal level: follows its ideas."""

from games.bots.protocol import Bot, Position
from games.contract import Move
from games.shipit.bots.barter import laid, offers, replied
from games.shipit.bots.ideas import ideas
from games.shipit.bots.phrases import with_words
from games.shipit.bots.reading import sight_of_view
from games.shipit.bots.sight import Sight
from games.shipit.bots.trust import past_of
from games.shipit.moves import DRAW, END
from games.shipit.turns import OFFERS


class NormalBot(Bot):
    """Collects its set, keeps blows for whoever is about to win, trades with whom it trusts."""

    def choose(self, position: Position) -> Move | None:
        """Return the wisest idea; before its turn is over it may offer an exchange."""
        if not position.asked:
            return None
        sight = sight_of_view(position.view)
        move = self._move(sight, position)
        return with_words(move, position.chance) if sight.social else move

    def _move(self, sight: Sight, position: Position) -> Move:
        if sight.phase == "lay":
            return laid(sight, position.chance)
        if sight.phase == "offer":
            sight.liars = past_of(position.events, sight.seat).liars
            return replied(sight, position.chance)
        move = next(ideas(sight))
        if move is END or (move is DRAW and position.chance.below(4) == 0):
            return next(offers(sight), move) if sight.offers == OFFERS else move
        return move
