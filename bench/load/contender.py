"""Who is measured: its name, its processes, and the clients that play there."""

from collections.abc import Callable
from dataclasses import dataclass

from bench.load.crew import Crew
from bench.load.usage import Parts


@dataclass
class Contender:
    """Somebody whose turn comes, ready to play."""

    name: str
    crew: Crew
    parts: Callable[[], Parts]
    """The processes that are paid for the moves, by part."""
