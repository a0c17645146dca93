"""How often each class of One More Free Cell wins among normal bots, classes drawn by lot (O9).

python -m bench.studies.omfc_classes --games 1000 --seats 4
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from bench.studies.omfc_open_play import played
from games.intervals import wilson
from games.omfc.bots.worth import Scales
from games.omfc.endings import outcome


class Tally(NamedTuple):
    """How many games each class played, and its wins; those who win together share one."""

    games: Counter[str]
    wins: dict[str, float]


def tally(games: int, seats: int, seed: int) -> Tally:
    """Play so many games, and count."""
    counted = Tally(Counter(), defaultdict(float))
    for game in range(games):
        end = played([Scales] * seats, {"classes": "random"}, seed, game)
        winners = outcome(end).winners
        counted.games.update(end.classes)
        for seat in winners:
            counted.wins[end.classes[seat]] += 1 / len(winners)
    return counted


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    given = _parser().parse_args(arguments)
    games, wins = tally(given.games, given.seats, given.seed)
    for slug in sorted(games, key=lambda one: -wins[one] / games[one]):
        won, of = wins[slug], games[slug]
        low, high = wilson(won, of)
        print(f"{slug}: {won:.1f} of {of}, {won / of:.1%} ({low:.1%} – {high:.1%})")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.studies.omfc_classes", description="Count how often each class wins."
    )
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--seats", type=int, default=4, help="seats (4)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
