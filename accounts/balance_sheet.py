"""The balance book as people read it: one game, table size by table size, part by part."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from accounts import strength
from accounts.balance import edge
from accounts.models import BalanceLine
from games.registry import engine


class Weight(NamedTuple):
    """A part and how it fared."""

    part: str
    games: int
    rate: float
    """How often it came out ahead of another player; draws are halves."""
    edge: int
    """What it adds to the rating of whoever plays it, while the game is rated."""

    @property
    def percent(self) -> int:
        """The rate in hundredths."""
        return round(100 * self.rate)


@dataclass(frozen=True)
class Sheet:
    """The parts of a game at tables of one size, the strongest first."""

    board: str
    ruleset: int
    weights: list[Weight]


def sheets(game: str) -> Iterator[Sheet]:
    """Yield what the book says of a game by the rules that are played now."""
    ruleset = engine(game).info.ruleset
    lines = BalanceLine.objects.filter(pool__game=game, ruleset=ruleset, games__gt=0)
    by_size: dict[str, list[Weight]] = {}
    for line in lines.select_related("pool").order_by("pool__size", "part"):
        by_size.setdefault(line.pool.size, []).append(_weight(line))
    for size, weights in by_size.items():
        yield Sheet(size, ruleset, sorted(weights, key=lambda one: -one.edge))


def _weight(line: BalanceLine) -> Weight:
    points = round(strength.POINTS * edge(line))
    return Weight(line.part, line.games, line.points / line.possible, points)
