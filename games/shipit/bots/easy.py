"""The easy level: does whatever comes to mind, as long as it is not against all sense."""

from games.bots.protocol import Bot, Position
from games.contract import Move, fill
from games.shipit.bots.speech import with_words

_PATIENCE = 4
"""It ends its turn early about once in so many moves."""
_BARTER = 8
"""It offers an exchange about once in so many moves, and agrees to every third."""


class EasyBot(Bot):
    """Plays anything on anybody but itself, deploys whenever it can, trades without a word."""

    def choose(self, position: Position) -> Move | None:
        """Return a plausible move at random."""
        if not position.asked:
            return None
        chance = position.chance
        move = fill(chance.pick(_plausible(position)), chance)
        for words in ("text", "promise", "want"):
            move.pop(words, None)
        return with_words(move, chance) if position.view["social"] else move


def _plausible(position: Position) -> list[Move]:
    moves, chance = position.asked, position.chance
    kinds = {move["type"] for move in moves}
    if "accept" in kinds:
        answer = "decline" if chance.below(3) else "accept"
        return [move for move in moves if move["type"] == answer]
    if "yield" in kinds and chance.below(2):
        return [move for move in moves if move["type"] != "yield"] or moves
    stops = [move for move in moves if move["type"] in ("draw", "end")]
    if stops and not chance.below(_PATIENCE):
        return stops
    trades = "offer" in kinds and not chance.below(_BARTER)
    wanted = [move for move in moves if (move["type"] == "offer") == trades]
    deploys = [move for move in wanted if move["type"] == "deploy"]
    if deploys and chance.below(2):
        return deploys
    return [move for move in wanted if move.get("seat") != position.seat] or wanted
