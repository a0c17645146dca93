"""Three levels of bots for Ship IT!."""

from collections.abc import Callable

from games.bots.protocol import Bot
from games.shipit.bots.easy import EasyBot
from games.shipit.bots.hard import HardBot
from games.shipit.bots.normal import NormalBot

BOTS: dict[str, Callable[[], Bot]] = {"easy": EasyBot, "normal": NormalBot, "hard": HardBot}
