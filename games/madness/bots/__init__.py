"""Three levels of Madness bots."""

from collections.abc import Callable

from games.bots.protocol import Bot
from games.madness.bots.easy import EasyBot
from games.madness.bots.hard import HardBot
from games.madness.bots.normal import NormalBot

BOTS: dict[str, Callable[[], Bot]] = {"easy": EasyBot, "normal": NormalBot, "hard": HardBot}
