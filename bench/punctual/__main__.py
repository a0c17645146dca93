"""``python -m bench.punctual --tables 1,10,20``: see docs/performance.md.

At so many tables one person each plays against bots that search. How long does a person wait for a
bot's move, and how long do the bots think? They share the time there is, so that none comes late.
"""

import re
import sys
import tempfile
from argparse import ArgumentParser, ArgumentTypeError
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

from bench.arguments import count
from bench.load.figures import percentile
from bench.load.report import table
from games.bots import Budget
from games.registry import engine, engines
from tests.config.running_house import House, house
from tests.live.bot_pauses import pauses

TOKEN = "of a bench, and nobody's"  # noqa: S105 - of a house that ends with the run
PAUSE = 0.9
LONGEST = 1.5 * PAUSE + Budget().seconds
"""Seconds after which the slowest bot is due: its pause, and the time of a whole search."""
LATE = 0.25
"""Seconds after its moment at which a move is still on time."""
MOST_ON_TIME = 10
"""Tables at which bots must be on time."""
MOST_GUESTS = 100
"""That may come from one address within ten minutes."""
_THOUGHT = re.compile(
    r'^zastolye_bot_thinking_seconds_(sum|count)\{.*level="hard".*\} (\S+)$', re.M
)


class Waits(NamedTuple):
    """What was seen at so many tables together."""

    tables: int
    pauses: list[float]
    slowest: float
    """The median at the table where one waits longest."""
    thought: float
    """Seconds that a bot thought on average."""


def main() -> int:
    """Open a house, let people play at more and more tables, and report."""
    wanted = _parser().parse_args()
    bots = min(wanted.bots, engine(wanted.game).info.max_seats - 1)
    with tempfile.TemporaryDirectory(prefix="punctual-") as name:
        more = {"BOT_PAUSE": str(PAUSE), "METRICS_TOKEN": TOKEN, "SOCKETS_PER_ADDRESS": "100000"}
        with house(Path(name) / "data", **more) as running:
            found = [_at(running, number, bots, wanted) for number in wanted.tables]
    print(_report(found, bots, wanted.game))
    return 0 if all(_is_on_time(one) for one in found if one.tables <= MOST_ON_TIME) else 1


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bench.punctual", description=__doc__)
    parser.add_argument("--tables", type=_numbers, default=(1, 10, 20, 30))
    parser.add_argument("--bots", type=count, default=3, help="at each table, beside one person")
    parser.add_argument("--moves", type=count, default=15, help="of bots that each person awaits")
    parser.add_argument("--game", choices=[one.info.slug for one in engines()], default="uno")
    return parser


def _numbers(text: str) -> tuple[int, ...]:
    numbers = tuple(count(one) for one in text.split(","))
    if sum(numbers) > MOST_GUESTS:
        raise ArgumentTypeError(f"no more than {MOST_GUESTS} tables in all")
    return numbers


def _at(running: House, tables: int, bots: int, wanted: object) -> Waits:
    """Let so many people play at once, each at a table of their own."""
    seats, moves, game = bots + 1, vars(wanted)["moves"], vars(wanted)["game"]
    before = _thinking(running)
    with ThreadPoolExecutor(tables) as people:
        each = [
            people.submit(pauses, running.port, "hard", seats=seats, moves=moves, game=game)
            for _ in range(tables)
        ]
        found = [sorted(one.result()) for one in each]
    seconds, thoughts = (now - then for now, then in zip(_thinking(running), before, strict=True))
    print(f"{tables} tables: {sum(map(len, found))} moves of bots", file=sys.stderr)
    return Waits(
        tables,
        sorted(pause for pauses in found for pause in pauses),
        max(percentile(one, 0.5) for one in found),
        seconds / max(thoughts, 1),
    )


def _thinking(running: House) -> tuple[float, float]:
    """Return how many seconds bots have thought so far, and how often."""
    address = f"http://localhost:{running.port}/metrics"
    request = Request(address, headers={"Authorization": f"Bearer {TOKEN}"})
    with urlopen(request, timeout=20) as answer:  # noqa: S310
        told = _THOUGHT.findall(answer.read().decode())
    seconds, thoughts = (
        sum(float(value) for name, value in told if name == which) for which in ("sum", "count")
    )
    return seconds, thoughts


def _is_on_time(one: Waits) -> bool:
    return percentile(one.pauses, 0.95) <= LONGEST + LATE


def _report(found: list[Waits], bots: int, game: str) -> str:
    head = ["tables", "p50, s", "p95", "most", "the slowest table's p50", "thought, s"]
    rows = [
        [
            str(one.tables),
            *(f"{percentile(one.pauses, share):.2f}" for share in (0.5, 0.95, 1.0)),
            f"{one.slowest:.2f}",
            f"{one.thought:.2f}",
        ]
        for one in found
    ]
    told = (
        f"{game}, one person and {bots} hard bots at each table; one is due within {LONGEST:.2f} s"
    )
    return f"{told}\n\n{table(head, rows)}"


if __name__ == "__main__":
    sys.exit(main())
