"""How a person in a first game of One More Free Cell fares against the levels of bots.

python -m bench.studies.omfc_novice --games 200 --levels easy,normal
"""

import argparse
import sys
from collections.abc import Sequence

from games.bot_game import BotGame
from games.bots import LEVELS, Bot, Budget, Position, bot
from games.chance import Chance
from games.contract import Move
from games.intervals import wilson
from games.omfc import moves
from games.registry import engine


class Novice(Bot):
    """Has read that the middle earns most: builds as far inside as it can, and saves nothing.

    It harms nobody, compares no prices, and sets up by chance.
    """

    def choose(self, position: Position) -> Move | None:
        """Return a building as far inside as there is, or end the turn."""
        if not position.asked:
            return None
        if position.view["stage"] != "play":
            return position.chance.pick(position.asked)
        builds = [move for move in position.asked if move["type"] == "build"]
        if not builds:
            return moves.END
        deepest = max(map(_ring, builds))
        return position.chance.pick([move for move in builds if _ring(move) == deepest])


def _ring(move: Move) -> int:
    return int(str(move["cell"]).partition(":")[0])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    given = _parser().parse_args(arguments)
    budget = Budget(iterations=given.iterations)
    for level in given.levels.split(","):
        won = sum(share_of(game, level, given.seed, budget) for game in range(given.games))
        low, high = wilson(won, given.games)
        rate = won / given.games
        print(f"novice against {level}: {rate:.1%} of {given.games} ({low:.1%} – {high:.1%})")
    return 0


def share_of(game: int, level: str, seed: int, budget: Budget) -> float:
    """Return which part of a game of two the novice has won; seats take turns."""
    players = [Novice(), bot("omfc", level)]
    seat = game % 2
    seated = players if seat == 0 else players[::-1]
    own = Chance(seed.to_bytes(8, "big")).fork(f"game {game}").seed
    winners = BotGame(engine("omfc"), seated, {}, own, budget).play().winners
    return (seat in winners) / len(winners)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.studies.omfc_novice", description="How does a first game go?"
    )
    parser.add_argument("--games", type=int, default=200, help="against each level (200)")
    parser.add_argument("--levels", default="easy,normal", help=f"of {', '.join(LEVELS)}")
    parser.add_argument("--iterations", type=int, default=30, help="of a search, a move (30)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
