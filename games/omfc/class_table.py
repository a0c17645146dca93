"""How often each class wins: many games of one level of bots with random classes (O9).

python -m games.omfc.class_table --games 2000 --seed 1 --jobs 1
"""

import argparse
import sys
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

from games.bots import LEVELS, Budget
from games.chance import Chance
from games.intervals import wilson
from games.omfc.casting import CLASSES
from games.omfc.engine import OneMoreFreeCell
from games.tournament import Result, Setting, results


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    given = _parser().parse_args(arguments)
    setting = Setting(
        slug=OneMoreFreeCell.info.slug,
        seats=given.seats,
        bots=(given.bot,),
        options={"classes": "random"},
        seed=given.seed,
        budget=Budget(iterations=given.iterations),
    )
    with results(setting, given.games, given.jobs) as played:
        Console().print(table(setting, tally(setting, played)))
    return 0


def tally(setting: Setting, played: Iterable[Result]) -> dict[str, list[float]]:
    """Return per class its games and wins; a win shared by several seats counts in parts."""
    counts: dict[str, list[float]] = {slug: [0, 0.0] for slug in CLASSES}
    for result in played:
        classes = _classes(setting, result.game)
        for slug in classes:
            counts[slug][0] += 1
        for seat in result.winners:
            counts[classes[seat]][1] += 1 / len(result.winners)
    return counts


def table(setting: Setting, counts: dict[str, list[float]]) -> Table:
    """Return the classes by their rate of wins."""
    fair = f"{1 / setting.seats:.1%}"
    shown = Table(title=f"{setting.bots[0]}, {setting.seats} seats; a fair share is {fair}")
    for heading in ("class", "games", "wins", "rate", "95% interval"):
        shown.add_column(heading, justify="left" if heading == "class" else "right")
    for slug, (games, wins) in sorted(counts.items(), key=lambda one: -_rate(*one[1])):
        low, high = wilson(wins, int(games))
        rate = f"{_rate(games, wins):.1%}"
        shown.add_row(slug, f"{games:.0f}", f"{wins:.1f}", rate, f"{low:.1%} – {high:.1%}")
    return shown


def _rate(games: float, wins: float) -> float:
    return wins / games if games else 0.0


def _classes(setting: Setting, game: int) -> tuple[str, ...]:
    """Return who had which class: the same seed casts the same classes."""
    seed = Chance(setting.seed.to_bytes(8, "big")).fork(f"game {game}").seed
    state, _ = OneMoreFreeCell().new_game(
        seats=setting.seats, options=setting.options, chance=Chance(seed)
    )
    return state.classes


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games.omfc.class_table", description="Count how often each class wins."
    )
    parser.add_argument("--games", type=int, default=2000, help="how many games (2000)")
    parser.add_argument("--seats", type=int, choices=range(2, 7), default=4, help="seats (4)")
    parser.add_argument("--bot", choices=LEVELS, default="normal", help="who plays (normal)")
    parser.add_argument("--iterations", type=int, default=100, help="a search's rounds (100)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
