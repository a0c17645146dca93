"""How much the normal level of One More Free Cell gains by fighting: against a twin that does not.

python -m bench.studies.omfc_fighting --games 1000 --seats 2
"""

import argparse
import sys
from collections.abc import Iterable, Sequence

from bench.studies.omfc_open_play import played
from games.intervals import wilson
from games.omfc.bots.worth import Scales, Weighed
from games.omfc.endings import outcome
from games.omfc.openings import Opening


class PeacefulScales(Scales):
    """Weighs building alone: this seat ruins nobody's house."""

    def _weighed(self, found: Iterable[Opening]) -> list[Weighed]:
        return super()._weighed(one for one in found if one[1]["type"] == "build")

    def _foothold(self, cell: int) -> float:
        del cell
        return 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    given = _parser().parse_args(arguments)
    won = sum(share_of(game, given.seats, given.seed) for game in range(given.games))
    low, high = wilson(won, given.games)
    rate = won / given.games
    print(f"normal against pacifists: {rate:.1%} of {given.games} games ({low:.1%} – {high:.1%})")
    return 0


def share_of(game: int, seats: int, seed: int) -> float:
    """Return which part of a game those who fight have won; seats take turns."""
    weighing = [(Scales, PeacefulScales)[(seat + game) % 2] for seat in range(seats)]
    winners = outcome(played(weighing, {}, seed, game)).winners
    return sum(weighing[seat] is Scales for seat in winners) / len(winners)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.studies.omfc_fighting", description="Does it pay to fight?"
    )
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--seats", type=int, default=2, help="half of them fight (2)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
