"""A season of many games at live tables: people, guests and bots, voids, two ends at once.

Some leave, delete their account or declare it a program's in the middle of a game.

Every move goes through the services, as a socket or a worker would send it.
"""

import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from django.db import connection

from accounts.models import User
from accounts.services.deletion import delete_account
from accounts.services.fair_play import waits_until
from accounts.services.results import void_result
from accounts.services.settings import declare_program
from games.chance import Chance
from games.contract import fill
from tables.models import Seat, Table
from tables.services import leaving, opening, playing, seating
from tests.tablecraft import fresh

KINDS = (
    *(("uno", 2), ("uno", 3), ("uno", 3), ("uno", 4), ("uno", 2), ("uno", 3)),
    *(("madness", 2), ("shipit", 2), ("stayaway", 4)),
)
"""Games and seats, in the measure in which they are played."""
_MOST_MOVES = 4000


@dataclass
class Season:
    """The people of a season, and what has been played."""

    people: list[User]
    chance: Chance
    newcomer: Callable[[], User]
    """Makes an account that comes in the place of one that is lost to the season."""
    tables: list[str] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)

    def play(self, games: int) -> None:
        """Play so many games; now and then one is voided, and now and then two end at once."""
        while len(self.tables) < games:
            if len(self.tables) % 25 == 24 and games - len(self.tables) >= 2:
                self._play_two_to_one_end()
            else:
                self._play_one()
            if len(self.tables) % 9 == 8:
                self._void_one()

    def _play_one(self) -> None:
        deed = self._deed_of_a_loser()
        is_duel = deed and self.chance.below(2)
        table = self._begun(*(("uno", 2) if is_duel else self.chance.pick(list(KINDS))))
        for number in range(_MOST_MOVES):
            if deed and number == 6:
                self._do(deed, table)
            if not self._move(table):
                break
        self.tables.append(table.uid)

    def _begun(self, game: str, seats: int, persons: int = 0) -> Table:
        persons = persons or 2 + self.chance.below(seats - 1)
        bots = seats - persons
        people = [user for user in self.people if waits_until(user) is None]
        self.chance.shuffle(people)
        host, *others = people[:persons]
        table = opening.open_table(
            host=host,
            game=game,
            seat_count=seats,
            options={},
            rated=self.chance.below(15) > 0,
        )
        for user in others:
            seating.sit(uid=table.uid, user=user)
        if bots:
            seating.add_bots(uid=table.uid, user=host, level="easy")
        for user in (host, *others):
            seating.set_ready(uid=table.uid, user=user, ready=True)
        self.counted["bots"] += bots
        return Table.objects.get(pk=table.pk)

    def _move(self, table: Table) -> bool:
        """Make one move of whoever is asked; tell whether the game goes on."""
        decision = decision_of(table, self.chance)
        if decision is None:
            return False
        decision.make()
        return True

    def _deed_of_a_loser(self) -> str:
        """Return what somebody does in the middle of the game that comes now, mostly nothing."""
        return {3: "deleted", 6: "switched", 9: "left"}.get(len(self.tables) % 10, "")

    def _do(self, deed: str, table: Table) -> None:
        seat = table.seats.filter(counts=True, absence=Seat.Absence.NONE).first()
        if seat is None or seat.user is None or fresh(table).status != Table.Status.PLAYING:
            return
        self.counted[deed] += 1
        if deed == "left":
            leaving.resign(uid=table.uid, user=seat.user)
            return
        {"deleted": delete_account, "switched": declare_program}[deed](user=seat.user)
        self.people.remove(seat.user)
        self.people.append(self.newcomer())

    def _void_one(self) -> None:
        void_result(table=self.chance.pick(self.tables))
        self.counted["voids"] += 1

    def _play_two_to_one_end(self) -> None:
        """Bring two games to their last move, and make both moves in the same instant."""
        tables = [self._begun("uno", 3, persons=3) for _ in range(2)]
        last = [self._last_move(table) for table in tables]
        start = threading.Barrier(len(last))
        threads = [threading.Thread(target=_make_at, args=(start, one)) for one in last]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        ended = Table.objects.filter(pk__in=[table.pk for table in tables])
        assert {table.status for table in ended} == {Table.Status.FINISHED}
        self.tables += [table.uid for table in tables]
        self.counted["at once"] += 2

    def _last_move(self, table: Table) -> "Decision":
        for _ in range(_MOST_MOVES):
            decision = decision_of(table, self.chance, prefer_end=True)
            assert decision is not None
            if decision.ends:
                return decision
            decision.make()
        raise AssertionError("the game does not end")


@dataclass(frozen=True)
class Decision:
    """A move that somebody is about to make."""

    table: Table
    seat: Seat
    move: dict[str, Any]
    version: int
    asked: int
    ends: bool = False

    def make(self) -> None:
        """Make it, by the door of a person or of a bot."""
        number, uid = self.seat.number, self.table.uid
        if self.seat.bot_level:
            playing.play_bot(uid=uid, number=number, asked=self.asked, move=self.move)
        else:
            assert self.seat.user_id is not None
            playing.play(
                uid=uid,
                user_id=self.seat.user_id,
                move=self.move,
                version=self.version,
                move_id=f"m{self.version}",
            )


def decision_of(table: Table, chance: Chance, *, prefer_end: bool = False) -> Decision | None:
    """Return a random move of a seat that is asked, one that ends the game if that is wished."""
    now = Table.objects.get(pk=table.pk)
    if now.status != Table.Status.PLAYING or now.state is None:
        return None
    engine, state = now.engine, now.engine.load(bytes(now.state))
    number = min(engine.actors(state))
    free = engine.free(state, number)
    moves = [move for move in engine.legal(state, number) if move not in free]
    move, ends = fill(chance.pick(moves), chance), False
    if prefer_end:
        last = [one for one in moves if _ends(engine, state, number, one)]
        move, ends = (dict(last[0]), True) if last else (move, False)
    seat = now.seats.get(number=number)
    return Decision(now, seat, move, now.version, now.asked[number], ends)


def _ends(engine: Any, state: Any, seat: int, move: Any) -> bool:
    after = engine.copy(state)
    engine.apply(after, seat, move)
    return engine.outcome(after) is not None


def _make_at(start: threading.Barrier, decision: Decision) -> None:
    try:
        connection.ensure_connection()
        start.wait()
        decision.make()
    finally:
        connection.close()
