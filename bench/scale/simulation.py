"""A house under load: moves from the hand that makes them to the last of the other screens.

A web process is one server (Python's lock makes it one): moves, frames, pages and signs of life
wait for each other. Moves gather for a while before they are made; the writer commits what waits,
at most a batch at a time; a database has as many servers as cores, Redis one. The last move of a
game is made by itself, and booked with the row of its pool locked. Arrivals are random, service
times vary as exponentials do, but for pages and the ends of games: their pieces are alike.
"""

import random
from dataclasses import dataclass, field

from bench.scale.costs import MARK_EVERY, Costs, Habits, House
from bench.scale.queues import Clock, Deed, Part, Row

WARM = 2.0
"""Seconds at the beginning that count for nothing."""
REPAIR_EVERY = 2.0
PIECES = 5
"""Python's lock is handed on every few milliseconds: a page is drawn in so many pieces."""
CARE_PIECES, BOOK_PIECES, OPEN_PIECES = 8, 21, 24
"""Statements of a last move before it is booked, of its booking, and of eight requests."""


@dataclass
class Web:
    """A web process, and the moves that wait for its writer."""

    part: Part = field(default_factory=Part)
    gathered: list["Move"] = field(default_factory=list)
    waiting: list["Move"] = field(default_factory=list)
    is_writing: bool = False


@dataclass
class Move:
    """A move on its way."""

    begun: float
    home: int
    database: int
    elsewhere: list[int]
    """The processes at which the other screens are, if not at home."""
    screens_at_home: int
    is_last: bool = False
    missing: int = 0


def _nothing(_now: float) -> None:
    """Go on with nothing."""


@dataclass
class Errand:
    """What a thread of a web process does: some work, a question to the database, and so on."""

    web: Web
    database: Part
    pieces: int
    web_ms: float
    row_ms: float
    then: Deed = _nothing

    def __post_init__(self) -> None:
        """Begin with all pieces."""
        self.pieces_left = self.pieces


class Simulation:
    """The house, its people, and what is seen of both."""

    def __init__(self, costs: Costs, habits: Habits, house: House, seed: int = 1) -> None:
        self.costs, self.habits, self.house = costs, habits, house
        self.clock, self.chance = Clock(), random.Random(seed)
        self.webs = [Web() for _ in range(house.webs)]
        self.page_webs = [Web() for _ in range(house.page_webs)]
        self.redis = [Part() for _ in range(house.redis)]
        self.databases = [Part(house.cores) for _ in range(house.databases)]
        self.pools = [Row() for _ in range(habits.pools)]
        """The first one has most games."""
        self.seen: list[float] = []
        """Seconds from the hand to the last screen."""
        self.counted = 0
        """Moves that were made, the first seconds apart."""

    def run(self, seconds: float) -> None:
        """Let so many seconds pass."""
        habits = self.habits
        rates = {
            self._move: habits.moves,
            self._page: habits.players * habits.pages / 60,
            self._beat: habits.beats,
            self._ping: habits.pings,
            self._mark: habits.players / MARK_EVERY,
        }
        for deed, rate in rates.items():
            if rate:
                self._repeat(deed, rate, 0.0)
        for _hub in self.webs:
            self.clock.at(self.chance.uniform(0.0, REPAIR_EVERY), self._repair)
        self.clock.run(seconds)
        self.seconds = seconds

    @property
    def carried(self) -> float:
        """Which part of the moves was on all screens in the end."""
        return len(self.seen) / max(1, self.counted)

    def _repeat(self, deed: Deed, rate: float, moment: float) -> None:
        """Let something happen at random moments, so many times a second."""

        def happen(now: float) -> None:
            deed(now)
            self._repeat(deed, rate, now)

        self.clock.at(moment + self.chance.expovariate(rate), happen)

    def _ms(self, mean: float) -> float:
        return self.chance.expovariate(1 / mean) if mean else 0.0

    def _move(self, now: float) -> None:
        self.counted += now > WARM
        home = self.chance.randrange(len(self.webs))
        others = [home] * (self.habits.seats - 1)
        if not self.house.together:
            others = [self.chance.randrange(len(self.webs)) for _ in others]
        move = Move(
            begun=now,
            home=home,
            database=self.chance.randrange(len(self.databases)),
            elsewhere=sorted({one for one in others if one != home}),
            screens_at_home=1 + others.count(home),
            is_last=self.chance.random() < self.habits.ends,
        )
        web = self.webs[home]
        web.gathered.append(move)
        if len(web.gathered) == 1:
            gathered = now + self.costs.gather_ms / 1000
            self.clock.at(gathered, lambda then: self._make(web, then))

    def _make(self, web: Web, now: float) -> None:
        """Make the moves that have gathered, and hand them on together, but for last moves."""
        moves, web.gathered = web.gathered, []
        done = max(web.part.serve(now, self._ms(self.costs.move_ms)) for _ in moves)
        plain = [move for move in moves if not move.is_last]
        self.clock.at(done, lambda then: self._hand_to_writer(web, plain, then))
        for move in moves:
            if move.is_last:
                self.clock.at(done, self._end(web, move))

    def _hand_to_writer(self, web: Web, moves: list[Move], now: float) -> None:
        web.waiting += moves
        if not web.is_writing:
            self._write(web, now)

    def _write(self, web: Web, now: float) -> None:
        """Commit what waits, in one transaction for each database."""
        batch, web.waiting = web.waiting[: self.house.batch], web.waiting[self.house.batch :]
        web.is_writing = bool(batch)
        if not batch:
            return
        done = now
        for number in {move.database for move in batch}:
            rows = sum(move.database == number for move in batch)
            cost = self.costs.commit_ms + rows * self.costs.row_ms
            done = max(done, self.databases[number].serve(now, self._ms(cost)))
        done += self._ms(self.costs.disk_ms) / 1000
        self.clock.at(done, lambda then: self._committed(web, batch, then))

    def _committed(self, web: Web, batch: list[Move], now: float) -> None:
        for move in batch:
            self._tell(web, move, now)
        self._write(web, now)

    def _tell(self, web: Web, move: Move, now: float) -> None:
        """Hand the frames to the screens at home, and tell Redis, whoever else listens."""
        move.missing = 1 + len(move.elsewhere)
        cost = move.screens_at_home * self.costs.send_ms
        self.clock.at(web.part.serve(now, self._ms(cost)), self._arrival(move))
        told = self._redis(now, move.missing * self._ms(self.costs.publish_ms))
        for number in move.elsewhere:
            self.clock.at(told, self._delivery(move, number))

    def _delivery(self, move: Move, number: int) -> Deed:
        def deliver(now: float) -> None:
            done = self.webs[number].part.serve(now, self._ms(self.costs.deliver_ms))
            self.clock.at(done, self._arrival(move))

        return deliver

    def _arrival(self, move: Move) -> Deed:
        def arrive(now: float) -> None:
            move.missing -= 1
            if not move.missing and move.begun > WARM:
                self.seen.append(now - move.begun)

        return arrive

    def _end(self, web: Web, move: Move) -> Deed:
        """Return how a last move is made and booked, and the next game begins."""
        costs, pool = self.costs, self._pool()
        database = self.databases[move.database]

        def wait(now: float) -> None:
            pool.lock(now, lambda then: self._go_on(booking, then))

        def commit(now: float) -> None:
            self.clock.at(now + self._ms(costs.disk_ms) / 1000, over)

        def over(now: float) -> None:
            pool.release(now)
            self._tell(web, move, now)
            self._begin_next(move, database, now)

        booking = Errand(web, database, BOOK_PIECES, costs.book_ms, costs.book_row_ms, commit)
        making = Errand(web, database, CARE_PIECES, costs.care_ms, costs.care_row_ms, wait)
        return lambda now: self._go_on(making, now)

    def _pool(self) -> Row:
        first, *others = self.pools
        is_first = not others or self.chance.random() < self.habits.favourite
        return first if is_first else self.chance.choice(others)

    def _begin_next(self, move: Move, database: Part, now: float) -> None:
        """Open the next table, begin there, and let all its people connect, all at once."""
        costs, those = self.costs, 1 + self.habits.seats
        web = self.chance.choice(self.page_webs or self.webs)
        self._go_on(Errand(web, database, OPEN_PIECES, costs.open_ms, costs.open_row_ms), now)
        for _ in range(those):
            web = self.webs[move.home] if self.house.together else self.chance.choice(self.webs)
            part_ms, row_ms = costs.next_ms / those, costs.next_row_ms / those
            self._go_on(Errand(web, database, PIECES, part_ms, row_ms), now)

    def _go_on(self, errand: Errand, now: float) -> None:
        """Let a thread do its next piece, and then ask the database."""
        if not errand.pieces_left:
            errand.then(now)
            return
        errand.pieces_left -= 1
        done = errand.web.part.serve(now, errand.web_ms / errand.pieces)
        self.clock.at(done, lambda then: self._ask(errand, then))

    def _ask(self, errand: Errand, now: float) -> None:
        done = errand.database.serve(now, errand.row_ms / errand.pieces)
        self.clock.at(done, lambda then: self._go_on(errand, then))

    def _database(self) -> Part:
        return self.chance.choice(self.databases)

    def _page(self, now: float) -> None:
        """Open a page: the process draws it bit by bit, so that moves come in between."""
        web, database = self.chance.choice(self.page_webs or self.webs), self._database()
        costs = self.costs
        self._go_on(Errand(web, database, PIECES, costs.page_ms, costs.page_row_ms), now)

    def _beat(self, now: float) -> None:
        self.chance.choice(self.webs).part.serve(now, self._ms(self.costs.beat_ms))

    def _ping(self, now: float) -> None:
        self.chance.choice(self.webs).part.serve(now, self._ms(self.costs.ping_ms))
        self._redis(now, self.costs.ping_redis_ms)

    def _mark(self, now: float) -> None:
        self._redis(now, self.costs.mark_ms)

    def _redis(self, now: float, milliseconds: float) -> float:
        return self.chance.choice(self.redis).serve(now, milliseconds)

    def _repair(self, now: float) -> None:
        """Let a hub look at the versions of the tables it shows."""
        screens = 1 if self.house.together else self.habits.seats
        shown = self.habits.players / self.habits.seats * screens / len(self.webs)
        for database in self.databases:
            database.serve(now, shown / len(self.databases) * self.costs.repair_ms)
        self.clock.at(now + REPAIR_EVERY, self._repair)
