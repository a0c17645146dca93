"""The long random games: ``python -m games.campaign [slug …]``.

Thousands of games per ruleset and number of seats, with options off and on: each must end, with all
its cards there at every moment, and no redeal of it knows the truth. A breach ends with exit code 1
and tells the seed that repeats it.
"""

import os
import signal
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from games.chance import Chance
from games.conformance import (
    Breach,
    Case,
    Depth,
    check_kept,
    check_redeals,
    flags_on,
    playable,
    random_game,
    random_options,
)
from games.contract import AnyEngine
from games.registry import engine, every_ruleset

_CHUNK = 50
_ALL_FLAGS_ONCE_IN = 4
_BREACHES_SHOWN = 5
_INTERRUPTED = 130


@dataclass(frozen=True)
class Series:
    """Games of one kind."""

    slug: str
    ruleset: int
    seats: int
    options_on: bool

    @property
    def game(self) -> str:
        """Its name: that of an older ruleset has the number in it."""
        newest = self.ruleset == engine(self.slug).info.ruleset
        return self.slug if newest else f"{self.slug}.{self.ruleset}"

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats, options {'on' if self.options_on else 'off'}"


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    redeals: int = 0
    breaches: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count the other's games too."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.redeals += other.redeals
        self.breaches += other.breaches


Chunk = tuple[Series, range]
Results = dict[Series, Tally]


def main(arguments: list[str] | None = None) -> int:
    """Run the campaign and return the exit code."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        series = _plan(asked)
    except LookupError as error:
        parser.error(str(error.args[0]))
    console = Console()
    results: Results = {one: Tally() for one in series}
    try:
        _run(asked, results, console)
    except KeyboardInterrupt:
        _report(results, console)
        console.print("Stopped before the end.")
        return _INTERRUPTED
    _report(results, console)
    return 1 if any(tally.breaches for tally in results.values()) else 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m games.campaign", description=__doc__.split("\n\n")[1])
    parser.add_argument("slug", nargs="*", help="games to play (all)")
    parser.add_argument(
        "--games", type=_positive, default=10_000, help="of each kind, options off and on (10000)"
    )
    parser.add_argument("--seats", type=_numbers, help="such as 2,4,10 (all that a game allows)")
    parser.add_argument(
        "--redeals", type=_counted, default=5, help="compared in each game, for all viewers (5)"
    )
    parser.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", default="campaign", help="any text: the same plays the same")
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"“{text}” is not a number above zero")
    return int(text)


def _counted(text: str) -> int:
    return 0 if text == "0" else _positive(text)


def _numbers(text: str) -> list[int]:
    return [_positive(part.strip()) for part in text.split(",")]


def _plan(asked: Namespace) -> list[Series]:
    """Return the series to play; a number of seats that none of the games has is an error."""
    slugs = [engine(slug).info.slug for slug in dict.fromkeys(asked.slug)]
    found = [one for one in every_ruleset() if not slugs or one.info.slug in slugs]
    series = [
        Series(one.info.slug, one.info.ruleset, seats, options_on)
        for one in found
        for seats in _seats(one, asked.seats)
        for options_on in (False, True)
        if (one.info.options if options_on else playable(one, seats, {}))
    ]
    for seats in asked.seats or ():
        if all(one.seats != seats for one in series):
            names = ", ".join(dict.fromkeys(one.info.slug for one in found))
            raise LookupError(f"{seats} seats cannot play {names}")
    return series


def _seats(one: AnyEngine, asked: list[int] | None) -> list[int]:
    allowed = range(one.info.min_seats, one.info.max_seats + 1)
    return [seats for seats in dict.fromkeys(asked or allowed) if seats in allowed]


def _run(asked: Namespace, results: Results, console: Console) -> None:
    bar = Progress(console=console, disable=not console.is_terminal)
    # An interrupt is the parent's to handle: it ends the workers.
    with bar, Pool(asked.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        task = bar.add_task("games", total=asked.games * len(results))
        play = partial(_play_chunk, seed=asked.seed, redeals=asked.redeals)
        for series, tally in pool.imap_unordered(play, _chunks(results, asked.games)):
            results[series].add(tally)
            bar.update(task, advance=tally.games, description=str(series))
            if results[series].games == asked.games and not console.is_terminal:
                console.print(f"{series}: {results[series].games} games")


def _chunks(results: Results, games: int) -> Iterator[Chunk]:
    for series in results:
        for start in range(0, games, _CHUNK):
            yield series, range(start, min(start + _CHUNK, games))


def _play_chunk(chunk: Chunk, seed: str, redeals: int) -> tuple[Series, Tally]:
    series, numbers = chunk
    tally = Tally()
    for number in numbers:
        tally.games += 1
        try:
            own = f"{seed}/{series.game}/{series.seats}/{number}".encode()
            moves = _play(series, own, redeals)
        except Breach as breach:
            tally.breaches.append(str(breach))
        else:
            tally.moves += moves
            tally.redeals += redeals if moves else 0
            tally.longest = max(tally.longest, moves)
    return series, tally


def _play(series: Series, seed: bytes, redeals: int) -> int:
    one = engine(series.slug, series.ruleset)
    case = Case(one, series.seats, _options(one, series, Chance(seed).fork("options")), seed)
    with case.guarded():
        state, _ = case.new_game()
        made = random_game(case, state, case.chance("moves"), Depth().max_moves)
        check_redeals(case, made, redeals)
        check_kept(case, made, min(redeals, 1))
        return len(made)


def _options(one: AnyEngine, series: Series, chance: Chance) -> dict[str, Any]:
    if not series.options_on:
        return {}
    draw = random_options if chance.below(_ALL_FLAGS_ONCE_IN) else flags_on
    return draw(one, series.seats, chance)


def _report(results: Results, console: Console) -> None:
    table = Table("game", "seats", "options", title="Random games")
    for name in ("games", "moves", "longest", "redeals", "breaches"):
        table.add_column(name, justify="right")
    for series, tally in results.items():
        counts = (tally.games, tally.moves, tally.longest, tally.redeals, len(tally.breaches))
        options = "on" if series.options_on else "off"
        cells = (f"{count:,}" for count in counts)
        table.add_row(series.game, str(series.seats), options, *cells)
    console.print(table)
    for tally in results.values():
        for breach in tally.breaches[:_BREACHES_SHOWN]:
            console.print(breach, style="red", markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    sys.exit(main())
