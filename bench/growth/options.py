"""What is asked for: sizes of sites, kinds of databases, visits; what cannot be is refused."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import dataclass

from bench.arguments import count, number
from bench.growth.names import EVERY

SMALL = {"players": 100, "games": 1_000, "whole": 20, "tables": 10}
DATABASES = ("sqlite", "postgresql")
ROUNDS = 25


@dataclass(frozen=True)
class Plan:
    """One run."""

    kinds: list[str]
    small: dict[str, int]
    big: dict[str, int]
    filled: list[str]
    visits: list[str]
    rounds: int


def read(arguments: list[str] | None = None) -> Plan:
    """Return the plan, or end with a sentence that says what is wrong."""
    parser = ArgumentParser(prog="python -m bench.growth", description=__doc__)
    add = parser.add_argument
    add("--database", choices=DATABASES, action="append")
    add_size(parser)
    add("--small-games", type=number, default=SMALL["games"], help="0 is an empty start")
    add("--only", type=visits, default=EVERY, help="visits with these letters in their names")
    add("--rounds", type=count, default=ROUNDS)
    add("--filled", nargs=2, metavar=("SMALL", "BIG"), help="addresses of databases filled before")
    return _plan(parser.parse_args(arguments))


def _plan(given: Namespace) -> Plan:
    return Plan(
        kinds=["filled before"] if given.filled else given.database or list(DATABASES),
        small=SMALL | {"games": given.small_games, "whole": min(SMALL["whole"], given.small_games)},
        big={name: getattr(given, name) for name in SMALL},
        filled=given.filled or [],
        visits=list(given.only),
        rounds=given.rounds,
    )


def add_size(parser: ArgumentParser) -> None:
    """Let how big a site becomes be said."""
    parser.add_argument("--players", type=players, default=100_000)
    parser.add_argument("--games", type=number, default=1_000_000)
    parser.add_argument("--whole", type=number, default=20_000)
    parser.add_argument("--tables", type=count, default=2_000)


def players(text: str) -> int:
    """Return a number of players: the small site's at least, for some of them have their parts."""
    given = int(text)
    if given < SMALL["players"]:
        raise ArgumentTypeError(f"it must be {SMALL['players']} or more")
    return given


def visits(text: str) -> list[str]:
    """Return the visits whose names have these letters."""
    found = [name for name in EVERY if text in name]
    if not found:
        raise ArgumentTypeError(f"no visit is called so; there are: {'; '.join(EVERY)}")
    return found
