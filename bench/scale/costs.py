"""What things cost, as measured: the one place to put new figures into.

Milliseconds of one core of the machine that the figures in docs/performance.md are from. Each has a
name on the command line (``--set move_ms=1.0``).
"""

from dataclasses import dataclass, fields, replace
from math import exp, inf

PING_AFTER, PING_EVERY = 1.0, 15.0
"""Seconds, as in ``static/js/table/live_source.js``."""
BEAT_AFTER, BEAT_EVERY = 2.25, 2.5
"""Two seconds of silence, looked for twice a second; an answer comes just after such a look."""
MARK_EVERY = 20.0
"""Seconds after which a web process shows anew that a socket is there."""


@dataclass(frozen=True)
class Costs:
    """The costs of one thing each."""

    move_ms: float = 0.45
    """A web process: to take a move, apply it and make its frames."""
    gather_ms: float = 10.0
    """How long moves of a web process wait for each other; no core is busy with it."""
    deliver_ms: float = 0.35
    """A web process: to hear of a change elsewhere and hand its frame to a socket."""
    send_ms: float = 0.05
    """A web process: to hand a frame to one socket of its own."""
    row_ms: float = 0.1
    """PostgreSQL: one move within a batch."""
    commit_ms: float = 0.8
    """PostgreSQL: what a batch costs besides its moves."""
    disk_ms: float = 1.0
    """How long a commit waits for the disk; no core is busy with it."""
    publish_ms: float = 0.02
    """Redis: to take a message and hand it to one subscriber; who tells it hears it too."""
    care_ms: float = 4.5
    """A web process: the last move of a game, made with care, before its pool's row is locked."""
    care_row_ms: float = 1.0
    """PostgreSQL: the same."""
    book_ms: float = 8.5
    """A web process: to book a game, with its pool's row locked."""
    book_row_ms: float = 3.0
    """PostgreSQL: the same; a wait for the disk follows."""
    next_ms: float = 36.0
    """A web process: the next game begins, and its players connect anew."""
    next_row_ms: float = 8.0
    """PostgreSQL: the same."""
    open_ms: float = 37.0
    """A web process: the next table is opened, all sit down there and say that they are ready."""
    open_row_ms: float = 9.0
    """PostgreSQL: the same."""
    beat_ms: float = 0.1
    """A web process: to answer a beat."""
    ping_ms: float = 0.15
    """A web process: to answer a ping, with who is here."""
    ping_redis_ms: float = 0.01
    """Redis: to tell who is here."""
    mark_ms: float = 0.02
    """Redis: to note that a socket is still there."""
    page_ms: float = 25.0
    """A web process: a page; a thread of it holds up the others."""
    page_row_ms: float = 4.0
    """PostgreSQL: what a page asks."""
    repair_ms: float = 0.004
    """PostgreSQL: a table in a hub's look at the versions of what it shows."""
    frame_bytes: float = 750.0
    """A frame of UNO for one of four; nothing is compressed."""
    pong_bytes: float = 70.0
    """An answer to a beat or a ping."""
    head_bytes: float = 80.0
    """What comes before either: of IP, TCP, TLS and the socket."""
    socket_kib: float = 40.0
    """Memory of an open socket."""
    most_sockets: float = 5000.0
    """Sockets that one web process was seen to hold."""

    def set(self, given: list[str]) -> "Costs":
        """Return the costs with some of them as given: ``name=value``."""
        names = {one.name for one in fields(self)}
        changed = {}
        for one in given:
            name, _, value = one.partition("=")
            if name not in names:
                raise ValueError(f"no cost is called {name}; there are {', '.join(sorted(names))}")
            try:
                changed[name] = float(value)
            except ValueError:
                raise ValueError(f"{name} wants a number, not {value!r}") from None
            if not 0 <= changed[name] < inf:
                raise ValueError(f"{name} must be 0 or more")
        return replace(self, **changed)


@dataclass(frozen=True)
class Habits:
    """What people do, and their pages for them."""

    players: int = 100_000
    seats: int = 4
    think: float = 5.0
    """Seconds between two moves at a table, on average: they come at random."""
    pages: float = 0.5
    """Pages that one of them opens in a minute."""
    ends: float = 0.013
    """Which part of the moves is the last of a game."""
    pools: int = 11
    """Pools of ratings: of the five games one, two or three each, by the number of seats."""
    favourite: float = 0.5
    """Which part of the games belongs to the pool that has most; the others share the rest."""

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.players / self.seats / self.think

    @property
    def pings(self) -> float:
        """Pings a second: a while after each frame that no other follows, and then regularly."""
        return self._signs(PING_AFTER, PING_EVERY)

    @property
    def beats(self) -> float:
        """Beats a second: whenever nothing was heard for a while, be it an answer to a ping."""
        return self._signs(PING_AFTER + BEAT_AFTER, BEAT_EVERY)

    @property
    def busiest_pool(self) -> float:
        """Ends of games a second in the pool that has most."""
        most = self.favourite if self.pools > 1 else 1.0
        return self.moves * self.ends * most

    def _signs(self, first: float, every: float) -> float:
        """Return how many a second are given by all, so long after a move and then so often."""
        between_moves = exp(-first / self.think) / (1 - exp(-every / self.think))
        return self.players / self.think * between_moves


@dataclass(frozen=True)
class House:
    """How many there are of each part."""

    webs: int
    page_webs: int = 0
    """Processes for pages alone; without any, those of the tables draw them too."""
    redis: int = 1
    databases: int = 1
    """Primaries, each with its part of the tables."""
    cores: int = 8
    """Of each database."""
    together: bool = True
    """Whether all screens of a table are at one web process."""
    batch: int = 32
    """Moves at most that a writer commits at once."""
