"""The easy level: anything plausible, and a careless word now and then."""

from games.bots.protocol import Bot, Phrase, Position
from games.contract import Move, fill
from games.stayaway.bots.choosing import announces
from games.stayaway.cards import INFECTED
from games.stayaway.moves import ANNOUNCE

_TALKS = 12
"""It says something about once in so many questions."""
_BURNS = 3
"""It dares to burn somebody about once in so many chances."""


class EasyBot(Bot):
    """Makes any plausible move; the Thing infects when it can and announces when it is true."""

    def choose(self, position: Position) -> Move | None:
        """Return a random move, though not a reckless one."""
        if position.free and announces(position.view):
            return ANNOUNCE
        asked = position.asked
        if not asked:
            return None
        return fill(position.chance.pick(_plausible(position, asked)), position.chance)

    def say(self, position: Position) -> Phrase | None:
        """Accuse anybody once in a while."""
        others = [seat for seat in position.view["living"] if seat != position.seat]
        if position.chance.below(_TALKS) or not others:
            return None
        return Phrase(position.seat, "accuse", {"seat": position.chance.pick(others)})


def _plausible(position: Position, asked: list[Move]) -> list[Move]:
    """Drop what even a beginner would not do: burn for no reason, miss an infection."""
    thing = position.view["role"] == "thing"
    gifts = [move for move in asked if move["type"] in ("offer", "answer", "give")]
    infecting = [move for move in gifts if move["card"] == INFECTED]
    if thing and infecting:
        return infecting
    if position.chance.below(_BURNS):
        tame = [move for move in asked if move.get("card") != "flamethrower"]
        return tame or asked
    return asked
