"""What is asked for: ``make load TABLES=100 THINK=1 …`` or the same as arguments."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.arguments import amount, count, number, positive, share, words
from bench.load.orders import Group, Kind, Task
from games.registry import engine, engines

DATABASES = ("sqlite", "postgresql")
PEERS = ("memory", "postgresql")
USUAL_SEATS = 4
LONG: dict[str, dict[str, Any]] = {"uno": {"match_to": 500}}
"""What makes a match long, of the games that can be."""
MOST_REST = 540.0
"""Seconds between two slices of one contender: its clocks allow ten minutes."""
MOST_WAITING = 18
"""Tables that may wait for a group of people: nobody sits at more than twenty."""


@dataclass(frozen=True)
class Plan:
    """One run."""

    tables: int
    seats: int
    games: tuple[str, ...]
    seconds: float
    warmup: float
    think: float
    api_share: float
    poll: float
    databases: tuple[str, ...]
    webs: int
    peers: tuple[str, ...]
    rounds: int
    age: int
    long: bool
    clients: int
    spares: int
    echo: bool
    output: Path
    hold: bool

    @property
    def kinds(self) -> list[Kind]:
        """What our tables play, by turns, with as many people as are wanted or the game allows."""
        return [
            Kind(game, _seats(game, self.seats), LONG.get(game, {}) if self.long else {})
            for game in self.games
        ]

    def task(
        self, ports: list[int], groups: list[Group], *, shape: str = "house", api_port: int = 0
    ) -> Task:
        """Return what the client processes are to do."""
        return Task(
            shape=shape,
            ports=ports,
            api_port=api_port,
            think=self.think,
            api_share=self.api_share,
            poll=self.poll,
            is_long=self.long,
            groups=groups,
        )


def read(arguments: list[str] | None = None) -> Plan:
    """Return the plan, or end with a sentence that says what is wrong."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if not given.games:
        parser.error("nothing is left to be played")
    _set_seats(given, parser)
    if given.long and not set(given.games) & set(LONG):
        parser.error(f"only these have long matches: {', '.join(LONG)}")
    if not given.databases and not given.peers:
        parser.error("nobody is left to be measured")
    _check_rest(given, parser)
    _check_output(given, parser)
    return Plan(**vars(given))


def _check_rest(given: Namespace, parser: ArgumentParser) -> None:
    """Refuse slices so long that clocks of those who rest meanwhile would run out."""
    others = len(given.databases) + len(given.peers) - 1
    if 2 * others * (given.seconds + given.warmup) > MOST_REST:
        parser.error(f"with {others + 1} by turns a clock would run out: ask for fewer seconds")


def _check_output(given: Namespace, parser: ArgumentParser) -> None:
    """Refuse a folder that nothing can be kept in, before anything is measured."""
    try:
        given.output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"nothing can be kept in {given.output}: {error.strerror}")


def _set_seats(given: Namespace, parser: ArgumentParser) -> None:
    """Settle how many people a table has; where one game is played, it must allow what is asked."""
    wanted = given.seats or USUAL_SEATS
    near = {_seats(game, wanted) for game in given.games}
    if min(near) <= wanted <= max(near):
        given.seats = wanted
    elif given.seats is None:
        given.seats = max(near)
    else:
        bounds = [(one, engine(one).info) for one in dict.fromkeys(given.games)]
        told = [f"{game} is played by {one.min_seats} to {one.max_seats}" for game, one in bounds]
        parser.error("; ".join(told))


def _seats(game: str, wanted: int) -> int:
    info = engine(game).info
    return min(max(wanted, info.min_seats), info.max_seats)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bench.load", description=__doc__)
    add = parser.add_argument
    add("--tables", type=count, default=100)
    add("--seats", type=count, help="4, or as near to it as the game allows")
    games = words(*(one.info.slug for one in engines()), repeated=True)
    add("--game", dest="games", type=games, default=("uno",), help="or several: uno,uno,shipit")
    add("--seconds", type=positive, default=20.0, help="of each measured slice")
    add("--warmup", type=amount, default=3.0, help="seconds of each slice before it counts")
    add("--think", type=amount, default=0.0, help="seconds between moves; 0 is a closed loop")
    add("--api-share", type=share, default=0.0, help="which part of players comes by the API")
    add("--poll", type=positive, default=0.25, help="seconds between two looks by the API")
    add("--database", dest="databases", type=words(*DATABASES), default=DATABASES)
    add("--webs", type=count, default=2, help="web processes on PostgreSQL; SQLite has one")
    add("--peer", dest="peers", type=words(*PEERS), default=PEERS, help="boardgame.io")
    add("--rounds", type=count, default=2, help="how often everybody has a turn")
    add("--age", type=number, default=0, help="moves in each game before anything is measured")
    add("--long", action="store_true", help="matches of many deals, which hardly ever end")
    add("--clients", type=count, default=2, help="processes of the load client")
    add("--spares", type=_spare, default=6, help="tables that wait for each group of people")
    add("--no-echo", dest="echo", action="store_false", help="skip the bare echo")
    add("--output", type=Path, default=Path("build/load"))
    add("--hold", action="store_true", help="play until Ctrl-C, for a profiler; name processes")
    return parser


def _spare(text: str) -> int:
    number = count(text)
    if number > MOST_WAITING:
        raise ArgumentTypeError(f"nobody can have more than {MOST_WAITING} waiting")
    return number
