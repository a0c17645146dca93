"""How sure a win rate is: an interval for a fixed number of games, and one for watching."""

import math
from collections.abc import Callable
from statistics import NormalDist

_NEARLY_ZERO = 1e-12


def wilson(wins: float, games: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return Wilson's interval for a win rate after a number of games fixed beforehand."""
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate = wins / games
    spread = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / spread
    reach = z / spread * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))


def anytime(wins: float, games: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return an interval that holds at *every* number of games at once.

    One may look after each game and stop as soon as it is clear. The interval is made of the rates
    against which a uniform mixture of bets has not won 1 / (1 - confidence) times its stake
    (Ville's inequality for the beta-binomial mixture); shared wins count as parts.
    """
    losses = games - wins
    gain = math.lgamma(wins + 1) + math.lgamma(losses + 1) - math.lgamma(games + 2)
    limit = -math.log(1 - confidence)

    def excluded(rate: float) -> bool:
        return gain - wins * math.log(rate) - losses * math.log(1 - rate) > limit

    rate = wins / games if games else 0.5
    low = _edge(rate, _NEARLY_ZERO, excluded) if wins else 0.0
    high = _edge(rate, 1 - _NEARLY_ZERO, excluded) if losses else 1.0
    return low, high


def _edge(inside: float, outside: float, excluded: Callable[[float], bool]) -> float:
    """Return where the rates begin to be excluded between two of them, by halving."""
    if not excluded(outside):
        return outside
    for _ in range(50):
        middle = (inside + outside) / 2
        inside, outside = (inside, middle) if excluded(middle) else (middle, outside)
    return outside
