"""The long random games: ``python -m games.campaign [slug …]``.

Thousands of games per number of seats, with options off and on: each must end, with all its cards
there at every moment. A breach ends with exit code 1 and tells the seed that repeats it.
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
    flags_on,
    playable,
    random_game,
    random_options,
)
from games.contract import AnyEngine
from games.registry import engine, engines

_CHUNK = 50
_ALL_FLAGS_ONCE_IN = 4
_BREACHES_SHOWN = 5
_INTERRUPTED = 130


@dataclass(frozen=True)
class Series:
    """Games of one kind."""

    slug: str
    seats: int
    options_on: bool

    def __str__(self) -> str:
        return f"{self.slug}, {self.seats} seats, options {'on' if self.options_on else 'off'}"


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    breaches: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count the other's games too."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
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
        "--games", type=_positive, default=10_000, help="per number of seats, off and on (10000)"
    )
    parser.add_argument(
        "--seats", type=_numbers, help="such as 2,4,10 (the fewest, a middle number, the most)"
    )
    parser.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", default="campaign", help="any text: the same plays the same")
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"“{text}” is not a number above zero")
    return int(text)


def _numbers(text: str) -> list[int]:
    return [_positive(part.strip()) for part in text.split(",")]


def _plan(asked: Namespace) -> list[Series]:
    """Return the series to play; a number of seats that none of the games has is an error."""
    found = [engine(slug) for slug in dict.fromkeys(asked.slug)] or engines()
    series = [
        Series(one.info.slug, seats, options_on)
        for one in found
        for seats in _seats(one, asked.seats)
        for options_on in (False, True)
        if (one.info.options if options_on else playable(one, seats, {}))
    ]
    for seats in asked.seats or ():
        if all(one.seats != seats for one in series):
            names = ", ".join(one.info.slug for one in found)
            raise LookupError(f"{seats} seats cannot play {names}")
    return series


def _seats(one: AnyEngine, asked: list[int] | None) -> list[int]:
    least, most = one.info.min_seats, one.info.max_seats
    if asked is None:
        return sorted({least, (least + most) // 2, most})
    return [seats for seats in dict.fromkeys(asked) if least <= seats <= most]


def _run(asked: Namespace, results: Results, console: Console) -> None:
    bar = Progress(console=console, disable=not console.is_terminal)
    # An interrupt is the parent's to handle: it ends the workers.
    with bar, Pool(asked.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        task = bar.add_task("games", total=asked.games * len(results))
        play = partial(_play_chunk, seed=asked.seed)
        for series, tally in pool.imap_unordered(play, _chunks(results, asked.games)):
            results[series].add(tally)
            bar.update(task, advance=tally.games, description=str(series))
            if results[series].games == asked.games and not console.is_terminal:
                console.print(f"{series}: {results[series].games} games")


def _chunks(results: Results, games: int) -> Iterator[Chunk]:
    for series in results:
        for start in range(0, games, _CHUNK):
            yield series, range(start, min(start + _CHUNK, games))


def _play_chunk(chunk: Chunk, seed: str) -> tuple[Series, Tally]:
    series, numbers = chunk
    tally = Tally()
    for number in numbers:
        tally.games += 1
        try:
            moves = _play(series, f"{seed}/{series.slug}/{series.seats}/{number}".encode())
        except Breach as breach:
            tally.breaches.append(str(breach))
        else:
            tally.moves += moves
            tally.longest = max(tally.longest, moves)
    return series, tally


def _play(series: Series, seed: bytes) -> int:
    one = engine(series.slug)
    case = Case(one, series.seats, _options(one, series, Chance(seed).fork("options")), seed)
    with case.guarded():
        state, _ = case.new_game()
        return len(random_game(case, state, case.chance("moves"), Depth().max_moves))


def _options(one: AnyEngine, series: Series, chance: Chance) -> dict[str, Any]:
    if not series.options_on:
        return {}
    draw = random_options if chance.below(_ALL_FLAGS_ONCE_IN) else flags_on
    return draw(one, series.seats, chance)


def _report(results: Results, console: Console) -> None:
    table = Table("game", "seats", "options", title="Random games")
    for name in ("games", "moves", "longest game", "breaches"):
        table.add_column(name, justify="right")
    for series, tally in results.items():
        counts = (tally.games, tally.moves, tally.longest, len(tally.breaches))
        options = "on" if series.options_on else "off"
        cells = (f"{count:,}" for count in counts)
        table.add_row(series.slug, str(series.seats), options, *cells)
    console.print(table)
    for tally in results.values():
        for breach in tally.breaches[:_BREACHES_SHOWN]:
            console.print(breach, style="red", markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    sys.exit(main())
