"""Three levels of bots for One More Free Cell."""

from collections.abc import Callable

from games.bots.protocol import Bot
from games.omfc.bots.easy import EasyBot
from games.omfc.bots.hard import HardBot
from games.omfc.bots.normal import NormalBot

BOTS: dict[str, Callable[[], Bot]] = {"easy": EasyBot, "normal": NormalBot, "hard": HardBot}
