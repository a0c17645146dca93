"""Bots: what one is told and answers, the levels there are, and the search all games share."""

from games.bots.host import position_for
from games.bots.levels import LEVELS, bot, has_bots
from games.bots.protocol import Bot, Budget, Phrase, Position

__all__ = ["LEVELS", "Bot", "Budget", "Phrase", "Position", "bot", "has_bots", "position_for"]
