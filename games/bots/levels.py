"""The levels of bots: each game's module ``bots`` has one class per level in ``BOTS``."""

from importlib import import_module

from games.bots.protocol import Bot
from games.registry import engine

LEVELS = ("easy", "normal", "hard")


def bot(slug: str, level: str) -> Bot:
    """Return a new bot of this level for one seat of one game."""
    if level not in LEVELS:
        raise LookupError(f"there is no level “{level}”; there are: {', '.join(LEVELS)}")
    package = type(engine(slug)).__module__.rpartition(".")[0]
    made: Bot = import_module(f"{package}.bots").BOTS[level]()
    return made
