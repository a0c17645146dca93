"""The levels of bots: each game's module ``bots`` has one class per level in ``BOTS``."""

from importlib import import_module
from importlib.util import find_spec

from games.bots.protocol import Bot
from games.registry import engine

LEVELS = ("easy", "normal", "hard")


def bot(slug: str, level: str) -> Bot:
    """Return a new bot of this level for one seat of one game."""
    if level not in LEVELS:
        raise LookupError(f"there is no level “{level}”; there are: {', '.join(LEVELS)}")
    if not has_bots(slug):
        raise LookupError(f"{slug} has no bots yet")
    made: Bot = import_module(_module(slug)).BOTS[level]()
    return made


def has_bots(slug: str) -> bool:
    """Tell whether this game has bots; one may be played by people alone."""
    return find_spec(_module(slug)) is not None


def _module(slug: str) -> str:
    package = type(engine(slug)).__module__.rpartition(".")[0]
    return f"{package}.bots"
