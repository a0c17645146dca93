"""Real tables, made through the services, that a big site's tables are copies of."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from accounts.models import Match, User
from bench.growth.ages import LONG_GAMES
from games.chance import Chance
from games.registry import engine, engines
from tables.models import Table
from tests.tablecraft import begun, fresh, open_for, play_once, play_out

EACH = 2
"""Whole games of every game and number of seats."""
YOUNG = 10
"""Moves that a running game has behind it."""


class Patterns(NamedTuple):
    """Tables to copy."""

    finished: list[Table]
    waiting: list[Table]
    running: list[Table]


def played(people: Sequence[User], *, each: int = EACH) -> Patterns:
    """Play a few games of every kind, and let as many begin and wait."""
    chance = Chance(b"growth")
    finished, waiting, running = [], [], []
    for game, seats in _kinds():
        those = people[:seats]
        for number in range(each):
            table = begun(those, game, rated=number % 2 == 0)
            finished.append(play_out(table, chance))
        waiting.append(open_for(those[:-1], game, seats_kept=False))
        running.append(_running(those, game, chance))
    return Patterns(finished, waiting, running)


def _kinds() -> Iterator[tuple[str, int]]:
    """Yield every game for as few as may play it, and the one with prizes for four too."""
    for info in (one.info for one in engines()):
        yield info.slug, info.min_seats
        if info.prizes:
            yield info.slug, 4


def _running(people: Sequence[User], game: str, chance: Chance) -> Table:
    """Return a young table; those whose games are over so soon are taken away again."""
    for _ in range(100):
        table = _aged(begun(people, game), YOUNG, chance)
        if table.status == Table.Status.PLAYING:
            return table
        Match.objects.filter(table=table.uid).delete()
        table.delete()
    raise RuntimeError(f"no {game} lasts for {YOUNG} moves")


def aged(game: str, people: Sequence[User], moves: int) -> Table:
    """Return a running table with so many moves behind it, of the first game that lasts so long."""
    those = people[: min(4, engine(game).info.max_seats)]
    for number in range(100):
        chance = Chance(f"{game} {number}".encode())
        table = _aged(begun(those, game, options=LONG_GAMES[game]), moves, chance)
        if table.status == Table.Status.PLAYING:
            return table
    raise RuntimeError(f"no {game} lasts for {moves} moves")


def _aged(table: Table, moves: int, chance: Chance) -> Table:
    for _ in range(moves):
        if fresh(table).status != Table.Status.PLAYING:
            break
        play_once(table, chance)
    return fresh(table)
