"""How often each seat wins: many games of one level of bots, by seat.

python -m games.seat_table uno --seats 4 --games 1000 --seed 1 --jobs 1
"""

import argparse
import sys
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

from games.bots import LEVELS, Budget
from games.intervals import wilson
from games.registry import engine, engines
from games.tournament import PlayedGame, Setting, results


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    given = _parser().parse_args(arguments)
    for slug in given.slug or [one.info.slug for one in engines()]:
        info = engine(slug).info
        setting = Setting(
            slug=slug,
            seats=given.seats or info.min_seats,
            bots=(given.bot,),
            options={},
            seed=given.seed,
            budget=Budget(iterations=given.iterations),
        )
        with results(setting, given.games, given.jobs) as played:
            Console().print(table(setting, wins_by_seat(setting.seats, played), given.games))
    return 0


def wins_by_seat(seats: int, played: Iterable[PlayedGame]) -> list[float]:
    """Return each seat's wins; one shared by several counts in parts."""
    wins = [0.0] * seats
    for result in played:
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
    return wins


def table(setting: Setting, wins: Sequence[float], games: int) -> Table:
    """Return the seats with their rates of wins."""
    fair = f"{1 / setting.seats:.1%}"
    shown = Table(title=f"{setting.slug}, {setting.bots[0]}, {games} games; a fair share is {fair}")
    for heading in ("seat", "wins", "rate", "95% interval"):
        shown.add_column(heading, justify="right")
    for seat, won in enumerate(wins):
        low, high = wilson(won, games)
        shown.add_row(str(seat), f"{won:.1f}", f"{won / games:.1%}", f"{low:.1%} – {high:.1%}")
    return shown


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games.seat_table", description="Count how often each seat wins."
    )
    parser.add_argument("slug", nargs="*", help="games to play (all)")
    parser.add_argument("--games", type=int, default=1000, help="how many of each (1000)")
    parser.add_argument("--seats", type=int, help="seats (the fewest there are)")
    parser.add_argument("--bot", choices=LEVELS, default="normal", help="who plays (normal)")
    parser.add_argument("--iterations", type=int, default=100, help="a search's rounds (100)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
