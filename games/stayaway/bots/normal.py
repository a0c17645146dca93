"""The normal level: believes by Bayes, plays by what each role wants."""

from games.bots.protocol import Bot, Phrase, Position
from games.contract import Move
from games.stayaway.bots.choosing import announces, best
from games.stayaway.bots.outlook import Image, Memory, Outlook
from games.stayaway.bots.speech import speak
from games.stayaway.bots.worth import NORMAL, Temper
from games.stayaway.moves import ANNOUNCE


class NormalBot(Bot):
    """Plays the move that is worth most to its role by what it believes."""

    def __init__(self, temper: Temper = NORMAL) -> None:
        self.temper = temper
        self.memory = Memory()
        self.image = Image()
        self._last: Outlook | None = None

    def choose(self, position: Position) -> Move | None:
        """Announce when it is true, else make the best move, if one is asked for."""
        if position.free and announces(position.view):
            return ANNOUNCE
        if len(position.legal) == len(position.free):
            return None
        return best(self.outlook(position))

    def outlook(self, position: Position) -> Outlook:
        """Return what this bot makes of a position."""
        if self._last is None or self._last.position is not position:
            story = self.memory.story(position)
            self._last = Outlook(position, story, self.temper, self.image)
        return self._last

    def say(self, position: Position) -> Phrase | None:
        """Say something new that serves the own side."""
        return speak(self.outlook(position))
