"""Three levels of bots for UNO."""

from collections.abc import Callable

from games.bots.protocol import Bot
from games.uno.bots.easy import EasyBot
from games.uno.bots.hard import HardBot
from games.uno.bots.normal import NormalBot

BOTS: dict[str, Callable[[], Bot]] = {"easy": EasyBot, "normal": NormalBot, "hard": HardBot}
