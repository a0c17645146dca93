"""The hard level: searches the worlds it holds possible, and weighs where it stops."""

from games.bots.search import SearchingBot
from games.madness.bots.normal import NormalBot
from games.madness.bots.policy import MadnessPolicy
from games.madness.engine import MadnessEngine


class HardBot(SearchingBot):
    """Searches; where there are no worlds it follows the plan."""

    def __init__(self) -> None:
        super().__init__(MadnessPolicy(MadnessEngine()), NormalBot())
