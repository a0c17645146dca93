"""Three levels of bots for Нечто."""

from collections.abc import Callable

from games.bots.protocol import Bot
from games.stayaway.bots.easy import EasyBot
from games.stayaway.bots.hard import HardBot
from games.stayaway.bots.normal import NormalBot

BOTS: dict[str, Callable[[], Bot]] = {"easy": EasyBot, "normal": NormalBot, "hard": HardBot}
