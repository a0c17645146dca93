"""Moves, and looks, at tables of different ages; each times itself."""

import time
from collections.abc import Callable
from itertools import count

from accounts.models import User
from bench.growth.ages import AGES, LONG_GAMES
from bench.growth.patterns import aged
from games.chance import Chance
from tables.live.looking import snapshot
from tables.models import Table
from tables.services.playing import play
from tests.tablecraft import asked_seat, fresh, some_move, user_at

MOVERS = [f"player {number}" for number in (9, 90, 91, 92)]
"""Who plays here, and sits at no table that copies are made of."""
_ids = count()


class Aged:
    """A table of some age; one whose game ends is followed by another."""

    def __init__(self, game: str, moves: int) -> None:
        self.game, self.moves = game, moves
        self.people = list(User.objects.filter(username__in=MOVERS).order_by("pk"))
        self.chance = Chance(f"{game} {moves}".encode())
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table as it stands."""
        if self._table is None or fresh(self._table).status != Table.Status.PLAYING:
            self._table = aged(self.game, self.people, self.moves)
        return fresh(self._table)

    def move(self) -> float:
        """Make a move; return the seconds it took."""
        table = self.table
        number = asked_seat(table)
        user, move = user_at(table, number), some_move(table, number, self.chance)
        name = f"growth-{next(_ids)}"
        begun = time.perf_counter()
        play(uid=table.uid, user_id=user.pk, move=move, version=table.version, move_id=name)
        return time.perf_counter() - begun

    def look(self) -> float:
        """Come to the table; return the seconds until it is seen."""
        table = self.table
        begun = time.perf_counter()
        snapshot(table.uid, self.people[0])
        return time.perf_counter() - begun


def moves() -> dict[str, Callable[[], float]]:
    """Return a move and a look for every long game and age."""
    found: dict[str, Callable[[], float]] = {}
    for game in LONG_GAMES:
        for age in AGES:
            here = Aged(game, age)
            found[f"{game}: move after {age}"] = here.move
            found[f"{game}: look after {age}"] = here.look
    return found
