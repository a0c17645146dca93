"""What cards are worth beside a hand, before anything is known of the game under way."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Scale(NamedTuple):
    """What each card is worth, and what it is worth to fill a gap of the set."""

    plain: Mapping[str, float]
    """The worth of a card that fills no gap."""
    fills: float
    near: float
    """What a filler is worth more when it is the last one."""


SENSIBLE: Final = Scale(
    plain={
        "database": 1.5,
        "backend": 1.5,
        "frontend": 1.5,
        "cloud": 5.0,
        "cache": 1.2,
        "monitoring": 3.0,
        "firewall": 3.0,
        "research": 5.0,
        "gc": 4.0,
        "hype": 5.5,
        "rfc": 3.2,
        "p2p": 3.6,
        "opensource": 2.5,
        "error": 4.0,
        "critical": 5.0,
        "specific": 5.0,
        "security": 6.5,
        "ddos": 4.5,
        "supply": 2.0,
        "excuse": 4.0,
        "patch": 3.5,
        "ci": 3.0,
        "certificate": 2.6,
        "sudo": 4.6,
        "merge": 1.0,
        "orchestrator": 4.2,
    },
    fills=9.0,
    near=3.0,
)
"""The normal level's: by what the cards say."""

FITTED: Final = Scale(
    plain={
        "database": 1.0,
        "backend": 1.5,
        "frontend": 1.5,
        "cloud": 4.8,
        "cache": 1.6,
        "monitoring": 2.3,
        "firewall": 2.0,
        "research": 7.0,
        "gc": 5.3,
        "hype": 8.5,
        "rfc": 3.6,
        "p2p": 6.2,
        "opensource": 3.5,
        "error": 2.5,
        "critical": 4.3,
        "specific": 3.0,
        "security": 10.0,
        "ddos": 3.2,
        "supply": 3.1,
        "excuse": 2.6,
        "patch": 5.0,
        "ci": 1.5,
        "certificate": 2.2,
        "sudo": 2.4,
        "merge": 1.1,
        "orchestrator": 3.2,
    },
    fills=7.4,
    near=6.7,
)
"""The hard level's: by what cards brought in trials, then climbed over 64,000 games."""
