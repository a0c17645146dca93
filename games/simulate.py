"""Headless play for authors of engines and bots.

    python -m games.simulate uno --seats 4 --games 1000 --bots easy,normal --seed 7 --jobs 2

Bots take the seats in turn and move on by one seat each game, so that none keeps a lucky place.
The same seed and ``--iterations`` give the same games on any machine and with any ``--jobs``.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from games.bots import LEVELS, Budget
from games.contract import BadOptions
from games.intervals import anytime, wilson
from games.registry import engine
from games.tournament import RANDOM, Setting, Tally, player, report, results


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        setting = _setting(given)
    except (LookupError, ValueError) as error:
        parser.error(str(error))
    try:
        tally = run(
            setting, given.games, given.jobs, until_clear=given.until_clear, quiet=given.json
        )
    except KeyboardInterrupt:
        sys.stderr.write("stopped\n")
        return 130
    if given.json:
        sys.stdout.write(json.dumps(report(setting, tally)) + "\n")
    else:
        Console().print(table(setting, tally))
    return 0


def run(
    setting: Setting, games: int, jobs: int, *, until_clear: bool = False, quiet: bool = False
) -> Tally:
    """Play so many games, or until the first bot's rate is clear, showing progress."""
    tally = Tally(dict.fromkeys(setting.bots, 0.0), dict.fromkeys(setting.bots, 0.0))
    with results(setting, games, jobs) as played, _progress(quiet) as progress:
        task = progress.add_task(setting.slug, total=games)
        for result in played:
            tally.add(result)
            progress.update(task, advance=1, description=_standing(tally))
            if until_clear and tally.games >= len(setting.bots) and tally.is_clear():
                break
    return tally


def _progress(quiet: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet,
    )


def _standing(tally: Tally) -> str:
    return " · ".join(f"{name} {wins / tally.games:.1%}" for name, wins in tally.wins.items())


def table(setting: Setting, tally: Tally) -> Table:
    """Return the results as a table, with intervals for one look at the end and for watching."""
    shown = Table(title=f"{setting.slug}, {setting.seats} seats, {tally.games} games")
    for heading in ("bot", "wins", "rate", "95% interval", "at any time", "fair share"):
        shown.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, wins in tally.wins.items():
        shown.add_row(
            name,
            f"{wins:g}",
            f"{wins / tally.games:.1%}",
            _span(wilson(wins, tally.games)),
            _span(anytime(wins, tally.games)),
            f"{tally.fair[name] / tally.games:.1%}",
        )
    ends = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.reasons.items()))
    seats = " · ".join(f"{wins / tally.games:.1%}" for wins in tally.by_seat)
    moves = f"{tally.moves / tally.games:.0f} moves a game"
    shown.caption = f"by seat {seats}; {moves}; ended by {ends}"
    return shown


def _span(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.1%} – {interval[1]:.1%}"


def _setting(given: argparse.Namespace) -> Setting:
    one = engine(given.game)
    options = _options(given.options)
    names = tuple(given.bots.split(","))
    for name in names:
        player(given.game, name)
    if len(set(names)) != len(names):
        raise ValueError("name each bot once; the seats are shared out among them")
    seats = max(one.info.min_seats, len(names)) if given.seats is None else given.seats
    try:
        one.checked_options(seats, options)
    except BadOptions as error:
        raise ValueError(str(error)) from error
    if seats < len(names):
        raise ValueError(f"{len(names)} bots do not fit {seats} seats")
    budget = Budget(seconds=given.seconds, iterations=given.iterations)
    return Setting(given.game, seats, names, options, given.seed, budget)


def _options(text: str) -> dict[str, Any]:
    try:
        options = json.loads(text)
    except ValueError as error:
        raise ValueError(f"--options is not JSON: {error}") from error
    if not isinstance(options, dict):
        raise ValueError("--options must be a JSON object")
    return options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m games.simulate", description="Let bots play a game many times."
    )
    parser.add_argument("game", help="the game's slug, such as uno")
    parser.add_argument("--seats", type=_number, help="how many seats (default: the fewest)")
    parser.add_argument("--games", type=_positive, default=100, help="how many games (100)")
    parser.add_argument(
        "--bots", default="easy,normal", help=f"players, by commas: {', '.join((*LEVELS, RANDOM))}"
    )
    parser.add_argument("--options", default="{}", help="the table's options, as JSON")
    parser.add_argument("--seed", type=_whole, default=0, help="same seed, same deals (0)")
    parser.add_argument("--jobs", type=_positive, default=1, help="processes (1)")
    parser.add_argument("--seconds", type=_seconds, default=0.3, help="a search's CPU time (0.3)")
    parser.add_argument(
        "--iterations", type=_positive, help="a search's rounds, instead of its time"
    )
    parser.add_argument(
        "--until-clear",
        action="store_true",
        help="stop when the first bot's interval excludes its fair share",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON only")
    return parser


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None


def _whole(text: str) -> int:
    number = _number(text)
    if not 0 <= number < 1 << 64:
        raise argparse.ArgumentTypeError("must be a whole number from 0")
    return number


def _positive(text: str) -> int:
    number = _number(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number") from None
    if not 0 < number < 3600:
        raise argparse.ArgumentTypeError("must be more than 0 and less than 3600")
    return number


if __name__ == "__main__":
    sys.exit(main())
